import { performedAtOf } from './performed-at.ts'
import type { TaxParts, TaxParty } from '../country/country.ts'
import { countryRules } from '../country/rules.ts'
import { type Currency, type Minor, convert, sumOf, toMinor } from '../money/currency.ts'
import type { Decimal } from '../money/decimal.ts'
import type { Address } from '../party/party.ts'
import { type SetOffDeposit, amountSetOff, remainingVat } from './deposits.ts'
import type { Draft } from './draft.ts'
import type { DocumentAllowanceCharge } from './invoice.ts'
import type { TaxCurrency } from './tax-currency.ts'
import type { SubtotalPart } from './subtotal-parts.ts'
import type { Totals, VatSubtotal } from './totals.ts'

/** A row of the totals, without its label. Amounts are in minor units; what is deducted is negative. */
export type TotalsRow =
  | AmountRow<'subtotal' | 'net' | 'totalTax' | 'gross' | 'prepaid' | 'rounding' | 'payable'>
  | {
      readonly kind: 'allowanceCharge'
      readonly amount: Minor
      readonly allowanceCharge: DocumentAllowanceCharge
    }
  | TaxRow
  /** A deposit that is set off, with its tax. */
  | { readonly kind: 'deposit'; readonly amount: Minor; readonly deposit: SetOffDeposit }
  | {
      readonly kind: 'withheld'
      readonly amount: Minor
      readonly base: Minor
      /** Of the seller's country: its name is withholdingName(country, key). */
      readonly key: string
      readonly rate: Decimal
    }
  | { readonly kind: 'untaxed'; readonly amount: Minor; readonly subtotal: VatSubtotal }
  | {
      readonly kind: 'taxInTaxCurrency'
      readonly amount: Minor
      readonly currency: Currency
      /** The currency of the document, and the rate from it. */
      readonly from: Currency
      readonly taxCurrency: TaxCurrency
      /** It is the tax of what remains after the deposits. */
      readonly isRemaining: boolean
    }

/** One type for each kind, so that a comparison of the kind narrows the union. */
type AmountRow<Kind extends string> = Kind extends string
  ? { readonly kind: Kind; readonly amount: Minor }
  : never

export type TaxRow = {
  readonly kind: 'tax'
  readonly amount: Minor
  /** A percentage; of the component, where there is one. */
  readonly rate: Decimal
  /** The name of a part of the tax ('CGST'); undefined where the tax is stated as one, by the country's tax name. */
  readonly component: string | undefined
  /** The base of the tax or of its part. */
  readonly taxable: Minor
  readonly subtotal: VatSubtotal
}

/** What the rows need of a document beside its totals. */
export type TotalsDocument = {
  readonly seller: TaxParty
  /** null while a draft has no customer. */
  readonly buyer: TaxParty | null
  readonly delivery: { readonly address?: Address | undefined }
  readonly allowancesCharges: readonly DocumentAllowanceCharge[]
  readonly currency: Currency
  readonly taxCurrency?: TaxCurrency | null | undefined
  readonly deposits?: readonly SetOffDeposit[] | undefined
  readonly withholding?: { readonly key: string; readonly rate: Decimal } | undefined
}

/**
 * BG-22 and BG-23 as rows in the order of their calculation, the same for editor, paper and payment page: subtotal
 * (BT-106) only with allowances or charges, each of these, net (BT-109) unless nothing is
 * subject to the tax, the tax by category and rate, their sum (BT-110) where there are several, the tax in the
 * tax currency (BT-111; that of what remains after deposits follows them), gross (BT-112), each deposit set off and what else was prepaid (BT-113), what is
 * withheld, rounding (BT-114) where it is not zero, payable (BT-115). An untaxed row is a subtotal on which no tax is due; a document states it in the tax breakdown only.
 */
export function totalsRows(document: TotalsDocument, totals: Totals): readonly TotalsRow[] {
  const reductions = document.allowancesCharges.map((allowanceCharge, i): TotalsRow => {
    const amount = totals.allowancesCharges[i] ?? 0n
    return {
      kind: 'allowanceCharge',
      amount: allowanceCharge.charge ? amount : -amount,
      allowanceCharge,
    }
  })
  const inTaxCurrency = taxCurrencyRows(document, totals)
  const parts = taxPartsOf(document)
  const deposits = document.deposits ?? []
  const paidOtherwise = totals.prepaid - toMinor(amountSetOff(deposits), document.currency)
  return [
    ...(reductions.length > 0
      ? [{ kind: 'subtotal', amount: totals.lineNet } as const, ...reductions]
      : []),
    ...(isWithoutTax(totals) ? [] : [{ kind: 'net', amount: totals.net } as const]),
    ...totals.vat.flatMap(subtotal => taxRows(subtotal, parts)),
    ...(statesTotalTax(totals) ? [{ kind: 'totalTax', amount: totals.tax } as const] : []),
    ...(deposits.length === 0 ? inTaxCurrency : []),
    { kind: 'gross', amount: totals.gross },
    ...deposits.map(deposit => ({
      kind: 'deposit' as const,
      amount: -toMinor(deposit.amount, document.currency),
      deposit,
    })),
    ...(deposits.length === 0 ? [] : inTaxCurrency),
    ...(paidOtherwise === 0n ? [] : [{ kind: 'prepaid', amount: -paidOtherwise } as const]),
    ...withheldRows(document, totals),
    ...(totals.rounding === 0n ? [] : [{ kind: 'rounding', amount: totals.rounding } as const]),
    { kind: 'payable', amount: totals.payable },
  ]
}

/**
 * Whether the document has no tax: subtotals of categories on which none is due. Such a document has no column and no rate
 * of the tax, only the reason, and the amount of each where there are several (Directive 2006/112/EC, Art. 226 (8): the
 * taxable amount per rate or exemption); one that states its tax in parts keeps them, because its law asks for rate and
 * amount.
 */
export function statesNoTax(
  document: Pick<TotalsDocument, 'seller' | 'buyer' | 'delivery'>,
  { vat }: Totals,
): boolean {
  return (
    vat.length > 0 &&
    vat.every(({ category, tax }) => category !== 'S' && category !== 'Z' && tax === 0n) &&
    taxPartsOf(document) === undefined
  )
}

/**
 * The rows that paper and editor show. Without tax, net and gross are the same amount: they are left out, the net stays
 * where something is deducted from it.
 */
export function printedRows(document: TotalsDocument, totals: Totals): readonly TotalsRow[] {
  const rows = totalsRows(document, totals)
  if (!statesNoTax(document, totals)) return rows
  const rest = rows.filter(row => row.kind !== 'gross' && row.kind !== 'untaxed')
  return rest.length > 2 ? rest : rest.filter(row => row.kind === 'payable')
}

/**
 * Whether the tax is stated in one amount beside that of each rate: with several, laws want both (annexe II au CGI,
 * art. 242 nonies A, I, 11°: the tax to be paid and, by rate, net and tax; VAT Regulations 1995, reg. 14 (1) (l): the
 * total amount of VAT chargeable).
 */
function statesTotalTax({ vat }: Totals): boolean {
  return vat.filter(({ tax }) => tax !== 0n).length > 1
}

/**
 * The tax in the tax currency. Without tax there is nothing to state: a French file has the currency all the same
 * (BR-FR-CO-12). The deposits stated theirs at the rates of their own days, so that their final invoice converts what
 * remains (ustawa o VAT, art. 106e (11) with 106f (3): the tax less that of the deposit invoices; art. 31a: the rate of
 * the day before it becomes chargeable).
 */
function taxCurrencyRows(document: TotalsDocument, totals: Totals): readonly TotalsRow[] {
  const { taxCurrency, currency: from, deposits = [] } = document
  const stated = totals.taxInTaxCurrency
  if (!stated || !taxCurrency || totals.tax === 0n) return []
  const row = { kind: 'taxInTaxCurrency', currency: stated.currency, from, taxCurrency } as const
  if (deposits.length === 0) return [{ ...row, amount: stated.amount, isRemaining: false }]
  const remaining = sumOf(remainingVat(totals, deposits).map(({ tax }) => tax))
  if (remaining === 0n) return []
  const amount = convert(remaining, from, stated.currency, taxCurrency.rate)
  return [{ ...row, amount, isRemaining: true }]
}

/** Where nothing is subject to the tax, a total without tax says nothing that the total does not. */
function isWithoutTax({ vat, net, gross }: Totals): boolean {
  return net === gross && vat.length > 0 && vat.every(({ category }) => category === 'O')
}

function withheldRows({ withholding }: TotalsDocument, { withheld }: Totals): readonly TotalsRow[] {
  if (!withholding || !withheld) return []
  return [{ kind: 'withheld', ...withholding, base: withheld.base, amount: -withheld.amount }]
}

/**
 * The parts in which the seller's country states the tax; undefined where it is stated as one. `draft`: what is supplied, of
 * a document that is not issued yet.
 */
export function taxPartsOf(
  { seller, buyer, delivery }: Pick<TotalsDocument, 'seller' | 'buyer' | 'delivery'>,
  draft?: Pick<Draft, 'lines'>,
): TaxParts | undefined {
  const { taxParts } = countryRules(seller.address.country)
  const supplies = draft?.lines.map(({ supply }) => supply)
  return taxParts?.({
    seller,
    buyer,
    deliveryAddress: delivery.address ?? null,
    supplies,
    performedAt: performedAtOf(draft?.lines ?? []),
  })
}

function taxRows(subtotal: VatSubtotal, taxParts: TaxParts | undefined): readonly TotalsRow[] {
  if (!isTaxed(subtotal)) return [{ kind: 'untaxed', amount: subtotal.tax, subtotal }]
  return partsOfSubtotal(subtotal, taxParts).map(({ name, rate, taxable, tax }): TaxRow => ({
    kind: 'tax',
    amount: tax,
    rate,
    component: name === '' ? undefined : name,
    taxable,
    subtotal,
  }))
}

/** The parts in which a subtotal states its tax; one without a name where it is stated as one. */
export function partsOfSubtotal(
  subtotal: VatSubtotal,
  taxParts: TaxParts | undefined,
): readonly SubtotalPart[] {
  if (subtotal.parts) return subtotal.parts
  const { rate, taxable, tax } = subtotal
  // Documents that were issued before parts were frozen with them.
  const split = taxParts?.split(subtotal)
  return split?.map(part => ({ ...part, taxable })) ?? [{ name: '', rate, taxable, tax }]
}

/** Category Z is taxed at 0 %, so it has a row; of an exempt subtotal the exemption reason is stated instead. */
function isTaxed({ category, tax }: VatSubtotal): boolean {
  return category === 'S' || category === 'Z' || tax !== 0n
}
