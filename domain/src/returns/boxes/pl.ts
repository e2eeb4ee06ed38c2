import { type BoxForm, USUAL_REST, home, of } from './form.ts'

/**
 * The fields P_10 to P_22 of VAT-7 in JPK_V7M (3), by the documentation of the fields in its schema. Whole zloty, half up
 * (Ordynacja podatkowa art. 63 § 1). Domestic sales whose tax the customer owes have no field of the seller's.
 */
export const PL: BoxForm = {
  country: 'PL',
  name: { own: 'JPK_V7M, część deklaracyjna (VAT-7)', en: 'JPK_V7M, return (VAT-7)' },
  language: 'pl',
  currency: 'PLN',
  units: ['month', 'quarter'],
  from: '2026-02',
  rounding: { base: 'half_up', tax: 'half_up' },
  lines: [
    {
      base: 'P_10',
      name: {
        own: 'Dostawa towarów oraz świadczenie usług na terytorium kraju, zwolnione od podatku',
        en: 'Exempt sales in Poland',
      },
      takes: [of('exempt', 'small_business')],
    },
    {
      base: 'P_11',
      name: {
        own: 'Dostawa towarów oraz świadczenie usług poza terytorium kraju',
        en: 'Sales whose place is not in Poland',
      },
      takes: [
        of(
          'service_reverse_charge',
          'local_reverse_charge',
          'foreign_tax',
          'outside',
          'triangulation',
          'installed',
        ),
      ],
    },
    {
      base: 'P_12',
      name: {
        own: 'w tym świadczenie usług, o których mowa w art. 100 ust. 1 pkt 4 ustawy',
        en: 'Of which services in the EC sales list',
      },
      takes: [of('service_reverse_charge')],
      again: 'all',
    },
    {
      base: 'P_13',
      name: {
        own: 'Dostawa towarów oraz świadczenie usług na terytorium kraju, opodatkowane stawką 0 %',
        en: 'Sales in Poland at 0%',
      },
      takes: [home('0')],
    },
    {
      base: 'P_15',
      tax: 'P_16',
      name: {
        own: 'Dostawa towarów oraz świadczenie usług na terytorium kraju, opodatkowane stawką 5 %',
        en: 'Sales in Poland at 5%',
      },
      takes: [home('5')],
    },
    {
      base: 'P_17',
      tax: 'P_18',
      name: {
        own: 'Dostawa towarów oraz świadczenie usług na terytorium kraju, opodatkowane stawką 7 % albo 8 %',
        en: 'Sales in Poland at 7% or 8%',
      },
      takes: [home('7', '8')],
    },
    {
      base: 'P_19',
      tax: 'P_20',
      name: {
        own: 'Dostawa towarów oraz świadczenie usług na terytorium kraju, opodatkowane stawką 22 % albo 23 %',
        en: 'Sales in Poland at 22% or 23%',
      },
      takes: [home('22', '23')],
    },
    {
      base: 'P_21',
      name: {
        own: 'Wewnątrzwspólnotowa dostawa towarów',
        en: 'Intra-Community supplies of goods',
      },
      takes: [of('intra_community')],
    },
    {
      base: 'P_22',
      name: { own: 'Eksport towarów', en: 'Exports of goods' },
      takes: [of('export')],
    },
  ],
  rest: [{ ...of('foreign_tax'), reason: 'other_return' }, ...USUAL_REST],
  source: { url: 'http://crd.gov.pl/wzor/2025/12/19/14090/schemat.xsd', isSecondary: false },
}
