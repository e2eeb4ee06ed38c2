import { type LocalDate, addDays, localDate } from '@bordereau/domain/date'
import { type Decision, accept, refuse } from '@bordereau/domain/decision'
import { NOTICE_DAYS } from '@bordereau/domain/payment/collection'
import { todayOf } from '../company/today.ts'
import type { Tx } from '../db/database.ts'
import { type InvoiceRow, openOfRow } from '../invoices/document/store.ts'
import type { AppContext } from '../lib/app-context.ts'
import { canCollect } from '../mandates/can-collect.ts'
import { type MandateRow, listUsableMandates } from '../mandates/store.ts'

/** Whether an invoice may be collected on a day of which its customer is notified now. */
export async function judgeMove(
  tx: Tx,
  context: AppContext,
  { row, mandate }: { readonly row: InvoiceRow; readonly mandate: MandateRow },
  text: string,
): Promise<Decision<LocalDate, 'mandate_ended' | 'not_collectable' | 'notice_too_short'>> {
  if (mandate.status !== 'active') return refuse('mandate_ended')
  const { workspace_id: workspaceId, customer_id: customerId } = mandate
  const usable = await listUsableMandates(tx, { workspaceId, customerId }, row.currency)
  const amount = { currency: row.currency, open: openOfRow(row) }
  if (!usable.some(({ id }) => id === mandate.id) || !canCollect(context, mandate, amount))
    return refuse('not_collectable')
  const today = await todayOf(tx, context.clock, workspaceId)
  const earliest = addDays(today, NOTICE_DAYS[mandate.type ?? 'other'])
  const day = localDate(text)
  return day < earliest ? refuse('notice_too_short', { earliest }) : accept(day)
}
