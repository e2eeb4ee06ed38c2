import { encode } from 'uqr'

/**
 * The payload as a QR code in SVG: one path of black modules, without the quiet zone of 4 modules. A code of Swiss banks
 * has a cross in its middle, 7 mm of 46 (Swiss Implementation Guidelines for the QR-bill 2.3, chapter 6.4.2).
 */
export function qrSvg(payload: string, { cross = false } = {}): string {
  const { data, size } = encode(payload, { ecc: 'M', boostEcc: false, border: 0 })
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges">` +
    `<path fill="#000" d="${data.map(barsOf).join('')}"/>${cross ? swissCross(size) : ''}</svg>`
  )
}

/** In millimetres of a code of 46: a black square of 6 with a white edge of 0.5 and a white cross of 3.89 by 1.17. */
function swissCross(size: number): string {
  return (
    `<g transform="scale(${size / 46}) translate(19.5 19.5)"><path fill="#fff" d="M0 0h7v7H0z"/>` +
    '<path fill="#000" d="M.5.5h6v6h-6z"/><path fill="#fff" ' +
    'd="M2.915 1.555h1.17v1.36h1.36v1.17h-1.36v1.36h-1.17v-1.36h-1.36v-1.17h1.36z"/></g>'
  )
}

/** The path of the runs of black modules in a row. In a loop, because two codes of a document have a thousand runs. */
function barsOf(row: readonly boolean[], y: number): string {
  let path = ''
  let start = -1
  // One more than there are, which is not black.
  for (let x = 0; x <= row.length; x += 1) {
    const isBlack = row[x] === true
    if (isBlack && start < 0) start = x
    if (isBlack || start < 0) continue
    path += `M${start} ${y}h${x - start}v1h-${x - start}z`
    start = -1
  }
  return path
}
