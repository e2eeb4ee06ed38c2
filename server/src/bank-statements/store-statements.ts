import type { Transact } from '../lib/route.ts'
import { type AddedCount, addTransactions } from './add-transactions.ts'
import type { CsvMapping } from './formats/csv.ts'
import type { RereadFile } from './read-again.ts'
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
  const readBefore = new Set<string>()
  await transaction(async tx => {
    for (const { account, format } of rows)
      if (format === 'csv' && (await hasCsvFile(tx, workspaceId, account))) readBefore.add(account)
    if (mapping) await rememberMapping(tx, workspaceId, mapping.headings, mapping.columns)
    for (const row of rows) await insertStatement(tx, workspaceId, row)
  })
  const stored: StoredStatement[] = []
  for (const [index, statement] of statements.entries()) {
    const row = rows[index]
    if (!row) continue
    const of = { statementId: row.id, account: row.account }
    const file = readBefore.has(row.account) ? rereadFile(statement) : undefined
    let [added, replaced] = [0, 0]
    for (const [place, slice] of statement.slices.entries()) {
      const count = await transaction(async tx => {
        const counted = await addTransactions(tx, workspaceId, of, unpacked(slice), file)
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

/** The identities of all rows of a file. */
function rereadFile({ slices }: NamedStatement): RereadFile {
  const identities = slices.flatMap(slice => {
    const rows: readonly { readonly identity: string }[] = JSON.parse(unpacked(slice))
    return rows.map(({ identity }) => identity)
  })
  return { identities: new Set(identities), found: new Set() }
}
