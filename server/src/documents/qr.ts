import { encode } from 'uqr'

/**
 * The payload as a QR code in SVG: one path of black modules, without the quiet zone of 4 modules. A code of Swiss banks
 * has a cross in its middle, 7 mm of 46 (Swiss Implementation Guidelines for the QR-bill 2.3, chapter 6.4.2).
 */
export function qrSvg(payload: string, { cross = false } = {}): string {
  const { data, size } = encode(payload, { ecc: 'M', boostEcc: false, border: 0 })
  const bars = data.flatMap((row, y) =>
    barsOf(row).map(([x, width]) => `M${x} ${y}h${width}v1h-${width}z`),
  )
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges">` +
    `<path fill="#000" d="${bars.join('')}"/>${cross ? swissCross(size) : ''}</svg>`
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

/** Runs of black modules in a row, as start and length. */
function barsOf(row: readonly boolean[]): [start: number, length: number][] {
  const bars: [number, number][] = []
  row.forEach((black, x) => {
    const last = bars.at(-1)
    if (!black) return
    if (last && last[0] + last[1] === x) last[1] += 1
    else bars.push([x, 1])
  })
  return bars
}
