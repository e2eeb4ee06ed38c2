import { modulus10, modulus11 } from '../../party/check-digit.ts'
import { type ReferenceScheme, digitsOf } from '../reference-scheme.ts'

/**
 * KID, customer identification: 4 to 25 characters, of a length that the agreement on OCR giro fixes, the last one a
 * check digit by modulus 10 or modulus 11. Mastercard Payment Services, https://www.mastercardpaymentservices.com/norway/utvikler/kid
 */
function kid(key: string, name: string, check: (digits: string) => string): ReferenceScheme {
  return {
    key,
    name,
    length: { from: 4, to: 25, agreed: true },
    reference: (number, length = 25) => {
      const digits = digitsOf(number, { length: length - 1, most: 24 })
      return digits === undefined ? undefined : digits + check(digits)
    },
  }
}

export const REFERENCE_SCHEMES: readonly ReferenceScheme[] = [
  kid('kid_mod10', 'KID, MOD10', modulus10),
  kid('kid_mod11', 'KID, MOD11', modulus11),
]
