import type { LocalDate } from '@bordereau/domain/date'
import type { Tx } from '../db/database.ts'
import { type Clock, today } from '../lib/clock.ts'
import { homeOf } from './store.ts'

/** The calendar date where the company is: what is overdue depends on it. */
export async function todayOf(tx: Tx, clock: Clock, workspaceId: string): Promise<LocalDate> {
  const { timeZone } = await homeOf(tx, workspaceId)
  return today(clock, timeZone)
}
