import { type Decision, accept, refuse } from '@bordereau/domain/decision'
import type { Transact } from '../lib/route.ts'
import { type AddedCount, addTransactions, findEqual } from './add-transactions.ts'
import type { CsvMapping } from './formats/csv.ts'
import { identitiesIn } from './read-again.ts'
import type { ReadStatement } from './read-file.ts'
import { statementRow, unpacked } from './statement-rows.ts'
import { hasCsvFile } from './transaction-store.ts'
import { type NewStatement, completeStatement, insertStatement, rememberMapping } from './store.ts'

/** A statement that was read, with the account that it is of. */
export type NamedStatement = ReadStatement & {
  readonly format: string
  readonly fileName: string
  /** The name of the company's own account; empty where it has none with this number. */
  readonly accountName: string
  readonly currency: string
}

export type StoredStatement = AddedCount & {
  readonly row: NewStatement
  readonly statement: NamedStatement
}

type By = { readonly workspaceId: string; readonly personId: string; readonly at: Date }

type Reading = {
  /** To be remembered. */
  readonly mapping:
    | { readonly headings: readonly string[]; readonly columns: CsvMapping }
    | undefined
  /** Rows of CSV files can be compared with what was read of them before, with other columns. */
  readonly compared: boolean
}

/**
 * Writes statements and, slice by slice, their transactions. All statements are written first, and each is marked as not
 * complete until its last slice: interrupted, the list says so, and the same file completes it. Refused where a CSV file of an
 * account was imported meanwhile, with which this one would have had to be compared.
 */
export async function storeStatements(
  transaction: Transact,
  { workspaceId, personId, at }: By,
  statements: readonly NamedStatement[],
  { mapping, compared }: Reading,
): Promise<Decision<readonly StoredStatement[], 'unavailable'>> {
  const rows = statements.map(({ head, slices, format, fileName, currency }) =>
    statementRow(head, { format, fileName, personId, at, currency, complete: slices.length === 0 }),
  )
  const readBefore = await transaction(async tx => {
    const accounts = new Set(
      rows.flatMap(({ account, format }) => (format === 'csv' ? account : [])),
    )
    const before = new Set<string>()
    for (const account of accounts)
      if (await hasCsvFile(tx, workspaceId, account)) before.add(account)
    if (before.size > 0 && !compared) return undefined
    if (mapping) await rememberMapping(tx, workspaceId, mapping.headings, mapping.columns)
    for (const row of rows) await insertStatement(tx, workspaceId, row)
    return before
  })
  if (!readBefore) return refuse('unavailable')
  const stored: StoredStatement[] = []
  for (const [index, statement] of statements.entries()) {
    const row = rows[index]
    if (!row) continue
    const isReread = statement.format === 'csv' && readBefore.has(row.account)
    const count = await storeSlices(transaction, workspaceId, row, statement.slices, isReread)
    stored.push({ row, statement, ...count })
  }
  return accept(stored)
}

async function storeSlices(
  transaction: Transact,
  workspaceId: string,
  row: NewStatement,
  slices: readonly Uint8Array[],
  isReread: boolean,
): Promise<AddedCount> {
  const of = { statementId: row.id, account: row.account }
  // Of transactions that were committed: one that is rolled back is run again from its start.
  const found = new Set<string>()
  const reread = isReread ? { identities: await identitiesIn(slices), found } : undefined
  const known = new Set<Uint8Array>()
  if (reread)
    for (const slice of slices) {
      const equal = await transaction(tx => findEqual(tx, workspaceId, of, unpacked(slice), reread))
      for (const id of equal.found) found.add(id)
      if (equal.isKnown) known.add(slice)
    }
  let [added, replaced] = [0, 0]
  for (const slice of slices) {
    const isLast = slice === slices.at(-1)
    if (known.has(slice) && !isLast) continue
    const count = await transaction(async tx => {
      const counted = await addTransactions(tx, workspaceId, of, unpacked(slice), reread)
      if (isLast) await completeStatement(tx, workspaceId, row)
      return counted
    })
    for (const id of count.found) found.add(id)
    added += count.added
    replaced += count.replaced
  }
  return { added, replaced }
}
