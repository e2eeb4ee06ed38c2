import type { Endpoint, ResponseOf } from '@bordereau/contract/endpoint'
import {
  QueryClient,
  keepPreviousData,
  queryOptions,
  useInfiniteQuery,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import { useCallback, useRef, useState } from 'react'
import { type Answer, type CallInput, type QueryInput, type Refused, call } from './api.ts'

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 10_000,
      gcTime: 10 * 60_000,
      // A refusal stays a refusal; a network that comes and goes deserves a second knock.
      retry: (failures, fault) => isRefusal(fault) && fault.status === 0 && failures < 2,
      // A page must say that it is offline instead of waiting without a word.
      networkMode: 'always',
    },
  },
})

/** Cache key: the endpoint's name first, so that acts can say which endpoints they touch. */
export function keyOf<E extends Endpoint>(endpoint: E, query: QueryInput<E>): readonly unknown[] {
  return [endpoint.name, query ?? null]
}

/** For loaders and prefetching; pages use useGet. A refusal is thrown as its data, for the cache to keep as its error. */
export function get<E extends Endpoint>(endpoint: E, query: QueryInput<E>) {
  return queryOptions({
    queryKey: keyOf(endpoint, query),
    queryFn: async ({ signal }): Promise<ResponseOf<E>> => {
      // The pair of endpoint and query is what CallInput is made of.
      const answer = await call(endpoint, { query, signal } as unknown as CallInput<E>)
      if (answer.ok) return answer.value
      if (answer.refusal === 'not_signed_in') forgetPerson()
      throw answer
    },
  })
}

/** What a page knows of an answer: nothing yet, the data, or why there is none (with the last data, if there was any). */
export type Got<Value> = {
  readonly data: Value | undefined
  readonly refused: Refused | undefined
  readonly pending: boolean
  /** Asked again while older data is shown. */
  readonly refreshing: boolean
  readonly retry: () => void
}

export type GetOptions = {
  readonly enabled?: boolean
  /** Keep showing the former answer while another query of the same endpoint loads. */
  readonly keep?: boolean
  readonly refetchMs?: number
}

/** Asks a GET endpoint and keeps its answer. */
export function useGet<E extends Endpoint>(
  endpoint: E,
  query: QueryInput<E>,
  options: GetOptions = {},
): Got<ResponseOf<E>> {
  const { data, error, isPending, isFetching, refetch } = useQuery<ResponseOf<E>>({
    ...get(endpoint, query),
    enabled: options.enabled ?? true,
    ...(options.keep === true ? { placeholderData: keepPreviousData } : {}),
    ...(options.refetchMs === undefined ? {} : { refetchInterval: options.refetchMs }),
  })
  return {
    data,
    refused: refusalOf(error),
    pending: isPending,
    refreshing: isFetching && !isPending,
    retry: () => void refetch(),
  }
}

export type Listed<Row> = Got<readonly Row[]> & {
  readonly total: number
  readonly hasMore: boolean
  readonly loadingMore: boolean
  readonly more: () => void
}

/** A paged list of the contract (`rows(…)`): all rows loaded so far, and how to load the next page. */
export function useRows<E extends Endpoint, Row>(
  endpoint: E & { readonly response: { readonly _zod: { readonly output: Page<Row> } } },
  query: Omit<QueryInput<E>, 'after'>,
  options: GetOptions = {},
): Listed<Row> {
  const list = useInfiniteQuery({
    queryKey: [endpoint.name, query, 'rows'],
    initialPageParam: '',
    queryFn: async ({ signal, pageParam }): Promise<Page<Row>> => {
      const after = pageParam === '' ? undefined : pageParam
      const answer = await call(endpoint, {
        query: { ...query, after },
        signal,
      } as unknown as CallInput<E>)
      if (answer.ok) return answer.value as Page<Row> // the parameter's type says so
      if (answer.refusal === 'not_signed_in') forgetPerson()
      throw answer
    },
    getNextPageParam: last => last.next,
    enabled: options.enabled ?? true,
    ...(options.keep === false ? {} : { placeholderData: keepPreviousData }),
    ...(options.refetchMs === undefined ? {} : { refetchInterval: options.refetchMs }),
  })
  return {
    data: list.data?.pages.flatMap(page => page.rows),
    refused: refusalOf(list.error),
    pending: list.isPending,
    refreshing: list.isFetching && !list.isPending,
    retry: () => void list.refetch(),
    total: list.data?.pages.at(-1)?.total ?? 0,
    hasMore: list.hasNextPage,
    loadingMore: list.isFetchingNextPage,
    more: () => void list.fetchNextPage(),
  }
}

type Page<Row> = { rows: Row[]; next: string | null; total: number }

export type Act<E extends Endpoint> = {
  /**
   * Does it once: the same act called again while it runs gives the answer that is under way; another act of the
   * same endpoint waits for its turn.
   */
  readonly act: (input: CallInput<E>) => Promise<Answer<E>>
  readonly pending: boolean
  readonly refused: Refused<Extract<Answer<E>, { ok: false }>['refusal']> | undefined
  readonly clear: () => void
}

/**
 * Acts on an endpoint that changes something. `touches` names the endpoints whose answers are no longer true
 * afterwards. An act that got no answer keeps its idempotency key, so trying again cannot do it twice.
 */
export function useAct<E extends Endpoint>(
  endpoint: E,
  options: { readonly touches?: readonly Endpoint[] } = {},
): Act<E> {
  const client = useQueryClient()
  const turn = useRef<{ readonly input: string; readonly answer: Promise<Answer<E>> }>(undefined)
  const unanswered = useRef<{ readonly input: string; readonly key: string }>(undefined)
  const [answer, setAnswer] = useState<Answer<E>>()
  const [running, setRunning] = useState(0)
  const touches = useRef(options.touches)
  touches.current = options.touches

  const act = useCallback(
    (input: CallInput<E>): Promise<Answer<E>> => {
      const text = JSON.stringify([input.query, input.body])
      if (turn.current?.input === text && input.file === undefined) return turn.current.answer
      const before = turn.current?.answer
      const mine = { input: text, answer: perform() }
      turn.current = mine
      return mine.answer

      async function perform(): Promise<Answer<E>> {
        setRunning(count => count + 1)
        await before?.catch(() => undefined)
        const known = unanswered.current?.input === text ? unanswered.current.key : undefined
        const idempotencyKey = input.idempotencyKey ?? known ?? crypto.randomUUID()
        try {
          const done = await call(endpoint, { ...input, idempotencyKey })
          const silent = !done.ok && done.status === 0
          unanswered.current = silent ? { input: text, key: idempotencyKey } : undefined
          if (!done.ok && done.refusal === 'not_signed_in') forgetPerson()
          if (done.ok) touch(client, touches.current ?? [])
          setAnswer(done)
          return done
        } finally {
          if (turn.current === mine) turn.current = undefined
          setRunning(count => count - 1)
        }
      }
    },
    [client, endpoint],
  )
  const clear = useCallback(() => setAnswer(undefined), [])
  return { act, pending: running > 0, refused: answer?.ok === false ? answer : undefined, clear }
}

/** Says that the answers of these endpoints are no longer true; the ones on screen are asked again. */
export function touch(client: QueryClient, endpoints: readonly Endpoint[]): void {
  const names = new Set(endpoints.map(endpoint => endpoint.name))
  void client.invalidateQueries(
    { predicate: query => names.has(String(query.queryKey[0])) },
    { cancelRefetch: true },
  )
}

/** The session ended: ask again who is here, and the guards lead to sign-in. */
function forgetPerson(): void {
  void queryClient.invalidateQueries({ queryKey: ['getMe'] })
}

function refusalOf(fault: unknown): Refused | undefined {
  if (fault === null || fault === undefined) return undefined
  if (isRefusal(fault)) return fault
  const message = fault instanceof Error ? fault.message : String(fault)
  return { ok: false, refusal: 'unreadable', message, detail: undefined, reference: '', status: -1 }
}

export function isRefusal(fault: unknown): fault is Refused {
  return typeof fault === 'object' && fault !== null && 'refusal' in fault && 'status' in fault
}
