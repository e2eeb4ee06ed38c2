/** As an image, an SVG can run nothing and load nothing. */
export function addressOfSvg(svg: string): string {
  return `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`
}
