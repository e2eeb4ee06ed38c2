/**
 * The structured communication of Belgian transfers (OGM, VCS): ten digits and their remainder by 97, of which 0 is
 * written 97, between three plus signs. Febelfin, Banking standards for online banking,
 * https://febelfin.be/en/publications/2023/febelfin-banking-standards-for-online-banking
 */

const DIGITS = 10

/** The communication of a document's number: its digits with zeros before; undefined where it has none, or too many. */
export function structuredCommunication(number: string): string | undefined {
  const digits = number.replace(/\D/g, '')
  if (digits === '' || digits.length > DIGITS) return undefined
  const body = digits.padStart(DIGITS, '0')
  const check = String(Number(body) % 97 || 97).padStart(2, '0')
  return `+++${body.slice(0, 3)}/${body.slice(3, 7)}/${body.slice(7)}${check}+++`
}
