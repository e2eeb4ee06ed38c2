import * as z from 'zod'
import type { Tx } from '../db/database.ts'
import { replaceSums } from './batch-store.ts'
import { type RereadFile, withoutReadAgain } from './read-again.ts'
import { type ReportedFacts, sameTransactions } from './same-transaction.ts'
import type { NewTransaction } from './store.ts'
import {
  type StatementOf,
  factsOf,
  insertTransactions,
  isFedAccount,
  lockAccount,
  setFileIdentities,
  transactionsBetween,
} from './transaction-store.ts'

export type AddedCount = {
  readonly added: number
  /** Sums of batches that their details replaced. */
  readonly replaced: number
}

/**
 * Adds transactions of a file, a list of NewTransaction as JSON, and returns how many the account did not have: neither from
 * a file, by their identity, nor by a service, by what they say.
 */
export async function addTransactions(
  tx: Tx,
  workspaceId: string,
  of: StatementOf,
  transactions: string,
  file?: RereadFile,
): Promise<AddedCount> {
  await lockAccount(tx, workspaceId, of.account)
  const isFed = await isFedAccount(tx, workspaceId, of.account)
  // Most slices have no details of batches, and are not read here.
  if (!isFed && !file && !transactions.includes('"entry_identity":"'))
    return { added: await insertTransactions(tx, workspaceId, of, transactions), replaced: 0 }
  const read = newTransactions.parse(JSON.parse(transactions))
  const { rows, replaced } = await replaceSums(tx, workspaceId, of.account, read)
  const unfed = isFed ? await withoutFed(tx, workspaceId, of.account, rows) : rows
  const fresh = file ? await withoutReadAgain(tx, workspaceId, of, unfed, file) : unfed
  if (fresh.length === 0) return { added: 0, replaced }
  const added = await insertTransactions(tx, workspaceId, of, JSON.stringify(fresh))
  return { added, replaced }
}

/** Those that no service has reported; the others are remembered by what the file calls them. */
async function withoutFed(
  tx: Tx,
  workspaceId: string,
  account: string,
  rows: readonly NewTransaction[],
): Promise<readonly NewTransaction[]> {
  if (rows.length === 0) return rows
  const stored = await transactionsBetween(tx, workspaceId, account, daysOf(rows))
  const known = new Set(stored.flatMap(one => [one.identity, one.fileIdentity ?? one.identity]))
  const open = rows.filter(({ identity }) => !known.has(identity))
  const same = sameTransactions(
    open.map(factsOf),
    stored.filter(one => one.isFed && one.fileIdentity === null),
  )
  const found = new Map([...same].map(([{ identity }, { id }]) => [id, identity]))
  await setFileIdentities(tx, workspaceId, found)
  const identities = new Set(found.values())
  return open.filter(({ identity }) => !identities.has(identity))
}

/**
 * Those of all transactions that a service reports for these days which the account does not have. What a service reports of
 * a day is complete, so that each stored transaction is found at most once, whatever the bank called it then.
 */
export async function unknownOf(
  tx: Tx,
  workspaceId: string,
  account: string,
  rows: readonly NewTransaction[],
): Promise<readonly NewTransaction[]> {
  await lockAccount(tx, workspaceId, account)
  if (rows.length === 0) return []
  const facts = new Map<ReportedFacts, NewTransaction>(rows.map(row => [factsOf(row), row]))
  const stored = await transactionsBetween(tx, workspaceId, account, daysOf(rows))
  const same = sameTransactions([...facts.keys()], stored)
  return [...facts].flatMap(([fact, row]) => (same.has(fact) ? [] : [row]))
}

function daysOf(rows: readonly NewTransaction[]): { readonly from: string; readonly to: string } {
  const days = rows.map(({ booked_on: day }) => day).toSorted()
  return { from: days[0] ?? '', to: days.at(-1) ?? '' }
}

const newTransactions = z.array(
  z.object({
    id: z.string(),
    identity: z.string(),
    booked_on: z.string(),
    value_on: z.string().nullable(),
    currency: z.string(),
    amount_minor: z.string(),
    party_name: z.string(),
    party_account: z.string(),
    reference_list: z.array(z.string()),
    text: z.string(),
    charges_minor: z.string(),
    reversal: z.boolean(),
    entry_identity: z.string().nullable(),
    short_entry_identity: z.string().nullable(),
    entry_minor: z.string().nullable(),
    written: z
      .object({ days: z.array(z.string()), amounts: z.array(z.string()), texts: z.string() })
      .nullable(),
  }),
)
