import { crc32, deflateSync } from 'node:zlib'

/** Pictures for tests: whole by their own word, of one colour. */

/** RGB of 8 bits; `data`: other packed pixels than the right ones. */
export function png(width: number, height: number, data?: Buffer): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 2, 0, 0, 0], 8)
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('IDAT', data ?? deflateSync(Buffer.alloc(height * (1 + width * 3)))),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

/** Grey, baseline: each block of 8 by 8 pixels is two bits, 'no difference' and 'nothing more'. */
export function jpeg(width: number, height: number): Buffer {
  const blocks = Math.ceil(width / 8) * Math.ceil(height / 8)
  return jpegOf(width, height, Buffer.alloc(Math.ceil(blocks / 4)))
}

/** A JPEG as far as its headers go, which promise tables that never come, around no picture at all. */
export function jpegHeaders(width: number, height: number): Buffer {
  return Buffer.concat([
    JPEG_START,
    frame(width, height),
    scan(Buffer.from([0x12, 0x34])),
    JPEG_END,
  ])
}

const JPEG_START = Buffer.from([0xff, 0xd8])
const JPEG_END = Buffer.from([0xff, 0xd9])

function jpegOf(width: number, height: number, data: Buffer): Buffer {
  // One code of one bit in each table: the symbol 0.
  const codes = Buffer.concat([Buffer.from([1]), Buffer.alloc(15), Buffer.from([0])])
  return Buffer.concat([
    JPEG_START,
    segment(0xdb, Buffer.concat([Buffer.from([0]), Buffer.alloc(64, 1)])),
    frame(width, height),
    segment(0xc4, Buffer.concat([Buffer.from([0x00]), codes])),
    segment(0xc4, Buffer.concat([Buffer.from([0x10]), codes])),
    scan(data),
    JPEG_END,
  ])
}

function frame(width: number, height: number): Buffer {
  const body = Buffer.from([8, 0, 0, 0, 0, 1, 1, 0x11, 0])
  body.writeUInt16BE(height, 1)
  body.writeUInt16BE(width, 3)
  return segment(0xc0, body)
}

function scan(data: Buffer): Buffer {
  return Buffer.concat([segment(0xda, Buffer.from([1, 1, 0, 0, 63, 0])), data])
}

function segment(marker: number, body: Buffer): Buffer {
  const head = Buffer.from([0xff, marker, 0, 0])
  head.writeUInt16BE(body.length + 2, 2)
  return Buffer.concat([head, body])
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  checksum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, checksum])
}
