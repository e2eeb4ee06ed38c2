import * as pan from 'stdnum/lib/cjs/in/pan.js'
import type { TaxIdKind, TaxIdRefusal } from '../country.ts'
import { checkedTaxId, shapedTaxId, taxId } from '../tax-id.ts'
import { STATES } from './address.ts'

export const TAX_IDS: readonly TaxIdKind[] = [
  taxId(
    {
      key: 'gstin',
      label: 'GSTIN',
      name: 'GST identification number',
      role: 'vat',
      example: '27AAPFU0939F1ZV',
    },
    gstinRefusal,
  ),
  checkedTaxId(
    {
      key: 'pan',
      label: 'PAN',
      name: 'Permanent account number (income tax)',
      role: 'tax',
      example: 'AAPFU0939F',
      derive: { from: 'gstin', take: number => number.slice(2, 12) },
    },
    pan,
  ),
  shapedTaxId(
    {
      key: 'cin',
      label: 'CIN',
      name: 'Corporate identity number',
      role: 'registration',
      example: 'U72200MH2009PTC123456',
    },
    /^[LU]\d{5}[A-Z]{2}\d{4}[A-Z]{3}\d{6}$/,
  ),
  shapedTaxId(
    {
      key: 'lut',
      label: 'LUT ARN',
      name: 'Letter of undertaking for exports',
      role: 'other',
      example: 'AD270426001234X',
    },
    /^[A-Z]{2}\d{12}[A-Z0-9]$/,
  ),
]

/** Codes no state of today has, on numbers that may still be met: old Daman, old Andhra Pradesh, other territory. */
const FORMER = ['25', '28', '97']
const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'

/**
 * State, PAN, count of registrations in the state, Z, and a check character by Luhn's method in base 36. Our own, because
 * stdnum knows no GSTIN of Ladakh (38), a territory since 2019.
 */
function gstinRefusal(text: string): TaxIdRefusal | undefined {
  if (text.length !== 15) return 'wrong_length'
  const state = text.slice(0, 2)
  const known = FORMER.includes(state) || STATES.some(row => row.gstCode === state)
  if (!known || !/^\d{2}.{10}[1-9A-Z]Z[0-9A-Z]$/.test(text)) return 'wrong_format'
  if (!pan.validate(text.slice(2, 12)).isValid) return 'wrong_format'
  const sum = Array.from(text.slice(0, 14)).reduce((total, character, i) => {
    const product = ALPHABET.indexOf(character) * (i % 2 === 0 ? 1 : 2)
    return total + Math.floor(product / 36) + (product % 36)
  }, 0)
  return ALPHABET[(36 - (sum % 36)) % 36] === text[14] ? undefined : 'wrong_checksum'
}
