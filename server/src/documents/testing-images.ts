import { crc32, constants, deflateRawSync, deflateSync } from 'node:zlib'

/** Test support: valid and malicious images. */

const PNG_MAGIC = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

export type PngParts = {
  readonly depth?: number
  /** 0 grey, 2 RGB, 3 palette, 4 grey and alpha, 6 RGB and alpha. */
  readonly colour?: number
  readonly interlaced?: boolean
  /** Compressed pixels; by default black ones for the header, for an image that is not interlaced. */
  readonly data?: Buffer
  /** Chunks between the header and the pixels, and between the pixels and the end. */
  readonly before?: readonly Buffer[]
  readonly after?: readonly Buffer[]
}

/** An RGB image of 8 bits; `data`: other compressed pixels than the right ones. */
export function png(width: number, height: number, data?: Buffer): Buffer {
  return pngOf(width, height, data ? { data } : {})
}

export function pngOf(width: number, height: number, parts: PngParts): Buffer {
  const { depth = 8, colour = 2, interlaced = false, before = [], after = [] } = parts
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([depth, colour, 0, 0, interlaced ? 1 : 0], 8)
  const samples = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 }[colour] ?? 0
  const data = parts.data ?? zeros(height * (1 + Math.ceil((width * samples * depth) / 8)))
  return Buffer.concat([
    PNG_MAGIC,
    pngChunk('IHDR', header),
    ...before,
    pngChunk('IDAT', data),
    ...after,
    pngChunk('IEND', Buffer.alloc(0)),
  ])
}

/** An image with further chunks after its header. */
export function withPngChunks(picture: Buffer, ...chunks: readonly Buffer[]): Buffer {
  return Buffer.concat([picture.subarray(0, 33), ...chunks, picture.subarray(33)])
}

export function pngChunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  checksum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, checksum])
}

/**
 * A zlib stream of zeros, about a thousandth of their size, made without allocating them: a block of a megabyte that is
 * compressed once and repeated, and their Adler-32, which for zeros is their number modulo 65521 above a 1 (RFC 1950,
 * §9).
 */
export function zeros(bytes: number): Buffer {
  if (bytes < 1_000_000) return deflateSync(Buffer.alloc(bytes))
  const block = deflateRawSync(Buffer.alloc(1_000_000), {
    level: 9,
    finishFlush: constants.Z_FULL_FLUSH,
  })
  const blocks = Array<Buffer>(Math.floor(bytes / 1_000_000)).fill(block)
  const rest = deflateRawSync(Buffer.alloc(bytes % 1_000_000))
  const checksum = Buffer.alloc(4)
  checksum.writeUInt16BE(bytes % 65_521, 0)
  checksum.writeUInt16BE(1, 2)
  return Buffer.concat([Buffer.from([0x78, 0xda]), ...blocks, rest, checksum])
}

/** A colour profile that decompresses to this many bytes. */
export function colourProfile(bytes: number): Buffer {
  return pngChunk('iCCP', Buffer.concat([Buffer.from('profile\0\0', 'latin1'), zeros(bytes)]))
}

/** A grey baseline JPEG: each block of 8 by 8 pixels is two bits, 'no difference' and 'end of block'. */
export function jpeg(width: number, height: number): Buffer {
  const blocks = Math.ceil(width / 8) * Math.ceil(height / 8)
  return jpegOf(frame(0xc0, width, height), scan(Buffer.alloc(Math.ceil(blocks / 4))))
}

/** A progressive JPEG: each scan but the first changes nothing. */
export function progressiveJpeg(width: number, height: number, scans: number): Buffer {
  const blocks = Math.ceil(width / 8) * Math.ceil(height / 8)
  const first = scan(Buffer.alloc(Math.ceil(blocks / 8)), [0, 0, 0x01])
  const second = scan(Buffer.alloc(Math.ceil(blocks / 8)), [0, 0, 0x10])
  return jpegOf(frame(0xc2, width, height), first, ...Array<Buffer>(scans - 1).fill(second))
}

/** A JPEG with headers but without tables and image data. */
export function jpegHeaders(width: number, height: number, marker = 0xc0, components = 1): Buffer {
  return Buffer.concat([
    JPEG_START,
    frame(marker, width, height, components),
    scan(Buffer.from([0x12, 0x34])),
    JPEG_END,
  ])
}

const JPEG_START = Buffer.from([0xff, 0xd8])
const JPEG_END = Buffer.from([0xff, 0xd9])

function jpegOf(...pictureSegments: readonly Buffer[]): Buffer {
  // One code of one bit in each table: the symbol 0.
  const codes = Buffer.concat([Buffer.from([1]), Buffer.alloc(15), Buffer.from([0])])
  return Buffer.concat([
    JPEG_START,
    segment(0xdb, Buffer.concat([Buffer.from([0]), Buffer.alloc(64, 1)])),
    segment(0xc4, Buffer.concat([Buffer.from([0x00]), codes])),
    segment(0xc4, Buffer.concat([Buffer.from([0x10]), codes])),
    ...pictureSegments,
    JPEG_END,
  ])
}

function frame(marker: number, width: number, height: number, components = 1): Buffer {
  const body = Buffer.from([8, 0, 0, 0, 0, components])
  body.writeUInt16BE(height, 1)
  body.writeUInt16BE(width, 3)
  const each = Array.from({ length: components }, (_, i) => Buffer.from([i + 1, 0x11, 0]))
  return segment(marker, Buffer.concat([body, ...each]))
}

/** `selection`: first and last coefficient, and the bits of successive approximation. */
function scan(data: Buffer, selection = [0, 63, 0]): Buffer {
  return Buffer.concat([segment(0xda, Buffer.from([1, 1, 0, ...selection])), data])
}

/** An image with further segments after its start. */
export function withJpegSegments(picture: Buffer, ...segments: readonly Buffer[]): Buffer {
  return Buffer.concat([picture.subarray(0, 2), ...segments, picture.subarray(2)])
}

export function segment(marker: number, body: Buffer): Buffer {
  const head = Buffer.from([0xff, marker, 0, 0])
  head.writeUInt16BE(body.length + 2, 2)
  return Buffer.concat([head, body])
}

/** EXIF data (TIFF) with an orientation and a description. */
export function exif(orientation: number, description = 'somewhere private'): Buffer {
  const head = Buffer.from('49492a00080000000200', 'hex')
  const orientationEntry = Buffer.from([0x12, 0x01, 3, 0, 1, 0, 0, 0, orientation, 0, 0, 0])
  const text = Buffer.from(`${description}\0`, 'latin1')
  const descriptionEntry = Buffer.from([0x0e, 0x01, 2, 0, 0, 0, 0, 0, 38, 0, 0, 0])
  descriptionEntry.writeUInt32LE(text.length, 4)
  return Buffer.concat([head, orientationEntry, descriptionEntry, Buffer.alloc(4), text])
}
