/**
 * A drawn signature: strokes of whole coordinates in a field of 600 by 200, as the path of an SVG with the commands M and L
 * only. Such a text cannot contain anything but numbers, so it is drawn as it is.
 */
export const SIGNATURE_WIDTH = 600
export const SIGNATURE_HEIGHT = 200
/** Some 2,000 points. */
export const MAX_SIGNATURE_CHARACTERS = 20_000

const POINT = String.raw`\d{1,3} \d{1,3}`
const STROKES = new RegExp(`^(?:M${POINT}(?:L${POINT})*)+$`)

/** The path, '' for none; undefined where it is not one of ours. */
export function readSignature(path: string): string | undefined {
  if (path === '') return ''
  return path.length <= MAX_SIGNATURE_CHARACTERS && STROKES.test(path) ? path : undefined
}

/** The signature as a picture, black on nothing. */
export function signatureSvg(path: string): string {
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIGNATURE_WIDTH} ${SIGNATURE_HEIGHT}">` +
    `<path d="${readSignature(path) ?? ''}" fill="none" stroke="#111" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/></svg>`
  )
}
