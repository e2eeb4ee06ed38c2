/**
 * Sections of a document: lines under a heading, with a subtotal. A section begins with the line that has its heading and
 * ends before the next one; the lines before the first heading are in none. EN 16931-1 has no sections, and no sum depends
 * on them.
 */
type Sectioned = { readonly sectionHeading?: string | undefined }

/** The indexes of its first and its last line. */
export type Section = { readonly heading: string; readonly first: number; readonly last: number }

export function sectionsOf(lines: readonly Sectioned[]): readonly Section[] {
  const begun = lines.flatMap(({ sectionHeading }, first) =>
    sectionHeading === undefined ? [] : [{ heading: sectionHeading, first }],
  )
  return begun.map((section, i) => ({
    ...section,
    last: (begun[i + 1]?.first ?? lines.length) - 1,
  }))
}

/** The section of the line at an index; undefined before the first heading. */
export function sectionAt(lines: readonly Sectioned[], index: number): Section | undefined {
  return sectionsOf(lines).find(({ first, last }) => first <= index && index <= last)
}

/** The section that ends with the line at an index. Looks at the lines of that section only. */
export function sectionEndingAt(lines: readonly Sectioned[], last: number): Section | undefined {
  const isEnd = last === lines.length - 1 || lines[last + 1]?.sectionHeading !== undefined
  if (!isEnd) return undefined
  for (let first = last; first >= 0; first -= 1) {
    const heading = lines[first]?.sectionHeading
    if (heading !== undefined) return { heading, first, last }
  }
  return undefined
}

/** The line as the first of a section, or, with undefined, as one that begins none. */
export function withHeading<Line extends Sectioned>(line: Line, heading: string | undefined): Line {
  return line.sectionHeading === heading ? line : { ...line, sectionHeading: heading }
}

/** Without the other lines. The heading of a section passes to its first line that is kept; without one it is dropped. */
export function keepLines<Line extends Sectioned>(
  lines: readonly Line[],
  isKept: (line: Line, index: number) => boolean,
): Line[] {
  let heading: string | undefined
  return lines.flatMap((line, i) => {
    heading = line.sectionHeading ?? heading
    if (!isKept(line, i)) return []
    const kept = withHeading(line, heading)
    heading = undefined
    return [kept]
  })
}

/**
 * The lines for a structured invoice: each states the heading it is under before its own note (BT-127), because EN 16931-1
 * has no other term for it: BT-127 gives "unstructured information that is relevant to the Invoice line", while BG-32 holds
 * properties of the item, BT-132 and BT-133 references of the buyer.
 */
export function withHeadingsInNotes<Line extends Sectioned & { readonly note: string }>(
  lines: readonly Line[],
): readonly Line[] {
  const sections = sectionsOf(lines)
  if (sections.length === 0) return lines
  return lines.map((line, i) => {
    const heading = sections.find(({ first, last }) => first <= i && i <= last)?.heading ?? ''
    return { ...line, note: [heading, line.note].filter(text => text.trim() !== '').join('\n') }
  })
}
