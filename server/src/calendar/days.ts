import type { ResponseOf } from '@bordereau/contract/endpoint'
import { FEW_PER_DAY, MAX_PER_DAY, type getCalendar } from '@bordereau/contract/calendar'
import { localDate } from '@bordereau/domain/date'
import { toText } from '@bordereau/domain/money/currency'
import type { Total } from '../totals/store.ts'
import type { Tx } from '../db/database.ts'
import { upcomingRunsBetween } from '../recurring/upcoming-runs.ts'
import {
  type CalendarEntry,
  type CalendarQuery,
  type MoneyEntry,
  byDay,
  deadlinesBetween,
  dueEntry,
  expectedEntry,
  plannedEntry,
  receivedEntry,
  runEntry,
} from './entries.ts'
import { type Counted, dueByDay, expectedByDay, plannedByDay, receivedByDay } from './day-store.ts'

/** A range with more entries than these shows few of each day, so that its answer stays small. */
const BUSY = 300
const MAX_RUNS = 1000

type View = ResponseOf<typeof getCalendar>
type DayTotal = View['totals'][number]
/** What is added to the total of a kind and day: a run, or all of a currency. */
type Part = Pick<MoneyEntry, 'kind' | 'date' | 'currency'> & {
  readonly minor: bigint
  readonly count: number
}

/**
 * The entries of a range of days, at most so many of each kind and day as the contract says, and the totals of all.
 * `stored`: the totals by day that triggers keep.
 */
export async function readDays(
  tx: Tx,
  workspaceId: string,
  query: CalendarQuery,
  stored: { readonly due: readonly Total[]; readonly received: readonly Total[] },
): Promise<Pick<View, 'entries' | 'totals' | 'more'>> {
  const { from, to, today } = query
  const count = [...stored.due, ...stored.received].reduce((sum, one) => sum + one.count, 0)
  const perDay = from === to || count <= BUSY ? MAX_PER_DAY : FEW_PER_DAY
  const [due, expected, received, planned, runs, deadlines] = await Promise.all([
    dueByDay(tx, workspaceId, query, perDay),
    expectedByDay(tx, workspaceId, query, today, perDay),
    receivedByDay(tx, workspaceId, query, perDay),
    plannedByDay(tx, workspaceId, query, perDay),
    upcomingRunsBetween(tx, workspaceId, query, MAX_RUNS + 1),
    deadlinesBetween(tx, workspaceId, query),
  ])
  const recurring = runs.slice(0, MAX_RUNS)
  const entries = [
    ...due.map(row => dueEntry(row, today)),
    ...expected.map(row => expectedEntry(row, today)),
    ...received.map(receivedEntry),
    ...planned.map(plannedEntry),
    ...recurring.map(runEntry),
  ]
  const parts = [
    ...stored.due.map(total => storedPart('due', total)),
    ...countedParts(expected, row => expectedEntry(row, today)),
    ...stored.received.map(total => storedPart('received', total)),
    ...countedParts(planned, plannedEntry),
    ...recurring.map(run => ({ ...runEntry(run), minor: run.recurring.payable, count: 1 })),
  ]
  const shown: CalendarEntry[] = [...deadlines, ...firstOfEach(entries, perDay)]
  return { entries: shown.sort(byDay), totals: totalsOf(parts), more: runs.length > MAX_RUNS }
}

function storedPart(kind: MoneyEntry['kind'], { period, currency, amount, count }: Total): Part {
  return { kind, date: localDate(period), currency, minor: amount, count }
}

/** Every row of a day and currency has the sum of all of them. */
function countedParts<Row extends Counted>(
  rows: readonly Row[],
  entryOf: (row: Row) => MoneyEntry,
): Part[] {
  return rows
    .filter(({ place }) => place === 1n)
    .map(row => {
      const { kind, date, currency } = entryOf(row)
      return { kind, date, currency, minor: BigInt(row.sum), count: Number(row.count) }
    })
}

function totalsOf(parts: readonly Part[]): DayTotal[] {
  const byKindAndDay = Map.groupBy(parts, ({ kind, date }) => `${date} ${kind}`)
  return [...byKindAndDay.values()].flatMap(own => {
    const [first] = own
    if (!first) return []
    const byCurrency = Map.groupBy(own, ({ currency }) => currency)
    const amounts = [...byCurrency].map(([currency, some]) => ({
      currency,
      amount: toText(
        some.reduce((sum, { minor }) => sum + minor, 0n),
        currency,
      ),
    }))
    const count = own.reduce((sum, one) => sum + one.count, 0)
    return [{ date: first.date, kind: first.kind, count, amounts }]
  })
}

/** At most so many entries of each kind and day. */
function firstOfEach(entries: readonly MoneyEntry[], most: number): MoneyEntry[] {
  return [...Map.groupBy(entries, ({ kind, date }) => `${date} ${kind}`).values()].flatMap(own =>
    own.slice(0, most),
  )
}
