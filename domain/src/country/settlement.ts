import type { LocalDate } from '../date.ts'
import type { Currency } from '../money/currency.ts'
import type { Decimal } from '../money/decimal.ts'
import type { LocalText } from '../local-text.ts'
import type { TaxCategoryCode } from '../tax-category/category.ts'
import type { LegalForm } from '../party/party.ts'
import type { LegalNote, SellerStatus } from './country.ts'

/** A law as it is cited, and where its text can be read; `next`: as it is cited from a day on, where it is renumbered. */
export type Law = {
  readonly law: string
  readonly url: string
  readonly next?: { readonly from: LocalDate; readonly law: string; readonly url: string }
}

/** The law as it is cited on a day. */
export function lawOn({ law, url, next }: Law, day: LocalDate): Pick<Law, 'law' | 'url'> {
  return next !== undefined && day >= next.from ? { law: next.law, url: next.url } : { law, url }
}

/**
 * What the buyer keeps back of the price and pays to an authority for the seller: IRPF, ritenuta d'acconto, CIS
 * deduction, TDS.
 */
export type WithholdingOffer = Law & {
  /** Unique in its country, stable: drafts and issued documents name it. */
  readonly key: string
  /** As the document names it: 'IRPF'. */
  readonly name: LocalText
  /** What distinguishes it from others of the same name in a menu: 'first three years'. */
  readonly hint?: LocalText
  /** A percentage; null: the seller enters it. */
  readonly rate: Decimal | null
  /** 'net': of the net amount of the lines; 'services': only of the lines that supply services, not materials. */
  readonly of: 'net' | 'services'
  /** Sellers of whom it is not withheld, by the law of this rule. */
  readonly notOf?: Law & { readonly status?: SellerStatus; readonly form?: LegalForm }
}

/** A charge with a rate of the law, added to a document in one step: cassa previdenziale, rivalsa INPS, bollo. */
export type ChargeOffer = Law & {
  readonly key: string
  /** The reason on the document (BT-104), which is also its name in the menu. */
  readonly name: LocalText
  readonly value:
    | { readonly by: 'percent'; readonly percent: Decimal }
    | { readonly by: 'amount'; readonly amount: Decimal }
  /** The percentage is of the lines under the charge's own tax, so that disbursements are left out. */
  readonly isOfOwnTax?: true
  /** Of an offered tax of the country; undefined: the tax of the lines. */
  readonly taxKey?: string
  /** The withholding is taken of this charge too. */
  readonly isWithheld: boolean
}

/** A duty on documents without VAT above a sum, which the seller owes and may charge to the buyer. */
export type StampDuty = Law & {
  /** The ChargeOffer that charges it to the buyer. */
  readonly chargeKey: string
  readonly currency: Currency
  readonly above: Decimal
  /** The categories whose net amounts count towards the sum. */
  readonly categories: readonly TaxCategoryCode[]
  /** On a document that owes it, charged to the buyer or not. */
  readonly note: LegalNote
}

/** The step to which the amount due is rounded (BT-114). */
export type RoundingStep = Law & {
  readonly currency: Currency
  readonly step: Decimal
  /** New documents begin with it; else the seller chooses it (cash). */
  readonly byDefault: boolean
}

/** The longest payment term that the law lets businesses agree on. */
export type TermLimit = Law & {
  readonly buyer: 'business' | 'government'
  /** After the day of issue. */
  readonly days: number
  /** Also lawful: this many days to the end of the month, or to the end of the month and this many days. */
  readonly endOfMonthDays?: number
}

/** What the law of a country says about paying an invoice of one of its sellers. */
export type SettlementRules = {
  /** The law by which public bodies pay the tax of an invoice to the tax office and not to the seller. */
  readonly splitPayment?: Law
  readonly withholdings: readonly WithholdingOffer[]
  readonly charges: readonly ChargeOffer[]
  readonly stampDuty?: StampDuty
  readonly rounding?: RoundingStep
  readonly termLimits: readonly TermLimit[]
}

export const NO_SETTLEMENT_RULES: SettlementRules = {
  withholdings: [],
  charges: [],
  termLimits: [],
}

const LATE_PAYMENT_DIRECTIVE = 'https://eur-lex.europa.eu/eli/dir/2011/7/oj'

/**
 * Between businesses of two member states, or of one without a limit of its own here: 60 days unless something else is
 * expressly agreed and not grossly unfair; public authorities 30 days.
 */
export const EU_TERM_LIMITS: readonly TermLimit[] = [
  {
    buyer: 'business',
    days: 60,
    law: 'Directive 2011/7/EU art. 3(5)',
    url: LATE_PAYMENT_DIRECTIVE,
  },
  {
    buyer: 'government',
    days: 30,
    law: 'Directive 2011/7/EU art. 4(3)',
    url: LATE_PAYMENT_DIRECTIVE,
  },
]
