/**
 * Whether a buyer's reference has the form of a Leitweg-ID, by which German authorities are addressed: up to twelve digits
 * of the authority, up to thirty letters and digits of its own, two check digits
 * (https://e-rechnung-bund.de/faq/wie-ist-eine-leitweg-id-aufgebaut). The check digits are not computed: which format the
 * authority takes does not depend on a slip of the pen.
 */
export function isLeitwegId(reference: string): boolean {
  return /^\d{2,12}(-[A-Za-z0-9]{1,30})?-\d{2}$/.test(reference.trim())
}
