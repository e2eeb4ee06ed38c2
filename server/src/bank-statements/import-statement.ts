import {
  type ImportedStatement,
  LEFT_OUT_REASONS,
  type RefusedFile,
  importBankStatement,
} from '@bordereau/contract/bank-imports'
import { defaultLanguage } from '@bordereau/domain/country/countries'
import { refuse } from '@bordereau/domain/decision'
import { toText } from '@bordereau/domain/money/currency'
import { findCompany } from '../company/store.ts'
import { afterCommitInParts, respond, workspaceRoute } from '../lib/route.ts'
import { CSV_FIELDS } from './formats/csv-fields.ts'
import type { CsvMapping } from './formats/csv.ts'
import { type OwnAccount, isSameAccount, ownAccounts } from './own-account.ts'
import { type ReadFile, readStatementFile } from './read-file.ts'
import { type NamedStatement, type StoredStatement, storeStatements } from './store-statements.ts'
import { csvMappings } from './store.ts'
import { hasCsvFile } from './transaction-store.ts'
import { filesIn } from './unpack-archive.ts'

export const importBankStatementRoute = workspaceRoute(
  importBankStatement,
  async ({ context, tx, member: { workspaceId, id: personId }, query, bytes }) => {
    const company = await findCompany(tx, workspaceId)
    if (!company) return refuse('not_found')
    const accounts = await ownAccounts(tx, workspaceId)
    const chosen = accounts.find(({ id }) => id === query.accountId)
    const mappings = await csvMappings(tx, workspaceId)
    const compared = chosen ? await hasCsvFile(tx, workspaceId, chosen.account) : false
    const ofCompany = company.currency
    const given = mappingIn(query)
    const isPreview = query.preview === 'true'
    return afterCommitInParts(async transaction => {
      const upload = await filesIn(bytes, query.fileName)
      if (!upload.ok) return upload
      const { files, isArchive } = upload.value
      const statements: NamedStatement[] = []
      const refusedFiles: RefusedFile[] = []
      let headings: readonly string[] | undefined
      for (const file of files) {
        const read = await readStatementFile(file, {
          currency: chosen?.currency,
          dayOrder: query.dayOrder,
          locale: `${defaultLanguage(company.country)}-${company.country}`,
          encoding: query.encoding,
          preview: isPreview,
          compared,
          mapping: given,
          isOneOfSeveral: isArchive,
          mappings,
        })
        if (read.ok && read.value.kind === 'statements' && (isNamed(read.value) || chosen)) {
          headings = read.value.headings
          const source = { format: read.value.format, fileName: file.name }
          statements.push(
            ...read.value.statements.map(one =>
              named(one, source, { accounts, chosen, ofCompany }),
            ),
          )
        } else if (!read.ok && (!isArchive || read.refusal === 'unavailable')) return read
        else if (read.ok && read.value.kind === 'question' && (isPreview || !isArchive)) {
          const question = { fileName: file.name, ...asked(read.value) }
          return respond({ question, statements: [], refusedFiles })
        } else if (isArchive) refusedFiles.push({ fileName: file.name, ...faultOf(read) })
        else return refuse('account_needed')
      }
      const mapping = given && headings && { headings, columns: given }
      const by = { workspaceId, personId, at: context.clock.now() }
      const stored = await storeStatements(transaction, by, statements, { mapping, compared })
      if (!stored.ok) return stored
      return respond({ question: null, statements: stored.value.map(presented), refusedFiles })
    })
  },
)

function isNamed({ statements }: Extract<ReadFile, { kind: 'statements' }>): boolean {
  return statements.every(({ head }) => head.account !== '')
}

type Known = {
  readonly accounts: readonly OwnAccount[]
  readonly chosen: OwnAccount | undefined
  readonly ofCompany: string
}

/** With the company's own account: as the file names it, else the chosen one. Without entries a file may not say its currency. */
function named(
  { head, slices }: Pick<NamedStatement, 'head' | 'slices'>,
  source: { readonly format: string; readonly fileName: string },
  { accounts, chosen, ofCompany }: Known,
): NamedStatement {
  const account = head.account || (chosen?.account ?? '')
  const own = accounts.find(one => isSameAccount(one.account, account))
  return {
    ...source,
    head: { ...head, account: own?.account ?? account },
    slices,
    accountName: own?.name ?? '',
    currency: head.currency ?? own?.currency ?? chosen?.currency ?? ofCompany,
  }
}

/** Why a file of an archive was not imported, as its import alone would be refused, or would ask. */
function faultOf(
  read: Awaited<ReturnType<typeof readStatementFile>>,
): Omit<RefusedFile, 'fileName'> {
  if (!read.ok) return { refusal: read.refusal, detail: statedIn(read.detail) }
  if (read.value.kind !== 'question') return { refusal: 'account_needed', detail: {} }
  const isOfColumns = read.value.question.open.length > 0
  return { refusal: isOfColumns ? 'columns_unknown' : 'encoding_unknown', detail: {} }
}

function statedIn(detail: unknown): RefusedFile['detail'] {
  return Object.fromEntries(
    Object.entries(Object(detail)).flatMap(([name, value]) =>
      typeof value === 'string' || typeof value === 'number' || value === null
        ? [[name, value] as const]
        : [],
    ),
  )
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

function presented({ row, statement, added, replaced }: StoredStatement): ImportedStatement {
  const { head, accountName, currency } = statement
  return {
    id: row.id,
    fileName: row.file_name,
    account: row.account,
    accountName,
    currency,
    from: head.from,
    to: head.to,
    transactions: head.count,
    added,
    replaced,
    leftOut: {
      counts: LEFT_OUT_REASONS.flatMap(reason => {
        const count = head.leftOut.counts[reason] ?? 0
        return count === 0 ? [] : [{ reason, count }]
      }),
      rows: [...head.leftOut.rows],
    },
    balanceDifference: head.difference === undefined ? null : toText(head.difference, currency),
  }
}
