import { type Decision, accept, refuse } from '@bordereau/domain/decision'
import type { Logo } from './paper-data.ts'

export type LogoRefusal = 'logo_not_png_or_jpeg' | 'logo_too_large' | 'logo_colors_unsupported'

/** Two megabytes and twelve million pixels are more than any letterhead prints. */
const MOST_BYTES = 2 * 1024 * 1024
const MOST_PIXELS = 12_000_000

/**
 * A logo of uploaded bytes, judged by what they are, never by their name. JPEG of four components (CMYK) is refused,
 * for the paper's colours are sRGB. Whether the picture is whole shows when it is first rendered.
 */
export function logoOf(bytes: Uint8Array, alt: string): Decision<Logo, LogoRefusal> {
  if (bytes.length > MOST_BYTES) return refuse('logo_too_large')
  const picture = pngOf(bytes) ?? jpegOf(bytes)
  if (!picture || picture.width === 0 || picture.height === 0) return refuse('logo_not_png_or_jpeg')
  if (picture.width * picture.height > MOST_PIXELS) return refuse('logo_too_large')
  if (picture.components === 4) return refuse('logo_colors_unsupported')
  return accept({ format: picture.format, bytes, alt })
}

type Picture = {
  readonly format: Logo['format']
  readonly width: number
  readonly height: number
  /** Of a JPEG; PNG has no four-colour form. */
  readonly components?: number
}

/** The signature and the header chunk, which must come first (PNG specification §5.2, §11.2.2). */
function pngOf(bytes: Uint8Array): Picture | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (bytes.length < 33 || view.getBigUint64(0) !== 0x89504e470d0a1a0an) return undefined
  if (view.getUint32(12) !== 0x49484452) return undefined
  return { format: 'png', width: view.getUint32(16), height: view.getUint32(20) }
}

/** Walks the segments to the frame header (ITU-T T.81 §B.2.2). */
function jpegOf(bytes: Uint8Array): Picture | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (bytes.length < 4 || view.getUint16(0) !== 0xffd8) return undefined
  for (let at = 2; at + 10 <= bytes.length;) {
    if (view.getUint8(at) !== 0xff) return undefined
    const marker = view.getUint8(at + 1)
    if (marker === 0xff) at += 1
    else if (marker === 0x01 || (marker >= 0xd0 && marker <= 0xd8)) at += 2
    else if (isFrame(marker)) {
      const [height, width] = [view.getUint16(at + 5), view.getUint16(at + 7)]
      return { format: 'jpg', width, height, components: view.getUint8(at + 9) }
    } else at += 2 + view.getUint16(at + 2)
  }
  return undefined
}

/** SOF0 to SOF15 but the tables DHT, JPG and DAC that stand between them. */
function isFrame(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)
}
