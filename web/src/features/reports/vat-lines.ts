import type { ResponseOf } from '@bordereau/contract/endpoint'
import type { getVatReport } from '@bordereau/contract/reports'

export type VatReportData = ResponseOf<typeof getVatReport>
type Row = VatReportData['rows'][number]
type Money = { readonly amount: string; readonly currency: string }

/** A row of the table; the last one, without a row of the report, has the totals. */
export type VatLine = {
  readonly key: string
  readonly row: Row | undefined
  /** Its currency, where the same tax has a row in another one. */
  readonly code?: string | undefined
  readonly taxable: Money
  readonly tax: Money
  /** In the company's currency, where that is known. */
  readonly homeTaxable: Money | undefined
  readonly homeTax: Money | undefined
  readonly before: Money | undefined
}

export function vatLines(report: VatReportData): readonly VatLine[] {
  const { currency: home, rows, total, totalBefore } = report
  const inHome = (amount: string | undefined) =>
    amount === undefined ? undefined : { amount, currency: home }
  const lines = rows.map((row): VatLine => ({
    key: vatRowKey(row),
    row,
    code: rows.some(other => other !== row && isSameTax(other, row)) ? row.currency : undefined,
    taxable: { amount: row.taxable, currency: row.currency },
    tax: { amount: row.tax, currency: row.currency },
    homeTaxable: inHome(row.home?.taxable),
    homeTax: inHome(row.home?.tax),
    before: inHome(row.before?.tax),
  }))
  const last: VatLine = {
    key: 'total',
    row: undefined,
    taxable: { amount: total.taxable, currency: home },
    tax: { amount: total.tax, currency: home },
    homeTaxable: inHome(total.taxable),
    homeTax: inHome(total.tax),
    before: inHome(totalBefore.tax),
  }
  return lines.length === 0 ? [] : [...lines, last]
}

/** A row has a country, category, rate and currency of its own. */
export function vatRowKey({ country, category, rate, currency }: Row): string {
  return [country, category, rate, currency].join(' ')
}

function isSameTax(a: Row, b: Row): boolean {
  return a.country === b.country && a.category === b.category && a.rate === b.rate
}
