import { addressErrors } from '../country/address.ts'
import type { LegalNote } from '../country/country.ts'
import { lawWithoutNumber } from '../country/awaited-number.ts'
import type { Limits } from '../country/buyer-details.ts'
import { countryRules } from '../country/rules.ts'
import type { Law } from '../country/settlement.ts'
import { isVatRegistered, taxIdErrors } from '../country/tax-ids.ts'
import { toMinor } from '../money/currency.ts'
import type { Country, PartyProfile } from '../party/party.ts'
import { BY_BUYERS_NUMBER, type TaxCategoryCode } from '../tax-category/category.ts'
import { billableOf } from './billable-of.ts'
import type { Draft } from './draft.ts'
import { hasTaxCategory } from './taxes-of.ts'
import { totalsOf } from './totals.ts'

/** What an invoice lacks of its buyer, and the laws that want it or let it be left out. */
export type BuyerDetails = {
  readonly address?: Law
  readonly number?: Law
  /** The number was asked for and has not come, and by this law the invoice may go without it. */
  readonly awaited?: Law
  /** This law wants the number of a business that has one, and none is stored. */
  readonly numberIfAny?: Law
  /** It is a simplified invoice: something is left out, and this law allows it. */
  readonly simplified?: Law
}

type Seller = Pick<PartyProfile, 'address' | 'sellerTerms'>

/**
 * Whether an invoice to a business says of it what the law of the seller's country wants: the address, and at home the
 * number. A private person gets no such invoice by law. Up to a sum of the law, an ordinary sale at home may be invoiced
 * without (Directive 2006/112/EC, art. 220a and 238); never one whose tax the buyer owes, nor one across a border.
 */
export function buyerDetails(draft: Draft, seller: Seller, buyer: PartyProfile): BuyerDetails {
  const { country } = seller.address
  const rules = countryRules(country).buyerDetails
  if (!rules || buyer.kind === 'person') return {}
  const awaited = buyer.taxIdAwaited === true ? lawWithoutNumber(country, buyer) : undefined
  const lacksAddress = addressErrors(buyer.address).some(
    ({ field, code }) => code === 'required' && field !== 'subdivision',
  )
  // Public bodies may have a number of another kind.
  const lacksNumber =
    buyer.kind === 'business' &&
    buyer.address.country === country &&
    taxIdErrors(buyer, 'buyer').some(({ code }) => code === 'required')
  const simplified = isSmallSaleAtHome(draft, seller, buyer) ? rules.simplified : undefined
  const isNumberLeftOut = simplified !== undefined && !simplified.namesNumber
  const isShorter = lacksAddress || (lacksNumber && isNumberLeftOut)
  return {
    ...(lacksAddress && !simplified && { address: rules }),
    ...(lacksNumber && rules.number && !isNumberLeftOut && !awaited && { number: rules.number }),
    ...numberIfAny(draft, country, buyer),
    ...(awaited && (lacksNumber || owesTax(draft)) && { awaited }),
    ...(isShorter && simplified && { simplified }),
  }
}

function numberIfAny(
  draft: Draft,
  country: Country,
  buyer: PartyProfile,
): Pick<BuyerDetails, 'numberIfAny'> {
  const rule = countryRules(country).buyerDetails?.numberIfAny
  const isAtHome = buyer.kind === 'business' && buyer.address.country === country
  if (!rule || !isAtHome || isVatRegistered(buyer)) return {}
  const isWanted = rule.above === undefined || sizeAgainst(draft, rule.above) === 'above'
  return isWanted ? { numberIfAny: rule } : {}
}

/** What a simplified invoice says of being one. */
export function simplifiedNotes(
  draft: Draft,
  seller: Seller,
  buyer: PartyProfile,
): readonly LegalNote[] {
  const note = countryRules(seller.address.country).buyerDetails?.simplified?.note
  return note && draft.kind === 'invoice' && buyerDetails(draft, seller, buyer).simplified
    ? [note]
    : []
}

function owesTax(draft: Draft): boolean {
  return BY_BUYERS_NUMBER.some(category => hasTaxCategory(draft, category))
}

function isSmallSaleAtHome(
  draft: Draft,
  { address: { country }, sellerTerms }: Seller,
  buyer: PartyProfile,
): boolean {
  const rules = countryRules(country).buyerDetails?.simplified
  const limits = sellerTerms?.simplifiedTrade === true ? rules?.trades?.limits : undefined
  if (buyer.address.country !== country) return false
  const { vat } = totalsOf(billableOf(draft))
  return (
    sizeAgainst(draft, limits ?? rules?.limits) === 'within' &&
    vat.every(({ category }) => ORDINARY.has(category))
  )
}

/** The sum with tax beside the limit in its currency, which is itself within; undefined where there is none. */
function sizeAgainst(draft: Draft, limits: Limits = []): 'within' | 'above' | undefined {
  const { currency } = draft
  const limit = limits.find(one => one.currency === currency)
  if (!limit) return undefined
  const { gross } = totalsOf(billableOf(draft))
  return gross <= toMinor(limit.amount, currency) ? 'within' : 'above'
}

/** Taxed or exempt at home. */
const ORDINARY: ReadonlySet<TaxCategoryCode> = new Set<TaxCategoryCode>(['S', 'Z', 'E'])
