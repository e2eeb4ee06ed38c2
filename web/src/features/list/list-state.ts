/** The query parameter of the columns that are hidden. */
export const HIDDEN = 'hide'

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
