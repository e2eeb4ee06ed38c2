import { sql } from 'kysely'
import * as z from 'zod/mini'
import type { Tx } from '../db/database.ts'
import { newId } from '../lib/id.ts'
import { type Window, dayOf } from './timing-store.ts'

const RETENTION_DAYS = 90
/** Limits: error groups (the latest are kept) and rows of daily counts by release, page and browser. */
const GROUPS = 500
const DAYS = 50_000
const DAY_MS = 86_400_000

const frame = z.object({
  function: z.string(),
  file: z.string(),
  line: z.nullable(z.number()),
  column: z.nullable(z.number()),
})
const sample = z.object({
  at: z.string(),
  message: z.string(),
  page: z.string(),
  release: z.string(),
  browser: z.string(),
  components: z.string(),
  frames: z.array(frame),
})
export type Sample = z.infer<typeof sample>

export type ErrorOccurrence = {
  readonly fingerprint: Uint8Array
  readonly type: string
  readonly message: string
  readonly culprit: string
  readonly sample: Sample
}

/** Counts an error in its group (same fingerprint) and stores it as the group's latest sample. */
export async function countError(tx: Tx, occurrence: ErrorOccurrence, at: Date): Promise<void> {
  const { sample: latest } = occurrence
  const { id } = await tx
    .insertInto('page_error')
    .values({
      id: newId(),
      fingerprint: occurrence.fingerprint,
      type: occurrence.type,
      message: occurrence.message,
      culprit: occurrence.culprit,
      first_seen_at: at,
      last_seen_at: at,
      count: 1n,
      sample: JSON.stringify(latest),
    })
    .onConflict(conflict =>
      conflict.column('fingerprint').doUpdateSet({
        last_seen_at: eb => eb.ref('excluded.last_seen_at'),
        sample: eb => eb.ref('excluded.sample'),
        count: sql<bigint>`page_error.count + 1`,
      }),
    )
    .returning('id')
    .executeTakeFirstOrThrow()
  await tx
    .insertInto('page_error_day')
    .values({
      error_id: id,
      day: dayOf(at),
      release: latest.release,
      page: latest.page,
      browser: latest.browser,
      count: 1,
    })
    .onConflict(conflict =>
      conflict
        .columns(['error_id', 'day', 'release', 'page', 'browser'])
        .doUpdateSet({ count: sql<number>`page_error_day.count + 1` }),
    )
    .execute()
}

/** Deletes old groups, and beyond the limits those seen longest ago. */
export async function pruneErrors(tx: Tx, now: Date): Promise<void> {
  const oldest = new Date(now.getTime() - RETENTION_DAYS * DAY_MS)
  await tx.deleteFrom('page_error').where('last_seen_at', '<', oldest).execute()
  await tx
    .deleteFrom('page_error')
    .where('last_seen_at', '<=', eb =>
      eb
        .selectFrom('page_error')
        .select('last_seen_at')
        .orderBy('last_seen_at', 'desc')
        .offset(GROUPS)
        .limit(1),
    )
    .execute()
  await tx.deleteFrom('page_error_day').where('day', '<', dayOf(oldest)).execute()
  await tx
    .deleteFrom('page_error_day')
    .where('day', '<=', eb =>
      eb.selectFrom('page_error_day').select('day').orderBy('day', 'desc').offset(DAYS).limit(1),
    )
    .execute()
}

export type ErrorGroup = {
  readonly id: string
  readonly type: string
  readonly message: string
  readonly culprit: string
  readonly count: number
  readonly firstSeenAt: Date
  readonly lastSeenAt: Date
  readonly releases: readonly string[]
  readonly pages: readonly string[]
  readonly browsers: readonly string[]
  readonly sample: Sample
}

/** The error groups of the window, the latest first, and their total number. */
export async function readErrors(
  tx: Tx,
  { since, page, release }: Window,
  max: number,
): Promise<{ readonly errors: readonly ErrorGroup[]; readonly total: number }> {
  const all = await tx
    .selectFrom('page_error as error')
    .innerJoin('page_error_day as day', 'day.error_id', 'error.id')
    .select(['error.id', 'error.type', 'error.message', 'error.culprit', 'error.sample'])
    .select(['error.first_seen_at', 'error.last_seen_at'])
    .select([
      sql<number>`sum(day.count)::integer`.as('seen'),
      sql<string[]>`array_agg(distinct day.release)`.as('releases'),
      sql<string[]>`array_agg(distinct day.page)`.as('pages'),
      sql<string[]>`array_agg(distinct day.browser)`.as('browsers'),
      sql<number>`(count(*) over ())::integer`.as('total'),
    ])
    .where('day.day', '>=', dayOf(since))
    .$if(page !== undefined, query => query.where('day.page', '=', page ?? ''))
    .$if(release !== undefined, query => query.where('day.release', '=', release ?? ''))
    .groupBy('error.id')
    .orderBy('error.last_seen_at', 'desc')
    .orderBy('error.id')
    .limit(max)
    .execute()
  const errors = all.map(row => ({
    id: row.id,
    type: row.type,
    message: row.message,
    culprit: row.culprit,
    count: row.seen,
    firstSeenAt: row.first_seen_at,
    lastSeenAt: row.last_seen_at,
    releases: row.releases,
    pages: row.pages,
    browsers: row.browsers,
    sample: z.parse(sample, row.sample),
  }))
  return { errors, total: all[0]?.total ?? 0 }
}
