import { isEu } from '../country/countries.ts'
import { territoryOf, type Place } from '../country/territory.ts'
import { stateOfVatId, vatPrefixOf } from '../country/state-of-vat-id.ts'
import type { ListKind } from './sales-list.ts'

/** Why a sale cannot be in a list: the number by which the list names its customer. */
export type NumberFault =
  /** The document names none. */
  | 'missing'
  /** It is of no member state, or not of the form of one. */
  | 'not_of_the_union'
  /** It is of the seller's own state. */
  | 'own_state'
  /** A number of Northern Ireland, which is for goods only. */
  | 'goods_only'

/** A customer as a list names it: the letters of its state, and the rest of the number. */
export type ListNumber = { readonly prefix: string; readonly number: string }

/**
 * The number of a buyer without spaces and signs, with EL for Greece also where someone wrote GR. Implementing
 * Regulation (EU) 2020/194 and Directive 2006/112/EC, art. 215 and 264 (1) (b).
 */
export function listNumberOf(
  vatId: string,
  kind: ListKind,
  seller: Place,
): ListNumber | NumberFault {
  const bare = vatId.toUpperCase().replace(/[^0-9A-Z+*]/g, '')
  if (bare === '') return 'missing'
  const [, letters = '', number = ''] = /^([A-Z]{2})([0-9A-Z+*]{2,13})$/.exec(bare) ?? []
  const state = stateOfVatId(bare)
  if (state === undefined || number === '') return 'not_of_the_union'
  if (state === 'XI')
    return kind === 'services'
      ? 'goods_only'
      : ownState(seller) === 'XI'
        ? 'own_state'
        : { prefix: 'XI', number }
  if (state === ownState(seller)) return 'own_state'
  return { prefix: vatPrefixOf(letters), number }
}

function ownState(seller: Place): string {
  const { law, code } = territoryOf(seller)
  return isEu(law) ? law : code
}
