import { closeSync, openSync, readSync, readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { createRequire } from 'node:module'

export type Font = {
  /** The family's name as the font itself says it. */
  readonly family: string
  /** Directories of the weights we set. */
  readonly paths: readonly string[]
  readonly covers: (codePoint: number) => boolean
}

const WEIGHTS = ['400Regular', '600SemiBold', '700Bold']

/** In the order of preference; Han of Japan, China and Korea is put in order by familiesFor. */
const FAMILIES: readonly (readonly [family: string, packageName: string, weights: string[]])[] = [
  ['Inter', 'inter', ['400Regular', '500Medium', '600SemiBold', '700Bold']],
  // Before Noto Sans, which has Devanagari too, but without the conjuncts of this one.
  ['Noto Sans Devanagari', 'noto-sans-devanagari', WEIGHTS],
  ['Noto Sans', 'noto-sans', WEIGHTS],
  ['Noto Sans Arabic', 'noto-sans-arabic', WEIGHTS],
  ['Noto Sans Hebrew', 'noto-sans-hebrew', WEIGHTS],
  ['Noto Sans Thai', 'noto-sans-thai', WEIGHTS],
  ['Noto Sans SC', 'noto-sans-sc', ['400Regular', '700Bold']],
  ['Noto Sans JP', 'noto-sans-jp', ['400Regular', '700Bold']],
  ['Noto Sans KR', 'noto-sans-kr', ['400Regular', '700Bold']],
]

/** The fonts of the paper. Only the tables of characters are read here; outlines are read when first set. */
export function loadFonts(): readonly Font[] {
  const require = createRequire(import.meta.url)
  return FAMILIES.map(([family, packageName, weights]) => {
    const root = dirname(require.resolve(`@expo-google-fonts/${packageName}/package.json`))
    const paths = weights.map(weight => join(root, weight))
    return { family, paths, covers: coverageOf(paths[0] ?? root) }
  })
}

/** The families for a document: Han characters look as its language writes them. Scripts: those in its text. */
export function familiesFor(language: string, text: string, fonts: readonly Font[]): string[] {
  const first =
    language === 'ja' || (language !== 'zh' && language !== 'ko' && /[\u3040-\u30ff]/.test(text))
      ? 'Noto Sans JP'
      : language === 'ko' || (language !== 'zh' && /\p{Script=Hangul}/u.test(text))
        ? 'Noto Sans KR'
        : 'Noto Sans SC'
  const han = ['Noto Sans SC', 'Noto Sans JP', 'Noto Sans KR']
  const families = fonts.map(font => font.family)
  return [
    ...families.filter(family => !han.includes(family)),
    first,
    ...han.filter(family => family !== first),
  ]
}

/** The characters of the font in the directory, by its cmap table; read at first question, for most never come. */
function coverageOf(directory: string): (codePoint: number) => boolean {
  let covered: Uint8Array | undefined
  return codePoint => {
    covered ??= readCoverage(fontFileIn(directory))
    return ((covered[codePoint >> 3] ?? 0) & (1 << (codePoint & 7))) !== 0
  }
}

function fontFileIn(directory: string): string {
  const name = readdirSync(directory).find(entry => entry.endsWith('.ttf'))
  if (name === undefined) throw new Error(`no font in ${directory}`)
  return join(directory, name)
}

/** A bit for each code point. Subtable formats 4 and 12, as the OpenType specification lays them out. */
function readCoverage(path: string): Uint8Array {
  const cmap = readTable(path, 'cmap')
  const covered = new Uint8Array(0x110000 / 8)
  for (let i = 0; i < cmap.getUint16(2); i++) {
    const [platform, offset] = [cmap.getUint16(4 + i * 8), cmap.getUint32(8 + i * 8)]
    if (platform !== 0 && platform !== 3) continue
    const format = cmap.getUint16(offset)
    if (format === 4) readSegments(cmap, offset, covered)
    if (format === 12) readGroups(cmap, offset, covered)
  }
  return covered
}

function readSegments(cmap: DataView, at: number, covered: Uint8Array): void {
  const doubled = cmap.getUint16(at + 6)
  const [ends, starts] = [at + 14, at + 16 + doubled]
  const [deltas, ranges] = [starts + doubled, starts + 2 * doubled]
  for (let i = 0; i < doubled; i += 2) {
    const [start, end] = [cmap.getUint16(starts + i), cmap.getUint16(ends + i)]
    const [delta, range] = [cmap.getUint16(deltas + i), cmap.getUint16(ranges + i)]
    for (let code = start; code <= end && code !== 0xffff; code++) {
      const glyph = range === 0 ? code : cmap.getUint16(ranges + i + range + 2 * (code - start))
      if (glyph !== 0 && ((glyph + delta) & 0xffff) !== 0) mark(covered, code)
    }
  }
}

function readGroups(cmap: DataView, at: number, covered: Uint8Array): void {
  for (let i = 0; i < cmap.getUint32(at + 12); i++) {
    const group = at + 16 + i * 12
    const first = cmap.getUint32(group + 8) === 0 ? 1 : 0
    for (let code = cmap.getUint32(group) + first; code <= cmap.getUint32(group + 4); code++) {
      mark(covered, code)
    }
  }
}

function mark(covered: Uint8Array, code: number): void {
  covered[code >> 3] = (covered[code >> 3] ?? 0) | (1 << (code & 7))
}

/** One table of a TrueType file, without reading the rest: some of these files have ten megabytes. */
function readTable(path: string, tag: string): DataView {
  const file = openSync(path, 'r')
  try {
    const head = read(file, 0, 12)
    const directory = read(file, 12, head.getUint16(4) * 16)
    for (let at = 0; at < directory.byteLength; at += 16) {
      if (tagAt(directory, at) === tag) {
        return read(file, directory.getUint32(at + 8), directory.getUint32(at + 12))
      }
    }
    throw new Error(`no table ${tag} in ${path}`)
  } finally {
    closeSync(file)
  }
}

function tagAt(view: DataView, at: number): string {
  return String.fromCharCode(...[0, 1, 2, 3].map(i => view.getUint8(at + i)))
}

function read(file: number, position: number, length: number): DataView {
  const bytes = new Uint8Array(length)
  readSync(file, bytes, 0, length, position)
  return new DataView(bytes.buffer)
}
