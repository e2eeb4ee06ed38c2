import { STATES } from '@bordereau/domain/country/in/address'
import {
  isIntraState,
  placeOfSupply,
  splitGst,
  stateOf,
  stateTaxName,
} from '@bordereau/domain/country/in/gst'
import type { Invoice } from '@bordereau/domain/invoice/invoice'
import type { Minor } from '@bordereau/domain/money/currency'
import type { Decimal } from '@bordereau/domain/money/decimal'
import type { Address, Party } from '@bordereau/domain/party/party'

export type Gst = {
  /** 'CGST' and 'SGST', or 'IGST'. */
  readonly names: readonly string[]
  readonly parts: (subtotal: {
    readonly rate: Decimal
    readonly tax: Minor
  }) => readonly { readonly name: string; readonly rate: Decimal; readonly tax: Minor }[]
}

/** How the tax of an Indian seller's document is made up; undefined for all others. */
export function gstOf(invoice: Invoice): Gst | undefined {
  if (invoice.seller.address.country !== 'IN') return undefined
  const seller = stateOf(profileOf(invoice.seller))
  const place = placeOfSupply({
    seller,
    buyer: stateOf(profileOf(invoice.buyer)),
    buyerCountry: invoice.buyer.address.country,
    delivery: invoice.delivery.address ? withStateCode(invoice.delivery.address) : null,
  })
  const intraState = isIntraState(seller, place)
  const stateTax = stateTaxName(place)
  return {
    names: intraState ? ['CGST', stateTax] : ['IGST'],
    parts: subtotal => {
      const split = splitGst(subtotal, intraState)
      if (split.by === 'igst') return [{ name: 'IGST', rate: split.rate, tax: split.igst }]
      return [
        { name: 'CGST', rate: split.rate, tax: split.cgst },
        { name: stateTax, rate: split.rate, tax: split.sgst },
      ]
    },
  }
}

/** What the state is read from: the GSTIN wherever the document carries it, and the address. */
function profileOf(party: Party): Parameters<typeof stateOf>[0] {
  const numbers = [party.taxRegistration, party.vatId, ...party.identifiers.map(one => one.id)]
  const gstin = numbers.find(number => GSTIN.test(number))
  return {
    address: withStateCode(party.address),
    taxIds: gstin === undefined ? [] : [{ kind: 'gstin', value: gstin }],
  }
}

const GSTIN = /^\d{2}[A-Z]{5}\d{4}[A-Z][A-Z\d]{3}$/

/** Documents name states in words; the rules know them by code. */
function withStateCode(address: Address): Address {
  const state = STATES.find(candidate => candidate.name === address.subdivision)
  return state && address.country === 'IN' ? { ...address, subdivision: state.code } : address
}
