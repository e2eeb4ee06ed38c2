import type { Draft } from '@bordereau/domain/invoice/draft'

/** The ids of the optional lines at these places; whatever else a request names is ignored. */
export function chosenIds(draft: Draft, places: readonly string[]): ReadonlySet<string> {
  const named = new Set(places)
  return new Set(
    draft.lines.flatMap(({ id, isOptional }, i) =>
      isOptional === true && named.has(String(i)) ? [id] : [],
    ),
  )
}
