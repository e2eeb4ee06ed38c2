import { MAX_REPORT_ROWS, type TaxSide, getVatReport } from '@bordereau/contract/reports'
import type { InputOf } from '@bordereau/contract/endpoint'
import { type Currency, type Minor, sumOf, toText } from '@bordereau/domain/money/currency'
import type { ReportPeriod } from '@bordereau/domain/report/period'
import { localeOf } from '../company/store.ts'
import type { Tx } from '../db/database.ts'
import { discountsTaken } from './discounts.ts'
import { returnFormOf } from './return-form.ts'
import { headOf, spanOf } from './span.ts'
import { type Taxed, type VatRow, countCashAccounting, vatRows } from './vat-store.ts'

export type VatReport = InputOf<(typeof getVatReport)['response']>

export async function vatReport(
  tx: Tx,
  workspaceId: string,
  { period, side }: { readonly period: ReportPeriod; readonly side?: TaxSide | undefined },
): Promise<VatReport> {
  const { currency } = await localeOf(tx, workspaceId)
  const form = side === 'purchases' ? undefined : await returnFormOf(tx, workspaceId, period)
  const span = spanOf(workspaceId, period, currency, side)
  const found = await vatRows(tx, span)
  const unconverted = found.filter(row => row.home === null || row.before === null)
  const discounts = await discountsTaken(tx, span)
  return {
    ...headOf(span),
    cut: found.length > MAX_REPORT_ROWS,
    rows: found.slice(0, MAX_REPORT_ROWS).map(row => present(row, currency)),
    total: totalOf(
      found.map(row => row.home),
      currency,
    ),
    totalBefore: totalOf(
      found.map(row => row.before),
      currency,
    ),
    ratesMissing: [...new Set([...unconverted.map(row => row.currency), ...discounts.missing])],
    returnName: form?.name ?? null,
    cashAccounting: await countCashAccounting(tx, span),
    discounts: discounts.rows,
  }
}

function present(row: VatRow, home: Currency): VatReport['rows'][number] {
  return {
    ...row,
    ...textsOf(row, row.currency),
    home: row.home && textsOf(row.home, home),
    before: row.before && textsOf(row.before, home),
  }
}

function totalOf(rows: readonly (Taxed | null)[], home: Currency) {
  const of = (pick: (row: Taxed) => Minor): Minor =>
    sumOf(rows.flatMap(row => (row === null ? [] : [pick(row)])))
  return textsOf({ taxable: of(row => row.taxable), tax: of(row => row.tax) }, home)
}

function textsOf({ taxable, tax }: Taxed, currency: Currency) {
  return { taxable: toText(taxable, currency), tax: toText(tax, currency) }
}
