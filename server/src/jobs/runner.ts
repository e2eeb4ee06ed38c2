import { asSystem } from '../db/database.ts'
import type { House } from '../lib/house.ts'
import { type Job, claimJobs, failJob, finishJob } from './store.ts'

/**
 * Does one kind of work. May run more than once for one job (a process can die after the work and before the tick), so
 * each makes its effect once by its own means. `again`: not done yet, come back then.
 */
export type Work = (house: House, job: Job) => Promise<void | { readonly again: Date }>

export type Runner = {
  readonly start: (house: House) => void
  /** Look for work soon: something was just enqueued. */
  readonly wake: () => void
  /** Takes no more jobs and waits for those in hand. */
  readonly stop: () => Promise<void>
}

const LOOK_EVERY_MS = 2_000
/** The transaction that enqueued a job has committed by then. */
const WAKE_AFTER_MS = 60
/** A job that takes longer was taken by a process that is dead. */
export const LOCK_MS = 300_000
const AT_ONCE = 4
const MOST_ATTEMPTS = 12

/** Runs what is in the job table, in this process; any number of processes may run beside each other. */
export function startJobs(works: Readonly<Record<string, Work>>): Runner {
  let house: House | undefined
  let timer: NodeJS.Timeout | undefined
  let looking: Promise<void> | undefined
  let stopped = false

  function schedule(afterMs: number): void {
    if (stopped || !house) return
    clearTimeout(timer)
    timer = setTimeout(look, afterMs)
    timer.unref()
  }

  function look(): void {
    if (looking || stopped || !house) return
    const running = house
    looking = rounds(running, works, () => stopped)
      .catch((error: unknown) => running.log.error({ err: error }, 'jobs could not be read'))
      .finally(() => {
        looking = undefined
        schedule(LOOK_EVERY_MS)
      })
  }

  return {
    start: given => {
      house = given
      schedule(0)
    },
    wake: () => schedule(WAKE_AFTER_MS),
    stop: async () => {
      stopped = true
      clearTimeout(timer)
      await looking
    },
  }
}

async function rounds(
  house: House,
  works: Readonly<Record<string, Work>>,
  stopped: () => boolean,
): Promise<void> {
  while (!stopped()) {
    const jobs = await claim(house)
    if (jobs.length === 0) return
    const done = await Promise.allSettled(jobs.map(job => run(house, works, job)))
    // All of them, so that stopping waits for every one.
    const broken = done.find(one => one.status === 'rejected')
    if (broken) throw broken.reason
  }
}

/** Everything that is due now, done before it returns; for tests and for tools. */
export async function runDueJobs(
  house: House,
  works: Readonly<Record<string, Work>>,
): Promise<void> {
  await rounds(house, works, () => false)
}

function claim(house: House): Promise<Job[]> {
  const now = house.clock.now()
  return asSystem(house.db, tx => claimJobs(tx, now, new Date(now.getTime() + LOCK_MS), AT_ONCE))
}

async function run(house: House, works: Readonly<Record<string, Work>>, job: Job): Promise<void> {
  try {
    // The last try never came back: it takes the whole process with it.
    if (job.attempts > MOST_ATTEMPTS) throw new Error('given up: no try of it ever ended')
    const work = works[job.kind]
    if (!work) throw new Error(`no work is known by the name ${job.kind}`)
    const result = await work(house, job)
    const now = house.clock.now()
    await asSystem(house.db, tx =>
      result ? failJob(tx, job, '', now, result.again) : finishJob(tx, job, now),
    )
  } catch (error) {
    house.log.warn(
      { err: error, job: job.id, kind: job.kind, attempts: job.attempts },
      'a job failed',
    )
    const now = house.clock.now()
    const again =
      job.attempts < MOST_ATTEMPTS ? new Date(now.getTime() + backOffMs(job.attempts)) : null
    const message = error instanceof Error ? error.message : String(error)
    await asSystem(house.db, tx => failJob(tx, job, message, now, again))
  }
}

/** 30 s, 1 min, 2 min … at most 4 h. */
export function backOffMs(attempts: number): number {
  return Math.min(30_000 * 2 ** (attempts - 1), 4 * 3_600_000)
}
