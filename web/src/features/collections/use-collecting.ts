import { listMandates } from '@bordereau/contract/payment-mandates'
import type { Collects } from '@bordereau/domain/payment/collection'
import { useQuery } from '../../data/query.ts'
import { useWorkspace } from '../../data/session.tsx'
import { type Method } from './saved-method-text.ts'

/** How invoices of a customer are collected; undefined: they may not be, or cannot be at present, or it is not loaded. */
export type Collecting = { readonly collects: Collects; readonly method: Method }

export function useCollecting(customerId: string | null): Collecting | undefined {
  const { workspaceId } = useWorkspace()
  const query = { workspaceId, customerId: customerId ?? '' }
  const { data } = useQuery(listMandates, query, { enabled: customerId !== null })
  const method = data?.mandates.find(({ status }) => status === 'active')
  return data?.canSave === true && method ? { collects: data.collects, method } : undefined
}
