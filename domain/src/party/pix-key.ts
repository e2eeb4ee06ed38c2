/**
 * A key of Pix, by which the Banco Central do Brasil's directory finds an account: a CPF of 11 digits, a CNPJ of 14
 * characters, a telephone number +55…, an e-mail address of at most 77 characters in small letters, or a random key (a
 * UUID). Manual Operacional do DICT, https://www.bcb.gov.br/estabilidadefinanceira/pix. Undefined where it is none of
 * them, or a check digit is wrong.
 */
export function parsePixKey(text: string): string | undefined {
  const key = text.trim()
  if (key.includes('@')) return EMAIL.test(key) && key.length <= 77 ? key.toLowerCase() : undefined
  if (UUID.test(key)) return key.toLowerCase()
  if (key.startsWith('+')) {
    const phone = key.replace(/[\s().-]/g, '')
    return /^\+55\d{10,11}$/.test(phone) ? phone : undefined
  }
  const number = key.toUpperCase().replace(/[\s./-]/g, '')
  return isTaxpayer(number) ? number : undefined
}

/** ASCII: the code counts the characters of a key, and banks its bytes. */
const EMAIL = /^[!-?A-~]+@[!-?A-~]+\.[!-?A-~]+$/
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

/**
 * The two check digits of a CPF (a person) and a CNPJ (a company, since July 2026 also with letters, of which the value is
 * that of the character less 48: Instrução Normativa RFB 2.229/2024).
 */
function isTaxpayer(number: string): boolean {
  const isCompany = /^[A-Z0-9]{12}\d\d$/.test(number)
  if ((!isCompany && !/^\d{11}$/.test(number)) || /^(.)\1*$/.test(number)) return false
  const body = number.slice(0, -2)
  const first = checkDigit(body, isCompany)
  return number === `${body}${first}${checkDigit(body + first, isCompany)}`
}

/** Weights from 2 from the right; those of a company begin again after 9. */
function checkDigit(body: string, isCompany: boolean): string {
  const sum = Array.from(body)
    .toReversed()
    .reduce((total, character, index) => {
      const weight = 2 + (isCompany ? index % 8 : index)
      return total + ((character.codePointAt(0) ?? 48) - 48) * weight
    }, 0)
  const remainder = sum % 11
  return String(remainder < 2 ? 0 : 11 - remainder)
}
