import type { Country } from '../party/party.ts'
import * as cvr from 'stdnum/lib/cjs/dk/cvr.js'
import * as ytunnus from 'stdnum/lib/cjs/fi/ytunnus.js'
import * as mva from 'stdnum/lib/cjs/no/mva.js'
import * as norwegian from 'stdnum/lib/cjs/no/orgnr.js'
import * as swedish from 'stdnum/lib/cjs/se/orgnr.js'
import { isEu } from './countries.ts'
import type { AddressRules, CountryRules, LocalText, OfferedTax, TaxIdKind } from './country.ts'
import { euVat } from './eu-vat.ts'
import { DIRECTIVE, NAMES, euExemptions, offerExempt, offerRate, offerZero } from './offer.ts'
import { SMALL_BUSINESS, cited } from '../tax/words.ts'
import { checkedTaxId, shapedTaxId } from './tax-id.ts'

/** What we know of a country without a folder of its own: its VAT number in the EU, its rates, the directive's exemptions. */
export function genericRules(country: Country): CountryRules {
  return {
    country,
    taxName: TAX_NAMES[country] ?? VAT,
    taxIds: [
      ...(isEu(country) ? [euVat(country)] : taxNumbers(country)),
      ...registrations(country),
    ],
    taxes: [
      ...rates(country),
      ...(isEu(country) ? [SMALL, ...euExemptions(DIRECTIVE)] : exemptions()),
    ],
    address: ADDRESS,
    sentences: () => [],
  }
}

export const VAT: LocalText = {
  en: 'VAT',
  fr: 'TVA',
  de: 'USt.',
  es: 'IVA',
  it: 'IVA',
  pl: 'VAT',
  nl: 'btw',
  pt: 'IVA',
  hi: 'वैट',
  ar: 'ضريبة القيمة المضافة',
}
const SMALL = offerExempt(
  'small_business',
  'E',
  '',
  SMALL_BUSINESS,
  cited(SMALL_BUSINESS, 'Art. 284 Directive 2006/112/EC'),
)

const GST: LocalText = { en: 'GST' }

const TAX_NAMES: Readonly<Record<Country, LocalText>> = {
  AU: GST,
  NZ: GST,
  SG: GST,
  CA: { en: 'GST/HST', fr: 'TPS/TVH' },
  JP: {
    en: 'Consumption tax',
    fr: 'Taxe sur la consommation',
    de: 'Verbrauchsteuer',
    es: 'Impuesto sobre el consumo',
    pl: 'Podatek konsumpcyjny',
    it: 'Imposta sui consumi',
    hi: 'उपभोग कर',
    ar: 'ضريبة الاستهلاك',
  },
}

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
    ...offerRate('custom', '1', WORDS.anotherRate),
    rateIsFree: true,
  }
  return [...offered, offerZero('zero', NAMES.zero), free]
}

/** Outside the EU its exemption codes mean nothing; the reason stands in words alone (BR-G-10, BR-O-10). */
function exemptions(): OfferedTax[] {
  return [
    offerExempt('export', 'G', '', WORDS.export, WORDS.exported),
    offerExempt('outside_scope', 'O', '', WORDS.outside, WORDS.notSubject),
    offerExempt('exempt', 'E', '', WORDS.exempt, WORDS.exemptFromTax),
    offerExempt('reverse_charge', 'AE', '', NAMES.reverseCharge, NAMES.reverseCharge),
  ]
}

function taxNumbers(country: Country): TaxIdKind[] {
  if (country === 'NO') {
    const facts = {
      key: 'vat',
      label: 'MVA-nummer',
      name: 'VAT number',
      role: 'vat',
      prefix: 'NO',
    } as const
    return [checkedTaxId({ ...facts, example: 'NO995525828MVA' }, mva)]
  }
  const facts = { key: 'tax', label: 'Tax number', name: 'Tax number', role: 'tax' } as const
  return [shapedTaxId({ ...facts, example: '12345678' }, /^[A-Z0-9]{2,30}$/)]
}

/** Registers whose numbers Peppol addresses or EN 16931 schemes name; elsewhere whatever the register writes. */
function registrations(country: Country): TaxIdKind[] {
  const register = { key: 'registration', role: 'registration' } as const
  if (country === 'SE') {
    const facts = {
      ...register,
      label: 'Organisationsnummer',
      name: 'Company number',
      groups: [6],
      separator: '-',
    }
    const derive = { from: 'vat', take: (vat: string) => vat.slice(2, 12) }
    return [
      checkedTaxId({ ...facts, example: '1234567897', icd: '0007', eas: '0007', derive }, swedish),
    ]
  }
  if (country === 'NO') {
    const derive = { from: 'vat', take: (vat: string) => vat.slice(2, 11) }
    const facts = {
      ...register,
      label: 'Organisasjonsnummer',
      name: 'Company number',
      groups: [3, 3],
    }
    return [
      checkedTaxId({ ...facts, example: '988077917', icd: '0192', eas: '0192', derive }, norwegian),
    ]
  }
  if (country === 'DK') {
    const derive = { from: 'vat', take: (vat: string) => vat }
    const facts = { ...register, label: 'CVR-nr.', name: 'Company number', prefix: 'DK' }
    return [
      checkedTaxId({ ...facts, example: 'DK13585628', icd: '0184', eas: '0184', derive }, cvr),
    ]
  }
  if (country === 'FI') {
    const derive = { from: 'vat', take: (vat: string) => vat.slice(2) }
    const facts = {
      ...register,
      label: 'Y-tunnus',
      name: 'Business ID',
      groups: [7],
      separator: '-',
    }
    return [checkedTaxId({ ...facts, example: '20774740', icd: '0212', derive }, ytunnus)]
  }
  const facts = { ...register, label: 'Company number', name: 'Number in the company register' }
  return [shapedTaxId({ ...facts, example: '12345678' }, /^[A-Z0-9]{2,30}$/)]
}

const ADDRESS: AddressRules = {
  fields: ['line1', 'line2', 'postCode', 'city', 'subdivision'],
  required: ['line1', 'city'],
  lines: ['{line1}', '{line2}', '{line3}', '{postCode} {city}', '{subdivision}'],
}

/** How the taxes of countries without rules of their own are called. */
const WORDS = {
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
