import { sql } from 'kysely'
import type { Tx } from '../db/database.ts'

export type QueueLength = {
  /** Jobs that are due, scheduled for later, or failed permanently. */
  readonly jobs: { readonly due: number; readonly later: number; readonly failed: number }
  /** Seconds since the oldest due job became due. */
  readonly waitSeconds: number
  /** Emails that are queued, failed or of unknown delivery, by status. */
  readonly mail: Readonly<Record<string, number>>
}

const MAIL = ['queued', 'failed', 'uncertain'] as const

/** The lengths of the job queue and the outbox. Needs the system scope. */
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

export type ArchiveState = {
  /** Files found damaged at their last check. */
  readonly findings: { readonly missing: number; readonly damaged: number }
  /** Unix time in seconds of the last complete check; 0 before the first. */
  readonly checkedAt: number
}

/** The result of the nightly verification of the archive. Needs the system scope. */
export async function readArchive(tx: Tx): Promise<ArchiveState> {
  const rows = await tx
    .selectFrom('archive_fault')
    .select(['reason', sql<number>`count(*)::integer`.as('count')])
    .groupBy('reason')
    .execute()
  const instance = await tx.selectFrom('instance').select('archive_checked_at').executeTakeFirst()
  const counts = new Map(rows.map(row => [row.reason, row.count]))
  return {
    findings: { missing: counts.get('missing') ?? 0, damaged: counts.get('damaged') ?? 0 },
    checkedAt: (instance?.archive_checked_at?.getTime() ?? 0) / 1000,
  }
}
