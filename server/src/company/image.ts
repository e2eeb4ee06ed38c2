import { crc32, createInflate } from 'node:zlib'

export type Image = {
  readonly mediaType: 'image/png' | 'image/jpeg'
  /** Pixels. */
  readonly width: number
  readonly height: number
}

/**
 * What the bytes are by their own word, not by a file name or a header of the request. Undefined for anything but a
 * whole PNG or JPEG. Reads headers only: no pixel is decoded, so no picture can be too large for it.
 */
export function readImage(bytes: Uint8Array): Image | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  return startsWith(bytes, PNG_MAGIC) ? readPng(bytes, view) : readJpeg(bytes, view)
}

/** Whether a PNG's pixels are all there and no more than its header says. Streamed: a bomb is cut off, not unpacked. */
export async function isWholePng(bytes: Uint8Array, { width, height }: Image): Promise<boolean> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const chunks = chunksOf(bytes, view) ?? []
  const header = chunks[0]
  if (!header) return false
  const bits = view.getUint8(header.at + 8) * (CHANNELS[view.getUint8(header.at + 9)] ?? 0) * width
  const plain = height * (1 + Math.ceil(bits / 8))
  const interlaced = view.getUint8(header.at + 12) === 1
  const data = chunks
    .filter(chunk => chunk.type === 'IDAT')
    .map(chunk => bytes.subarray(chunk.at, chunk.at + chunk.length))
  // Adam7 sends seven small pictures, each row with its filter byte: never as much as twice the plain size and more.
  const most = interlaced ? plain * 2 + 64 : plain
  const size = await inflatedSize(data, most)
  return size !== undefined && size >= (interlaced ? Math.floor(bits / 8) * height : plain)
}

const PNG_MAGIC = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
/** Samples a pixel by PNG's colour type: grey, -, RGB, palette, grey and alpha, -, RGB and alpha. */
const CHANNELS: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 }
const BIT_DEPTHS: Readonly<Record<number, readonly number[]>> = {
  0: [1, 2, 4, 8, 16],
  2: [8, 16],
  3: [1, 2, 4, 8],
  4: [8, 16],
  6: [8, 16],
}

function readPng(bytes: Uint8Array, view: DataView): Image | undefined {
  const chunks = chunksOf(bytes, view)
  const header = chunks?.[0]
  if (!chunks || header?.type !== 'IHDR' || header.length !== 13) return undefined
  const [depth, colour] = [view.getUint8(header.at + 8), view.getUint8(header.at + 9)]
  if (!BIT_DEPTHS[colour]?.includes(depth) || view.getUint8(header.at + 12) > 1) return undefined
  if (!chunks.some(chunk => chunk.type === 'IDAT') || chunks.at(-1)?.type !== 'IEND')
    return undefined
  if (colour === 3 && !chunks.some(chunk => chunk.type === 'PLTE')) return undefined
  return sized('image/png', view.getUint32(header.at), view.getUint32(header.at + 4))
}

type Chunk = { readonly type: string; readonly at: number; readonly length: number }

/** Undefined where a chunk is cut off, damaged, or something follows the last one. */
function chunksOf(bytes: Uint8Array, view: DataView): Chunk[] | undefined {
  const chunks: Chunk[] = []
  let at = PNG_MAGIC.length
  while (at < bytes.length) {
    if (at + 12 > bytes.length) return undefined
    const length = view.getUint32(at)
    const end = at + 12 + length
    if (end > bytes.length) return undefined
    if (crc32(bytes.subarray(at + 4, end - 4)) !== view.getUint32(end - 4)) return undefined
    const type = String.fromCharCode(...bytes.subarray(at + 4, at + 8))
    chunks.push({ type, at: at + 8, length })
    at = end
    if (type === 'IEND') return at === bytes.length ? chunks : undefined
  }
  return undefined
}

/** Baseline, extended and progressive, which every program draws; lossless and arithmetic ones few do. */
const FRAMES = new Set([0xc0, 0xc1, 0xc2])
const OTHER_FRAMES = new Set([0xc3, 0xc5, 0xc6, 0xc7, 0xc9, 0xca, 0xcb, 0xcd, 0xce, 0xcf])

function readJpeg(bytes: Uint8Array, view: DataView): Image | undefined {
  if (!startsWith(bytes, [0xff, 0xd8, 0xff]) || !endsWithEoi(bytes)) return undefined
  let found: Image | undefined
  let at = 2
  while (at + 4 <= bytes.length) {
    if (bytes[at] !== 0xff) return undefined
    const marker = bytes[at + 1] ?? 0
    if (marker === 0xff) {
      at += 1
      continue
    }
    const length = view.getUint16(at + 2)
    if (length < 2 || at + 2 + length > bytes.length || OTHER_FRAMES.has(marker)) return undefined
    // The picture itself begins here, and is read by nobody but who draws it.
    if (marker === 0xda) return found
    if (FRAMES.has(marker)) {
      if (length < 8 || view.getUint8(at + 4) !== 8) return undefined
      found = sized('image/jpeg', view.getUint16(at + 7), view.getUint16(at + 5))
    }
    at += 2 + length
  }
  return undefined
}

/** Some cameras fill up with zeros after the end. */
function endsWithEoi(bytes: Uint8Array): boolean {
  let end = bytes.length
  while (end > 2 && bytes[end - 1] === 0) end -= 1
  return bytes[end - 2] === 0xff && bytes[end - 1] === 0xd9
}

function sized(mediaType: Image['mediaType'], width: number, height: number): Image | undefined {
  return width > 0 && height > 0 ? { mediaType, width, height } : undefined
}

function startsWith(bytes: Uint8Array, magic: readonly number[]): boolean {
  return magic.every((byte, index) => bytes[index] === byte)
}

/** Bytes after unpacking; undefined when they cannot be unpacked or are more than expected. */
function inflatedSize(parts: readonly Uint8Array[], most: number): Promise<number | undefined> {
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
    for (const part of parts) inflate.write(part)
    inflate.end()
  })
}
