import { accept, refuse } from '../../decision.ts'
import type { TaxIdCheck } from '../tax-id-check.ts'

/**
 * The Belgian enterprise number, which is the VAT number too: ten digits, the first 0 or 1 (older numbers of nine digits
 * have a 0 before them), the last two 97 minus the remainder of the others by 97: 01 to 97. Written here because stdnum
 * accepts every first digit. Source: FOD Economie, KBO: structure of the enterprise number (numbers with 1 since 2023).
 */
export const belgianEnterpriseNumber: TaxIdCheck = bare => {
  if (!/^\d*$/.test(bare)) return refuse('wrong_format')
  const digits = bare.length === 9 ? `0${bare}` : bare
  if (digits.length !== 10) return refuse('wrong_length')
  if (!/^[01]/.test(digits)) return refuse('wrong_format')
  const check = 97 - (Number(digits.slice(0, 8)) % 97)
  return check === Number(digits.slice(8)) ? accept(digits) : refuse('wrong_checksum')
}
