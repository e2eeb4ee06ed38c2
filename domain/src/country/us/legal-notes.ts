import type { LegalNote } from '../country.ts'
import type { LocalText } from '../../local-text.ts'

export const EXEMPT_CERTIFICATE: LocalText = {
  en: 'Exempt from sales tax',
  fr: 'Exonéré de taxe de vente',
  de: 'Von der Sales Tax befreit',
  pl: 'Zwolnione z podatku od sprzedaży',
  it: 'Esente dall’imposta sulle vendite',
  hi: 'बिक्री कर से मुक्त',
  ar: 'معفى من ضريبة المبيعات',
  es: 'Exento de impuesto sobre las ventas',
  nl: 'Vrijgesteld van sales tax',
  pt: 'Isento de imposto sobre as vendas',
}

/** No federal law prescribes wording on an invoice. */
export function legalNotes(): readonly LegalNote[] {
  return []
}
