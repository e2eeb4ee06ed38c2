import { type Decision, accept, refuse } from '@bordereau/domain/decision'
import { readJpeg } from './jpeg.ts'
import { readPng } from './png.ts'

export type RasterImage = {
  readonly mediaType: 'image/png' | 'image/jpeg'
  /** Only parts needed for drawing: no colour profile, text, animation, camera data or thumbnail. */
  readonly bytes: Uint8Array
}

export type ImageRefusal = 'not_png_or_jpeg' | 'too_large' | 'colors_unsupported'

export const MAX_IMAGE_BYTES = 1_000_000
/** Width and height at most. */
export const MAX_IMAGE_SIDE = 4_000
/** All pixels at most, which a decoder holds in memory; more than any letterhead prints. */
const MAX_IMAGE_PIXELS = 12_000_000
/** A progressive JPEG has about ten scans; a decoder processes all pixels for each, even for a small file. */
const MAX_SCANS = 64
const MAX_SCANNED_PIXELS = 240_000_000

/**
 * An image from uploaded or stored bytes, recognised by content, never by a name or header, and reduced to the parts
 * needed for drawing. Reads headers only and decompresses nothing. A JPEG of four components (CMYK) is refused, since
 * the paper's colours are sRGB. Idempotent: the bytes of an accepted image are accepted unchanged.
 */
export function readImage(bytes: Uint8Array): Decision<RasterImage, ImageRefusal> {
  if (bytes.length > MAX_IMAGE_BYTES) return refuse('too_large')
  const png = readPng(bytes)
  const jpeg = png ? undefined : readJpeg(bytes)
  const image = png ?? jpeg
  if (!image) return refuse('not_png_or_jpeg')
  const area = image.width * image.height
  if (Math.max(image.width, image.height) > MAX_IMAGE_SIDE || area > MAX_IMAGE_PIXELS)
    return refuse('too_large')
  if (jpeg && (jpeg.scans > MAX_SCANS || jpeg.scans * area > MAX_SCANNED_PIXELS))
    return refuse('too_large')
  if (jpeg?.components === 4) return refuse('colors_unsupported')
  return accept({ mediaType: png ? 'image/png' : 'image/jpeg', bytes: image.bytes })
}
