/**
 * The orientation in EXIF data (EXIF 2.32, tag 0x0112, 1 to 8), the only tag that changes how an image is drawn.
 * Browsers and Typst both apply it, in JPEG and in PNG.
 */
export function orientationIn(tiff: Uint8Array): number {
  const view = new DataView(tiff.buffer, tiff.byteOffset, tiff.byteLength)
  if (tiff.length < 14) return UPRIGHT
  const littleEndian = view.getUint16(0) === 0x4949
  if (!littleEndian && view.getUint16(0) !== 0x4d4d) return UPRIGHT
  if (view.getUint16(2, littleEndian) !== 42) return UPRIGHT
  const directory = view.getUint32(4, littleEndian)
  if (directory + 2 > tiff.length) return UPRIGHT
  for (let i = 0; i < view.getUint16(directory, littleEndian); i++) {
    const entry = directory + 2 + i * 12
    if (entry + 12 > tiff.length) return UPRIGHT
    if (view.getUint16(entry, littleEndian) !== ORIENTATION_TAG) continue
    const value = view.getUint16(entry + 8, littleEndian)
    return value >= 1 && value <= 8 ? value : UPRIGHT
  }
  return UPRIGHT
}

/** EXIF data with the orientation only. Undefined for orientation 1, the default. */
export function exifWithOrientation(orientation: number): Uint8Array | undefined {
  if (orientation === UPRIGHT) return undefined
  const [tag, short, count] = [
    [0x01, 0x12],
    [0, 3],
    [0, 0, 0, 1],
  ]
  const entry = [...tag, ...short, ...count, 0, orientation, 0, 0]
  return Uint8Array.from([0x4d, 0x4d, 0, 42, 0, 0, 0, 8, 0, 1, ...entry, 0, 0, 0, 0])
}

const ORIENTATION_TAG = 0x0112
const UPRIGHT = 1
