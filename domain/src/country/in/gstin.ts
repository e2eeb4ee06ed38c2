import * as pan from 'stdnum/lib/cjs/in/pan.js'
import { accept, refuse } from '../../decision.ts'
import type { TaxIdCheck } from '../tax-id-check.ts'
import { STATES } from './address.ts'

/**
 * Codes of former states, on numbers that are still in use: Daman and Diu, the undivided Andhra Pradesh, other
 * territory; and 99, the centre, where suppliers from abroad are registered.
 */
const OTHER_CODES = ['25', '28', '97', '99']
const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'

/**
 * The forms of a GSTIN, which all end in a check character. Source: GST portal, taxpayer returns API, as in the
 * constants of resilient-tech/india-compliance (GSTIN_FORMATS).
 */
const FORMS: readonly { readonly shape: RegExp; readonly hasPan: boolean }[] = [
  // State, PAN, count of registrations in the state, Z; C: operators of e-commerce, who collect tax at source.
  { shape: /^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z][ZC]/, hasPan: true },
  // Those who deduct tax at source: TAN or PAN, and D.
  { shape: /^\d{2}[A-Z]{4}[A-Z0-9]\d{4}[A-Z][1-9A-Z]D/, hasPan: false },
  // Departments of the government, with their TAN.
  { shape: /^\d{2}[A-Z]{4}\d{5}[A-Z]\dZ/, hasPan: false },
  // Bodies of the United Nations, embassies and other notified persons.
  { shape: /^\d{4}[A-Z]{3}\d{5}[UO]N/, hasPan: false },
  // Persons who are not resident, and suppliers of online services from abroad (OIDAR).
  { shape: /^\d{4}[A-Z]{3}\d{5}NR/, hasPan: false },
  { shape: /^99\d{2}[A-Z]{3}\d{5}OS/, hasPan: false },
]

/** Written here because stdnum accepts no GSTIN of Ladakh (38), a territory since 2019, and only the first form. */
export const gstinCheck: TaxIdCheck = bare => {
  if (bare.length !== 15) return refuse('wrong_length')
  const state = bare.slice(0, 2)
  const isState = OTHER_CODES.includes(state) || STATES.some(row => row.gstCode === state)
  const form = FORMS.find(({ shape }) => shape.test(bare))
  if (!isState || !form || !/^[0-9A-Z]+$/.test(bare)) return refuse('wrong_format')
  if (form.hasPan && !pan.validate(bare.slice(2, 12)).isValid) return refuse('wrong_format')
  return checkCharacterOf(bare.slice(0, 14)) === bare[14] ? accept(bare) : refuse('wrong_checksum')
}

/** By Luhn's method in base 36. */
function checkCharacterOf(text: string): string | undefined {
  const sum = Array.from(text).reduce((total, character, i) => {
    const product = ALPHABET.indexOf(character) * (i % 2 === 0 ? 1 : 2)
    return total + Math.floor(product / 36) + (product % 36)
  }, 0)
  return ALPHABET[(36 - (sum % 36)) % 36]
}
