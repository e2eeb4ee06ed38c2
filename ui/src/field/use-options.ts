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
  /** Whether these are what was found for the query, and not for the letters before it. */
  answered: boolean
  /** Loads the next page, where there is one. */
  more: (() => void) | undefined
}

type Search<O> = (query: string, page: number, signal: AbortSignal) => Promise<OptionPage<O>>

// Long enough not to ask for every letter, short enough not to be felt.
const typingPause = 150

/**
 * The options for a query: filtered here from a list, or asked for while the list is open.
 * Answers that come late, after the query changed, are dropped.
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

/** What was found stands in the order of how well it fits; groups are for those who look through all. */
function found<O extends Searchable>(all: readonly O[], query: string): readonly O[] {
  const options = filterOptions(all, query)
  return query.trim() === '' ? options : options.map(option => ({ ...option, group: undefined }))
}

interface Answer<O> {
  options: readonly O[]
  /** What they were asked for. */
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
  const [answer, setAnswer] = useState<Answer<O>>(nothing)
  const current = useRef<AbortController>(undefined)
  const latest = useRef(search)
  useEffect(() => {
    latest.current = search
  })
  const ask = useCallback(async (wanted: string, page: number) => {
    const run = latest.current
    if (run === undefined) return
    current.current?.abort()
    const control = new AbortController()
    current.current = control
    setAnswer(before => ({ ...before, state: 'loading' }))
    try {
      const got = await run(wanted, page, control.signal)
      if (control.signal.aborted) return
      setAnswer(before => ({
        options: page === 0 ? got.options : [...before.options, ...got.options],
        query: wanted,
        page,
        more: got.more,
        state: 'idle',
      }))
    } catch {
      // The caller's search failed or was stopped; the list says so and a new letter tries again.
      if (!control.signal.aborted) setAnswer({ ...nothing, state: 'failed' })
    }
  }, [])
  useEffect(() => {
    if (!open) return
    const timer = setTimeout(() => void ask(query, 0), query === '' ? 0 : typingPause)
    return () => clearTimeout(timer)
  }, [open, query, ask])
  useEffect(() => () => current.current?.abort(), [])
  return {
    options: answer.options,
    state: answer.state,
    answered: answer.query === query && answer.state === 'idle',
    more: answer.more ? () => void ask(query, answer.page + 1) : undefined,
  }
}

const nothing = { options: [], query: undefined, page: 0, more: false, state: 'idle' } as const
