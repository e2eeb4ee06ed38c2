import { type BoxForm, USUAL_REST, home, of } from './form.ts'

/** Momsdeklaration SKV 4700, boxes 05 to 42. Whole kronor, öre cut off (skatteförfarandelagen 22 kap. 1 §). */
export const SE: BoxForm = {
  country: 'SE',
  name: { own: 'Momsdeklaration (SKV 4700)', en: 'VAT return (SKV 4700)' },
  language: 'sv',
  currency: 'SEK',
  units: ['month', 'quarter', 'year'],
  from: '2020-01',
  rounding: { base: 'cut', tax: 'cut' },
  lines: [
    {
      base: '05',
      name: {
        own: 'Momspliktig försäljning som inte ingår i ruta 06, 07 eller 08',
        en: 'Taxable sales that are not in boxes 06, 07 or 08',
      },
      takes: [home('25', '12', '6')],
    },
    {
      tax: '10',
      name: { own: 'Utgående moms 25 %', en: 'Output VAT 25%' },
      takes: [home('25')],
    },
    {
      tax: '11',
      name: { own: 'Utgående moms 12 %', en: 'Output VAT 12%' },
      takes: [home('12')],
    },
    {
      tax: '12',
      name: { own: 'Utgående moms 6 %', en: 'Output VAT 6%' },
      takes: [home('6')],
    },
    {
      base: '35',
      name: {
        own: 'Försäljning av varor till ett annat EU-land',
        en: 'Goods sold to another member state',
      },
      takes: [of('intra_community')],
    },
    {
      base: '36',
      name: { own: 'Försäljning av varor utanför EU', en: 'Goods sold outside the EU' },
      takes: [of('export')],
    },
    {
      base: '38',
      name: {
        own: 'Mellanmans försäljning av varor vid trepartshandel',
        en: 'Goods sold by the middle party of a triangle',
      },
      takes: [of('triangulation')],
    },
    {
      base: '39',
      name: {
        own: 'Försäljning av tjänster när köparen är skattskyldig i annat EU-land',
        en: 'Services whose VAT the customer in another member state owes',
      },
      takes: [of('service_reverse_charge')],
    },
    {
      base: '40',
      name: {
        own: 'Övrig försäljning av tjänster omsatta utanför Sverige',
        en: 'Other services supplied outside Sweden',
      },
      takes: [{ ...of('outside', 'local_reverse_charge'), isGoods: false }],
    },
    {
      base: '41',
      name: {
        own: 'Försäljning när köparen är skattskyldig i Sverige',
        en: 'Sales whose VAT the customer in Sweden owes',
      },
      takes: [of('home_reverse_charge')],
    },
    {
      base: '42',
      name: { own: 'Övrig försäljning m.m.', en: 'Other sales' },
      takes: [
        home('0'),
        of('exempt', 'foreign_tax', 'installed', 'outside', 'local_reverse_charge'),
      ],
    },
  ],
  rest: [{ ...of('foreign_tax'), reason: 'other_return' }, ...USUAL_REST],
  source: {
    url: 'https://www.skatteverket.se/download/18.4a4d586616058d860bcc0e3/1708610818566/moms-och-arbetsgivardeklarationer-skv409-utgava21.pdf',
    isSecondary: true,
  },
}
