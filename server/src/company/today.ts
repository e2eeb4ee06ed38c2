import type { LocalDate } from '@bordereau/domain/date'
import type { Tx } from '../db/database.ts'
import { type Clock, today } from '../lib/clock.ts'
import { localeOf } from './store.ts'

/** The calendar date in the company's time zone, by which documents are overdue. */
export async function todayOf(tx: Tx, clock: Clock, workspaceId: string): Promise<LocalDate> {
  const { timeZone } = await localeOf(tx, workspaceId)
  return today(clock, timeZone)
}
