import { crc32, createInflate } from 'node:zlib'
import { exifWithOrientation, orientationIn } from './exif.ts'

export type Png = {
  /** Pixels. */
  readonly width: number
  readonly height: number
  /** The file with only the chunks needed for drawing. */
  readonly bytes: Uint8Array
}

/**
 * A PNG reduced to the chunks needed for drawing: IHDR, PLTE, tRNS, IDAT, IEND and the orientation from eXIf. Colour
 * profiles (iCCP), compressed texts (zTXt, iTXt), animation and all others are removed: some decompress to gigabytes.
 * Undefined for anything but a whole PNG with its chunks in the order of the specification (PNG third edition, §5.6).
 * Nothing is decompressed here.
 */
export function readPng(bytes: Uint8Array): Png | undefined {
  const chunks = chunksOf(bytes)
  const header = chunks?.[0]
  if (!chunks || !header || !isValidHeader(header) || !isInOrder(chunks)) return undefined
  const { width, height } = sizeOf(header)
  if (width === 0 || height === 0) return undefined
  const drawing = chunks.flatMap(chunk => {
    if (CRITICAL.has(chunk.type) || chunk.type === 'tRNS') return [chunk.full]
    const exif = chunk.type === 'eXIf' && exifWithOrientation(orientationIn(chunk.data))
    return exif ? [chunkOf('eXIf', exif)] : []
  })
  return { width, height, bytes: Buffer.concat([MAGIC, ...drawing]) }
}

/** Whether the compressed pixels are exactly as many as the header declares. Streamed, not held in memory. */
export async function hasAllPixels(bytes: Uint8Array): Promise<boolean> {
  const chunks = chunksOf(bytes)
  const header = chunks?.[0]
  if (!chunks || !header) return false
  const expected = decompressedBytes(header)
  const data = chunks.filter(chunk => chunk.type === 'IDAT').map(chunk => chunk.data)
  return (await inflatedBytes(data, expected)) === expected
}

const MAGIC = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
const CRITICAL = new Set(['IHDR', 'PLTE', 'IDAT', 'IEND'])

/** Encoders write chunks of some thousand bytes; a limit against files with very many empty chunks. */
const MAX_CHUNKS = 4_000

type Chunk = { readonly type: string; readonly data: Uint8Array; readonly full: Uint8Array }

/** Undefined when a chunk is truncated or damaged, there are too many, or bytes follow the last one. */
function chunksOf(bytes: Uint8Array): Chunk[] | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (!MAGIC.every((byte, index) => bytes[index] === byte)) return undefined
  const chunks: Chunk[] = []
  let at = MAGIC.length
  while (at + 12 <= bytes.length && chunks.length < MAX_CHUNKS) {
    const end = at + 12 + view.getUint32(at)
    if (end > bytes.length) return undefined
    if (crc32(bytes.subarray(at + 4, end - 4)) !== view.getUint32(end - 4)) return undefined
    const type = Buffer.from(bytes.subarray(at + 4, at + 8)).toString('latin1')
    chunks.push({ type, data: bytes.subarray(at + 8, end - 4), full: bytes.subarray(at, end) })
    if (type === 'IEND') return end === bytes.length ? chunks : undefined
    at = end
  }
  return undefined
}

function chunkOf(type: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  checksum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, checksum])
}

/** Samples per pixel by PNG's colour type: grey, -, RGB, palette, grey and alpha, -, RGB and alpha. */
const CHANNELS: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 }
const BIT_DEPTHS: Readonly<Record<number, readonly number[]>> = {
  0: [1, 2, 4, 8, 16],
  2: [8, 16],
  3: [1, 2, 4, 8],
  4: [8, 16],
  6: [8, 16],
}
const PALETTE = 3

function isValidHeader({ type, data }: Chunk): boolean {
  const [depth = 0, colour = -1, compression, filter, interlace = 2] = data.subarray(8)
  return (
    type === 'IHDR' &&
    data.length === 13 &&
    (BIT_DEPTHS[colour]?.includes(depth) ?? false) &&
    compression === 0 &&
    filter === 0 &&
    interlace <= 1
  )
}

function sizeOf({ data }: Chunk): { readonly width: number; readonly height: number } {
  const view = new DataView(data.buffer, data.byteOffset, data.byteLength)
  return { width: view.getUint32(0), height: view.getUint32(4) }
}

/**
 * IHDR, then a palette at most once, then tRNS at most once, then consecutive IDAT chunks, then IEND. A decoder must
 * not ignore an unknown critical chunk, whose type begins with a capital letter (§13.1).
 */
function isInOrder(chunks: readonly Chunk[]): boolean {
  const order = chunks
    .map(({ type }) => type)
    .filter((type, i, types) => type !== 'IDAT' || types[i - 1] !== 'IDAT')
    .filter(type => /^[A-Z]/.test(type) || type === 'tRNS')
  if (!/^IHDR( PLTE)?( tRNS)? IDAT IEND$/.test(order.join(' '))) return false
  const palette = chunks.find(({ type }) => type === 'PLTE')
  if (!palette) return chunks[0]?.data[9] !== PALETTE
  return palette.data.length % 3 === 0 && palette.data.length <= 768
}

/** Start and steps of each of the seven passes of an interlaced image: x, y, dx, dy (§8.2, Adam7). */
const ADAM7 = [
  [0, 0, 8, 8],
  [4, 0, 8, 8],
  [0, 4, 4, 8],
  [2, 0, 4, 4],
  [0, 2, 2, 4],
  [1, 0, 2, 2],
  [0, 1, 1, 2],
] as const

/** The decompressed size: rows of pixels, each after its filter byte. */
function decompressedBytes(header: Chunk): number {
  const { width, height } = sizeOf(header)
  const [depth = 0, colour = 0, , , interlace] = header.data.subarray(8)
  const bits = depth * (CHANNELS[colour] ?? 0)
  const passes = interlace === 1 ? ADAM7 : ([[0, 0, 1, 1]] as const)
  return passes.reduce((sum, [x, y, dx, dy]) => {
    const [columns, rows] = [Math.ceil((width - x) / dx), Math.ceil((height - y) / dy)]
    return columns > 0 && rows > 0 ? sum + rows * (1 + Math.ceil((columns * bits) / 8)) : sum
  }, 0)
}

/** Undefined when the parts cannot be decompressed or have more than `most` bytes. */
function inflatedBytes(parts: readonly Uint8Array[], most: number): Promise<number | undefined> {
  return new Promise(resolve => {
    const inflate = createInflate()
    let size = 0
    inflate.on('data', (part: Buffer) => {
      size += part.length
      if (size <= most) return
      inflate.destroy()
      resolve(undefined)
    })
    inflate.on('end', () => resolve(size))
    inflate.on('error', () => resolve(undefined))
    inflate.end(Buffer.concat(parts))
  })
}
