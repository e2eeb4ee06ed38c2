import { setImmediate } from 'node:timers/promises'
import type { Tx } from '../db/database.ts'
import { spaced } from './statement.ts'
import { unpacked } from './statement-rows.ts'
import type { NewTransaction } from './store.ts'
import {
  type DayAmount,
  type StatementOf,
  type StoredTransaction,
  knownIdentities,
  noteOtherFacts,
  replaceFacts,
  transactionsOf,
} from './transaction-store.ts'

/** All that a row of a table says, whatever its columns are called. */
export type WrittenRow = {
  readonly days: readonly string[]
  /** In minor units, without signs, before and after the fee of the row. */
  readonly amounts: readonly string[]
  /** Its cells, and what follows a label in them, in one line each. */
  readonly texts: readonly string[]
}

/** Of a CSV file that may have been read before, with other columns. */
export type RereadFile = {
  /** Of all its rows: what is stored under one of them is found by it. */
  readonly identities: ReadonlySet<string>
  /** Stored transactions that were found for rows of earlier slices, by their ids. */
  readonly found: ReadonlySet<string>
}

/** The identities of the rows of slices. A long one is not unpacked at once: other requests come between. */
export async function identitiesIn(
  slices: readonly Uint8Array[],
): Promise<RereadFile['identities']> {
  const identities = new Set<string>()
  for (const slice of slices) {
    const rows: readonly { readonly identity: string }[] = JSON.parse(unpacked(slice))
    for (const { identity } of rows) identities.add(identity)
    await setImmediate()
  }
  return identities
}

/**
 * Those rows that the account does not have. A row is known by its identity, which is of what was read of it; read with
 * other columns it has another one, and is known by this: that everything stored of a transaction is written in it. What is
 * not decided yet then says what is read now. `equal`: only rows of the same day and amount, which go before others in the
 * whole file. `found`: the stored ones that were found, which no later slice finds once this is committed.
 */
export async function withoutReadAgain(
  tx: Tx,
  workspaceId: string,
  of: StatementOf,
  rows: readonly NewTransaction[],
  { identities, found }: RereadFile,
  kind: 'equal' | 'any',
): Promise<{ readonly fresh: readonly NewTransaction[]; readonly found: ReadonlySet<string> }> {
  const identitiesOfRows = rows.map(({ identity }) => identity)
  const known = await knownIdentities(tx, workspaceId, of.account, identitiesOfRows)
  const unknown = rows.filter(({ identity }) => !known.has(identity))
  if (unknown.length === 0) return { fresh: [], found: new Set() }
  const sums = unknown.flatMap(row => (kind === 'equal' ? [sumOf(row)] : sumsOf(row)))
  const stored = await transactionsOf(tx, workspaceId, of.account, sums)
  const candidates = stored
    .filter(
      one =>
        one.isCsv &&
        one.statementId !== of.statementId &&
        !one.identities.some(identity => identities.has(identity)),
    )
    // The longest text first: it fits the fewest rows.
    .toSorted((a, b) => b.text.length - a.text.length)
  const byDay = Map.groupBy(candidates, ({ bookedOn }) => bookedOn)
  const fresh: NewTransaction[] = []
  const foundNow = new Set<string>()
  for (const row of unknown) {
    const open = daysOf(row)
      .flatMap(day => byDay.get(day) ?? [])
      .filter(one => !found.has(one.id) && !foundNow.has(one.id) && one.currency === row.currency)
    const same = sameOf(row, open, kind)
    if (same === undefined) fresh.push(row)
    else {
      foundNow.add(same.id)
      await replaceFacts(tx, workspaceId, same.id, row)
    }
  }
  if (fresh.length < unknown.length) await noteOtherFacts(tx, workspaceId)
  return { fresh, found: foundNow }
}

function daysOf({ booked_on: day, written }: NewTransaction): readonly string[] {
  return [...new Set([day, ...(written?.days ?? [])])]
}

function sumOf({ booked_on: day, amount_minor: amount }: NewTransaction): DayAmount {
  return { day, amount }
}

/** The day and amount of a row, and all that are written in it: it may have been read as any of these, in or out. */
function sumsOf(row: NewTransaction): readonly DayAmount[] {
  const amounts = (row.written?.amounts ?? []).flatMap(amount => [amount, `-${amount}`])
  return daysOf(row).flatMap(day => [...amounts, row.amount_minor].map(amount => ({ day, amount })))
}

/** The most alike in day and amount; `equal`: alike in both. */
function sameOf(
  row: NewTransaction,
  stored: readonly StoredTransaction[],
  kind: 'equal' | 'any',
): StoredTransaction | undefined {
  const { written, booked_on: day, amount_minor: amount } = row
  if (!written || stored.length === 0) return undefined
  const likeness = (one: StoredTransaction) =>
    Number(one.bookedOn === day) + Number(one.amount === amount)
  const amounts = new Set(written.amounts)
  const possible = stored.filter(one =>
    kind === 'equal' ? likeness(one) === 2 : amounts.has(one.amount.replace('-', '')),
  )
  const texts = new Set(written.texts)
  return possible
    .toSorted((a, b) => likeness(b) - likeness(a))
    .find(one => saysNothingElse(one, texts))
}

/** Whether all that is stored of a transaction is written in a row. */
function saysNothingElse(
  { partyName, partyAccount, references, text }: StoredTransaction,
  texts: ReadonlySet<string>,
): boolean {
  const lines = text.split('\n')
  // Of a text that was cut.
  const cut = text.length > LONG_TEXT ? (lines.pop() ?? '') : ''
  return (
    [partyName, ...references, ...lines]
      .map(spaced)
      .every(one => one === '' || texts.has(one) || (one.length > LONG && begins(one, texts))) &&
    (partyAccount === '' || [...texts].some(one => compact(one) === partyAccount)) &&
    (cut === '' || begins(spaced(cut), texts))
  )
}

/** Longer ones may have been cut when they were stored: see statement-rows.ts. */
const LONG = 280
const LONG_TEXT = 1_980

function begins(text: string, texts: ReadonlySet<string>): boolean {
  return [...texts].some(one => one.startsWith(text))
}

function compact(text: string): string {
  return text.replace(/\s/g, '').toUpperCase()
}
