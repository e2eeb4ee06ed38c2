import type { AddressRules, Subdivision } from '../address-rules.ts'

const CANTONS: readonly Subdivision[] =
  `AG Aargau|AI Appenzell Innerrhoden|AR Appenzell Ausserrhoden|BE Bern|BL Basel-Landschaft|BS Basel-Stadt|FR Fribourg
GE Genève|GL Glarus|GR Graubünden|JU Jura|LU Luzern|NE Neuchâtel|NW Nidwalden|OW Obwalden|SG St. Gallen|SH Schaffhausen
SO Solothurn|SZ Schwyz|TG Thurgau|TI Ticino|UR Uri|VD Vaud|VS Valais|ZG Zug|ZH Zürich`
    .split(/[|\n]/)
    .map(row => ({ code: row.slice(0, 2), name: row.slice(3) }))

export const ADDRESS: AddressRules = {
  fields: ['line1', 'line2', 'postCode', 'city', 'subdivision'],
  required: ['line1', 'postCode', 'city'],
  lines: ['{line1}', '{line2}', '{line3}', '{postCode} {city}'],
  postCode: { label: 'PLZ / NPA', pattern: /^[1-9]\d{3}$/, example: '8001' },
  subdivision: {
    label: 'Kanton / Canton',
    name: {
      en: 'Canton',
      fr: 'Canton',
      de: 'Kanton',
      es: 'Cantón',
      pl: 'Kanton',
      it: 'Cantone',
      hi: 'कैंटन',
      ar: 'الكانتون',
      nl: 'Kanton',
      pt: 'Cantão',
    },
    options: CANTONS,
    printed: 'name',
  },
}
