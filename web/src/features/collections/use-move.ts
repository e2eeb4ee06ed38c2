import { changeCollection } from '@bordereau/contract/payment-mandates'
import { t } from '#macros'
import { useMutation } from '../../data/query.ts'
import { useWorkspace } from '../../data/session.tsx'
import { toastResult } from '../../data/toast-result.ts'
import { COLLECTION_QUERIES } from './collection-queries.ts'
import { collectionRefusalMessage as messageOf } from './collection-refusals.ts'
import type { OfInvoice } from './skip-collection.ts'

/** Moves the collection of an invoice to another day; returns what became of it. */
export function useMove() {
  const { workspaceId } = useWorkspace()
  const { mutate, pending } = useMutation(changeCollection, { invalidates: COLLECTION_QUERIES })
  const move = async ({ invoiceId, number }: OfInvoice, day: string) => {
    const change = { by: 'move', day } as const
    const result = await mutate({ query: { workspaceId, invoiceId }, body: { change } })
    const done = t`The customer is notified of the new day of ${number}.`
    toastResult(result, { done, messageOf })
    return result
  }
  return { move, pending }
}
