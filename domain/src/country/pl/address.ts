import type { AddressRules, Subdivision } from '../address-rules.ts'

const VOIVODESHIPS: readonly Subdivision[] = [
  { code: '02', name: 'dolnośląskie' },
  { code: '04', name: 'kujawsko-pomorskie' },
  { code: '06', name: 'lubelskie' },
  { code: '08', name: 'lubuskie' },
  { code: '10', name: 'łódzkie' },
  { code: '12', name: 'małopolskie' },
  { code: '14', name: 'mazowieckie' },
  { code: '16', name: 'opolskie' },
  { code: '18', name: 'podkarpackie' },
  { code: '20', name: 'podlaskie' },
  { code: '22', name: 'pomorskie' },
  { code: '24', name: 'śląskie' },
  { code: '26', name: 'świętokrzyskie' },
  { code: '28', name: 'warmińsko-mazurskie' },
  { code: '30', name: 'wielkopolskie' },
  { code: '32', name: 'zachodniopomorskie' },
]

export const ADDRESS: AddressRules = {
  fields: ['line1', 'line2', 'postCode', 'city', 'subdivision'],
  required: ['line1', 'postCode', 'city'],
  lines: ['{line1}', '{line2}', '{line3}', '{postCode} {city}'],
  postCode: { label: 'Kod pocztowy', pattern: /^\d{2}-\d{3}$/, example: '00-950' },
  subdivision: {
    label: 'Województwo',
    name: {
      en: 'Voivodeship',
      fr: 'Voïvodie',
      de: 'Woiwodschaft',
      es: 'Voivodato',
      pl: 'Województwo',
      it: 'Voivodato',
      hi: 'वोइवोडशिप',
      ar: 'الفويفود',
      nl: 'Woiwodschap',
      pt: 'Voivodia',
    },
    options: VOIVODESHIPS,
    printed: 'name',
  },
}
