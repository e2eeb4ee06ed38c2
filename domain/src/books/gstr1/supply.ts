import { performedAtOf } from '../../invoice/performed-at.ts'
import type { TaxParts } from '../../country/country.ts'
import { countryRules } from '../../country/rules.ts'
import type { Minor } from '../../money/currency.ts'
import { convert } from '../../money/currency.ts'
import { type Decimal, compare, decimal } from '../../money/decimal.ts'
import type { Sale } from '../entry.ts'
import { type Filed, type FiledDocument, filedSales } from '../filed.ts'
import type { ExclusionReason } from '../exclusion-reason.ts'
import { homeRate } from '../post-document.ts'

/** Taxes in paise. */
export type Gst = { readonly igst: Minor; readonly cgst: Minor; readonly sgst: Minor }

/** What a document supplies under one rate, in paise; negative in a credit note. */
export type Supply = Gst & {
  readonly category: Sale['tax']['category']
  readonly rate: Decimal
  readonly taxable: Minor
}

/** To whom a document supplies, which decides the table of the return. */
export type Buyer = 'registered' | 'abroad' | 'large' | 'small'

/** A document as GSTR-1 states it, in rupees. */
export type GstDocument = {
  readonly document: FiledDocument
  readonly buyer: Buyer
  readonly gstin: string
  /** Code of the state; '96' abroad. */
  readonly place: string
  readonly isZone: boolean
  readonly isInterState: boolean
  /** With tax, always positive. */
  readonly value: Minor
  readonly supplies: readonly Supply[]
  /** Advances on which tax was paid before, with the opposite sign. */
  readonly setOff: readonly Supply[]
}

/**
 * The value above which an invoice to an unregistered buyer in another state is stated by itself: 2.5 lakh, since 1 August
 * 2024 one lakh rupees (CGST Rules, rule 59 (4), as amended by notification 12/2024-CT; india-compliance, B2C_LIMIT).
 */
export function largeAbove(issued: string): Minor {
  return issued < '2024-08-01' ? 25_000_000n : 10_000_000n
}

export function readDocument(filed: Filed): GstDocument | ExclusionReason {
  const { document } = filed.one
  if (document.type === 'corrected_invoice') return 'replaces'
  const sales = filedSales(filed, 'INR')
  const value = inRupees(filed.one)
  if (!sales || value === undefined) return 'rate'
  const parts = gstPartsOf(document)
  if (parts?.supply?.place === undefined) return 'place'
  const { supply } = parts
  const gstin = supply.buyerNumber ?? ''
  const isInterState = parts.names.length === 1
  // A note is in the table of the invoice that it corrects.
  const first = filed.corrected ?? filed.one
  const whole = inRupees(first) ?? value
  const isLarge = isInterState && whole > largeAbove(first.document.issueDate)
  return {
    document,
    buyer: gstin !== '' ? 'registered' : supply.isAbroad ? 'abroad' : isLarge ? 'large' : 'small',
    gstin,
    place: parts.supply.place,
    isZone: supply.isZone,
    isInterState,
    value,
    supplies: sales.own.map(sale => supplyOf(sale, parts)),
    setOff: sales.setOff.map(sale => supplyOf(sale, parts)),
  }
}

/** IGST alone, or CGST and the state's tax; undefined where the seller's country states no tax in parts. */
export function gstPartsOf({ invoice }: FiledDocument): TaxParts | undefined {
  return countryRules(invoice.seller.address.country).taxParts?.({
    seller: invoice.seller,
    buyer: invoice.buyer,
    deliveryAddress: invoice.delivery.address ?? null,
    supplies: invoice.lines.map(
      line => line.supply ?? (isService(codeOf(line)) ? 'services' : 'goods'),
    ),
    performedAt: performedAtOf(invoice.lines),
  })
}

/** HSN or SAC of a line; '' without one. */
export function codeOf(line: FiledDocument['invoice']['lines'][number]): string {
  return line.classifications.find(({ listId }) => listId === 'HS')?.code ?? ''
}

/** Chapter 99 has the services (SAC). */
export function isService(code: string): boolean {
  return code.startsWith('99')
}

function inRupees(one: Filed['one']): Minor | undefined {
  const rate = homeRate(one, 'INR')
  const { gross, currency } = one.document.totals
  return rate === undefined ? undefined : convert(gross, currency, 'INR', rate)
}

function supplyOf({ tax, taxable, amount }: Sale, parts: TaxParts): Supply {
  const [first, second] = parts.split({ rate: tax.rate, tax: amount }).map(part => part.tax)
  const gst =
    second === undefined
      ? { igst: first ?? 0n, cgst: 0n, sgst: 0n }
      : { igst: 0n, cgst: first ?? 0n, sgst: second }
  return { category: tax.category, rate: tax.rate, taxable, ...gst }
}

export function isTaxed({ category, rate }: Pick<Supply, 'category' | 'rate'>): boolean {
  return category === 'AE' || category === 'G' || compare(rate, ZERO) > 0
}

/** Advances for exempt supplies are not stated. */
export function taxedAdvances(supplies: readonly Supply[]): readonly Supply[] {
  return supplies.filter(isTaxed)
}

const ZERO = decimal('0')
