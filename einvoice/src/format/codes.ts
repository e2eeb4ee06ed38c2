/**
 * The type codes that UBL says with a CreditNote root (UNTDID 1001 as BR-CL-01 restricts it). 81 and 83 stand in both
 * lists; as credit notes by nature they are written so.
 */
const CREDIT_NOTES: ReadonlySet<string> = new Set(
  '81 83 261 262 296 308 381 396 420 458 502 503 532'.split(' '),
)

export function isCreditNote(typeCode: string): boolean {
  return CREDIT_NOTES.has(typeCode)
}

/** Codes of a referenced document's type, UNTDID 1001. */
export const REFERENCED = {
  /** BT-18, the invoiced object. */
  object: '130',
  /** BT-17 in CII; BT-11 in a UBL credit note, which has no element for the project. */
  project: '50',
  tender: '50',
  /** BG-24 in CII. */
  supporting: '916',
} as const

/** BT-90 stands among the party's identifiers in UBL, told apart by this scheme. */
export const SEPA = 'SEPA'

/** The tax scheme of BT-32: anything but VAT. */
export const LOCAL_TAX = 'TAX'

/** UNTDID 4461: instrument not defined. Carries the due date of a credit note that says nothing else of payment. */
export const UNDEFINED_MEANS = '1'
