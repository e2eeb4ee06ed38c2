import * as z from 'zod'
import type { Tx } from '../db/database.ts'
import { entriesOf, rememberSums, replaceSums } from './batch-store.ts'
import { type RereadFile, withoutReadAgain } from './read-again.ts'
import { type Batch, sameTransactions, sumsOfBatches } from './same-transaction.ts'
import type { NewTransaction } from './store.ts'
import {
  type StatementOf,
  type StoredTransaction,
  factsOf,
  insertTransactions,
  isFedAccount,
  knownIdentities,
  lockAccount,
  setFileIdentities,
  transactionsOf,
  transactionsOn,
} from './transaction-store.ts'

export type AddedCount = {
  readonly added: number
  /** Sums of batches that their details replaced. */
  readonly replaced: number
}

/** `found`: stored transactions that were found for rows of a file that is read again, by their ids. */
export type Added = AddedCount & { readonly found: ReadonlySet<string> }

const NONE: ReadonlySet<string> = new Set()

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
): Promise<Added> {
  await lockAccount(tx, workspaceId, of.account)
  const isFed = await isFedAccount(tx, workspaceId, of.account)
  // Most slices have no details of batches, and are not read here.
  if (!isFed && !file && !transactions.includes('"entry_identity":"'))
    return {
      added: await insertTransactions(tx, workspaceId, of, transactions),
      replaced: 0,
      found: NONE,
    }
  const read = newTransactions.parse(JSON.parse(transactions))
  if (isFed) await linkFedSums(tx, workspaceId, of.account, read)
  const { rows, sums } = await replaceSums(tx, workspaceId, of.account, read)
  const unfed = isFed ? await withoutFed(tx, workspaceId, of.account, rows) : rows
  const { fresh, found } = file
    ? await withoutReadAgain(tx, workspaceId, of, unfed, file, 'any')
    : { fresh: unfed, found: NONE }
  const added =
    fresh.length === 0 ? 0 : await insertTransactions(tx, workspaceId, of, JSON.stringify(fresh))
  await rememberSums(tx, workspaceId, of.account, sums)
  return { added, replaced: sums.length, found }
}

/**
 * Finds rows of a CSV file that were read before with other columns by their days and amounts. `isKnown`: the account has them
 * all.
 */
export async function findEqual(
  tx: Tx,
  workspaceId: string,
  of: StatementOf,
  transactions: string,
  file: RereadFile,
): Promise<{ readonly isKnown: boolean; readonly found: ReadonlySet<string> }> {
  await lockAccount(tx, workspaceId, of.account)
  const rows = newTransactions.parse(JSON.parse(transactions))
  const { fresh, found } = await withoutReadAgain(tx, workspaceId, of, rows, file, 'equal')
  return { isKnown: fresh.length === 0, found }
}

/** Finds the sums of batches among what services reported, whose words for them are their own. What was decided stays as it is. */
async function linkFedSums(
  tx: Tx,
  workspaceId: string,
  account: string,
  rows: readonly NewTransaction[],
): Promise<void> {
  const details = rows.filter(row => row.entry_identity !== null)
  if (details.length === 0) return
  const known = await knownIdentities(tx, workspaceId, account, details.flatMap(entriesOf))
  const batches = new Map<string, Batch>()
  for (const row of details) {
    const { entry_identity: entry, short_entry_identity: short, entry_minor: amount } = row
    if (entry === null || amount === null || known.has(entry) || known.has(short ?? entry)) continue
    batches.set(entry, { entry, amount, bookedOn: row.booked_on, currency: row.currency })
  }
  const stored = await transactionsOf(
    tx,
    workspaceId,
    account,
    [...batches.values()].map(({ bookedOn: day, amount }) => ({ day, amount })),
  )
  const open = stored.filter(one => one.isFed && one.isOpen && one.fileIdentity === null)
  const sums = sumsOfBatches([...batches.values()], open)
  await setFileIdentities(
    tx,
    workspaceId,
    new Map([...sums].map(([{ entry }, { id }]) => [id, entry])),
  )
}

/** Those that no service has reported; the others are remembered by what the file calls them. */
async function withoutFed(
  tx: Tx,
  workspaceId: string,
  account: string,
  rows: readonly NewTransaction[],
): Promise<readonly NewTransaction[]> {
  if (rows.length === 0) return rows
  const identitiesOfRows = rows.map(({ identity }) => identity)
  const known = await knownIdentities(tx, workspaceId, account, identitiesOfRows)
  const open = rows.filter(({ identity }) => !known.has(identity))
  const sums = open.map(({ booked_on: day, amount_minor: amount }) => ({ day, amount }))
  const stored = await transactionsOf(tx, workspaceId, account, sums)
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
  const stored = await transactionsOn(tx, workspaceId, account, daysOf(rows))
  const facts = new Map(rows.map(row => [factsOf(row), row] as const))
  const same = sameTransactions([...facts.keys()], stored)
  const known = new Set(stored.flatMap(({ identities }) => identities))
  const left = [...facts.keys()].filter(one => !same.has(one) && !known.has(one.identity))
  const reported = new Set([
    ...[...same.values()].map(({ id }) => id),
    ...rows.map(row => row.identity),
  ])
  const sums = new Set(sumsOfBatches(batchesOf(stored, reported), left).values())
  return left.flatMap(one => (sums.has(one) ? [] : (facts.get(one) ?? [])))
}

/** The batches of stored details, without those of which the service reports details, or a sum that is known, as `reported`. */
function batchesOf(
  stored: readonly StoredTransaction[],
  reported: ReadonlySet<string>,
): readonly Batch[] {
  const entries = Map.groupBy(
    stored.filter(({ entry }) => entry !== null),
    ({ entry }) => entry,
  )
  const isReported = ({ id, identities }: StoredTransaction) =>
    reported.has(id) || identities.some(one => reported.has(one))
  return [...entries].flatMap(([entry, details]) => {
    const [first] = details
    if (entry === null || !first || details.some(isReported)) return []
    const amount = details.reduce((sum, one) => sum + BigInt(one.amount), 0n).toString()
    return [{ entry, amount, bookedOn: first.bookedOn, currency: first.currency }]
  })
}

function daysOf(rows: readonly NewTransaction[]): readonly string[] {
  return rows.map(({ booked_on: day }) => day)
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
      .object({
        days: z.array(z.string()),
        amounts: z.array(z.string()),
        texts: z.array(z.string()),
      })
      .nullable(),
  }),
)
