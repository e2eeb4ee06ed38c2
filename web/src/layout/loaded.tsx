import type { ReactNode } from 'react'
import type { QueryResult } from '../data/query.ts'
import { RefusalView } from '../data/refusal.tsx'
import { FormSkeleton } from './form-skeleton.tsx'

/** What was queried, once it is loaded; until then a placeholder, or why it was refused and a way to try again. */
export function Loaded<Value>(props: {
  readonly query: QueryResult<Value>
  readonly placeholder?: ReactNode
  readonly children: (value: Value) => ReactNode
}) {
  const { query, placeholder = <FormSkeleton />, children } = props
  if (query.refused) return <RefusalView refused={query.refused} retry={query.retry} />
  return query.data === undefined ? placeholder : children(query.data)
}
