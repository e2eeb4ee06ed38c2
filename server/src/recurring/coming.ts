import { type LocalDate } from '@bordereau/domain/date'
import { runsOf } from '@bordereau/domain/recurring/plan'
import type { Tx } from '../db/database.ts'
import { type RecurringOf, comingUntil } from './store.ts'

export type Coming = {
  readonly day: LocalDate
  readonly recurring: RecurringOf & { readonly updatedAt: Date }
}

/** The runs that active recurring invoices will make between two days, both included, the earliest first. */
export async function comingBetween(
  tx: Tx,
  workspaceId: string,
  { from, to }: { readonly from: LocalDate; readonly to: LocalDate },
  most: number,
): Promise<Coming[]> {
  const coming = (await comingUntil(tx, workspaceId, to, most)).flatMap(recurring => {
    const { nextDay, plan } = recurring
    if (nextDay === null) return []
    const first = nextDay > from ? nextDay : from
    return runsOf(plan, first, to, most).map(day => ({ day, recurring }))
  })
  return coming.sort((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : 0)).slice(0, most)
}
