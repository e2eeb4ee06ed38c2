import { useCallback } from 'react'
import { useSearchParams } from 'react-router'

/** The words of the address that say which page of a list is shown: the server's cursor, and the number of its first row. */
const AFTER = 'after'
const FROM = 'from'
const HIDDEN = 'hide'

/** What a list shows, all of it in the address: filters, order, columns, page. */
export type ListState = {
  readonly get: (name: string) => string | undefined
  /** Changes filters or order; the list begins anew. */
  readonly put: (patch: Readonly<Record<string, string | undefined>>) => void
  /** The address of this list with other words in it. */
  readonly hrefOf: (patch: Readonly<Record<string, string | undefined>>) => string
  readonly after: string | undefined
  /** Number of the first row shown, from 1. */
  readonly from: number
  readonly page: (after: string | undefined, from: number) => void
  readonly hidden: ReadonlySet<string>
  readonly hide: (keys: ReadonlySet<string>) => void
}

/** `columnsHidden`: what is left out until somebody chooses columns. */
export function useListState(columnsHidden: readonly string[] = []): ListState {
  const [search, setSearch] = useSearchParams()
  const change = useCallback(
    (patch: Readonly<Record<string, string | undefined>>, replace: boolean) =>
      setSearch(withWords(wordsNow(), patch), { replace, preventScrollReset: true }),
    [setSearch],
  )
  const asked = search.get(HIDDEN)
  const hidden = asked === null ? columnsHidden : asked.split(',')
  return {
    get: name => search.get(name) ?? undefined,
    put: patch => change({ ...patch, [AFTER]: undefined, [FROM]: undefined }, true),
    hrefOf: patch =>
      `?${withWords(search, { ...patch, [AFTER]: undefined, [FROM]: undefined }).toString()}`,
    after: search.get(AFTER) ?? undefined,
    from: positionOf(search.get(FROM)),
    page: (after, from) =>
      change({ [AFTER]: after, [FROM]: after === undefined ? undefined : String(from) }, false),
    hidden: new Set(hidden.filter(key => key !== '')),
    hide: keys => change({ [HIDDEN]: [...keys].join(',') }, true),
  }
}

/**
 * The words of the address as it is now. What is drawn may be a step behind it on a busy machine, and must not take that
 * step back when the next one is made.
 */
export function wordsNow(): URLSearchParams {
  return new URLSearchParams(window.location.search)
}

/** The words with some changed; what has no value goes. */
export function withWords(
  search: URLSearchParams,
  patch: Readonly<Record<string, string | undefined>>,
): URLSearchParams {
  const next = new URLSearchParams(search)
  for (const [name, value] of Object.entries(patch)) {
    // An empty list of hidden columns says something: that all are shown.
    if (value === undefined || (value === '' && name !== HIDDEN)) next.delete(name)
    else next.set(name, value)
  }
  return next
}

function positionOf(text: string | null): number {
  const number = Number(text)
  return Number.isSafeInteger(number) && number > 0 ? number : 1
}

/** One of the values, or the first where the address says none of them. */
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
