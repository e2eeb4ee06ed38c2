import { asSystem } from '../db/database.ts'
import { asBatch, asSingle } from '../db/turns.ts'
import type { AppContext } from '../lib/app-context.ts'
import { type ClaimedJob, type Job, claimJobs, continueJob, failJob, finishJob } from './store.ts'

/**
 * Runs jobs of one kind. May run more than once for one job (the process can crash before the job is marked as done),
 * so each handler is idempotent. `again`: not done yet, run again at that time; `progressed`: as a first attempt. `stop`
 * is aborted when the process ends: a handler then returns within seconds. A long job works in slices of a few seconds
 * and returns `again` between them, so that others get its place.
 */
export type JobHandler = (
  context: AppContext,
  job: Job,
  stop: AbortSignal,
) => Promise<void | { readonly again: Date; readonly progressed?: true }>

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
/** Jobs at once in this process. */
const PLACES = 5
/** One kind leaves a place to the others, and the jobs of its batches leave one more to what a person waits for. */
const PLACES_OF_KIND = 4
const MAX_ATTEMPTS = 12

/** Runs jobs of the job table in this process; any number of processes may do so concurrently. */
export function startJobs(handlers: Readonly<Record<string, JobHandler>>): Runner {
  let context: AppContext | undefined
  let timer: NodeJS.Timeout | undefined
  let polling: Promise<void> | undefined
  let wake: () => void = () => undefined
  const stop = new AbortController()

  function schedule(afterMs: number): void {
    if (stop.signal.aborted || !context) return
    clearTimeout(timer)
    timer = setTimeout(poll, afterMs)
    timer.unref()
  }

  function poll(): void {
    if (stop.signal.aborted || !context) return
    schedule(POLL_EVERY_MS)
    // Places may be free beside the running jobs.
    wake()
    if (polling) return
    const running = context
    const woken = () => new Promise<void>(resolve => (wake = resolve))
    // A job of a batch may have set the timer.
    polling = asSingle(() => runAllDue(running, handlers, stop.signal, woken))
      .catch((error: unknown) => running.log.error({ err: error }, 'jobs could not be read'))
      .finally(() => {
        polling = undefined
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

/**
 * Runs due jobs until none is left: whenever a place is free another job is claimed, so that no job waits for the end
 * of a longer one. After an error of the queue itself it claims none and waits for the running ones.
 */
async function runAllDue(
  context: AppContext,
  handlers: Readonly<Record<string, JobHandler>>,
  stop: AbortSignal,
  woken: () => Promise<void>,
): Promise<void> {
  const running = new Map<Job, Promise<void>>()
  const failures: unknown[] = []
  const fail = (error: unknown): ClaimedJob[] => {
    failures.push(error)
    return []
  }
  const start = (job: ClaimedJob) => {
    const done = run(context, handlers, job, stop)
      .catch(fail)
      .then(() => undefined)
      .finally(() => running.delete(job))
    running.set(job, done)
  }
  for (;;) {
    const wakes = woken()
    // A job that ends while others are claimed may have left the rest of itself due.
    const wasIdle = running.size === 0
    const isStopped = stop.aborted || failures.length > 0
    const jobs = isStopped ? [] : await claim(context, [...running.keys()]).catch(fail)
    for (const job of jobs) start(job)
    if (jobs.length > 0) continue
    if (wasIdle || (isStopped && running.size === 0)) break
    if (running.size > 0) await Promise.race([...running.values(), wakes])
  }
  if (failures.length > 0) throw failures[0]
}

/** Runs all jobs that are due now; for tests and tools. */
export async function runDueJobs(
  context: AppContext,
  handlers: Readonly<Record<string, JobHandler>>,
): Promise<void> {
  const never = () => new Promise<void>(() => undefined)
  await runAllDue(context, handlers, new AbortController().signal, never)
}

async function claim(context: AppContext, running: readonly Job[]): Promise<readonly ClaimedJob[]> {
  const free = PLACES - running.length
  if (free === 0) return []
  const now = context.clock.now()
  const until = new Date(now.getTime() + LOCK_MS)
  const kinds = running.map(({ kind }) => kind)
  const workspaces = [...new Set(running.map(({ workspaceId }) => workspaceId))]
  return asSystem(context.db, tx =>
    claimJobs(tx, { now, until, free, mostOfKind: PLACES_OF_KIND, kinds, workspaces }),
  )
}

async function run(
  context: AppContext,
  handlers: Readonly<Record<string, JobHandler>>,
  job: ClaimedJob,
  stop: AbortSignal,
): Promise<void> {
  try {
    // No attempt has ended: the job probably crashes the process.
    if (job.attempts > MAX_ATTEMPTS) throw new Error('given up: no attempt of it ever ended')
    const handler = handlers[job.kind]
    if (!handler) throw new Error(`no handler for jobs of kind ${job.kind}`)
    const work = async () => handler(context, job, stop)
    const result = await (job.isBulk ? asBatch(work) : work())
    const now = context.clock.now()
    await asSystem(context.db, tx =>
      result ? continueJob(tx, job, result) : finishJob(tx, job, now),
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
