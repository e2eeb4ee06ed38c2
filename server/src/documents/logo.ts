import type { Archive } from './archive.ts'
import type { Logo } from './paper-data.ts'
import { type RasterImage, readImage } from './image.ts'

/**
 * A stored logo, reduced to what drawing needs: logos stored by older releases may contain colour profiles and texts
 * that decompress to gigabytes. Undefined when it exceeds today's limits; documents are then made without it.
 */
export async function loadLogo(
  archive: Pick<Archive, 'load'>,
  sha256: string,
): Promise<RasterImage | undefined> {
  const picture = readImage(await archive.load(sha256))
  return picture.ok ? picture.value : undefined
}

/** The logo of a document; `alt` is the alternative text of PDF/UA. */
export function logoOnPaper({ mediaType, bytes }: RasterImage, alt: string): Logo {
  return { format: mediaType === 'image/png' ? 'png' : 'jpg', bytes, alt }
}
