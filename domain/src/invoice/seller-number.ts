import { isGoods } from '../country/supply.ts'
import { territoryOf } from '../country/territory.ts'
import { vatNumberFor } from '../country/union-number.ts'
import type { Party, PartyProfile } from '../party/party.ts'
import type { Draft } from './draft.ts'
import { hasTaxCategory } from './taxes-of.ts'

/** The seller with the VAT number under which it makes this sale: of two only in Northern Ireland. */
export function withNumberOfSale(
  seller: Party,
  draft: Pick<Draft, 'lines' | 'allowancesCharges' | 'deliveryAddress'>,
  parties: { readonly seller: PartyProfile; readonly buyer: PartyProfile },
): Party {
  const sale = isOfGoodsIntoUnion(draft, parties) ? 'goods_in_union' : 'other'
  const vatId = vatNumberFor(sale, seller.vatId, parties.seller.address)
  return vatId === seller.vatId ? seller : { ...seller, vatId }
}

/** An intra-Community supply, or goods that go to any customer in a member state. */
function isOfGoodsIntoUnion(
  { lines, allowancesCharges, deliveryAddress }: Parameters<typeof withNumberOfSale>[1],
  { seller, buyer }: Parameters<typeof withNumberOfSale>[2],
): boolean {
  if (hasTaxCategory({ lines, allowancesCharges }, 'K')) return true
  const isDelivered = deliveryAddress !== null && deliveryAddress.country !== ''
  const from = territoryOf(seller.address)
  const to = territoryOf(isDelivered ? deliveryAddress : buyer.address)
  const isInUnion = to.eu.goods && to.area.goods !== from.area.goods
  return isInUnion && lines.some(({ supply }) => isGoods(supply))
}
