/** The formats that a customer can ask for (e-invoice-choice.ts), in the order of the form. */
export const E_INVOICE_CHOICE_KEYS = [
  'ubl',
  'cii',
  'facturx_basic',
  'facturx_en16931',
  'facturx_extended',
  'xrechnung_ubl',
  'xrechnung_cii',
  'zugferd_xrechnung',
] as const

export type EInvoiceChoice = (typeof E_INVOICE_CHOICE_KEYS)[number]
