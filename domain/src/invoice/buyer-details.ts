import { addressErrors } from '../country/address.ts'
import type { LegalNote } from '../country/country.ts'
import { lawWithoutNumber } from '../country/awaited-number.ts'
import { countryRules } from '../country/rules.ts'
import type { Law } from '../country/settlement.ts'
import { taxIdErrors } from '../country/tax-ids.ts'
import { toMinor } from '../money/currency.ts'
import type { PartyProfile } from '../party/party.ts'
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
    ...(awaited && (lacksNumber || owesTax(draft)) && { awaited }),
    ...(isShorter && simplified && { simplified }),
  }
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
  const { currency } = draft
  const rules = countryRules(country).buyerDetails?.simplified
  const limits = sellerTerms?.simplifiedTrade === true ? rules?.trades?.limits : undefined
  const limit = (limits ?? rules?.limits)?.find(one => one.currency === currency)
  if (!limit || buyer.address.country !== country) return false
  const { gross, vat } = totalsOf(billableOf(draft))
  return (
    gross <= toMinor(limit.amount, currency) && vat.every(({ category }) => ORDINARY.has(category))
  )
}

/** Taxed or exempt at home. */
const ORDINARY: ReadonlySet<TaxCategoryCode> = new Set<TaxCategoryCode>(['S', 'Z', 'E'])
