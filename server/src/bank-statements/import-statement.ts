import {
  type ImportedStatement,
  LEFT_OUT_REASONS,
  importBankStatement,
} from '@bordereau/contract/bank-imports'
import { ENCODINGS } from '@bordereau/contract/encoding-names'
import type { QueryOf } from '@bordereau/contract/endpoint'
import { defaultLanguage } from '@bordereau/domain/country/countries'
import { refuse } from '@bordereau/domain/decision'
import { toText } from '@bordereau/domain/money/currency'
import { findCompany } from '../company/store.ts'
import { afterCommitInParts, respond, workspaceRoute } from '../lib/route.ts'
import { CSV_FIELDS } from './formats/csv-fields.ts'
import { type OwnAccount, isSameAccount, ownAccounts } from './own-account.ts'
import { type ReadUpload, type Said, readUpload } from './read-upload.ts'
import { type NamedStatement, type StoredStatement, storeStatements } from './store-statements.ts'
import { csvMappings, rememberMapping } from './store.ts'
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
    const said = saidIn(query)
    return afterCommitInParts(async transaction => {
      const upload = await filesIn(bytes, query.fileName)
      if (!upload.ok) return upload
      const read = await readUpload(upload.value, said, {
        currency: chosen?.currency,
        locale: `${defaultLanguage(company.country)}-${company.country}`,
        compared,
        mappings,
        hasAccount: chosen !== undefined,
      })
      if (!read.ok) return read
      const { files, refusedFiles, asked, headings } = read.value
      const mapping = said.mapping && headings ? { headings, columns: said.mapping } : undefined
      if (asked) {
        // Of the file before it in a ZIP, which is read with the next answer.
        if (mapping)
          await transaction(tx =>
            rememberMapping(tx, workspaceId, mapping.headings, mapping.columns),
          )
        return respond({ question: presentedQuestion(asked), statements: [], refusedFiles })
      }
      const statements = files.flatMap(({ format, fileName, statements }) =>
        statements.map(one => named(one, { format, fileName }, { accounts, chosen, ofCompany })),
      )
      const by = { workspaceId, personId, at: context.clock.now() }
      const stored = await storeStatements(transaction, by, statements, { mapping, compared })
      if (!stored.ok) return stored
      return respond({ question: null, statements: stored.value.map(presented), refusedFiles })
    })
  },
)

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

function saidIn(query: QueryOf<typeof importBankStatement>): Said {
  const { dayOrder, encoding, file } = query
  const files = new Map(
    (entriesIn(query.files) ?? []).flatMap(([at, value]) => {
      const one = value === 'left_out' ? value : ENCODINGS.find(encoding => encoding === value)
      return one === undefined ? [] : [[Number(at), one] as const]
    }),
  )
  const columns = entriesIn(query.columns)
  const ofFile = file === undefined ? encoding : files.get(file)
  const preview = query.preview === 'true'
  return {
    isAnswered: preview || [query.columns, encoding, query.files].some(one => one !== undefined),
    mapping: columns && {
      columns: Object.fromEntries(columns),
      dayOrder,
      encoding: ofFile === 'left_out' ? undefined : ofFile,
    },
    dayOrder,
    file,
    files,
    encoding,
    preview,
  }
}

/** The texts of a JSON object; undefined where it is none that can be read. */
function entriesIn(json: string | undefined): readonly (readonly [string, string])[] | undefined {
  if (json === undefined) return undefined
  try {
    const read: unknown = JSON.parse(json)
    return Object.entries(Object(read)).flatMap(([name, value]) =>
      typeof value === 'string' ? [[name, value] as const] : [],
    )
  } catch {
    return undefined
  }
}

function presentedQuestion({ file, fileName, question }: NonNullable<ReadUpload['asked']>) {
  const isCsv = question.headings.length > 0
  return {
    file,
    fileName,
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
