import { useCallback } from 'react'
import { useSearchParams } from 'react-router'
import { HIDDEN, type ListState, currentParameters, withParameters } from './list-state.ts'

/** Query parameters of the page of a list: the server's cursor, and the number of its first row. */
const AFTER = 'after'
const FROM = 'from'

/** `columnsHidden`: the columns hidden by default. */
export function useListState(columnsHidden: readonly string[] = []): ListState {
  const [search, setSearch] = useSearchParams()
  const change = useCallback(
    (patch: Readonly<Record<string, string | undefined>>, replace: boolean) =>
      setSearch(withParameters(currentParameters(), patch), { replace, preventScrollReset: true }),
    [setSearch],
  )
  const hiddenParameter = search.get(HIDDEN)
  const hidden = hiddenParameter === null ? columnsHidden : hiddenParameter.split(',')
  return {
    get: name => search.get(name) ?? undefined,
    put: patch => change({ ...patch, [AFTER]: undefined, [FROM]: undefined }, true),
    hrefOf: patch =>
      `?${withParameters(search, { ...patch, [AFTER]: undefined, [FROM]: undefined }).toString()}`,
    after: search.get(AFTER) ?? undefined,
    from: positionOf(search.get(FROM)),
    page: (after, from) =>
      change({ [AFTER]: after, [FROM]: after === undefined ? undefined : String(from) }, false),
    hidden: new Set(hidden.filter(key => key !== '')),
    hide: keys => change({ [HIDDEN]: [...keys].join(',') }, true),
  }
}

function positionOf(text: string | null): number {
  const number = Number(text)
  return Number.isSafeInteger(number) && number > 0 ? number : 1
}
