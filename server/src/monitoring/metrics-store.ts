import { sql } from 'kysely'
import type { Tx } from '../db/database.ts'

export type QueueLength = {
  /** Could run now; later; will not any more. */
  readonly jobs: { readonly due: number; readonly later: number; readonly failed: number }
  /** Seconds since the job that has waited longest became due. */
  readonly waitSeconds: number
  /** Messages by status, but for those that are done with. */
  readonly mail: Readonly<Record<string, number>>
}

const MAIL = ['queued', 'failed', 'uncertain'] as const

/** How much work lies waiting. Needs a system transaction. */
export async function readQueues(tx: Tx, now: Date): Promise<QueueLength> {
  const jobs = await tx
    .selectFrom('job')
    .select([
      sql<number>`count(*) filter (where failed_at is null and run_at <= ${now})::integer`.as(
        'due',
      ),
      sql<number>`count(*) filter (where failed_at is null and run_at > ${now})::integer`.as(
        'later',
      ),
      sql<number>`count(*) filter (where failed_at is not null)::integer`.as('failed'),
      sql<Date | null>`min(run_at) filter (where failed_at is null and run_at <= ${now})`.as(
        'first',
      ),
    ])
    .where('done_at', 'is', null)
    .executeTakeFirstOrThrow()
  const mail = await tx
    .selectFrom('mail')
    .select(['status', sql<number>`count(*)::integer`.as('count')])
    .where('status', 'in', MAIL)
    .groupBy('status')
    .execute()
  const counts = new Map(mail.map(row => [row.status, row.count]))
  return {
    jobs: { due: jobs.due, later: jobs.later, failed: jobs.failed },
    waitSeconds: jobs.first ? (now.getTime() - jobs.first.getTime()) / 1000 : 0,
    mail: Object.fromEntries(MAIL.map(status => [status, counts.get(status) ?? 0])),
  }
}
