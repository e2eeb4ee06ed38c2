import type { LocalText, Sentence } from '../country.ts'

export const NO_SALES_TAX: LocalText = {
  en: 'Not subject to sales tax',
  es: 'No sujeto a impuesto sobre las ventas',
  fr: 'Non soumis à la taxe de vente',
}
export const EXEMPT_CERTIFICATE: LocalText = {
  en: 'Exempt from sales tax: exemption certificate on file',
  es: 'Exento de impuesto sobre las ventas: certificado de exención archivado',
}
export const EXPORT_SALE: LocalText = {
  en: 'Export sale: no sales tax',
  es: 'Venta de exportación: sin impuesto sobre las ventas',
  fr: 'Vente à l’exportation : sans taxe de vente',
}

/** No federal law prescribes a sentence on an invoice. */
export function sentences(): readonly Sentence[] {
  return []
}
