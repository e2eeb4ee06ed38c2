import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ZipError, openZip } from './zip-reader.ts'
import { createZip } from './zip-writer.ts'

let folder: string
let whole: Buffer
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'bordereau-zip-'))
  const path = join(folder, 'whole.zip')
  const zip = createZip(path)
  await zip.add('bordereau.json', textOf('{"hello":"hello hello hello"}'))
  await zip.add('archive/ab', textOf('bytes'), { compress: false })
  await zip.add('empty', textOf(''))
  await zip.finish()
  whole = readFileSync(path)
})
afterAll(() => rmSync(folder, { recursive: true }))

async function* textOf(text: string) {
  yield text
}

async function contentOf(bytes: Uint8Array): Promise<string> {
  const path = join(folder, 'tried.zip')
  writeFileSync(path, bytes)
  const zip = await openZip(path)
  try {
    let content = ''
    for (const entry of zip.entries) {
      const parts: Uint8Array[] = []
      for await (const part of entry.read()) parts.push(part)
      content += `${entry.name}=${Buffer.concat(parts).toString()}\n`
    }
    return content
  } finally {
    zip.close()
  }
}

/** Fields of an entry of the directory that a restore does not use, by their place in it. */
const HARMLESS: readonly [string, number, number][] = [
  ['the program that wrote it', 4, 6],
  ['the disk on which it begins: a backup is one file', 34, 36],
  ['whether it is text: nothing is converted', 36, 38],
  ['its permissions: a restore sets its own', 38, 42],
]

/** After its name: the time at which it was written, to the second. A restore keeps no times. */
const TIME_BYTES = 9

function harmlessPlaces(): ReadonlySet<number> {
  const places = new Set<number>()
  const add = (from: number, to: number) => {
    for (let place = from; place < to; place += 1) places.add(place)
  }
  for (let at = whole.indexOf('PK\x01\x02'); at !== -1; at = whole.indexOf('PK\x01\x02', at + 1)) {
    for (const [, from, to] of HARMLESS) add(at + from, at + to)
    const nameEnd = at + 46 + whole.readUInt16LE(at + 28)
    expect(whole.readUInt16LE(at + 30)).toBe(TIME_BYTES)
    add(nameEnd, nameEnd + TIME_BYTES)
    // The bits that fill the last byte of compressed data.
    const local = whole.readUInt32LE(at + 42)
    const dataEnd = local + 30 + whole.readUInt16LE(at + 28) + whole.readUInt32LE(at + 20)
    if (whole.readUInt16LE(at + 10) === 8) add(dataEnd - 1, dataEnd)
  }
  return places
}

test('every bit of a ZIP is as it was written, or the ZIP is damaged, or what it says is not used', async () => {
  const content = await contentOf(whole)
  const harmless = harmlessPlaces()
  const unnoticed: string[] = []
  for (let bit = 0; bit < whole.length * 8; bit += 1) {
    const place = Math.floor(bit / 8)
    const changed = Buffer.from(whole)
    changed.writeUInt8(whole.readUInt8(place) ^ (1 << (bit % 8)), place)
    const read = await contentOf(changed).catch((error: unknown) => {
      if (!(error instanceof ZipError)) throw error
      return undefined
    })
    if (read !== undefined && !(harmless.has(place) && read === content))
      unnoticed.push(`bit ${bit % 8} of byte ${place}`)
  }
  expect(unnoticed).toEqual([])
})

test.each([
  ['cut', () => whole.subarray(0, -1)],
  ['longer', () => Buffer.concat([whole, Buffer.from([0])])],
  ['with bytes before it', () => Buffer.concat([Buffer.from([0]), whole])],
  ['twice', () => Buffer.concat([whole, whole])],
])('a ZIP that is %s is damaged', async (_, bytes) => {
  await expect(contentOf(bytes())).rejects.toBeInstanceOf(ZipError)
})
