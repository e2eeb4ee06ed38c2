/**
 * ISO 11649, the structured creditor reference: 'RF', two check digits (ISO 7064 mod 97-10) and up to 21 letters and
 * digits.
 */

/** The reference of a document's number: its letters and digits, the last 21; undefined where it has none. */
export function creditorReference(number: string): string | undefined {
  const body = number
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '')
    .slice(-21)
  if (body === '') return undefined
  const check = 98 - remainder97(`${body}RF00`)
  return `RF${String(check).padStart(2, '0')}${body}`
}

/** The reference without spaces, in capitals; undefined where it is none or its check digits are wrong. */
export function parseCreditorReference(text: string): string | undefined {
  const reference = text.replace(/\s/g, '').toUpperCase()
  if (!/^RF\d{2}[A-Z0-9]{1,21}$/.test(reference)) return undefined
  return remainder97(`${reference.slice(4)}${reference.slice(0, 4)}`) === 1 ? reference : undefined
}

/** The remainder by 97 of a text of digits and letters, of which A is 10 and Z is 35 (ISO 7064). */
export function remainder97(text: string): number {
  let remainder = 0
  for (const character of text) {
    const value = Number.parseInt(character, 36)
    remainder = (remainder * (value > 9 ? 100 : 10) + value) % 97
  }
  return remainder
}
