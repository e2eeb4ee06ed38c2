import { remainder97 } from '../../party/creditor-reference.ts'

/**
 * Whether a buyer's reference has the form of a Leitweg-ID, by which German authorities are addressed: up to twelve digits
 * of the authority, up to thirty letters and digits of its own, two check digits
 * (https://e-rechnung-bund.de/faq/wie-ist-eine-leitweg-id-aufgebaut).
 */
export function hasFormOfLeitwegId(reference: string): boolean {
  return /^\d{2,12}(-[A-Za-z0-9]{1,30})?-\d{2}$/.test(reference.trim())
}

/** Whether its check digits are right too: ISO/IEC 7064, MOD 97-10, over all parts, with A as 10 to Z as 35. */
export function isLeitwegId(reference: string): boolean {
  const characters = reference.trim().toUpperCase().replaceAll('-', '')
  return hasFormOfLeitwegId(reference) && remainder97(characters) === 1
}
