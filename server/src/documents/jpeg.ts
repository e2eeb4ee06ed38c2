import { exifWithOrientation, orientationIn } from './exif.ts'

export type Jpeg = {
  /** Pixels, before the orientation is applied. */
  readonly width: number
  readonly height: number
  /** 1: grey; 3: colour; 4: CMYK. */
  readonly components: number
  /** The number of scans, each of which a decoder applies to the whole image. */
  readonly scans: number
  /** The file with only the segments needed for drawing. */
  readonly bytes: Uint8Array
}

/**
 * A JPEG reduced to the segments needed for drawing: tables, frame, scans, and of the application data JFIF without its
 * thumbnail, Adobe's colour transform (APP14) and the orientation from EXIF. Colour profiles (APP2), comments, GPS data
 * and bytes after the end are removed. Undefined for anything but a whole baseline, extended or progressive JPEG of 8
 * bits (ITU-T T.81, Annex B). No pixel is decoded here.
 */
export function readJpeg(bytes: Uint8Array): Jpeg | undefined {
  const segments = segmentsOf(bytes)
  const frames = segments?.filter(({ marker }) => FRAMES.has(marker)) ?? []
  const [frame] = frames
  if (!segments || !frame || frames.length > 1) return undefined
  const firstScan = segments.findIndex(({ marker }) => marker === SOS)
  if (firstScan < segments.indexOf(frame)) return undefined
  const size = frameOf(frame.body)
  if (!size) return undefined
  const drawing = segments.flatMap(segment => drawingPart(segment) ?? [])
  return {
    ...size,
    scans: segments.filter(({ marker }) => marker === SOS).length,
    bytes: Buffer.concat([START, ...drawing, END]),
  }
}

const START = Uint8Array.from([0xff, 0xd8])
const END = Uint8Array.from([0xff, 0xd9])
const EOI = 0xd9
const SOS = 0xda
/** Baseline, extended and progressive; few programs draw lossless, hierarchical and arithmetic-coded frames. */
const FRAMES = new Set([0xc0, 0xc1, 0xc2])
/** Huffman tables, quantization tables, restart interval. */
const TABLES = new Set([0xc4, 0xdb, 0xdd])
const [APP0, APP1, APP14, APP15, COM] = [0xe0, 0xe1, 0xee, 0xef, 0xfe]

/** Some dozens are usual; a limit against files with very many empty segments. */
const MAX_SEGMENTS = 4_000

type Segment = {
  readonly marker: number
  /** Without marker and length. */
  readonly body: Uint8Array
  /** With marker, length and, for a scan, the packed data behind it. */
  readonly full: Uint8Array
}

/** The segments up to the first end of image. Undefined for a truncated, unsupported or excessive segment. */
function segmentsOf(bytes: Uint8Array): Segment[] | undefined {
  if (!START.every((byte, index) => bytes[index] === byte)) return undefined
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const segments: Segment[] = []
  let at = 2
  while (at + 2 <= bytes.length && segments.length < MAX_SEGMENTS) {
    if (bytes[at] !== 0xff) return undefined
    const marker = bytes[at + 1] ?? 0
    if (marker === EOI) return segments
    if (marker === 0xff) {
      at += 1
      continue
    }
    if (!isSupported(marker) || at + 4 > bytes.length) return undefined
    const bodyEnd = at + 2 + view.getUint16(at + 2)
    if (bodyEnd < at + 4 || bodyEnd > bytes.length) return undefined
    const end = marker === SOS ? endOfScan(bytes, bodyEnd) : bodyEnd
    const [body, full] = [bytes.subarray(at + 4, bodyEnd), bytes.subarray(at, end)]
    segments.push({ marker, body, full })
    at = end
  }
  return undefined
}

function isSupported(marker: number): boolean {
  const isApplication = marker >= APP0 && marker <= APP15
  return (
    FRAMES.has(marker) || TABLES.has(marker) || marker === SOS || isApplication || marker === COM
  )
}

/** Offset of the next marker: in packed data 0xff is followed by 0 or is one of the eight restart markers. */
function endOfScan(bytes: Uint8Array, from: number): number {
  for (let at = from; ;) {
    at = bytes.indexOf(0xff, at)
    const next = bytes[at + 1]
    if (at < 0 || next === undefined) return bytes.length
    if (next === 0xff) at += 1
    else if (next === 0 || (next >= 0xd0 && next <= 0xd7)) at += 2
    else return at
  }
}

function frameOf(body: Uint8Array): Pick<Jpeg, 'width' | 'height' | 'components'> | undefined {
  const view = new DataView(body.buffer, body.byteOffset, body.byteLength)
  const components = body[5] ?? 0
  if (body.length !== 6 + 3 * components || body[0] !== 8) return undefined
  if (components !== 1 && components !== 3 && components !== 4) return undefined
  const [height, width] = [view.getUint16(1), view.getUint16(3)]
  return width > 0 && height > 0 ? { width, height, components } : undefined
}

/** Undefined for a segment that is not needed for drawing. */
function drawingPart({ marker, body, full }: Segment): Uint8Array | undefined {
  if (FRAMES.has(marker) || TABLES.has(marker) || marker === SOS) return full
  const name = Buffer.from(body.subarray(0, 6)).toString('latin1')
  // Version and density, which precede the size of the thumbnail.
  if (marker === APP0 && name.startsWith('JFIF\0') && body.length >= 14)
    return segmentOf(APP0, Uint8Array.from([...body.subarray(0, 12), 0, 0]))
  // Whether three components are RGB or YCbCr.
  if (marker === APP14 && name.startsWith('Adobe') && body.length >= 12)
    return segmentOf(APP14, body.subarray(0, 12))
  if (marker !== APP1 || name !== EXIF) return undefined
  const exif = exifWithOrientation(orientationIn(body.subarray(EXIF.length)))
  return exif && segmentOf(APP1, Buffer.concat([Buffer.from(EXIF, 'latin1'), exif]))
}

const EXIF = 'Exif\0\0'

function segmentOf(marker: number, body: Uint8Array): Uint8Array {
  const length = body.length + 2
  return Buffer.concat([Uint8Array.from([0xff, marker, length >> 8, length & 0xff]), body])
}
