import { importBankStatement, type importedStatement } from '@bordereau/contract/bank-statements'
import type { LocalDate } from '@bordereau/domain/date'
import { refuse } from '@bordereau/domain/decision'
import type * as z from 'zod/mini'
import { listAccounts } from '../company/bank-store.ts'
import { newId } from '../lib/id.ts'
import { type Transact, afterCommit, respond } from '../lib/response.ts'
import { workspaceRoute } from '../lib/route.ts'
import { CSV_FIELDS } from './formats/csv-fields.ts'
import type { CsvMapping } from './formats/csv.ts'
import { accountOf } from './formats/values.ts'
import { identitiesOf } from './identity.ts'
import { type ReadFile, readStatementFile } from './read-file.ts'
import type { BankTransaction, Statement } from './statement.ts'
import {
  type NewTransaction,
  addToCount,
  csvMappings,
  insertStatement,
  insertTransactions,
  rememberMapping,
} from './store.ts'

/** Rows in one transaction: few, because the embedded database has one session for all requests. */
const SLICE_ROWS = 500

type Own = {
  readonly id: string
  readonly account: string
  readonly name: string
  readonly currency: string
}

export const importBankStatementRoute = workspaceRoute(
  importBankStatement,
  async ({ context, tx, member: { workspaceId, id: personId }, query, bytes }) => {
    const accounts = await ownAccounts(tx, workspaceId)
    const chosen = accounts.find(({ id }) => id === query.accountId)
    const mappings = await csvMappings(tx, workspaceId)
    const given = mappingIn(query.columns, query.dayOrder)
    return afterCommit(async transaction => {
      const read = await readStatementFile(bytes, {
        currency: chosen?.currency,
        dayOrder: query.dayOrder,
        mappingOf: headings => given ?? mappings.get(JSON.stringify(headings)),
      })
      if (!read.ok) return read
      const file = read.value
      if (file.kind === 'question') return respond({ question: asked(file), statements: [] })
      if (file.statements.some(({ account }) => account === '') && !chosen)
        return refuse('account_needed')
      const { headings } = file
      if (given && headings)
        await transaction(scope => rememberMapping(scope, workspaceId, headings, given))
      const statements: z.infer<typeof importedStatement>[] = []
      for (const statement of file.statements) {
        const source = { format: file.format, fileName: query.fileName, personId }
        const at = context.clock.now()
        const named = { ...statement, account: statement.account || (chosen?.account ?? '') }
        const own = accounts.find(({ account }) => sameAccount(account, named.account))
        statements.push(
          await store(transaction, workspaceId, own ? { ...named, account: own.account } : named, {
            ...source,
            at,
            accountName: own?.name ?? '',
            currency: statement.currency ?? chosen?.currency ?? '',
          }),
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
function mappingIn(
  columns: string | undefined,
  dayOrder: CsvMapping['dayOrder'],
): CsvMapping | undefined {
  if (columns === undefined) return undefined
  try {
    const read: unknown = JSON.parse(columns)
    const entries = Object.entries(Object(read)).flatMap(([name, heading]) =>
      typeof heading === 'string' ? [[name, heading] as const] : [],
    )
    return { columns: Object.fromEntries(entries), dayOrder }
  } catch {
    return undefined
  }
}

function asked({ question }: Extract<ReadFile, { kind: 'question' }>) {
  return {
    fields: CSV_FIELDS.map(({ name, required }) => ({ name, required })),
    headings: [...question.headings],
    rows: question.rows.map(row => [...row]),
    columns: { ...question.columns },
  }
}

type Source = {
  readonly format: string
  readonly fileName: string
  readonly personId: string
  readonly at: Date
  readonly accountName: string
  readonly currency: string
}

/** Writes a statement and, slice by slice, its transactions; interrupted, the same file completes it. */
async function store(
  transaction: Transact,
  workspaceId: string,
  statement: Statement,
  source: Source,
): Promise<z.infer<typeof importedStatement>> {
  const { account, transactions } = statement
  const statementId = newId()
  const days = transactions.map(({ bookedOn }) => bookedOn).toSorted()
  const [from, to]: readonly (LocalDate | null)[] = [days[0] ?? null, days.at(-1) ?? null]
  await transaction(tx =>
    insertStatement(tx, workspaceId, {
      id: statementId,
      format: source.format,
      file_name: source.fileName,
      account,
      currency: source.currency,
      reference: statement.reference,
      from_day: from ?? null,
      to_day: to ?? null,
      opening_minor: statement.opening?.amount ?? null,
      closing_minor: statement.closing?.amount ?? null,
      transaction_count: transactions.length,
      imported_by: source.personId,
      imported_at: source.at,
    }),
  )
  const identities = identitiesOf(transactions)
  let added = 0
  for (let at = 0; at < transactions.length; at += SLICE_ROWS) {
    const slice = transactions
      .slice(at, at + SLICE_ROWS)
      .map((one, i) => rowOf(one, { statementId, account, identity: identities[at + i] ?? '' }))
    added += await transaction(async tx => {
      const count = await insertTransactions(tx, workspaceId, slice)
      await addToCount(tx, workspaceId, statementId, count)
      return count
    })
  }
  return {
    id: statementId,
    account,
    accountName: source.accountName,
    currency: source.currency,
    from: from ?? null,
    to: to ?? null,
    transactions: transactions.length,
    added,
  }
}

/** Longer than any bank writes; what is beyond is no reference to a document. */
const MAX_TEXT = 2_000
const MAX_NAME = 300
const MAX_REFERENCES = 10

function rowOf(
  transaction: BankTransaction,
  of: { readonly statementId: string; readonly account: string; readonly identity: string },
): NewTransaction {
  const { references, endToEndId } = transaction
  const quoted = [...references, endToEndId].filter(one => one !== '').slice(0, MAX_REFERENCES)
  return {
    id: newId(),
    statement_id: of.statementId,
    account: of.account,
    identity: of.identity,
    booked_on: transaction.bookedOn,
    value_on: transaction.valueOn ?? null,
    currency: transaction.currency,
    amount_minor: transaction.amount.toString(),
    party_name: storable(transaction.partyName, MAX_NAME),
    party_account: storable(transaction.partyAccount, MAX_NAME),
    reference_list: quoted.map(one => storable(one, MAX_NAME)),
    text: storable(transaction.text, MAX_TEXT),
    charges_minor: transaction.charges.toString(),
    reversal: transaction.reversal,
  }
}

/** Without what neither JSON nor the database can hold. */
function storable(text: string, most: number): string {
  // eslint-disable-next-line no-control-regex
  return text.replace(/[\u0000-\u0009\u000b-\u001f\p{Surrogate}\ufffe\uffff]/gu, ' ').slice(0, most)
}
