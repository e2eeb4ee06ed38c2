import type { Tx } from '../db/database.ts'
import type { NewTransaction } from './store.ts'
import {
  type StatementOf,
  type StoredTransaction,
  noteOtherFacts,
  replaceFacts,
  transactionsBetween,
} from './transaction-store.ts'

/** All that a row of a table says, whatever its columns are called. */
export type WrittenRow = {
  readonly days: readonly string[]
  /** In minor units, without signs. */
  readonly amounts: readonly string[]
  /** Its cells, a line each. */
  readonly texts: string
}

/** Of a CSV file that may have been read before, with other columns. */
export type RereadFile = {
  /** Of all its rows: what is stored under one of them is found by it. */
  readonly identities: ReadonlySet<string>
  /** Stored transactions that were found for rows before, by their ids. */
  readonly found: Set<string>
}

/**
 * Those rows that the account does not have. A row is known by its identity, which is of what was read of it; read with
 * other columns it has another one, and is known by this: that everything stored of a transaction is written in it. What is
 * not decided yet then says what is read now.
 */
export async function withoutReadAgain(
  tx: Tx,
  workspaceId: string,
  of: StatementOf,
  rows: readonly NewTransaction[],
  file: RereadFile,
): Promise<readonly NewTransaction[]> {
  const days = rows.flatMap(row => [row.booked_on, ...(row.written?.days ?? [])]).toSorted()
  const period = { from: days[0] ?? '', to: days.at(-1) ?? '' }
  const stored = await transactionsBetween(tx, workspaceId, of.account, period)
  const known = new Set(stored.flatMap(one => [one.identity, one.fileIdentity ?? one.identity]))
  const candidates = stored.filter(
    one =>
      one.isCsv &&
      one.statementId !== of.statementId &&
      ![one.identity, one.fileIdentity ?? ''].some(identity => file.identities.has(identity)),
  )
  const fresh: NewTransaction[] = []
  const unknown = rows.filter(({ identity }) => !known.has(identity))
  for (const row of unknown) {
    const open = candidates.filter(({ id }) => !file.found.has(id))
    const same = bestOf(row, open)
    if (same === undefined) fresh.push(row)
    else {
      file.found.add(same.id)
      await replaceFacts(tx, workspaceId, same.id, row)
    }
  }
  if (fresh.length < unknown.length) await noteOtherFacts(tx, workspaceId)
  return fresh
}

/** The one with the same day and amount before others. */
function bestOf(
  row: NewTransaction,
  stored: readonly StoredTransaction[],
): StoredTransaction | undefined {
  const { written } = row
  if (!written) return undefined
  const possible = stored.filter(one => one.currency === row.currency && isWritten(one, written))
  const likeness = (one: StoredTransaction) =>
    Number(one.bookedOn === row.booked_on) + Number(one.amount === row.amount_minor)
  return possible.toSorted((a, b) => likeness(b) - likeness(a))[0]
}

/** Whether all that is stored of a transaction is written in a row. */
export function isWritten(
  { bookedOn, amount, partyName, partyAccount, references, text }: StoredTransaction,
  { days, amounts, texts }: WrittenRow,
): boolean {
  const said = [partyName, ...references, ...text.split('\n')].map(spaced)
  const all = spaced(texts)
  return (
    days.includes(bookedOn) &&
    amounts.includes(amount.replace('-', '')) &&
    said.every(one => all.includes(one)) &&
    compact(texts).includes(compact(partyAccount))
  )
}

function spaced(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}

function compact(text: string): string {
  return text.replace(/\s/g, '').toUpperCase()
}
