import type { Treatment } from '../treatment.ts'
import type { PeriodUnit } from '../../report/period.ts'
import type { Currency, Minor } from '../../money/currency.ts'
import type { Decimal } from '../../money/decimal.ts'
import type { FiledDocument } from '../../books/filed.ts'
import type { Country } from '../../party/party.ts'

/**
 * Of what a tax consists where a form has boxes of its own for the parts: the Spanish surcharge beside the tax, the three
 * taxes of India. `split` is tax that a public customer pays to the state in the seller's place.
 */
export const TAX_PARTS = ['vat', 'surcharge', 'igst', 'cgst', 'sgst', 'split'] as const
export type TaxPart = (typeof TAX_PARTS)[number]

/** What was sold under one tax and treatment, in minor units of the form's currency; a sale is positive, a credit negative. */
export type ReturnFact = {
  readonly treatment: Treatment
  /** Percent, without a surcharge. */
  readonly rate: Decimal
  /** Percent of the surcharge beside the tax. */
  readonly surcharge?: Decimal | undefined
  readonly isGoods: boolean
  /** Stated by a credit note. */
  readonly isCredit: boolean
  /** The buyer has a VAT number. */
  readonly isToBusiness: boolean
  /** In no box whatever the form has: a tax of another name than the form's, or no supply. */
  readonly apart?: Extract<RestReason, 'other_tax' | 'no_supply'> | undefined
  /** The region of the seller (BoxForm.regions), else its territory for VAT. */
  readonly from: string
  /** The territory of the buyer for VAT. */
  readonly to: string
  /** The state of supply between states that are apart for the tax, where it is stated; else ''. */
  readonly place: string
  readonly base: Minor
  readonly taxes: Readonly<Partial<Record<TaxPart, Minor>>>
}

/** Facts that a line takes: all that is said must hold. */
export type Take = {
  readonly treatments: readonly Treatment[]
  /** Percent; absent: any. */
  readonly rates?: readonly string[]
  readonly surcharges?: readonly string[]
  readonly isGoods?: boolean
  readonly isCredit?: boolean
  readonly isToBusiness?: boolean
  readonly from?: readonly string[]
  readonly to?: readonly string[]
  /** Only what is supplied to another state within the country. */
  readonly hasPlace?: true
}

/** A name in the language of the state, and in English. */
export type FormName = { readonly own: string; readonly en: string }

export type BoxLine = {
  /** The number of the box of the taxable amount; absent: the line has none. */
  readonly base?: string
  /** The number of the box of the tax. */
  readonly tax?: string
  readonly name: FormName
  readonly takes: readonly Take[]
  /** The part of the tax that `tax` takes; default: all that is no part of another name. */
  readonly part?: TaxPart
  /** What of it is also in another line, so that sums of lines do not count it twice. */
  readonly again?: 'base' | 'all'
  /** Written with the opposite sign: credit notes in boxes of their own. */
  readonly isNegated?: true
  /** One line for each place. */
  readonly byPlace?: true
  /** Takes what no other line does, wherever it stands in the form. */
  readonly isOther?: true
}

/** Why something is in no box. */
export const REST_REASONS = [
  /** The form has no box for such a sale or rate. */
  'no_box',
  /** The form does not ask for it. */
  'not_asked',
  /** Declared in the one-stop shop, or in the other state. */
  'other_return',
  /** The tax is on the margin, which is not known here. */
  'margin',
  /** The law has two boxes, between which the documents do not decide. */
  'undecided',
  /** No supply, or one that the law does not tax at home: its place is not abroad. */
  'no_supply',
  /** Who charges no tax hands in no such return. */
  'no_return',
  /** Another tax, with a return of its own. */
  'other_tax',
  /** The customer pays the tax to the state. */
  'customer_pays',
] as const
export type RestReason = (typeof REST_REASONS)[number]

/** Half up and cut are of the amount without its sign; `down` and `up` are towards the smaller and the larger number. */
export type FormRounding = 'exact' | 'cut' | 'half_up' | 'down' | 'up'

export type DocumentParts = {
  readonly isToBusiness: boolean
  /** Of a supply to another state of the country, by its code; else ''. */
  readonly place: string
  /** The parts of a tax, which add up to it. */
  readonly taxes: (subtotal: { readonly rate: Decimal; readonly tax: Minor }) => ReturnFact['taxes']
}

export type BoxForm = {
  readonly country: Country
  readonly name: FormName
  /** BCP 47, of the names that are `own`. */
  readonly language: string
  readonly currency: Currency
  readonly units: readonly PeriodUnit[]
  /** The first and the last month for which these boxes are known: '2026-01'. */
  readonly from: string
  readonly until?: string
  /** Whole units of the currency, except `exact`. */
  readonly rounding: { readonly base: FormRounding; readonly tax: FormRounding }
  /** In the order of the form. The first line that takes a fact has its amount. */
  readonly lines: readonly BoxLine[]
  /** What no line takes, and why; all else that no line takes is `no_box`. */
  readonly rest: readonly (Take & { readonly reason: RestReason })[]
  /** Parts of the state whose rates have lines of their own, by postcode. */
  readonly regions?: readonly { readonly key: string; readonly postCodes: RegExp }[]
  /** The form has a box for what the law does not tax at home. */
  readonly hasNotTaxed?: true
  /** The rate of the tax in a rate that includes a surcharge. */
  readonly surcharges?: Readonly<
    Record<string, { readonly rate: Decimal; readonly surcharge: Decimal }>
  >
  /** How the taxes of a document are apart, where the law has several: with what it says of the buyer and the place. */
  readonly partsOf?: (document: FiledDocument) => DocumentParts | undefined
  /** Where the boxes are described; secondary: not the state's own publication, or not read there. */
  readonly source: { readonly url: string; readonly isSecondary: boolean }
}

/** Facts of these treatments. */
export function of(...treatments: readonly Treatment[]): Take {
  return { treatments }
}

/** The same, without those of credit notes, or only those. */
export function sold(...treatments: readonly Treatment[]): Take {
  return { treatments, isCredit: false }
}
export function credited(...treatments: readonly Treatment[]): Take {
  return { treatments, isCredit: true }
}

/** Taxed at home at these rates; without one, at any. */
export function home(...rates: readonly string[]): Take {
  return rates.length === 0 ? of('home') : { treatments: ['home'], rates }
}

/** What no return of a state takes from documents. */
export const USUAL_REST: BoxForm['rest'] = [
  { ...of('margin'), reason: 'margin' },
  { ...of('call_off'), reason: 'no_supply' },
  { ...of('small_business'), reason: 'no_return' },
]
