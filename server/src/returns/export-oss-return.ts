import { exportOssReturn } from '@bordereau/contract/returns'
import { vatPrefixOf } from '@bordereau/domain/country/state-of-vat-id'
import { refuse } from '@bordereau/domain/decision'
import { toText } from '@bordereau/domain/money/currency'
import type { OssReturn } from '@bordereau/domain/returns/one-stop-shop'
import { germanOssImport } from '@bordereau/einvoice/format/sales-list/oss-import'
import { findCompany } from '../company/store.ts'
import { respond, workspaceRoute } from '../lib/route.ts'
import { amount, sheetFile, text } from '../reports/files.ts'
import { returnsOf } from './returns.ts'

export const exportOssReturnRoute = workspaceRoute(
  exportOssReturn,
  async ({ tx, member, query }) => {
    const company = await findCompany(tx, member.workspaceId)
    if (!company) return refuse('not_found')
    if (query.period.unit !== 'quarter') return refuse('period_not_offered', ['quarter'])
    const returns = await returnsOf(tx, company, query.period)
    if (!returns) return refuse('too_many')
    const { oss, ossFile } = returns
    if (!oss) return refuse('nothing_to_report')
    const name = `oss-${query.period.key}`
    if (query.file !== 'state') return respond(await sheetFile(name, query.file, sheetOf(oss)))
    if (ossFile === undefined) return refuse('not_offered')
    return respond({
      body: Buffer.from(germanOssImport(oss)),
      mediaType: 'text/csv',
      fileName: `${name}.csv`,
    })
  },
)

/** The main part, then the corrections, whose tax alone is stated. */
function sheetOf({ rows, corrections }: OssReturn) {
  const columns = [
    text('State', 7),
    text('Supply', 10),
    text('Rate type', 10),
    text('Rate', 8),
    amount('Base in EUR'),
    amount('VAT in EUR'),
    text('Corrects', 10),
    text('Documents', 40),
  ]
  const documentsOf = (documents: readonly { readonly number: string }[]) =>
    documents.map(({ number }) => number).join(', ')
  return {
    columns,
    rows: [
      ...rows.map(row => [
        vatPrefixOf(row.state),
        row.supply.toUpperCase(),
        row.rateType,
        row.rate,
        toText(row.base, 'EUR'),
        toText(row.vat, 'EUR'),
        '',
        documentsOf(row.documents),
      ]),
      ...corrections.map(row => [
        vatPrefixOf(row.state),
        '',
        '',
        '',
        '',
        toText(row.vat, 'EUR'),
        row.quarter,
        documentsOf(row.documents),
      ]),
    ],
  }
}
