import type { Draft, DraftLine } from '@bordereau/domain/invoice/draft'

/** A field or line in which two versions of a draft differ. Values are shown as text, objects as JSON. */
export type Difference = {
  /** A field of the draft, or 'lines'. */
  readonly field: string
  /** For lines: the line's name, or its position if it has no name. */
  readonly line?: string
  readonly mine: string
  readonly theirs: string
}

/** The differences of two versions of a draft: fields in their order, then each line. */
export function differences(mine: Draft, theirs: Draft): readonly Difference[] {
  const fields = (Object.keys(mine) as (keyof Draft)[]).filter(field => field !== 'lines')
  return [
    ...fields.flatMap(field => {
      const [a, b] = [textOf(mine[field]), textOf(theirs[field])]
      return a === b ? [] : [{ field, mine: a, theirs: b }]
    }),
    ...lineDifferences(mine.lines, theirs.lines),
  ]
}

function lineDifferences(
  mine: readonly DraftLine[],
  theirs: readonly DraftLine[],
): readonly Difference[] {
  const ids = [...new Set([...mine, ...theirs].map(({ id }) => id))]
  const changed = ids.flatMap((id, index) => {
    const [a, b] = [mine, theirs].map(lines => lines.find(line => line.id === id))
    const [textA, textB] = [lineText(a), lineText(b)]
    if (textOf(a) === textOf(b)) return []
    return [
      { field: 'lines', line: a?.name || b?.name || String(index + 1), mine: textA, theirs: textB },
    ]
  })
  if (changed.length > 0) return changed
  const [orderA, orderB] = [mine, theirs].map(lines => lines.map(({ name }) => name).join(', '))
  const sameOrder = mine.every(({ id }, i) => theirs[i]?.id === id)
  return sameOrder ? [] : [{ field: 'lines', line: '', mine: orderA ?? '', theirs: orderB ?? '' }]
}

/** Heading of its section, name, quantity, price, description and tax of a line as one text; empty if the version has no such line. */
function lineText(line: DraftLine | undefined): string {
  if (line === undefined) return ''
  const amount = `${line.quantity ?? '?'} × ${line.price ?? '?'}`
  const heading = line.sectionHeading ?? ''
  const rest = [line.description, line.note, `${line.tax.category} ${line.tax.rate}`]
  return [heading, line.name || '–', amount, ...rest].filter(text => text !== '').join(' · ')
}

function textOf(value: unknown): string {
  if (value === null || value === undefined) return ''
  return typeof value === 'string' ? value : JSON.stringify(value)
}
