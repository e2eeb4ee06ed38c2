import { type LocalDate } from '@bordereau/domain/date'
import { runsOf } from '@bordereau/domain/recurring/plan'
import type { Tx } from '../db/database.ts'
import { type RecurringWithCustomer, upcomingUntil } from './store.ts'

export type UpcomingRun = {
  readonly day: LocalDate
  readonly recurring: RecurringWithCustomer & { readonly updatedAt: Date }
}

/** The runs that active recurring invoices will make between two days, both included, the earliest first. */
export async function upcomingRunsBetween(
  tx: Tx,
  workspaceId: string,
  { from, to }: { readonly from: LocalDate; readonly to: LocalDate },
  max: number,
): Promise<UpcomingRun[]> {
  const runs = (await upcomingUntil(tx, workspaceId, to, max)).flatMap(recurring => {
    const { nextDay, plan } = recurring
    if (nextDay === null) return []
    const first = nextDay > from ? nextDay : from
    return runsOf(plan, first, to, max).map(day => ({ day, recurring }))
  })
  return runs.sort((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : 0)).slice(0, max)
}
