import { exportSalesList } from '@bordereau/contract/returns'
import { refuse } from '@bordereau/domain/decision'
import { toText } from '@bordereau/domain/money/currency'
import { checkSalesList, writeSalesList } from '@bordereau/einvoice/format/sales-list/formats'
import { type CompanyRow, findCompany } from '../company/store.ts'
import type { Tx } from '../db/database.ts'
import { respond, workspaceRoute } from '../lib/route.ts'
import { sheetFile, amount, text } from '../reports/files.ts'
import { type CompanyList, type Returns, ownerOf, returnsOf } from './returns.ts'

export const exportSalesListRoute = workspaceRoute(
  exportSalesList,
  async ({ context, tx, member, query }) => {
    const company = await findCompany(tx, member.workspaceId)
    if (!company) return refuse('not_found')
    const returns = await returnsOf(tx, company, query.period)
    if (!returns) return refuse('too_many')
    const found = returns.lists.find(({ rules }) => rules.key === query.list)
    if (!found) return refuse('not_offered')
    const { units } = found.rules
    if (!units.includes(query.period.unit)) return refuse('period_not_offered', units)
    const { rows, unreportable } = found.list
    if (rows.length === 0 && unreportable.length === 0) return refuse('nothing_to_report')
    if (query.file === 'state')
      return stateFile(tx, { company, returns, found }, query, context.clock.now())
    const name = `${found.rules.key}-${query.period.key}`
    return respond(await sheetFile(name, query.file, sheetOf(found, company.currency)))
  },
)

type Chosen = {
  readonly company: CompanyRow
  readonly returns: Returns
  readonly found: CompanyList
}

async function stateFile(
  tx: Tx,
  { company, found: { rules, list } }: Chosen,
  query: Parameters<typeof ownerOf>[2] & { readonly period: Returns['period'] },
  at: Date,
) {
  const { file, currency } = rules
  if (file === undefined) return refuse('not_offered')
  if (currency !== company.currency) return refuse('currency_differs', currency)
  const owner = await ownerOf(tx, company, query)
  const { missing, rows, most } = checkSalesList(file, list.rows, owner)
  if (missing.length > 0) return refuse('details_missing', missing)
  if (rows === 0) return refuse('nothing_to_report')
  if (rows > most) return refuse('too_many')
  const written = writeSalesList(file, list.rows, { owner, period: query.period, at })
  return respond({
    body: Buffer.from(written.text, written.encoding === 'latin1' ? 'latin1' : 'utf8'),
    mediaType: written.mediaType,
    fileName: `${rules.key}-${query.period.key}.${written.extension}`,
  })
}

/** A row for each customer and kind; then those that cannot be reported, with the reason. */
function sheetOf({ list }: CompanyList, currency: string) {
  const columns = [
    text('Country', 9),
    text('VAT number', 18),
    text('Customer', 40),
    text('Kind', 12),
    amount(`Amount in ${currency}`),
    text('Documents', 40),
    text('Cannot be reported because', 24),
  ]
  const documentsOf = (documents: readonly { readonly number: string }[]) =>
    documents.map(({ number }) => number).join(', ')
  const rows = [
    ...list.rows.map(row => [
      row.prefix,
      row.number,
      row.name,
      row.kind,
      toText(row.amount, currency),
      documentsOf(row.documents),
      '',
    ]),
    ...list.unreportable.map(row => [
      '',
      row.vatId,
      row.name,
      row.kind,
      toText(row.amount, currency),
      documentsOf(row.documents),
      row.fault,
    ]),
  ]
  return { columns, rows }
}
