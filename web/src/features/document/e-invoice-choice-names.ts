import type { EInvoiceChoice } from '@bordereau/domain/party/e-invoice-choice-keys'

/** The names of their publishers, the same in every language. */
export const E_INVOICE_CHOICE_NAMES: Readonly<Record<EInvoiceChoice, string>> = {
  ubl: 'UBL 2.1 (Peppol, EN 16931)',
  cii: 'UN/CEFACT CII (EN 16931)',
  facturx_basic: 'Factur-X / ZUGFeRD BASIC',
  facturx_en16931: 'Factur-X / ZUGFeRD EN 16931',
  facturx_extended: 'Factur-X / ZUGFeRD EXTENDED',
  xrechnung_ubl: 'XRechnung UBL',
  xrechnung_cii: 'XRechnung CII',
  zugferd_xrechnung: 'ZUGFeRD XRECHNUNG',
}
