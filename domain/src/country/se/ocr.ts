import { isModulus10, modulus10 } from '../../party/check-digit.ts'
import { type PayeeNumber, type ReferenceScheme, digitsOf } from '../reference-scheme.ts'

/** Seven or eight digits, the last one by modulus 10, written 123-4567 or 1234-5678. Bankgirot, "Bankgiro Inbetalningar". */
const BANKGIRO: PayeeNumber = {
  name: 'Bankgiro',
  example: '160-9908',
  isValid: number => /^\d{7,8}$/.test(number) && isModulus10(number),
  print: number => number.replace(/(\d{4})$/, '-$1'),
}

const LENGTH = { from: 2, to: 25, agreed: false }

/**
 * OCR reference of a Bankgiro number: 2 to 25 digits, the last one by modulus 10. Which control the bank makes is part of
 * the agreement: the check digit alone; also a length digit before it, the last digit of the length; or fixed lengths,
 * for which the number is filled up with zeros. Bankgirot, "Bankgiro Inbetalningar", user manual, 5.2, and
 * https://www.bankgirot.se/tjanster/inbetalningar/bankgiro-inbetalningar/ocr-referenskontroll/
 */
export const REFERENCE_SCHEMES: readonly ReferenceScheme[] = [
  {
    key: 'ocr',
    name: 'OCR, checksiffra',
    length: LENGTH,
    payee: BANKGIRO,
    reference: (number, length) => {
      const digits = digitsOf(number, { length: length && length - 1, most: 24 })
      return digits === undefined ? undefined : digits + modulus10(digits)
    },
  },
  {
    key: 'ocr_length',
    name: 'OCR, längdsiffra + checksiffra',
    length: { ...LENGTH, from: 3 },
    payee: BANKGIRO,
    reference: (number, length) => {
      const digits = digitsOf(number, { length: length && length - 2, most: 23 })
      if (digits === undefined) return undefined
      const withLength = `${digits}${(digits.length + 2) % 10}`
      return withLength + modulus10(withLength)
    },
  },
]
