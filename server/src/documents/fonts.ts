import { closeSync, openSync, readSync, readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import type { PaperFont } from '@bordereau/domain/paper-design'
import weights from './font-weights.json' with { type: 'json' }

export type Font = {
  /** The family's name in the font's name table. */
  readonly family: string
  /** Directories of the weights in use. */
  readonly paths: readonly string[]
  readonly covers: (codePoint: number) => boolean
  /** Of a font of one script: whether the text has letters of it. Other documents do not open the font. */
  readonly isNeededBy: (text: string) => boolean
}

type Family = readonly [family: string, packageName: keyof typeof weights, script?: RegExp]

/** In the order of preference; familiesFor orders the Han fonts of Japan, China and Korea. */
const FAMILIES: readonly Family[] = [
  ['Inter', 'inter'],
  ['Source Serif 4', 'source-serif-4'],
  ['IBM Plex Mono', 'ibm-plex-mono'],
  // Before Noto Sans, whose Devanagari has fewer conjuncts.
  ['Noto Sans Devanagari', 'noto-sans-devanagari'],
  ['Noto Sans', 'noto-sans'],
  ['Noto Sans Arabic', 'noto-sans-arabic'],
  ['Noto Sans Hebrew', 'noto-sans-hebrew'],
  ['Noto Sans Thai', 'noto-sans-thai'],
  ['Noto Sans SC', 'noto-sans-sc'],
  ['Noto Sans JP', 'noto-sans-jp'],
  ['Noto Sans KR', 'noto-sans-kr'],
  ['Noto Sans Bengali', 'noto-sans-bengali', /\p{Script=Bengali}/u],
  ['Noto Sans Gurmukhi', 'noto-sans-gurmukhi', /\p{Script=Gurmukhi}/u],
  ['Noto Sans Gujarati', 'noto-sans-gujarati', /\p{Script=Gujarati}/u],
  ['Noto Sans Oriya', 'noto-sans-oriya', /\p{Script=Oriya}/u],
  ['Noto Sans Tamil', 'noto-sans-tamil', /\p{Script=Tamil}/u],
  ['Noto Sans Telugu', 'noto-sans-telugu', /\p{Script=Telugu}/u],
  ['Noto Sans Kannada', 'noto-sans-kannada', /\p{Script=Kannada}/u],
  ['Noto Sans Malayalam', 'noto-sans-malayalam', /\p{Script=Malayalam}/u],
  ['Noto Sans Sinhala', 'noto-sans-sinhala', /\p{Script=Sinhala}/u],
  ['Noto Sans Georgian', 'noto-sans-georgian', /\p{Script=Georgian}/u],
  ['Noto Sans Armenian', 'noto-sans-armenian', /\p{Script=Armenian}/u],
  ['Noto Sans Ethiopic', 'noto-sans-ethiopic', /\p{Script=Ethiopic}/u],
  ['Noto Sans Lao', 'noto-sans-lao', /\p{Script=Lao}/u],
  ['Noto Sans Khmer', 'noto-sans-khmer', /\p{Script=Khmer}/u],
  ['Noto Sans Myanmar', 'noto-sans-myanmar', /\p{Script=Myanmar}/u],
  ['Noto Serif Tibetan', 'noto-serif-tibetan', /\p{Script=Tibetan}/u],
]

/** The directory of the font of payment slips, which their banks prescribe. */
export const SLIP_FONTS = fileURLToPath(new URL('fonts/liberation-sans', import.meta.url))

/** The fonts of documents. Only their character tables are read here, on first use. */
export function loadFonts(): readonly Font[] {
  const require = createRequire(import.meta.url)
  return FAMILIES.map(([family, packageName, script]) => {
    const root = dirname(require.resolve(`@expo-google-fonts/${packageName}/package.json`))
    const paths = weights[packageName].map(weight => join(root, weight))
    const isNeededBy = (text: string) => script?.test(text) ?? true
    return { family, paths, covers: coverageOf(paths[0] ?? root), isNeededBy }
  })
}

/**
 * The font families of a document in order: that of its design, then those of other scripts. The first Han font follows
 * the language, or else the scripts in the text.
 */
export function familiesFor(
  language: string,
  text: string,
  fonts: readonly Font[],
  own: PaperFont,
): string[] {
  const first =
    language === 'ja' || (language !== 'zh' && language !== 'ko' && /[\u3040-\u30ff]/.test(text))
      ? 'Noto Sans JP'
      : language === 'ko' || (language !== 'zh' && /\p{Script=Hangul}/u.test(text))
        ? 'Noto Sans KR'
        : 'Noto Sans SC'
  const han = ['Noto Sans SC', 'Noto Sans JP', 'Noto Sans KR']
  const families = fonts
    .filter(font => font.isNeededBy(text))
    .map(font => font.family)
    .filter(family => family !== own)
  return [
    own,
    ...families.filter(family => !han.includes(family)),
    first,
    ...han.filter(family => family !== first),
  ]
}

/** The characters of the font in the directory, by its cmap table; read on first use, since most fonts are not used. */
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

/** A bit for each code point, from subtables of format 4 and 12 (OpenType, cmap). */
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
      if (glyph !== 0 && ((glyph + delta) & 0xffff) !== 0) addCodePoint(covered, code)
    }
  }
}

function readGroups(cmap: DataView, at: number, covered: Uint8Array): void {
  for (let i = 0; i < cmap.getUint32(at + 12); i++) {
    const group = at + 16 + i * 12
    const first = cmap.getUint32(group + 8) === 0 ? 1 : 0
    for (let code = cmap.getUint32(group) + first; code <= cmap.getUint32(group + 4); code++) {
      addCodePoint(covered, code)
    }
  }
}

function addCodePoint(covered: Uint8Array, code: number): void {
  covered[code >> 3] = (covered[code >> 3] ?? 0) | (1 << (code & 7))
}

/** One table of a TrueType file without reading the rest: some files have ten megabytes. */
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
