import { isEu } from './countries.ts'
import type { Country } from '../party/party.ts'

/**
 * The state whose VAT number it is, by its first two letters: numbers of Greece begin with EL, those of Northern Ireland
 * with XI. undefined where it is not of the Union's VAT.
 */
export function stateOfVatId(vatId: string): Country | 'XI' | undefined {
  const prefix = vatId.slice(0, 2).toUpperCase()
  const state = prefix === 'EL' ? 'GR' : prefix
  return isEu(state) || state === 'XI' ? state : undefined
}

/** The letters by which the Union's VAT knows a state: EL for Greece, else those of ISO 3166-1. */
export function vatPrefixOf(state: Country): string {
  return state === 'GR' ? 'EL' : state
}
