import type { LocalText } from '../local-text.ts'

/** The name of the tax on a line where it is a VAT. */
export const VAT: LocalText = {
  en: 'VAT',
  fr: 'TVA',
  de: 'USt.',
  es: 'IVA',
  it: 'IVA',
  pl: 'VAT',
  nl: 'Btw',
  pt: 'IVA',
  hi: 'वैट',
  ar: 'ضريبة القيمة المضافة',
}
