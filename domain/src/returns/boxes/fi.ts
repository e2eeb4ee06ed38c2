import { type BoxForm, USUAL_REST, home, of } from './form.ts'

/**
 * Arvonlisäveroilmoitus (VSRALVKV), as open programs that file it have its fields: of taxed sales only the tax. 13.5 % since
 * January 2026, so the fields are known from then.
 */
export const FI: BoxForm = {
  country: 'FI',
  name: { own: 'Arvonlisäveroilmoitus', en: 'VAT return' },
  language: 'fi',
  currency: 'EUR',
  units: ['month', 'quarter', 'year'],
  from: '2026-01',
  rounding: { base: 'exact', tax: 'exact' },
  lines: [
    {
      tax: '301',
      name: { own: 'Vero kotimaan myynnistä 25,5 %', en: 'VAT on domestic sales at 25.5%' },
      takes: [home('25.5')],
    },
    {
      tax: '302',
      name: { own: 'Vero kotimaan myynnistä 13,5 %', en: 'VAT on domestic sales at 13.5%' },
      takes: [home('13.5')],
    },
    {
      tax: '303',
      name: { own: 'Vero kotimaan myynnistä 10 %', en: 'VAT on domestic sales at 10%' },
      takes: [home('10')],
    },
    {
      base: '309',
      name: { own: '0-verokannan alainen liikevaihto', en: 'Sales at 0%' },
      takes: [home('0'), of('export')],
    },
    {
      base: '311',
      name: { own: 'Tavaroiden myynti muihin EU-maihin', en: 'Goods sold to member states' },
      takes: [of('intra_community')],
    },
    {
      base: '312',
      name: { own: 'Palvelujen myynti muihin EU-maihin', en: 'Services sold to member states' },
      takes: [of('service_reverse_charge')],
    },
    {
      base: '319',
      name: {
        own: 'Rakentamispalvelun ja metalliromun myynti (käännetty verovelvollisuus)',
        en: 'Construction services and scrap whose VAT the customer owes',
      },
      takes: [of('home_reverse_charge')],
    },
  ],
  rest: [
    { ...home('25.5', '13.5', '10'), reason: 'not_asked' },
    { ...of('exempt'), reason: 'not_asked' },
    { ...of('foreign_tax'), reason: 'other_return' },
    {
      ...of('outside', 'local_reverse_charge', 'triangulation', 'installed'),
      reason: 'undecided',
    },
    ...USUAL_REST,
  ],
  source: { url: 'https://www.vero.fi/en/detailed-guidance/decisions/', isSecondary: true },
}
