import { ar, hi } from './report-text-east.ts'
import { es, it, pl, pt } from './report-text-south.ts'
import { de, en, fr, nl } from './report-text-west.ts'
import { type TextLanguage, textLanguageOf } from './text-language.ts'

type Home = { readonly home: string }

/** The words of a report that is typeset for a member of the company, the same as on its page. */
export type ReportText = {
  readonly titles: Readonly<
    Record<'vat' | 'inputTax' | 'revenue' | 'received' | 'receivables', string>
  >
  readonly period: string
  readonly madeOn: string
  /** Before the day of which the amounts are. */
  readonly asOf: string
  readonly total: string
  readonly quarter: (values: { readonly quarter: string; readonly year: string }) => string
  readonly taxable: string
  readonly tax: string
  readonly taxBefore: string
  readonly documents: string
  readonly payments: string
  readonly otherCurrencies: string
  readonly amount: string
  readonly before: string
  readonly categoryAndRate: string
  /** Of a report by item: what belongs to no item. */
  readonly documentSums: string
  readonly nothingIssued: string
  readonly nothingReceived: string
  readonly nothingOpen: string
  readonly unpaid: string
  /** By the days since an amount was due. */
  readonly ages: Readonly<
    Record<'not_due' | 'days_1_30' | 'days_31_60' | 'days_61_90' | 'days_over_90', string>
  >
  readonly purchases: string
  readonly owedOnPurchases: string
  readonly groups: Readonly<Record<'month' | 'customer' | 'country' | 'item' | 'method', string>>
  /** By code of UNCL 5305; those of the Canary Islands, Ceuta and Melilla have the same names in every language. */
  readonly categories: Readonly<Record<'S' | 'Z' | 'E' | 'AE' | 'K' | 'G' | 'O' | 'B', string>>
  /** UPI has the same name in every language. */
  readonly methods: Readonly<
    Record<
      'transfer' | 'card' | 'cash' | 'cheque' | 'direct_debit' | 'credit_note' | 'other',
      string
    >
  >
  readonly taxableIn: (values: Home) => string
  readonly taxIn: (values: Home) => string
  readonly basis: (values: Home) => string
  readonly revenueBasis: (values: Home) => string
  readonly paymentsBasis: (values: Home) => string
  readonly receivablesBasis: (values: Home) => string
  /** Open amounts as days of what was invoiced in the last 90 days. */
  readonly daysSalesOutstanding: (values: { readonly days: string }) => string
  readonly ratesMissing: (values: Home & { readonly missing: string }) => string
  readonly cut: (values: { readonly most: string }) => string
  readonly discountsTaken: (values: { readonly taxes: string }) => string
  /** By plural form (CLDR); '#' is the number of documents. */
  readonly cashAccounting: Readonly<Partial<Record<Intl.LDMLPluralRule, string>>> & {
    readonly other: string
  }
}

/** The words in a language (BCP 47), or in English where the language is not supported. */
export function reportTextIn(language: string): ReportText {
  return TEXTS[textLanguageOf(language)]
}

const TEXTS: Readonly<Record<TextLanguage, ReportText>> = { en, fr, de, es, it, pl, hi, ar, nl, pt }
