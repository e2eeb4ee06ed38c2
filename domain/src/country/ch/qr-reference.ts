/**
 * The QR reference of Swiss banks: 26 digits and a check digit (modulo 10, recursive), Swiss Implementation Guidelines
 * for the QR-bill 2.3, Annex B.
 */

/**
 * The reference of a document's number: its digits, a letter as two of them (A is 10, Z is 35), the last 26, with zeros
 * before.
 */
export function qrReference(number: string): string {
  const digits = Array.from(number.toUpperCase(), character =>
    /[0-9A-Z]/.test(character) ? String(Number.parseInt(character, 36)) : '',
  ).join('')
  const body = digits.slice(-26).padStart(26, '0')
  return `${body}${checkDigit(body)}`
}

/** The reference without spaces; undefined where it is none or its check digit is wrong. */
export function parseQrReference(text: string): string | undefined {
  const reference = text.replace(/\s/g, '')
  if (!/^\d{27}$/.test(reference)) return undefined
  return checkDigit(reference.slice(0, 26)) === reference.slice(26) ? reference : undefined
}

const CARRIES = [0, 9, 4, 6, 8, 2, 7, 1, 3, 5]

function checkDigit(digits: string): string {
  const carry = Array.from(digits, Number).reduce(
    (sum, digit) => CARRIES[(sum + digit) % 10] ?? 0,
    0,
  )
  return String((10 - carry) % 10)
}
