import { type LocalDate, addDays, daysBetween, localDate } from '@bordereau/domain/date'
import type { BankEntry } from '@bordereau/domain/payment/bank-entry'
import { type BankFeed, type BookedDays, FeedError, type FeedServices } from '../bank-feeds/feed.ts'
import { unknownOf } from '../bank-statements/add-transactions.ts'
import { identifier } from '../bank-statements/identity.ts'
import { plainTransaction } from '../bank-statements/statement.ts'
import { statementRow, transactionRow } from '../bank-statements/statement-rows.ts'
import { type NewTransaction, insertStatement } from '../bank-statements/store.ts'
import { FEED_FORMAT, insertTransactions } from '../bank-statements/transaction-store.ts'
import { type Tx, inWorkspace } from '../db/database.ts'
import type { AppContext } from '../lib/app-context.ts'
import {
  type AccountRow,
  type ConnectionRow,
  lockConnectedAccount,
  updateAccount,
} from './store.ts'

/** Four times a day, as often as banks must allow it (Delegated Regulation (EU) 2018/389, article 36(5)(b)). */
export const READ_EVERY_MS = (6 * 60 - 10) * 60_000
/** Banks book some transactions days later on an earlier day. */
const OVERLAP_DAYS = 10
/** What services answer at once. */
const MOST_DAYS = 90
/** Rows of one statement of the database. */
const SLICE = 1_000

type Reading = { readonly connection: ConnectionRow; readonly account: AccountRow }

/**
 * Reads what was booked since the last reading, at most 90 days at once. Days are stored with the position until which
 * everything was read, or not at all. Throws FeedError; what was stored before stays.
 */
export async function readAccount(
  context: AppContext,
  feed: BankFeed,
  services: FeedServices,
  { connection, account }: Reading,
): Promise<void> {
  const today = localDate(context.clock.now().toISOString().slice(0, 10))
  let from = beginOf(account)
  let most = MOST_DAYS
  while (from <= today) {
    const wide = addDays(from, most - 1)
    const to = wide < today ? wide : today
    const booked = await booksOf(
      () => feed.listBooked(services, account.reference, { from, to }),
      most,
    )
    if (booked === undefined) {
      most = Math.ceil(Math.min(most, daysBetween(from, to) + 1) / 2)
      continue
    }
    const isLast = to === today
    await storeDays(context, { connection, account }, booked, { to, isLast })
    if (booked.pauseSeconds !== undefined) return
    from = addDays(to, 1)
  }
}

function beginOf({ from_day: first, read_until: last }: AccountRow): LocalDate {
  const begin = localDate(first)
  const again = last === null ? begin : addDays(localDate(last), 1 - OVERLAP_DAYS)
  return again > begin ? again : begin
}

/** Undefined where there are too many transactions for one answer, and fewer days can be asked for. */
async function booksOf(
  ask: () => Promise<BookedDays>,
  days: number,
): Promise<BookedDays | undefined> {
  try {
    return await ask()
  } catch (error) {
    if (error instanceof FeedError && error.reason === 'too_much' && days > 1) return undefined
    throw error
  }
}

async function storeDays(
  context: AppContext,
  { connection, account }: Reading,
  { transactions, pauseSeconds }: BookedDays,
  { to, isLast }: { readonly to: LocalDate; readonly isLast: boolean },
): Promise<void> {
  const { workspace_id: workspaceId } = connection
  const now = context.clock.now()
  const paused = pauseSeconds === undefined ? null : new Date(now.getTime() + pauseSeconds * 1000)
  await inWorkspace(
    context.db,
    { workspaceId },
    async tx => {
      const row = await lockConnectedAccount(tx, workspaceId, account.id)
      // The connection was removed meanwhile, or another one reads the account.
      if (row?.connection_id !== connection.id) return
      await addFed(tx, context, { connection, account: row }, transactions)
      const isFurther = row.read_until === null || row.read_until < to
      await updateAccount(tx, row, {
        read_until: isFurther ? to : row.read_until,
        fetched_at: now,
        next_fetch_at: nextOf(now, paused, isLast),
        paused_until: paused,
        problem: '',
        failures: 0,
      })
    },
    { repeatable: true },
  )
}

/** Further days are read next, at once or after the pause. */
function nextOf(now: Date, paused: Date | null, isLast: boolean): Date {
  const next = isLast ? new Date(now.getTime() + READ_EVERY_MS) : now
  return paused !== null && paused > next ? paused : next
}

/** Adds what the account does not have, as a statement of its own. */
async function addFed(
  tx: Tx,
  context: AppContext,
  { connection, account }: Reading,
  transactions: readonly BankEntry[],
): Promise<void> {
  const { workspace_id: workspaceId } = connection
  const rows = await unknownOf(tx, workspaceId, account.account, rowsOf(transactions))
  if (rows.length === 0) return
  const days = rows.map(({ booked_on: day }) => localDate(day)).toSorted()
  const statement = statementRow(
    {
      account: account.account,
      currency: account.currency,
      reference: '',
      opening: undefined,
      closing: undefined,
      from: days[0] ?? null,
      to: days.at(-1) ?? null,
      count: rows.length,
    },
    {
      format: FEED_FORMAT,
      fileName: '',
      personId: connection.created_by,
      at: context.clock.now(),
      currency: account.currency,
    },
  )
  await insertStatement(tx, workspaceId, statement)
  const of = { statementId: statement.id, account: account.account, test: connection.test }
  for (let begin = 0; begin < rows.length; begin += SLICE) {
    const slice = rows.slice(begin, begin + SLICE)
    await insertTransactions(tx, workspaceId, of, JSON.stringify(slice))
  }
}

/** Rows of whole days, so that the place of each among equal ones is the same in every reading. */
function rowsOf(transactions: readonly BankEntry[]): readonly NewTransaction[] {
  const identify = identifier()
  return transactions.map(known => {
    const transaction = plainTransaction({ line: 1, ...known })
    return transactionRow(transaction, identify(transaction))
  })
}
