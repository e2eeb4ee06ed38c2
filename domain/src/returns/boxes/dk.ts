import { type BoxForm, USUAL_REST, home, of } from './form.ts'

/** Momsangivelse: of domestic sales it asks for the tax only. How it rounds was not found. */
export const DK: BoxForm = {
  country: 'DK',
  name: { own: 'Momsangivelse', en: 'VAT return' },
  language: 'da',
  currency: 'DKK',
  units: ['month', 'quarter'],
  from: '2020-01',
  rounding: { base: 'exact', tax: 'exact' },
  lines: [
    {
      tax: 'Salgsmoms',
      name: { own: 'Salgsmoms (udgående moms)', en: 'Output VAT' },
      takes: [home('25')],
    },
    {
      base: 'Rubrik B, varer',
      name: {
        own: 'Varesalg uden moms til andre EU-lande, som indberettes til EU-salg uden moms',
        en: 'Goods sold without VAT to member states, in the EC sales list',
      },
      takes: [of('intra_community', 'triangulation')],
    },
    {
      base: 'Rubrik B, varer, ikke indberettet',
      name: {
        own: 'Varesalg til andre EU-lande, som ikke indberettes til EU-salg uden moms',
        en: 'Goods sold to member states, not in the EC sales list',
      },
      takes: [of('installed'), { ...of('foreign_tax'), isGoods: true }],
    },
    {
      base: 'Rubrik B, ydelser',
      name: {
        own: 'Salg af ydelser uden moms til andre EU-lande',
        en: 'Services sold without VAT to member states',
      },
      takes: [of('service_reverse_charge')],
    },
    {
      base: 'Rubrik C',
      name: {
        own: 'Andre varer og ydelser, der leveres uden afgift her i landet, i andre EU-lande og i lande uden for EU',
        en: 'Other sales without VAT',
      },
      takes: [
        home('0'),
        of('export', 'outside', 'exempt', 'home_reverse_charge', 'local_reverse_charge'),
      ],
    },
  ],
  rest: [
    { ...home('25'), reason: 'not_asked' },
    { ...of('foreign_tax'), reason: 'other_return' },
    ...USUAL_REST,
  ],
  source: { url: 'https://skat.dk/tastselverhverv', isSecondary: true },
}
