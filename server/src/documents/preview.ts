/** The first pages, each an SVG, and the number of pages of the document. */
export type Preview = { readonly pages: readonly string[]; readonly count: number }

/** A page is about a megabyte of outlines; further pages are in the PDF. */
const MAX_PAGES = 12

/**
 * The first pages of a document that Typst drew as one tall SVG, each as a separate SVG with only the glyphs it uses,
 * and without the white space and defaults that are half of the bytes. Texts are outlines: the SVG has no scripts.
 *
 * Requires that each page is a background (a path) followed by a group, both children of the root and indented by four
 * spaces, and that definitions come last. Throws otherwise, since then the pinned version of Typst has changed.
 */
export function previewOf(svg: string): Preview {
  const lines = svg.split('\n')
  const definitions = definitionsIn(lines)
  const pages: string[] = []
  let count = 0
  for (let at = 1; at < lines.length; at++) {
    const background = BACKGROUND.exec(lines[at] ?? '')
    if (!background) continue
    const end = lines.indexOf('    </g>', at)
    if (end < 0) break
    count += 1
    if (count > MAX_PAGES) continue
    const [, height = '', width = ''] = background
    // The group's first line translates the page within the tall drawing, which a separate page does not need.
    const body = lines
      .slice(at + 2, end)
      .map(compact)
      .join('')
    pages.push(
      `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ` +
        `viewBox="0 0 ${width} ${height}"><path fill="#fff" d="M0 0H${width}V${height}H0Z"/>` +
        `${body}<defs>${usedDefinitions(body, definitions)}</defs></svg>`,
    )
    at = end
  }
  if (count === 0) throw new Error('no page in the drawing')
  return { pages, count }
}

const BACKGROUND =
  /^ {4}<path class="typst-shape" [^>]*d="M 0 0v ([\d.]+) h ([\d.]+) v -[\d.]+ Z "\/>$/

/** Symbols, clip paths and other definitions by their id. */
function definitionsIn(lines: readonly string[]): Map<string, string> {
  const definitions = new Map<string, string>()
  const first = lines.findIndex(line => line.startsWith('    <defs'))
  for (let at = first; at >= 0 && at < lines.length; at++) {
    const opening = /^ {8}<(\w+) id="([^"]+)"/.exec(lines[at] ?? '')
    if (!opening) continue
    const [, tag = '', id = ''] = opening
    const end = lines.indexOf(`        </${tag}>`, at)
    definitions.set(
      id,
      lines
        .slice(at, end + 1)
        .map(compact)
        .join(''),
    )
    at = end
  }
  return definitions
}

/** The definitions that the body refers to, directly or through others. */
function usedDefinitions(body: string, definitions: ReadonlyMap<string, string>): string {
  const wanted = new Set<string>()
  const collect = (text: string): void => {
    for (const [, id = ''] of text.matchAll(/(?:href="|url\()#([\w-]+)/g)) {
      if (wanted.has(id)) continue
      wanted.add(id)
      collect(definitions.get(id) ?? '')
    }
  }
  collect(body)
  return [...wanted].map(id => definitions.get(id) ?? '').join('')
}

function compact(line: string): string {
  return line.trim().replace(/ class="typst-[a-z-]+"| fill-rule="nonzero"| y="0"/g, '')
}
