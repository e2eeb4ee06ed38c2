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

/** BT-90 is among the party's identifiers in UBL, distinguished by this scheme. */
export const SEPA = 'SEPA'

/** The tax scheme of BT-32: anything but VAT. */
export const LOCAL_TAX = 'TAX'

/** UNTDID 4461: instrument not defined. Carries the due date of a credit note without other payment instructions. */
export const UNDEFINED_MEANS = '1'

/** The reason of a charge or allowance that carries the rounding of a line. */
export const ROUNDING = 'Rounding'

/** Whether BT-24 is one of Peppol's. */
export const isPeppol = (specification: string): boolean => specification.includes(':peppol.eu:')
