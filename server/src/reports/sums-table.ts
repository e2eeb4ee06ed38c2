import type { PaymentGroup, RevenueGroup } from '@bordereau/contract/reports'
import { countryName } from '@bordereau/domain/country/countries'
import { localDate } from '@bordereau/domain/date'
import { formatMonth } from '@bordereau/domain/text/format'
import type { PaperTable } from '../documents/paper-data.ts'
import { type ReportWords, remarksOf } from './report-words.ts'
import type { SumsReport } from './sums.ts'

type Row = SumsReport['rows'][number]
type Kind = 'revenue' | 'payments'

/** The report of revenue or payments as its page shows it. */
export function sumsTable(
  kind: Kind,
  report: SumsReport,
  by: RevenueGroup | PaymentGroup,
  words: ReportWords,
): PaperTable {
  const { text, money } = words
  const { currency: home, rows, total, totalBefore } = report
  const number = (label: string) => ({ label, kind: 'number' as const })
  const isForeign = rows.some(row => otherCurrencies(row, home).length > 0)
  const inOthers = (row: Row) =>
    otherCurrencies(row, home).map(one => money(one.amount, one.currency))
  const body = rows.map(row => [
    [groupName(row, by, words)],
    [words.count(row.count)],
    ...(isForeign ? [inOthers(row)] : []),
    [money(row.home, home)],
    [money(row.before, home)],
  ])
  const totals = [[money(total, home)], [money(totalBefore, home)]]
  // Months are listed even without any document.
  const isEmpty = rows.every(row => row.count === 0) && !/[1-9]/.test(totalBefore + total)
  return {
    columns: [
      { label: text.groups[by], kind: 'text' },
      number(kind === 'revenue' ? text.documents : text.payments),
      ...(isForeign ? [number(text.otherCurrencies)] : []),
      number(text.amount),
      number(text.before),
    ],
    rows: isEmpty ? [] : [...body, [[text.total], [], ...(isForeign ? [[]] : []), ...totals]],
    empty: kind === 'revenue' ? text.nothingIssued : text.nothingReceived,
    basis: [kind === 'revenue' ? text.revenueBasis({ home }) : text.paymentsBasis({ home })],
    remarks: remarksOf(words, report),
    wide: false,
  }
}

function otherCurrencies(row: Row, home: string): Row['amounts'] {
  return row.amounts.filter(({ currency }) => currency !== home)
}

function groupName(
  { key, name }: Row,
  by: RevenueGroup | PaymentGroup,
  { text, formatter: { language } }: ReportWords,
): string {
  switch (by) {
    case 'month':
      return formatMonth(localDate(`${key}-01`), language, 'month-year')
    case 'country':
      return countryName(key, language)
    case 'method':
      return methodName(key, text.methods)
    case 'customer':
      return name
    case 'item':
      return key === '' ? text.documentSums : name
  }
}

function methodName(method: string, names: ReportWords['text']['methods']): string {
  if (method === 'upi') return 'UPI'
  const known = Object.entries(names).find(([key]) => key === method)
  return known?.[1] ?? names.other
}
