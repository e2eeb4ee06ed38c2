import { MAX_REPORT_ROWS } from '@bordereau/contract/reports'
import type { Currency } from '@bordereau/domain/money/currency'
import { exactMinor } from '@bordereau/domain/money/currency'
import { decimal } from '@bordereau/domain/money/decimal'
import type { ReportPeriod } from '@bordereau/domain/report/period'
import { documentLocale, formatMonth } from '@bordereau/domain/text/format'
import { type ReportText, reportTextIn } from '@bordereau/domain/text/report-text'
import { textLanguageOf } from '@bordereau/domain/text/text-language'
import { regionalLanguage } from '@bordereau/domain/country/regional-language'
import { type DocumentFormatter, documentFormatter } from '../documents/document-formatter.ts'

/** What the reader of a report reads: its words, and amounts and dates as their language writes them. */
export type ReportWords = {
  readonly text: ReportText
  readonly formatter: DocumentFormatter
  /** An amount as text, '12.50', with its currency. */
  readonly money: (amount: string, currency: Currency) => string
  readonly count: (count: number) => string
  /** 'November 2026', 'Q4 2026', '2026'. */
  readonly period: (period: ReportPeriod) => string
}

/** In the reader's language (BCP 47), or in English where that is not supported. */
export function reportWords(reader: string, currency: Currency, country: string): ReportWords {
  const known = textLanguageOf(reader)
  const language = regionalLanguage(reader.startsWith(known) ? reader : known, [country])
  const text = reportTextIn(language)
  const formatter = documentFormatter({ language, secondLanguage: null, currency, country })
  return {
    text,
    formatter,
    money: (amount, of) => formatter.money(exactMinor(amount, of) ?? 0n, of),
    count: count => formatter.quantity(decimal(String(count))),
    period: period => periodName(period, text, language),
  }
}

function periodName({ key, unit, from }: ReportPeriod, text: ReportText, language: string): string {
  if (unit === 'month') return formatMonth(from, language, 'month-year')
  const [year = '', quarter] = key.split('-Q')
  return quarter === undefined ? year : text.quarter({ quarter, year })
}

/** Beside the table of any report: what its sums leave out. */
export function remarksOf(
  { text, count }: ReportWords,
  report: {
    readonly currency: Currency
    readonly cut: boolean
    readonly ratesMissing: readonly string[]
  },
): string[] {
  const { currency: home, ratesMissing, cut } = report
  const missing = ratesMissing.join(', ')
  return [
    ...(ratesMissing.length > 0 ? [text.ratesMissing({ missing, home })] : []),
    ...(cut ? [text.cut({ most: count(MAX_REPORT_ROWS) })] : []),
  ]
}

/** The sentence about documents under cash accounting, in the plural form of its number. */
export function cashAccountingRemark(
  { text, formatter, count }: ReportWords,
  number: number,
): string {
  const form = new Intl.PluralRules(documentLocale(formatter.language)).select(number)
  const sentence = text.cashAccounting[form] ?? text.cashAccounting.other
  return sentence.replace('#', count(number))
}
