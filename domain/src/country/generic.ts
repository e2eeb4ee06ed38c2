import type { Country } from '../party/party.ts'
import * as cvr from 'stdnum/lib/cjs/dk/cvr.js'
import * as ytunnus from 'stdnum/lib/cjs/fi/ytunnus.js'
import * as mva from 'stdnum/lib/cjs/no/mva.js'
import * as norwegian from 'stdnum/lib/cjs/no/orgnr.js'
import * as swedish from 'stdnum/lib/cjs/se/orgnr.js'
import { isEu } from './countries.ts'
import type { AddressRules, CountryRules, LocalText, TaxIdKind } from './country.ts'
import { euVat } from './eu-vat.ts'
import { checkedTaxId, shapedTaxId } from './tax-id.ts'

/** What we know of a country without a folder of its own: its VAT number in the EU and its register. */
export function genericRules(country: Country): CountryRules {
  return {
    country,
    taxName: TAX_NAMES[country] ?? VAT,
    taxIds: [
      ...(isEu(country) ? [euVat(country)] : taxNumbers(country)),
      ...registrations(country),
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
