import type { TaxSide } from '@bordereau/contract/reports'
import { countryName } from '@bordereau/domain/country/countries'
import type { Currency } from '@bordereau/domain/money/currency'
import { decimal } from '@bordereau/domain/money/decimal'
import type { TaxCategoryCode } from '@bordereau/domain/tax-category/category'
import type { PaperTable } from '../documents/paper-data.ts'
import { type ReportWords, cashAccountingRemark, remarksOf } from './report-words.ts'
import type { VatReport } from './vat.ts'

type Row = VatReport['rows'][number]

/** The tax report as its page shows it. */
export function vatTable(
  report: VatReport,
  side: TaxSide | undefined,
  words: ReportWords,
): PaperTable {
  const { text } = words
  const { currency: home, rows, total, totalBefore } = report
  const isForeign = rows.some(row => row.currency !== home)
  const isAbroad = new Set(rows.map(row => row.country)).size > 1
  const number = (label: string) => ({ label, kind: 'number' as const })
  const inHome = (amount: string | undefined) =>
    amount === undefined ? '–' : words.money(amount, home)
  const own = ({ taxable, tax, currency }: Pick<Row, 'taxable' | 'tax'> & { currency: Currency }) =>
    [taxable, tax].map(amount => words.money(amount, currency))
  const body = rows.map(row => [
    taxName(row, isAbroad, words),
    words.count(row.documents),
    ...own(row),
    ...(isForeign ? [inHome(row.home?.taxable), inHome(row.home?.tax)] : []),
    inHome(row.before?.tax),
  ])
  const last = [
    text.total,
    '',
    ...(isForeign ? ['', ''] : []),
    ...own({ ...total, currency: home }),
    inHome(totalBefore.tax),
  ]
  return {
    columns: [
      { label: text.categoryAndRate, kind: 'text' },
      number(text.documents),
      number(text.taxable),
      number(text.tax),
      ...(isForeign ? [number(text.taxableIn({ home })), number(text.taxIn({ home }))] : []),
      number(text.taxBefore),
    ],
    rows: body.length === 0 ? [] : [...body, last].map(row => row.map(cell => [cell])),
    empty: text.nothingIssued,
    basis: [text.basis({ home }), ...(side === 'purchases' ? [text.purchases] : [])],
    remarks: vatRemarks(report, side, words),
    wide: isForeign,
  }
}

function vatRemarks(
  report: VatReport,
  side: TaxSide | undefined,
  words: ReportWords,
): readonly string[] {
  const owed = report.rows.some(({ category }) => category === 'AE' || category === 'K')
  return [
    ...(side === 'purchases' && owed ? [words.text.owedOnPurchases] : []),
    ...(report.cashAccounting > 0 ? [cashAccountingRemark(words, report.cashAccounting)] : []),
    ...(report.discounts.length > 0 ? [discountsRemark(report, words)] : []),
    ...remarksOf(words, report),
  ]
}

/** Of each tax base and tax, '19 % · Taxed: −€2.80, −€0.53'. */
function discountsRemark(
  { rows, discounts, currency: home }: VatReport,
  words: ReportWords,
): string {
  const isAbroad = new Set([...rows, ...discounts].map(({ country }) => country)).size > 1
  const taxes = discounts.map(one => {
    const amounts = [one.taxable, one.tax].map(amount => words.money(amount, home))
    return `${taxName(one, isAbroad, words)}: ${amounts.join(', ')}`
  })
  return words.text.discountsTaken({ taxes: taxes.join('; ') })
}

/** '20 % · Taxed', or the category alone where it has no rate; the state where there are several. */
function taxName(
  { country, category, rate }: Pick<Row, 'country' | 'category' | 'rate'>,
  isAbroad: boolean,
  words: ReportWords,
): string {
  const { formatter, text } = words
  const hasRate = category === 'S' || Number(rate) > 0
  return [
    ...(isAbroad ? [countryName(country, formatter.language)] : []),
    ...(hasRate ? [formatter.rate(decimal(rate))] : []),
    categoryName(category, text.categories),
  ].join(' · ')
}

function categoryName(category: TaxCategoryCode, names: ReportWords['text']['categories']): string {
  if (category === 'L') return 'IGIC'
  return category === 'M' ? 'IPSI' : names[category]
}
