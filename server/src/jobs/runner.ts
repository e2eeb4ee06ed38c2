import { asSystem } from '../db/database.ts'
import type { AppContext } from '../lib/app-context.ts'
import { type Job, claimJobs, failJob, finishJob } from './store.ts'

/**
 * Runs jobs of one kind. May run more than once for one job (the process can crash before the job is marked as done),
 * so each handler is idempotent. `again`: not done yet, run again at that time. `stop` is aborted when the process
 * ends: a long-running handler then returns soon.
 */
export type JobHandler = (
  context: AppContext,
  job: Job,
  stop: AbortSignal,
) => Promise<void | { readonly again: Date }>

export type Runner = {
  readonly start: (context: AppContext) => void
  /** Makes the runner look for due jobs soon, after one was enqueued. */
  readonly notify: () => void
  /** Claims no more jobs and waits for running ones. */
  readonly stop: () => Promise<void>
}

const POLL_EVERY_MS = 2_000
/** Delay after which the transaction that enqueued a job has committed. */
const NOTIFY_DELAY_MS = 60
/** After this time another process may claim the job, since the first one has probably crashed. */
export const LOCK_MS = 300_000
const CONCURRENCY = 4
const MAX_ATTEMPTS = 12

/** Runs jobs of the job table in this process; any number of processes may do so concurrently. */
export function startJobs(handlers: Readonly<Record<string, JobHandler>>): Runner {
  let context: AppContext | undefined
  let timer: NodeJS.Timeout | undefined
  let polling: Promise<void> | undefined
  const stop = new AbortController()

  function schedule(afterMs: number): void {
    if (stop.signal.aborted || !context) return
    clearTimeout(timer)
    timer = setTimeout(poll, afterMs)
    timer.unref()
  }

  function poll(): void {
    if (polling || stop.signal.aborted || !context) return
    const running = context
    polling = runAllDue(running, handlers, stop.signal)
      .catch((error: unknown) => running.log.error({ err: error }, 'jobs could not be read'))
      .finally(() => {
        polling = undefined
        schedule(POLL_EVERY_MS)
      })
  }

  return {
    start: input => {
      context = input
      schedule(0)
    },
    notify: () => schedule(NOTIFY_DELAY_MS),
    stop: async () => {
      stop.abort()
      clearTimeout(timer)
      await polling
    },
  }
}

async function runAllDue(
  context: AppContext,
  handlers: Readonly<Record<string, JobHandler>>,
  stop: AbortSignal,
): Promise<void> {
  while (!stop.aborted) {
    const jobs = await claim(context)
    if (jobs.length === 0) return
    const done = await Promise.allSettled(jobs.map(job => run(context, handlers, job, stop)))
    // Promise.allSettled, so that stopping waits for all of them.
    const rejected = done.find(one => one.status === 'rejected')
    if (rejected) throw rejected.reason
  }
}

/** Runs all jobs that are due now; for tests and tools. */
export async function runDueJobs(
  context: AppContext,
  handlers: Readonly<Record<string, JobHandler>>,
): Promise<void> {
  await runAllDue(context, handlers, new AbortController().signal)
}

function claim(context: AppContext): Promise<Job[]> {
  const now = context.clock.now()
  return asSystem(context.db, tx =>
    claimJobs(tx, now, new Date(now.getTime() + LOCK_MS), CONCURRENCY),
  )
}

async function run(
  context: AppContext,
  handlers: Readonly<Record<string, JobHandler>>,
  job: Job,
  stop: AbortSignal,
): Promise<void> {
  try {
    // No attempt has ended: the job probably crashes the process.
    if (job.attempts > MAX_ATTEMPTS) throw new Error('input up: no try of it ever ended')
    const handler = handlers[job.kind]
    if (!handler) throw new Error(`no handler for jobs of kind ${job.kind}`)
    const result = await handler(context, job, stop)
    const now = context.clock.now()
    await asSystem(context.db, tx =>
      result ? failJob(tx, job, '', now, result.again) : finishJob(tx, job, now),
    )
  } catch (error) {
    context.log.warn(
      { err: error, job: job.id, kind: job.kind, attempts: job.attempts },
      'a job failed',
    )
    const now = context.clock.now()
    const again =
      job.attempts < MAX_ATTEMPTS ? new Date(now.getTime() + backOffMs(job.attempts)) : null
    const message = error instanceof Error ? error.message : String(error)
    await asSystem(context.db, tx => failJob(tx, job, message, now, again))
  }
}

/** 30 s, 1 min, 2 min … at most 4 h. */
export function backOffMs(attempts: number): number {
  return Math.min(30_000 * 2 ** (attempts - 1), 4 * 3_600_000)
}
