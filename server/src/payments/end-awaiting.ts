import { addDays, localDate } from '@bordereau/domain/date'
import { AWAITED_DAYS } from '@bordereau/domain/payment/collection'
import { stopCollection } from '../collections/stop-collection.ts'
import { todayOf } from '../company/today.ts'
import type { Tx } from '../db/database.ts'
import { lockInvoice } from '../invoices/document/store.ts'
import type { AppContext } from '../lib/app-context.ts'
import { lockCollection } from '../mandates/collection-store.ts'
import type { Due } from './collection-facts.ts'

/** Stops a collection of which the result is awaited for too long, so that a person decides. What is reported later counts. */
export async function endAwaiting(
  tx: Tx,
  context: AppContext,
  { row, collection }: Pick<Due, 'row' | 'collection'>,
): Promise<void> {
  const today = await todayOf(tx, context.clock, row.workspace_id)
  if (today <= addDays(localDate(collection.day), AWAITED_DAYS)) return
  await stopCollection(tx, context, row, 'unanswered')
}

/** The same after the provider was asked once more, and gave no answer that can be used. */
export async function endUnanswered(
  tx: Tx,
  context: AppContext,
  key: { readonly workspaceId: string; readonly invoiceId: string },
): Promise<void> {
  const row = await lockInvoice(tx, key.workspaceId, key.invoiceId)
  const collection = await lockCollection(tx, key)
  if (row && collection?.status === 'requested') await endAwaiting(tx, context, { row, collection })
}
