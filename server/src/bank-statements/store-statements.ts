import type { Transact } from '../lib/route.ts'
import { type AddedCount, addTransactions } from './add-transactions.ts'
import type { CsvMapping } from './formats/csv.ts'
import type { ReadStatement } from './read-file.ts'
import { statementRow, unpacked } from './statement-rows.ts'
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

/**
 * Writes statements and, slice by slice, their transactions. All statements are written first, and each is marked as not
 * complete until its last slice: interrupted, the list says so, and the same file completes it.
 */
export async function storeStatements(
  transaction: Transact,
  { workspaceId, personId, at }: By,
  statements: readonly NamedStatement[],
  mapping: { readonly headings: readonly string[]; readonly columns: CsvMapping } | undefined,
): Promise<readonly StoredStatement[]> {
  const rows = statements.map(({ head, slices, format, fileName, currency }) =>
    statementRow(head, { format, fileName, personId, at, currency, complete: slices.length === 0 }),
  )
  await transaction(async tx => {
    if (mapping) await rememberMapping(tx, workspaceId, mapping.headings, mapping.columns)
    for (const row of rows) await insertStatement(tx, workspaceId, row)
  })
  const stored: StoredStatement[] = []
  for (const [index, statement] of statements.entries()) {
    const row = rows[index]
    if (!row) continue
    const of = { statementId: row.id, account: row.account }
    let [added, replaced] = [0, 0]
    for (const [place, slice] of statement.slices.entries()) {
      const count = await transaction(async tx => {
        const counted = await addTransactions(tx, workspaceId, of, unpacked(slice))
        if (place === statement.slices.length - 1) await completeStatement(tx, workspaceId, row)
        return counted
      })
      added += count.added
      replaced += count.replaced
    }
    stored.push({ row, statement, added, replaced })
  }
  return stored
}
