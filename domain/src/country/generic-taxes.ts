import type { Country } from '../party/party.ts'
import { SMALL_BUSINESS, cited } from '../tax-category/notices.ts'
import { isEu } from './countries.ts'
import type { OfferedTax } from './country.ts'
import { DIRECTIVE, NAMES, euExemptions, offerExempt, offerRate, offerZero } from './offer.ts'

/**
 * What a country without a folder of its own offers: its rates, any other rate, and exemptions by the EU directive, or
 * by text outside the EU.
 */
export function genericTaxes(country: Country): readonly OfferedTax[] {
  return [
    ...rates(country),
    ...(isEu(country) ? [SMALL, ...euExemptions(DIRECTIVE)] : exemptions()),
  ]
}

const SMALL = offerExempt(
  'small_business',
  'E',
  '',
  SMALL_BUSINESS,
  cited(SMALL_BUSINESS, 'Art. 284 Directive 2006/112/EC'),
)

/** Standard rate first, then the reduced ones; in force in late 2026. */
const RATES: Readonly<Record<Country, readonly string[]>> = {
  AT: ['20', '13', '10'],
  BG: ['20', '9'],
  CY: ['19', '9', '5', '3'],
  CZ: ['21', '12'],
  DK: ['25'],
  EE: ['24', '13', '9'],
  FI: ['25.5', '13.5', '10'],
  GR: ['24', '13', '6'],
  HR: ['25', '13', '5'],
  HU: ['27', '18', '5'],
  IE: ['23', '13.5', '9'],
  LT: ['21', '12', '5'],
  LU: ['17', '14', '8', '3'],
  LV: ['21', '12', '5'],
  MT: ['18', '12', '7', '5'],
  PT: ['23', '13', '6'],
  RO: ['21', '11'],
  SE: ['25', '12', '6'],
  SI: ['22', '9.5', '5'],
  SK: ['23', '19', '5'],
  NO: ['25', '15', '12'],
  IS: ['24', '11'],
  LI: ['8.1', '3.8', '2.6'],
  MC: ['20', '10', '5.5', '2.1'],
  AU: ['10'],
  NZ: ['15'],
  SG: ['9'],
  CA: ['5', '13', '15'],
  JP: ['10', '8'],
  KR: ['10'],
  AE: ['5'],
  SA: ['15'],
  ZA: ['15'],
  TR: ['20', '10', '1'],
  UA: ['20', '14', '7'],
  RS: ['20', '10'],
  MA: ['20', '10'],
  MX: ['16', '8'],
  IL: ['18'],
  TH: ['7'],
}

function rates(country: Country): OfferedTax[] {
  const offered = (RATES[country] ?? []).map((rate, i) =>
    offerRate(
      i === 0 ? 'standard' : `reduced_${rate}`,
      rate,
      i === 0 ? NAMES.standard : NAMES.reduced,
    ),
  )
  const free: OfferedTax = {
    ...offerRate('custom', '1', TAX_NAMES_BY_KEY.anotherRate),
    rateIsFree: true,
  }
  return [...offered, offerZero('zero', NAMES.zero), free]
}

/** The EU's exemption codes are meaningless outside the EU; there the reason is text only (BR-G-10, BR-O-10). */
function exemptions(): OfferedTax[] {
  return [
    offerExempt('export', 'G', '', TAX_NAMES_BY_KEY.export, TAX_NAMES_BY_KEY.exported),
    offerExempt('outside_scope', 'O', '', TAX_NAMES_BY_KEY.outside, TAX_NAMES_BY_KEY.notSubject),
    offerExempt('exempt', 'E', '', TAX_NAMES_BY_KEY.exempt, TAX_NAMES_BY_KEY.exemptFromTax),
    offerExempt('reverse_charge', 'AE', '', NAMES.reverseCharge, NAMES.reverseCharge),
  ]
}

/** Names of the taxes of countries without rules of their own. */
const TAX_NAMES_BY_KEY = {
  anotherRate: {
    en: 'Another rate',
    fr: 'Autre taux',
    de: 'Anderer Satz',
    es: 'Otro tipo',
    pl: 'Inna stawka',
    it: 'Altra aliquota',
    hi: 'अन्य दर',
    ar: 'نسبة أخرى',
  },
  export: {
    en: 'Export',
    fr: 'Exportation',
    de: 'Ausfuhr',
    es: 'Exportación',
    pl: 'Eksport',
    it: 'Esportazione',
    hi: 'निर्यात',
    ar: 'تصدير',
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
  },
} as const
