import type { Endpoint, ResponseOf } from '@bordereau/contract/endpoint'
import {
  QueryClient,
  keepPreviousData,
  queryOptions,
  useInfiniteQuery,
  useQuery as useTanStackQuery,
} from '@tanstack/react-query'
import { onInvalidated } from './mutation.ts'
import { type CallInput, type QueryInput, type Refused, call, isRefusal } from './api.ts'
import { onPersonChange } from './session.tsx'

export { type Mutation, invalidate, useMutation } from './mutation.ts'

/** Passed to every hook by name, so that pages without queries (sign-in) need no provider and do not load this. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 10_000,
      gcTime: 10 * 60_000,
      // A refusal is final; a network error is retried once.
      retry: (failures, error) => isRefusal(error) && error.status === 0 && failures < 2,
      // A page must show that it is offline instead of waiting silently.
      networkMode: 'always',
    },
  },
})

onInvalidated(names => {
  void queryClient.invalidateQueries({ predicate: query => names.has(String(query.queryKey[0])) })
})
// The cache of one person must not be shown to the next.
onPersonChange(() => queryClient.clear())

/** Cache key: the endpoint's name first, so that mutations can name the endpoints they invalidate. */
export function keyOf<E extends Endpoint>(endpoint: E, query: QueryInput<E>): readonly unknown[] {
  return [endpoint.name, query ?? null]
}

/** For prefetching and for writing into the cache; pages use useQuery. A refusal is stored as the query's error. */
export function get<E extends Endpoint>(endpoint: E, query: QueryInput<E>) {
  return queryOptions({
    queryKey: keyOf(endpoint, query),
    queryFn: async ({ signal }): Promise<ResponseOf<E>> => {
      // The pair of endpoint and query is what CallInput consists of.
      const response = await call(endpoint, { query, signal } as unknown as CallInput<E>)
      if (response.ok) return response.value
      throw response
    },
  })
}

/** The state of a query: loading, data, or a refusal (with the last data, if there was any). */
export type QueryResult<Value> = {
  readonly data: Value | undefined
  readonly refused: Refused | undefined
  readonly pending: boolean
  /** Loading again while older data is shown. */
  readonly refreshing: boolean
  readonly retry: () => void
}

export type GetOptions = {
  readonly enabled?: boolean
  /** Keep showing the previous data while another query of the same endpoint loads. */
  readonly keep?: boolean
  readonly refetchMs?: number
  /** Not cached once nothing shows it: a form begins with the response of now, never with an older one. */
  readonly forget?: boolean
}

/** Queries a GET endpoint and caches its response. */
export function useQuery<E extends Endpoint>(
  endpoint: E,
  query: QueryInput<E>,
  options: GetOptions = {},
): QueryResult<ResponseOf<E>> {
  const { data, error, isPending, isFetching, refetch } = useTanStackQuery<ResponseOf<E>>(
    {
      ...get(endpoint, query),
      enabled: options.enabled ?? true,
      ...(options.keep === true ? { placeholderData: keepPreviousData } : {}),
      ...(options.refetchMs === undefined ? {} : { refetchInterval: options.refetchMs }),
      ...(options.forget === true ? { gcTime: 0 } : {}),
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

export type Listed<Row> = QueryResult<readonly Row[]> & {
  readonly total: number
  readonly hasMore: boolean
  readonly loadingMore: boolean
  readonly fetchNext: () => void
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
      queryFn: ({ signal, pageParam }) =>
        fetchPage(endpoint, pageParam === '' ? query : { ...query, after: pageParam }, signal),
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
    fetchNext: () => void list.fetchNextPage(),
  }
}

async function fetchPage<E extends Endpoint>(
  endpoint: E,
  query: unknown,
  signal: AbortSignal,
): Promise<Page<RowOf<E>>> {
  const response = await call(endpoint, { query, signal } as unknown as CallInput<E>)
  // RowOf has taken the row from this same response.
  if (response.ok) return response.value as unknown as Page<RowOf<E>>
  throw response
}

function refusalOf(error: unknown): Refused | undefined {
  if (error === null || error === undefined) return undefined
  if (isRefusal(error)) return error
  const message = error instanceof Error ? error.message : String(error)
  return { ok: false, refusal: 'unreadable', message, detail: undefined, reference: '', status: -1 }
}
