import { decimal, divide } from '../../money/decimal.ts'
import type { Address } from '../../party/party.ts'
import type { CountryRules, TaxParty } from '../country.ts'
import { STATES } from './address.ts'
import {
  OTHER_COUNTRY,
  gstinOfParty,
  hasGstin,
  isIntraState,
  placeOfSupply,
  splitGst,
  stateOf,
  stateTaxName,
} from './gst.ts'

/**
 * GST as CGST and SGST (UTGST in some union territories), or as IGST. While no buyer is chosen, the place of supply is
 * the seller's state, as in the preview of the draft. A supply to a special economic zone is always one between states (IGST
 * Act 2017, s. 7 (5) (b)).
 */
export const taxParts: NonNullable<CountryRules['taxParts']> = document => {
  const { place, isZone, intraState } = placeOf(document)
  const stateTax = stateTaxName(place)
  return {
    supply: {
      place,
      isAbroad: place === OTHER_COUNTRY,
      isZone,
      buyerNumber: document.buyer ? gstinOfParty(document.buyer) : undefined,
    },
    names: intraState ? ['CGST', stateTax] : ['IGST'],
    parts: rate => {
      if (!intraState) return [{ name: 'IGST', rate }]
      const half = divide(rate, TWO, 6)
      return [
        { name: 'CGST', rate: half },
        { name: stateTax, rate: half },
      ]
    },
    split: subtotal => {
      const split = splitGst(subtotal, intraState)
      if (split.by === 'igst') return [{ name: 'IGST', rate: split.rate, tax: split.igst }]
      return [
        { name: 'CGST', rate: split.rate, tax: split.cgst },
        { name: stateTax, rate: split.rate, tax: split.sgst },
      ]
    },
  }
}

/** Where a document's supply is, as the code of a state; '96' abroad, undefined where it is not known. */
export function placeOf(document: TaxedDocument) {
  const { seller, buyer, deliveryAddress, supplies, performedAt } = document
  const own = stateOf(profileOf(seller))
  const place = placeOfSupply({
    seller: own,
    buyer: buyer ? stateOf(profileOf(buyer)) : undefined,
    buyerRegistered: buyer !== null && hasGstin(profileOf(buyer)),
    buyerCountry: buyer ? buyer.address.country : seller.address.country,
    delivery: deliveryAddress && withStateCode(deliveryAddress),
    supplies,
    performedAt: performedAt && withStateCode(performedAt),
  })
  const isZone = buyer?.identifiers.some(({ kind }) => kind === 'sez') === true
  return { place, isZone, intraState: isIntraState(own, place, isZone) }
}

type TaxedDocument = Parameters<NonNullable<CountryRules['taxParts']>>[0]

const TWO = decimal('2')

/** The data that determine the state: the GSTIN in any id of the party, and the address. */
function profileOf(party: TaxParty): Parameters<typeof stateOf>[0] {
  const gstin = gstinOfParty(party)
  return {
    address: withStateCode(party.address),
    taxIds: gstin === undefined ? [] : [{ kind: 'gstin', value: gstin }],
  }
}

/** Replaces the name of an Indian state by its code, which the rules use. */
function withStateCode<T extends Pick<Address, 'country' | 'subdivision'>>(address: T): T {
  const state = STATES.find(candidate => candidate.name === address.subdivision)
  return state && address.country === 'IN' ? { ...address, subdivision: state.code } : address
}
