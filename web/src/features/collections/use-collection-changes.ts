import { changeCollection } from '@bordereau/contract/payment-mandates'
import { dialogs } from '@bordereau/ui/dialog/dialogs'
import { t } from '#macros'
import type { Refused } from '../../data/api.ts'
import { useMutation } from '../../data/query.ts'
import { refusalMessage } from '../../data/refusal.tsx'
import { useWorkspace } from '../../data/session.tsx'
import { toastResult } from '../../data/toast-result.ts'
import { COLLECTION_QUERIES } from './collection-queries.ts'

/** The invoice of a collection, as far as it is named to people. */
export type OfInvoice = { readonly invoiceId: string; readonly number: string }

/** Skips the collection of an invoice, after a question because its customer is told at once, and moves it to another day. */
export function useCollectionChanges() {
  const { workspaceId } = useWorkspace()
  const { mutate, pending } = useMutation(changeCollection, { invalidates: COLLECTION_QUERIES })
  return {
    pending,
    skip: ({ invoiceId, number }: OfInvoice) =>
      dialogs.confirm({
        title: t`Do not collect ${number}?`,
        message: t`The customer is told by email that it is not collected, with the link to pay it in another way. You can still choose another day to collect it.`,
        confirmLabel: t`Do not collect`,
        done: t`${number} is not collected.`,
        onConfirm: async () => {
          const change = { by: 'skip' } as const
          const result = await mutate({ query: { workspaceId, invoiceId }, body: { change } })
          return result.ok ? undefined : messageOf(result)
        },
      }),
    move: async ({ invoiceId, number }: OfInvoice, day: string): Promise<boolean> => {
      const change = { by: 'move', day } as const
      const result = await mutate({ query: { workspaceId, invoiceId }, body: { change } })
      if (result.ok)
        return toastResult(result, { done: t`The customer is told the new day of ${number}.` })
      const message = await messageOf(result)
      return toastResult(result, { messageOf: () => message })
    },
  }
}

/** The messages of refusals are loaded when the first one occurs: the page opens without them. */
async function messageOf(refused: Refused): Promise<string> {
  const message = await import('./collection-refusals.ts').then(
    module => module.collectionRefusalMessage,
    () => refusalMessage,
  )
  return message(refused)
}
