import {
  type ImportedStatement,
  LEFT_OUT_REASONS,
  importBankStatement,
} from '@bordereau/contract/bank-statements'
import { defaultLanguage } from '@bordereau/domain/country/countries'
import { refuse } from '@bordereau/domain/decision'
import { toText } from '@bordereau/domain/money/currency'
import { listAccounts } from '../company/bank-store.ts'
import { findCompany } from '../company/store.ts'
import { type Transact, afterCommitInParts, respond, workspaceRoute } from '../lib/route.ts'
import { addTransactions } from './add-transactions.ts'
import { CSV_FIELDS } from './formats/csv-fields.ts'
import type { CsvMapping } from './formats/csv.ts'
import { accountOf } from './formats/values.ts'
import { type ReadFile, type ReadStatement, readStatementFile } from './read-file.ts'
import { type StatementSource, statementRow, unpacked } from './statement-rows.ts'
import { csvMappings, insertStatement, rememberMapping } from './store.ts'

type Own = {
  readonly id: string
  readonly account: string
  readonly name: string
  readonly currency: string
}

export const importBankStatementRoute = workspaceRoute(
  importBankStatement,
  async ({ context, tx, member: { workspaceId, id: personId }, query, bytes }) => {
    const company = await findCompany(tx, workspaceId)
    if (!company) return refuse('not_found')
    const accounts = await ownAccounts(tx, workspaceId)
    const chosen = accounts.find(({ id }) => id === query.accountId)
    const mappings = await csvMappings(tx, workspaceId)
    const given = mappingIn(query)
    return afterCommitInParts(async transaction => {
      const read = await readStatementFile(bytes, {
        currency: chosen?.currency,
        dayOrder: query.dayOrder,
        locale: `${defaultLanguage(company.country)}-${company.country}`,
        encoding: query.encoding,
        preview: query.preview === 'true',
        mapping: given,
        mappings,
      })
      if (!read.ok) return read
      const file = read.value
      if (file.kind === 'question') return respond({ question: asked(file), statements: [] })
      if (file.statements.some(({ head }) => head.account === '') && !chosen)
        return refuse('account_needed')
      const { headings } = file
      if (given && headings)
        await transaction(scope => rememberMapping(scope, workspaceId, headings, given))
      const statements: ImportedStatement[] = []
      for (const { head: statement, slices } of file.statements) {
        const source = { format: file.format, fileName: query.fileName, personId }
        const at = context.clock.now()
        const named = { ...statement, account: statement.account || (chosen?.account ?? '') }
        const own = accounts.find(({ account }) => sameAccount(account, named.account))
        statements.push(
          await store(
            transaction,
            workspaceId,
            { head: own ? { ...named, account: own.account } : named, slices },
            {
              ...source,
              at,
              accountName: own?.name ?? '',
              currency: statement.currency ?? chosen?.currency ?? '',
            },
          ),
        )
      }
      return respond({ question: null, statements })
    })
  },
)

async function ownAccounts(
  tx: Parameters<typeof listAccounts>[0],
  workspaceId: string,
): Promise<readonly Own[]> {
  const rows = await listAccounts(tx, workspaceId)
  return rows.map(row => ({
    id: row.id,
    account: accountOf(row.iban || row.accountNumber),
    name: row.bankName || row.accountName,
    currency: row.currency,
  }))
}

/** German banks name bank code and account number, of which the IBAN is made: DE89370400440532013000 is 37040044/532013000. */
function sameAccount(own: string, named: string): boolean {
  if (own === '' || named === '') return false
  const [bank, number] = named.split('/')
  if (number === undefined || !/^\d+$/.test(number)) return own === named
  return own.endsWith(`${bank}${number.padStart(10, '0')}`)
}

/** The mapping of the request; undefined where it has none that can be read. */
function mappingIn({
  columns,
  dayOrder,
  encoding,
}: {
  readonly columns?: string | undefined
  readonly dayOrder?: CsvMapping['dayOrder']
  readonly encoding?: CsvMapping['encoding']
}): CsvMapping | undefined {
  if (columns === undefined) return undefined
  try {
    const read: unknown = JSON.parse(columns)
    const entries = Object.entries(Object(read)).flatMap(([name, heading]) =>
      typeof heading === 'string' ? [[name, heading] as const] : [],
    )
    return { columns: Object.fromEntries(entries), dayOrder, encoding }
  } catch {
    return undefined
  }
}

function asked({ question }: Extract<ReadFile, { kind: 'question' }>) {
  const isCsv = question.headings.length > 0
  return {
    encoding: question.encoding,
    fields: isCsv ? CSV_FIELDS.map(({ name, required }) => ({ name, required })) : [],
    headings: [...question.headings],
    rows: question.rows.map(row => [...row]),
    columns: { ...question.columns },
    open: [...question.open],
  }
}

type Source = StatementSource & { readonly accountName: string }

/** Writes a statement and, slice by slice, its transactions; interrupted, the same file completes it. */
async function store(
  transaction: Transact,
  workspaceId: string,
  { head, slices }: ReadStatement,
  source: Source,
): Promise<ImportedStatement> {
  const { account } = head
  const row = statementRow(head, source)
  await transaction(tx => insertStatement(tx, workspaceId, row))
  const of = { statementId: row.id, account }
  let added = 0
  for (const slice of slices)
    added += await transaction(tx => addTransactions(tx, workspaceId, of, unpacked(slice)))
  return {
    id: row.id,
    account,
    accountName: source.accountName,
    currency: source.currency,
    from: row.from_day,
    to: row.to_day,
    transactions: head.count,
    added,
    leftOut: {
      counts: LEFT_OUT_REASONS.flatMap(reason => {
        const count = head.leftOut.counts[reason] ?? 0
        return count === 0 ? [] : [{ reason, count }]
      }),
      rows: [...head.leftOut.rows],
    },
    balanceDifference:
      head.difference === undefined ? null : toText(head.difference, source.currency),
  }
}
