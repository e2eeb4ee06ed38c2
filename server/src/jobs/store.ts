import { sql } from 'kysely'
import type { Tx } from '../db/database.ts'
import { newId } from '../lib/id.ts'

export type Job = {
  readonly workspaceId: string
  readonly id: string
  readonly kind: string
  readonly subjectId: string
  /** Including this one. */
  readonly attempts: number
}

const SINGLE = 0
const BULK = 1

/** Enqueues a job in the same transaction as its cause, unless there is one with the same dedupe key. */
export async function enqueueJob(
  tx: Tx,
  job: {
    readonly workspaceId: string
    readonly kind: string
    readonly subjectId: string
    readonly runAt: Date
    readonly at: Date
    readonly dedupeKey: string
    /** Part of a batch: runs after single jobs. */
    readonly bulk?: boolean
  },
): Promise<void> {
  await tx
    .insertInto('job')
    .values({
      workspace_id: job.workspaceId,
      id: newId(),
      kind: job.kind,
      subject_id: job.subjectId,
      run_at: job.runAt,
      locked_until: null,
      created_at: job.at,
      done_at: null,
      failed_at: null,
      dedupe_key: job.dedupeKey,
      priority: job.bulk === true ? BULK : SINGLE,
    })
    .onConflict(conflict => conflict.columns(['workspace_id', 'dedupe_key']).doNothing())
    .execute()
}

/**
 * Claims due jobs for this process until `until`: single jobs before those of a batch, so that a single message does
 * not wait for five hundred others. Jobs of a crashed process can be claimed again afterwards.
 */
export async function claimJobs(tx: Tx, now: Date, until: Date, most: number): Promise<Job[]> {
  const due = await tx
    .selectFrom('job')
    .select(['workspace_id', 'id'])
    .where('done_at', 'is', null)
    .where('failed_at', 'is', null)
    .where('run_at', '<=', now)
    .where(({ or, eb }) => or([eb('locked_until', 'is', null), eb('locked_until', '<', now)]))
    .orderBy('priority')
    .orderBy('run_at')
    .limit(most)
    .forUpdate()
    .skipLocked()
    .execute()
  const jobs: Job[] = []
  for (const one of due) {
    const row = await tx
      .updateTable('job')
      .set({ locked_until: until, attempts: sql<number>`attempts + 1` })
      .where('workspace_id', '=', one.workspace_id)
      .where('id', '=', one.id)
      .returning(['kind', 'subject_id', 'attempts'])
      .executeTakeFirstOrThrow()
    jobs.push({
      workspaceId: one.workspace_id,
      id: one.id,
      kind: row.kind,
      subjectId: row.subject_id,
      attempts: row.attempts,
    })
  }
  return jobs
}

export async function finishJob(tx: Tx, job: Job, now: Date): Promise<void> {
  await updateJob(tx, job).set({ done_at: now, locked_until: null, last_error: '' }).execute()
}

/** `again` null: no further attempt; the job is shown as failed. */
export async function failJob(
  tx: Tx,
  job: Job,
  error: string,
  now: Date,
  again: Date | null,
): Promise<void> {
  await updateJob(tx, job)
    .set({
      last_error: error.replaceAll('\0', ' ').slice(0, 1000),
      locked_until: null,
      ...(again ? { run_at: again } : { failed_at: now }),
    })
    .execute()
}

function updateJob(tx: Tx, job: Job) {
  return tx.updateTable('job').where('workspace_id', '=', job.workspaceId).where('id', '=', job.id)
}
