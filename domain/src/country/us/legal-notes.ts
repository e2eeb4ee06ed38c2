import type { LegalNote } from '../country.ts'
import type { LocalText } from '../../local-text.ts'

export const NO_SALES_TAX: LocalText = {
  en: 'Not subject to sales tax',
  de: 'Unterliegt nicht der Sales Tax',
  pl: 'Nie podlega podatkowi od sprzedaży',
  it: 'Non soggetto all’imposta sulle vendite',
  hi: 'बिक्री कर के अधीन नहीं',
  ar: 'غير خاضع لضريبة المبيعات',
  es: 'No sujeto a impuesto sobre las ventas',
  fr: 'Non soumis à la taxe de vente',
}
export const EXEMPT_CERTIFICATE: LocalText = {
  en: 'Exempt from sales tax: exemption certificate on file',
  fr: 'Exonéré de taxe de vente : certificat d’exemption au dossier',
  de: 'Von der Sales Tax befreit: Befreiungsbescheinigung liegt vor',
  pl: 'Zwolnione z podatku od sprzedaży: zaświadczenie w aktach',
  it: 'Esente dall’imposta sulle vendite: certificato di esenzione agli atti',
  hi: 'बिक्री कर से मुक्त: छूट प्रमाणपत्र दर्ज',
  ar: 'معفى من ضريبة المبيعات: شهادة الإعفاء محفوظة',
  es: 'Exento de impuesto sobre las ventas: certificado de exención archivado',
}
export const EXPORT_SALE: LocalText = {
  en: 'Export sale: no sales tax',
  de: 'Ausfuhr: keine Sales Tax',
  pl: 'Sprzedaż eksportowa: bez podatku od sprzedaży',
  it: 'Vendita all’esportazione: nessuna imposta sulle vendite',
  hi: 'निर्यात बिक्री: बिक्री कर नहीं',
  ar: 'بيع للتصدير: بلا ضريبة مبيعات',
  es: 'Venta de exportación: sin impuesto sobre las ventas',
  fr: 'Vente à l’exportation : sans taxe de vente',
}

/** No federal law prescribes wording on an invoice. */
export function legalNotes(): readonly LegalNote[] {
  return []
}
