import { type LocalDate, addDays, localDate } from '@bordereau/domain/date'
import { type Decision, accept, refuse } from '@bordereau/domain/decision'
import { NOTICE_DAYS } from '@bordereau/domain/payment/collection'
import { todayOf } from '../company/today.ts'
import type { Tx } from '../db/database.ts'
import type { AppContext } from '../lib/app-context.ts'
import type { MandateRow } from '../mandates/store.ts'

/** Whether an invoice may be collected on a day of which its customer is notified now. */
export async function judgeDay(
  tx: Tx,
  context: AppContext,
  mandate: MandateRow,
  text: string,
): Promise<Decision<LocalDate, 'mandate_ended' | 'notice_too_short'>> {
  if (mandate.status !== 'active') return refuse('mandate_ended')
  const today = await todayOf(tx, context.clock, mandate.workspace_id)
  const earliest = addDays(today, NOTICE_DAYS[mandate.type ?? 'other'])
  const day = localDate(text)
  return day < earliest ? refuse('notice_too_short', { earliest }) : accept(day)
}
