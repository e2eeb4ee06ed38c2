/** Pages for the screen, each an SVG, and how many the document has. */
export type Preview = { readonly pages: readonly string[]; readonly count: number }

/** A page is about a megabyte of outlines: who wants to read on opens the PDF. */
const MOST_PAGES = 12

/**
 * The first pages of a document Typst drew as one tall SVG, each as an SVG of its own with only the glyphs it uses, and
 * without the white space and defaults that make half of the bytes. Texts are outlines in it: nothing in it can run.
 *
 * What it relies on: each page is a ground (a path) followed by a group, both children of the root and indented by
 * four spaces; definitions come last. Throws where that does not hold, for then the pinned version has changed.
 */
export function previewOf(svg: string): Preview {
  const lines = svg.split('\n')
  const definitions = definitionsIn(lines)
  const pages: string[] = []
  let count = 0
  for (let at = 1; at < lines.length; at++) {
    const ground = GROUND.exec(lines[at] ?? '')
    if (!ground) continue
    const end = lines.indexOf('    </g>', at)
    if (end < 0) break
    count += 1
    if (count > MOST_PAGES) continue
    const [, height = '', width = ''] = ground
    // The group's own line moves the page to its place in the tall drawing; here each page has its own.
    const body = lines
      .slice(at + 2, end)
      .map(compact)
      .join('')
    pages.push(
      `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ` +
        `viewBox="0 0 ${width} ${height}"><path fill="#fff" d="M0 0H${width}V${height}H0Z"/>` +
        `${body}<defs>${used(body, definitions)}</defs></svg>`,
    )
    at = end
  }
  if (count === 0) throw new Error('no page in the drawing')
  return { pages, count }
}

const GROUND = /^ {4}<path class="typst-shape" [^>]*d="M 0 0v ([\d.]+) h ([\d.]+) v -[\d.]+ Z "\/>$/

/** Symbols, clips and the like by their id. */
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

/** What the body refers to, and what that refers to. */
function used(body: string, definitions: ReadonlyMap<string, string>): string {
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
