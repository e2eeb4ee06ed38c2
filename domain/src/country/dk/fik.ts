import { modulus10 } from '../../party/check-digit.ts'
import { type PayeeNumber, type ReferenceScheme, digitsOf } from '../reference-scheme.ts'

/** Eight digits, the first one 8, which the bank assigns with the agreement: http://dantryk.dk/fi-kort-gemt/indbetalingskort/faq/ */
const CREDITOR_NUMBER: PayeeNumber = {
  name: 'FI-kreditornummer',
  example: '81234567',
  isValid: number => /^8\d{7}$/.test(number),
  print: number => number,
}

/**
 * Fællesindbetalingskort: a payment identification of 15 digits on cards of type 71 and 16 on those of type 75, the last
 * one by modulus 10. Payers type the whole code line: +71<identification+creditor number<.
 * http://www.giro-kort.dk/fi-kort3.html, http://www.giro-kort.dk/fi-kort4.html
 */
function card(type: '71' | '75', length: number): ReferenceScheme {
  return {
    key: `fik_${type}`,
    name: `FIK, kortart +${type}`,
    length: { from: length, to: length, agreed: false },
    payee: CREDITOR_NUMBER,
    reference: number => {
      const digits = digitsOf(number, { length: length - 1, most: length - 1 })
      return digits === undefined ? undefined : digits + modulus10(digits)
    },
    written: (reference, payee) => `+${type}<${reference}+${payee}<`,
  }
}

export const REFERENCE_SCHEMES: readonly ReferenceScheme[] = [card('71', 15), card('75', 16)]
