/** A placeholder of a run's period, with its name and its offset. */
export const PLACEHOLDER = /\{(month|quarter|year|period)([+-]\d{1,2})?\}/g

/** A sentence or a line ends here: what stands beyond is about something else. */
const END = /[.;!?]\s|\n/

type Found = {
  readonly name: string
  readonly by: number
  readonly at: number
  readonly end: number
}

/**
 * By how many months each `{year}` of a text is moved, by its position: it is the year of the month or quarter that is
 * nearest in its sentence. Of two that are as near it is the one before it, or the one after it in a text that begins with
 * a year. `{year+1}` says its offset itself, and is of the run's day.
 */
export function yearShifts(text: string): ReadonlyMap<number, number> {
  const found = [...text.matchAll(PLACEHOLDER)].map((match): Found => ({
    name: match[1] ?? '',
    by: Number(match[2] ?? 0),
    at: match.index,
    end: match.index + match[0].length,
  }))
  const dated = found.filter(({ name }) => name === 'month' || name === 'quarter')
  const first = found.find(({ name }) => name !== 'period')
  return new Map(
    found
      .filter(({ name, at, end }) => name === 'year' && text.slice(at, end) === '{year}')
      .map(year => [year.at, monthsOf(nearest(year, dated, text, first?.name === 'year'))]),
  )
}

function monthsOf(dated: Found | undefined): number {
  if (!dated) return 0
  return dated.name === 'quarter' ? dated.by * 3 : dated.by
}

function nearest(
  year: Found,
  dated: readonly Found[],
  text: string,
  prefersAfter: boolean,
): Found | undefined {
  const beside = [dated.findLast(one => one.end <= year.at), dated.find(one => one.at >= year.end)]
    .filter(one => one !== undefined)
    .map(one => ({ one, between: text.slice(...betweenOf(one, year)) }))
    .filter(({ between }) => !END.test(between))
  const ordered = prefersAfter ? beside.toReversed() : beside
  return ordered.toSorted((a, b) => a.between.length - b.between.length)[0]?.one
}

function betweenOf(a: Found, b: Found): [number, number] {
  return a.at < b.at ? [a.end, b.at] : [b.end, a.at]
}
