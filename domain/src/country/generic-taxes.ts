import type { Country } from '../party/party.ts'
import { SMALL_BUSINESS, cited } from '../tax-category/notices.ts'
import { isEu } from './countries.ts'
import type { OfferedTax } from './country.ts'
import { GENERIC_RATES } from './generic-rates.ts'
import {
  DIRECTIVE,
  NAMES,
  euExemptions,
  offerExempt,
  offerFreeRate,
  offerRate,
  offerSilent,
  offerZero,
} from './offer.ts'

/**
 * What a country without a folder of its own offers: its rates, any other rate, and exemptions by the EU directive, or
 * by text outside the EU.
 */
export function genericTaxes(country: Country): readonly OfferedTax[] {
  return [
    ...rates(country),
    ...(isEu(country) ? [SMALL, ...euExemptions(DIRECTIVE)] : outsideEuTaxes()),
  ]
}

const SMALL = offerExempt(
  'small_business',
  'E',
  '',
  SMALL_BUSINESS,
  cited(SMALL_BUSINESS, 'Art. 284 Directive 2006/112/EC'),
  'Art. 284 Directive 2006/112/EC',
)

/** A former standard rate has the same key: only one is in force on a day. */
function rates(country: Country): OfferedTax[] {
  const law = isEu(country) ? { article: 'Art. 96, 98 Directive 2006/112/EC' } : {}
  const { standard, reduced } = GENERIC_RATES[country] ?? { standard: [], reduced: [] }
  return [
    ...standard.map(({ rate, ...validity }) =>
      offerRate('standard', rate, NAMES.standard, { ...validity, ...law }),
    ),
    ...reduced.map(({ rate, ...validity }) =>
      offerRate(`reduced_${rate}`, rate, NAMES.reduced, { ...validity, ...law }),
    ),
    offerZero('zero', NAMES.zero),
    offerFreeRate('custom', NAMES.anotherRate),
  ]
}

/** The EU's exemption codes are meaningless outside the EU; there the reason is text only (BR-G-10, BR-O-10). */
export function outsideEuTaxes(): readonly OfferedTax[] {
  return [
    offerExempt('export', 'G', '', TAX_NAMES_BY_KEY.export, TAX_NAMES_BY_KEY.exported),
    offerExempt('outside_scope', 'O', '', TAX_NAMES_BY_KEY.outside, TAX_NAMES_BY_KEY.notSubject),
    offerExempt('exempt', 'E', '', TAX_NAMES_BY_KEY.exempt, TAX_NAMES_BY_KEY.exemptFromTax),
    offerExempt('reverse_charge', 'AE', '', NAMES.reverseCharge, NAMES.reverseCharge),
    offerSilent('unregistered', NAMES.unregistered),
  ]
}

/** Names of the taxes of countries without rules of their own. */
const TAX_NAMES_BY_KEY = {
  export: {
    en: 'Export',
    fr: 'Exportation',
    de: 'Ausfuhr',
    es: 'Exportación',
    pl: 'Eksport',
    it: 'Esportazione',
    hi: 'निर्यात',
    ar: 'تصدير',
    nl: 'Uitvoer',
    pt: 'Exportação',
  },
  exported: {
    en: 'Zero-rated export',
    fr: 'Exportation au taux zéro',
    de: 'Ausfuhr zum Nullsatz',
    es: 'Exportación a tipo cero',
    pl: 'Eksport ze stawką 0 %',
    it: 'Esportazione ad aliquota zero',
    hi: 'शून्य दर पर निर्यात',
    ar: 'تصدير بنسبة صفرية',
    nl: 'Uitvoer tegen nultarief',
    pt: 'Exportação à taxa zero',
  },
  outside: {
    en: 'No tax',
    fr: 'Sans taxe',
    de: 'Keine Steuer',
    es: 'Sin impuesto',
    pl: 'Bez podatku',
    it: 'Nessuna imposta',
    hi: 'कोई कर नहीं',
    ar: 'بلا ضريبة',
    nl: 'Geen belasting',
    pt: 'Sem imposto',
  },
  notSubject: {
    en: 'Not subject to tax',
    fr: 'Non soumis à la taxe',
    de: 'Nicht steuerbar',
    es: 'No sujeto a impuesto',
    pl: 'Nie podlega podatkowi',
    it: 'Non soggetto a imposta',
    hi: 'कर योग्य नहीं',
    ar: 'غير خاضع للضريبة',
    nl: 'Niet aan belasting onderworpen',
    pt: 'Não sujeito a imposto',
  },
  exempt: {
    en: 'Exempt',
    fr: 'Exonéré',
    de: 'Befreit',
    es: 'Exento',
    pl: 'Zwolnione',
    it: 'Esente',
    hi: 'कर मुक्त',
    ar: 'معفى',
    nl: 'Vrijgesteld',
    pt: 'Isento',
  },
  exemptFromTax: {
    en: 'Exempt from tax',
    fr: 'Exonéré de taxe',
    de: 'Steuerbefreit',
    es: 'Exento de impuesto',
    pl: 'Zwolnione z podatku',
    it: 'Esente da imposta',
    hi: 'कर से मुक्त',
    ar: 'معفى من الضريبة',
    nl: 'Vrijgesteld van belasting',
    pt: 'Isento de imposto',
  },
} as const
