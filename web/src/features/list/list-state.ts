import { useCallback } from 'react'
import { useSearchParams } from 'react-router'

/** Query parameters of the page of a list: the server's cursor, and the number of its first row. */
const AFTER = 'after'
const FROM = 'from'
const HIDDEN = 'hide'

/** The state of a list, held in query parameters: filters, order, columns, page. */
export type ListState = {
  readonly get: (name: string) => string | undefined
  /** Changes filters or order and returns to the first page. */
  readonly put: (patch: Readonly<Record<string, string | undefined>>) => void
  /** The URL of this list with changed parameters. */
  readonly hrefOf: (patch: Readonly<Record<string, string | undefined>>) => string
  readonly after: string | undefined
  /** Number of the first row shown, from 1. */
  readonly from: number
  readonly page: (after: string | undefined, from: number) => void
  readonly hidden: ReadonlySet<string>
  readonly hide: (keys: ReadonlySet<string>) => void
}

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

/**
 * The current query parameters of the URL. The rendered state may be older than the URL on a busy machine; a change based
 * on it would revert the latest navigation.
 */
export function currentParameters(): URLSearchParams {
  return new URLSearchParams(window.location.search)
}

/** The parameters with some changed; those without a value are removed. */
export function withParameters(
  search: URLSearchParams,
  patch: Readonly<Record<string, string | undefined>>,
): URLSearchParams {
  const next = new URLSearchParams(search)
  for (const [name, value] of Object.entries(patch)) {
    // An empty list of hidden columns is kept: it means that all columns are shown.
    if (value === undefined || (value === '' && name !== HIDDEN)) next.delete(name)
    else next.set(name, value)
  }
  return next
}

function positionOf(text: string | null): number {
  const number = Number(text)
  return Number.isSafeInteger(number) && number > 0 ? number : 1
}

/** The value that equals the text, else the first value. */
export function oneOf<Value extends string>(
  values: readonly [Value, ...Value[]],
  text: string | undefined,
): Value {
  return values.find(value => value === text) ?? values[0]
}

/** '-due' ⇄ { key: 'due', descending: true }. */
export function sortOf(text: string | undefined): { key: string; descending: boolean } | undefined {
  if (text === undefined || text === '') return undefined
  const descending = text.startsWith('-')
  return { key: descending ? text.slice(1) : text, descending }
}

export function sortText(sort: { key: string; descending: boolean }): string {
  return `${sort.descending ? '-' : ''}${sort.key}`
}
