import { changeCollection } from '@bordereau/contract/payment-mandates'
import { dialogs } from '@bordereau/ui/dialog/dialogs'
import { t } from '#macros'
import { call } from '../../data/api.ts'
import { invalidate } from '../../data/query.ts'
import { COLLECTION_QUERIES } from './collection-queries.ts'
import { collectionRefusalMessage } from './collection-refusals.ts'

/** The invoice of a collection, as far as it is named to people. */
export type OfInvoice = { readonly invoiceId: string; readonly number: string }

/** Skips the collection of an invoice, after a question because its customer is notified at once. */
export async function askToSkip(
  workspaceId: string,
  { invoiceId, number }: OfInvoice,
): Promise<void> {
  await dialogs.confirm({
    title: t`Do not collect ${number}?`,
    message: t`The customer is notified by email that it is not collected, with the link to pay it in another way. You can still choose another day to collect it.`,
    confirmLabel: t`Do not collect`,
    done: t`${number} is not collected.`,
    onConfirm: async () => {
      const query = { workspaceId, invoiceId }
      const result = await call(changeCollection, { query, body: { change: { by: 'skip' } } })
      invalidate(COLLECTION_QUERIES)
      return result.ok ? undefined : collectionRefusalMessage(result)
    },
  })
}
