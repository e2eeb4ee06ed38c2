import type { AddressRules, Subdivision } from '../address-rules.ts'
import type { LocalText } from '../../local-text.ts'

/** Canada Post's codes of the provinces and territories. */
const PROVINCES: readonly Subdivision[] = [
  'AB Alberta',
  'BC British Columbia',
  'MB Manitoba',
  'NB New Brunswick',
  'NL Newfoundland and Labrador',
  'NS Nova Scotia',
  'NT Northwest Territories',
  'NU Nunavut',
  'ON Ontario',
  'PE Prince Edward Island',
  'QC Quebec',
  'SK Saskatchewan',
  'YT Yukon',
].map(row => ({ code: row.slice(0, 2), name: row.slice(3) }))

const PROVINCE: LocalText = {
  en: 'Province or territory',
  fr: 'Province ou territoire',
  de: 'Provinz oder Territorium',
  es: 'Provincia o territorio',
  pl: 'Prowincja lub terytorium',
  it: 'Provincia o territorio',
  hi: 'प्रांत या क्षेत्र',
  ar: 'المقاطعة أو الإقليم',
  nl: 'Provincie of territorium',
  pt: 'Província ou território',
}

export const ADDRESS: AddressRules = {
  fields: ['line1', 'line2', 'city', 'subdivision', 'postCode'],
  required: ['line1', 'city', 'subdivision', 'postCode'],
  lines: ['{line1}', '{line2}', '{line3}', '{city} {subdivision} {postCode}'],
  postCode: {
    label: 'Postal code',
    pattern: /^[ABCEGHJ-NPRSTVXY]\d[ABCEGHJ-NPRSTV-Z] ?\d[ABCEGHJ-NPRSTV-Z]\d$/i,
    example: 'H2Y 1C6',
  },
  subdivision: { label: 'Province', name: PROVINCE, options: PROVINCES, printed: 'code' },
}
