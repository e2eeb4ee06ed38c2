import { type RawBuilder, sql } from 'kysely'
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

/** `isBulk`: part of a batch, for which no person waits. */
export type ClaimedJob = Job & { readonly isBulk: boolean }

const SINGLE = 0
const BULK = 1

/**
 * A job that waits longer than this was put off by a clock that was set ahead, as no back-off is as long, and does not
 * stand in the way of another.
 */
const LONGEST_WAIT_MS = 86_400_000

/**
 * Enqueues a job in the same transaction as its cause, unless there is one with the same dedupe key. `exclusive`: also
 * unless one of this kind about the subject has not ended and is due within a day, which then does what this one would.
 */
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
    readonly exclusive?: boolean
  },
): Promise<void> {
  if (job.exclusive === true && (await hasUnfinished(tx, job))) return
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

async function hasUnfinished(
  tx: Tx,
  job: {
    readonly workspaceId: string
    readonly kind: string
    readonly subjectId: string
    readonly at: Date
  },
): Promise<boolean> {
  const row = await tx
    .selectFrom('job')
    .select('id')
    .where('workspace_id', '=', job.workspaceId)
    .where('kind', '=', job.kind)
    .where('subject_id', '=', job.subjectId)
    .where('done_at', 'is', null)
    .where('failed_at', 'is', null)
    .where('run_at', '<=', new Date(job.at.getTime() + LONGEST_WAIT_MS))
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

export type Claim = {
  readonly now: Date
  /** Other processes may claim the jobs after this time: the first one has crashed. */
  readonly until: Date
  /** How many at most. */
  readonly free: number
  /** How many of one kind may run, one fewer of a batch, and the kinds of the running jobs, each as often as it runs. */
  readonly mostOfKind: number
  readonly kinds: readonly string[]
  /** The workspaces of the running jobs, which come after others. */
  readonly workspaces: readonly string[]
}

/**
 * Claims due jobs for this process: single jobs before those of a batch, so that a single message does not wait for
 * five hundred others, and companies for which none is running before the others.
 */
export async function claimJobs(tx: Tx, claim: Claim): Promise<readonly ClaimedJob[]> {
  const others = sql`workspace_id <> all (${[...claim.workspaces]}::uuid[])`
  const jobs = await claimDue(tx, claim, others)
  return jobs.length > 0 || claim.workspaces.length === 0 ? jobs : claimDue(tx, claim, sql`true`)
}

/** Of due jobs only so many are compared with each other. */
const CANDIDATES = 100

async function claimDue(
  tx: Tx,
  claim: Claim,
  only: RawBuilder<unknown>,
): Promise<readonly ClaimedJob[]> {
  const { now, until, free, mostOfKind, kinds } = claim
  const isDue = sql`done_at is null and failed_at is null and run_at <= ${now}::timestamptz
    and (locked_until is null or locked_until < ${now}::timestamptz)`
  const { rows } = await sql<ClaimedJob>`
    with candidate as (
      select workspace_id, id, kind, priority, run_at from job
      where ${isDue} and ${only} order by priority, run_at limit ${sql.lit(CANDIDATES)}
    ), ranked as (
      select workspace_id, id, priority, run_at,
        row_number() over (partition by workspace_id order by priority, run_at) as nth_of_workspace,
        row_number() over (partition by kind order by priority, run_at)
          + (select count(*) from unnest(${[...kinds]}::text[]) as running where running = kind) as nth_of_kind
      from candidate
    ), due as materialized (
      select job.workspace_id, job.id from job
      join ranked on ranked.workspace_id = job.workspace_id and ranked.id = job.id
      where job.done_at is null and job.failed_at is null
        and (job.locked_until is null or job.locked_until < ${now}::timestamptz)
        and nth_of_kind <= ${mostOfKind}::integer - ranked.priority
      order by ranked.priority, nth_of_workspace, ranked.run_at limit ${free}::integer
      for update of job skip locked
    )
    update job set locked_until = ${until}::timestamptz, attempts = job.attempts + 1
    from due where job.workspace_id = due.workspace_id and job.id = due.id
    returning job.workspace_id as "workspaceId", job.id, job.kind, job.subject_id as "subjectId", job.attempts,
      job.priority = ${sql.lit(BULK)} as "isBulk"`.execute(tx)
  return rows
}

export async function finishJob(tx: Tx, job: Job, now: Date): Promise<void> {
  await updateJob(tx, job).set({ done_at: now, locked_until: null, last_error: '' }).execute()
}

/** Runs the rest of the job later; after progress that counts as its first attempt. */
export async function continueJob(
  tx: Tx,
  job: Job,
  { again, progressed }: { readonly again: Date; readonly progressed?: true },
): Promise<void> {
  await updateJob(tx, job)
    .set({
      run_at: again,
      locked_until: null,
      last_error: '',
      ...(progressed ? { attempts: 0 } : {}),
    })
    .execute()
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
