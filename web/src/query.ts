import type { Endpoint, ResponseOf } from '@bordereau/contract/endpoint'
import {
  QueryClient,
  keepPreviousData,
  queryOptions,
  useInfiniteQuery,
  useQuery,
} from '@tanstack/react-query'
import { onTouched } from './act.ts'
import { type CallInput, type QueryInput, type Refused, call, isRefusal } from './api.ts'
import { onPersonChange } from './session.tsx'

export { type Act, touch, useAct } from './act.ts'

/** Given to every hook by name, so that pages without queries (sign-in) need no provider and do not load this. */
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

onTouched(names => {
  void queryClient.invalidateQueries({ predicate: query => names.has(String(query.queryKey[0])) })
})
// What another person saw is nobody else's business.
onPersonChange(() => queryClient.clear())

/** Cache key: the endpoint's name first, so that acts can say which endpoints they touch. */
export function keyOf<E extends Endpoint>(endpoint: E, query: QueryInput<E>): readonly unknown[] {
  return [endpoint.name, query ?? null]
}

/** For prefetching and for writing into the cache; pages use useGet. A refusal is kept as the query's error. */
export function get<E extends Endpoint>(endpoint: E, query: QueryInput<E>) {
  return queryOptions({
    queryKey: keyOf(endpoint, query),
    queryFn: async ({ signal }): Promise<ResponseOf<E>> => {
      // The pair of endpoint and query is what CallInput is made of.
      const answer = await call(endpoint, { query, signal } as unknown as CallInput<E>)
      if (answer.ok) return answer.value
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
  const { data, error, isPending, isFetching, refetch } = useQuery<ResponseOf<E>>(
    {
      ...get(endpoint, query),
      enabled: options.enabled ?? true,
      ...(options.keep === true ? { placeholderData: keepPreviousData } : {}),
      ...(options.refetchMs === undefined ? {} : { refetchInterval: options.refetchMs }),
    },
    queryClient,
  )
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

type Page<Row> = { rows: Row[]; next: string | null; total: number }
type RowOf<E> = ResponseOf<E> extends Page<infer Row> ? Row : never

/** A paged list of the contract (`rows(…)`): all rows loaded so far, and how to load the next page. */
export function useRows<E extends Endpoint>(
  endpoint: E,
  query: Omit<QueryInput<E>, 'after'>,
  options: GetOptions = {},
): Listed<RowOf<E>> {
  const list = useInfiniteQuery(
    {
      queryKey: [endpoint.name, query, 'rows'],
      initialPageParam: '',
      queryFn: async ({ signal, pageParam }): Promise<Page<RowOf<E>>> => {
        const asked = pageParam === '' ? query : { ...query, after: pageParam }
        const answer = await call(endpoint, { query: asked, signal } as unknown as CallInput<E>)
        // RowOf has taken the row from this very response.
        if (answer.ok) return answer.value as unknown as Page<RowOf<E>>
        throw answer
      },
      getNextPageParam: last => last.next,
      enabled: options.enabled ?? true,
      ...(options.keep === false ? {} : { placeholderData: keepPreviousData }),
      ...(options.refetchMs === undefined ? {} : { refetchInterval: options.refetchMs }),
    },
    queryClient,
  )
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

function refusalOf(fault: unknown): Refused | undefined {
  if (fault === null || fault === undefined) return undefined
  if (isRefusal(fault)) return fault
  const message = fault instanceof Error ? fault.message : String(fault)
  return { ok: false, refusal: 'unreadable', message, detail: undefined, reference: '', status: -1 }
}
