import { encode } from 'uqr'

/** The payload as a QR code in SVG: one path of black modules, without the quiet zone of 4 modules. */
export function qrSvg(payload: string): string {
  const { data, size } = encode(payload, { ecc: 'M', boostEcc: false, border: 0 })
  const bars = data.flatMap((row, y) =>
    barsOf(row).map(([x, width]) => `M${x} ${y}h${width}v1h-${width}z`),
  )
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges">` +
    `<path fill="#000" d="${bars.join('')}"/></svg>`
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
