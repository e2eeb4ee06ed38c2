import type { LocalText } from '../local-text.ts'

/**
 * The mandatory wording of an invoice without VAT, in the languages of documents. Directive 2006/112/EC, art. 226 (11)
 * and (11a); each state's own wording of the directive.
 */
export const REVERSE_CHARGE: LocalText = {
  en: 'Reverse charge',
  fr: 'Autoliquidation',
  de: 'Steuerschuldnerschaft des Leistungsempfängers',
  es: 'Inversión del sujeto pasivo',
  it: 'Inversione contabile',
  pl: 'Odwrotne obciążenie',
  nl: 'Btw verlegd',
  pt: 'Autoliquidação',
  hi: 'रिवर्स चार्ज',
  ar: 'الاحتساب العكسي للضريبة',
}

export const INTRA_COMMUNITY: LocalText = {
  en: 'Exempt intra-Community supply',
  fr: 'Livraison intracommunautaire exonérée de TVA',
  de: 'Steuerfreie innergemeinschaftliche Lieferung',
  es: 'Entrega intracomunitaria exenta de IVA',
  it: 'Cessione intracomunitaria non imponibile',
  pl: 'Wewnątrzwspólnotowa dostawa towarów, stawka 0 %',
  nl: 'Vrijgestelde intracommunautaire levering',
  pt: 'Transmissão intracomunitária isenta de IVA',
  hi: 'यूरोपीय संघ के भीतर कर-मुक्त आपूर्ति',
  ar: 'توريد معفى من الضريبة داخل الاتحاد الأوروبي',
}

export const EXPORT: LocalText = {
  en: 'Exempt export',
  fr: 'Exportation exonérée de TVA',
  de: 'Steuerfreie Ausfuhrlieferung',
  es: 'Exportación exenta de IVA',
  it: "Cessione all'esportazione non imponibile",
  pl: 'Eksport towarów, stawka 0 %',
  nl: 'Uitvoer, 0 % btw',
  pt: 'Exportação isenta de IVA',
  hi: 'कर-मुक्त निर्यात',
  ar: 'تصدير معفى من الضريبة',
}

export const OUTSIDE_SCOPE: LocalText = {
  en: 'Not subject to VAT',
  fr: 'Opération hors du champ d’application de la TVA',
  de: 'Nicht steuerbare Leistung',
  es: 'Operación no sujeta a IVA',
  it: 'Operazione non soggetta a IVA',
  pl: 'Nie podlega opodatkowaniu VAT',
  nl: 'Niet onderworpen aan btw',
  pt: 'Operação não sujeita a IVA',
  hi: 'वैट के दायरे से बाहर',
  ar: 'غير خاضع لضريبة القيمة المضافة',
}

export const EXEMPT: LocalText = {
  en: 'Exempt from VAT',
  fr: 'Exonéré de TVA',
  de: 'Umsatzsteuerfrei',
  es: 'Operación exenta de IVA',
  it: 'Operazione esente da IVA',
  pl: 'Zwolnione z VAT',
  nl: 'Vrijgesteld van btw',
  pt: 'Isento de IVA',
  hi: 'वैट से मुक्त',
  ar: 'معفى من ضريبة القيمة المضافة',
}

export const SMALL_BUSINESS: LocalText = {
  en: 'No VAT charged: small business exemption',
  fr: 'TVA non applicable : franchise en base',
  de: 'Kein Ausweis von Umsatzsteuer: Kleinunternehmer',
  es: 'IVA no aplicable: régimen de pequeñas empresas',
  it: 'IVA non applicata: regime delle piccole imprese',
  pl: 'Zwolnienie podmiotowe z VAT',
  nl: 'Vrijgesteld van btw: kleineondernemersregeling',
  pt: 'IVA não aplicável: regime de isenção',
  hi: 'कोई वैट नहीं: लघु व्यवसाय छूट',
  ar: 'لا تُحتسب ضريبة القيمة المضافة: إعفاء المنشآت الصغيرة',
}

/** The wording followed by the law: 'Autoliquidation – art. 283-2 du CGI'. */
export function cited(wording: LocalText, citation: string): LocalText {
  const entries = Object.entries(wording).map(([language, text]) => [
    language,
    `${text} – ${citation}`,
  ])
  return { en: `${wording.en} – ${citation}`, ...Object.fromEntries(entries) }
}
