import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { filterOptions } from './filter-options.ts'
import type { Searchable } from './filter-options.ts'

export interface OptionPage<O> {
  options: readonly O[]
  /** Whether there is a further page. */
  more: boolean
}

export interface FoundOptions<O> {
  options: readonly O[]
  state: 'idle' | 'loading' | 'failed'
  /** Whether the options belong to the current query, not to an earlier one. */
  answered: boolean
  /** Loads the next page, where there is one. */
  more: (() => void) | undefined
}

type Search<O> = (query: string, page: number, signal: AbortSignal) => Promise<OptionPage<O>>

// A delay in ms that avoids a request for every letter and is not noticeable.
const typingPause = 150

/**
 * The options for a query: filtered from a list, or requested while the list is open. Responses for an earlier query
 * are dropped.
 */
export function useOptions<O extends Searchable>(
  open: boolean,
  query: string,
  all: readonly O[] | undefined,
  search: Search<O> | undefined,
): FoundOptions<O> {
  const local = useMemo(() => found(all ?? [], query), [all, query])
  const asked = useSearch(open, query, search)
  return search === undefined
    ? { options: local, state: 'idle', answered: true, more: undefined }
    : asked
}

/** Results are in order of relevance; groups are only for the unfiltered list. */
function found<O extends Searchable>(all: readonly O[], query: string): readonly O[] {
  const options = filterOptions(all, query)
  return query.trim() === '' ? options : options.map(option => ({ ...option, group: undefined }))
}

interface SearchResult<O> {
  options: readonly O[]
  /** The query of the options. */
  query: string | undefined
  page: number
  more: boolean
  state: 'idle' | 'loading' | 'failed'
}

function useSearch<O>(
  open: boolean,
  query: string,
  search: Search<O> | undefined,
): FoundOptions<O> {
  const [result, setResult] = useState<SearchResult<O>>(nothing)
  const current = useRef<AbortController>(undefined)
  const latest = useRef(search)
  useEffect(() => {
    latest.current = search
  })
  const runSearch = useCallback(async (wanted: string, page: number) => {
    const run = latest.current
    if (run === undefined) return
    current.current?.abort()
    const control = new AbortController()
    current.current = control
    setResult(before => ({ ...before, state: 'loading' }))
    try {
      const got = await run(wanted, page, control.signal)
      if (control.signal.aborted) return
      setResult(before => ({
        options: page === 0 ? got.options : [...before.options, ...got.options],
        query: wanted,
        page,
        more: got.more,
        state: 'idle',
      }))
    } catch {
      // The caller's search failed or was aborted; the list says so and further typing tries again.
      if (!control.signal.aborted) setResult({ ...nothing, state: 'failed' })
    }
  }, [])
  useEffect(() => {
    if (!open) return
    const timer = setTimeout(() => void runSearch(query, 0), query === '' ? 0 : typingPause)
    return () => clearTimeout(timer)
  }, [open, query, runSearch])
  useEffect(() => () => current.current?.abort(), [])
  return {
    options: result.options,
    state: result.state,
    answered: result.query === query && result.state === 'idle',
    more: result.more ? () => void runSearch(query, result.page + 1) : undefined,
  }
}

const nothing = { options: [], query: undefined, page: 0, more: false, state: 'idle' } as const
