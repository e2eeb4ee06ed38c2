import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '../db/database.ts'
import type { Metric, Timing } from './event.ts'

/** Retention and limit of single measurements; older ones are aggregated into histograms by hour. */
const SINGLE_DAYS = 7
const MAX_SINGLES = 100_000
const HOUR_DAYS = 90
const HOUR_ROWS = 200_000
const DAY_MS = 86_400_000
/** The width of a bucket, the same as in the SQL function app.timing_bucket. */
const BUCKET_FACTOR = 1.05

export async function insertTimings(
  tx: Tx,
  timings: readonly Timing[],
  at: Date,
  release: string,
): Promise<void> {
  if (timings.length === 0) return
  await tx
    .insertInto('page_timing')
    .values(timings.map(({ metric, value, page }) => ({ at, metric, value, page, release })))
    .execute()
}

/** Aggregates old and surplus measurements by hour and deletes old hours. Safe to run concurrently. */
export async function pruneTimings(tx: Tx, now: Date): Promise<void> {
  const before = new Date(now.getTime() - SINGLE_DAYS * DAY_MS)
  const surplus = await tx
    .selectFrom('page_timing')
    .select('at')
    .orderBy('at', 'desc')
    .offset(MAX_SINGLES)
    .limit(1)
    .executeTakeFirst()
  const until = surplus && surplus.at > before ? surplus.at : before
  await sql`
    with deleted as (
      delete from page_timing where at <= ${until} returning at, metric, value, page, release
    )
    insert into page_timing_hour (hour, metric, page, release, bucket, count)
    select date_trunc('hour', at), metric, page, release, app.timing_bucket(value), count(*)
    from deleted group by 1, 2, 3, 4, 5 order by 1, 2, 3, 4, 5
    on conflict (hour, metric, page, release, bucket)
    do update set count = page_timing_hour.count + excluded.count`.execute(tx)
  const oldest = new Date(now.getTime() - HOUR_DAYS * DAY_MS)
  await tx.deleteFrom('page_timing_hour').where('hour', '<', oldest).execute()
  await tx
    .deleteFrom('page_timing_hour')
    .where('hour', '<=', eb =>
      eb
        .selectFrom('page_timing_hour')
        .select('hour')
        .orderBy('hour', 'desc')
        .offset(HOUR_ROWS)
        .limit(1),
    )
    .execute()
}

/** A filter of measurements: start time, and optionally page and release. */
export type Window = {
  readonly since: Date
  readonly page?: string | undefined
  readonly release?: string | undefined
}

/** How measurements are grouped. */
export type Grouping = 'all' | 'page' | 'hour' | 'day'

/** The 75th percentile of a metric in a group, with the number of measurements. `key` is a page or an instant. */
export type Percentile = {
  readonly key: string
  readonly metric: Metric
  readonly count: number
  readonly value: number
}

export async function readPercentiles(
  tx: Tx,
  window: Window,
  by: Grouping,
): Promise<readonly Percentile[]> {
  const { rows } = await sql<{ key: string; metric: Metric; count: number; bucket: number }>`
    with seen as (
      select metric, ${keyOf(by, sql`at`)} as key, app.timing_bucket(value) as bucket, count(*) as count
      from page_timing where at >= ${window.since} and ${filterBy(window)} group by 1, 2, 3
      union all
      select metric, ${keyOf(by, sql`hour`)}, bucket, sum(count)
      from page_timing_hour where hour >= ${window.since} and ${filterBy(window)} group by 1, 2, 3
    ), counted as (
      select key, metric, bucket, sum(count) as count from seen group by 1, 2, 3
    ), ranked as (
      select key, metric, bucket,
        sum(count) over (partition by key, metric order by bucket) as up_to,
        sum(count) over (partition by key, metric) as total
      from counted
    )
    select key, metric, max(total)::integer as count,
      min(bucket) filter (where up_to >= total * 0.75)::integer as bucket
    from ranked group by key, metric order by key, metric`.execute(tx)
  return rows.map(({ bucket, ...row }) => ({ ...row, value: middleOf(bucket) }))
}

function keyOf(by: Grouping, at: RawBuilder<unknown>): RawBuilder<unknown> {
  if (by === 'all') return sql`''`
  if (by === 'page') return sql`page`
  return sql`to_char(date_trunc(${sql.lit(by)}, ${at}), 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`
}

function filterBy({ page, release }: Window): RawBuilder<unknown> {
  return sql`(${page ?? null}::text is null or page = ${page ?? null})
    and (${release ?? null}::text is null or release = ${release ?? null})`
}

/** The middle of a bucket; its bounds differ by at most 2.5 %. */
function middleOf(bucket: number): number {
  return bucket === 0 ? 0 : BUCKET_FACTOR ** (bucket + 0.5) - 1
}

/** The pages and releases with measurements or errors, for the filters. */
export async function readKnown(
  tx: Tx,
  since: Date,
): Promise<{ readonly pages: string[]; readonly releases: string[] }> {
  const { rows } = await sql<{ page: string; release: string; last: Date }>`
    select page, release, max(last) as last from (
      select page, release, max(at) as last from page_timing where at >= ${since} group by 1, 2
      union all
      select page, release, max(hour) from page_timing_hour where hour >= ${since} group by 1, 2
      union all
      select page, release, max(day)::timestamptz from page_error_day where day >= ${dayOf(since)}::date group by 1, 2
    ) known group by page, release order by last desc limit 1000`.execute(tx)
  return {
    pages: [...new Set(rows.map(row => row.page))].toSorted(),
    releases: [...new Set(rows.map(row => row.release))],
  }
}

/** The UTC date of an instant. */
export function dayOf(at: Date): string {
  return at.toISOString().slice(0, 10)
}
