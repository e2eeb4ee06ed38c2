import { type BoxForm, type BoxLine, USUAL_REST, home, of } from './form.ts'

/** MWST-Abrechnung, numbers 200 to 343. Rates of 2023 and before are of corrections. How it rounds was not found. */
export const CH: BoxForm = {
  country: 'CH',
  name: { own: 'MWST-Abrechnung', en: 'VAT return' },
  language: 'de',
  currency: 'CHF',
  units: ['month', 'quarter'],
  from: '2024-01',
  rounding: { base: 'exact', tax: 'exact' },
  lines: [
    {
      base: '200',
      name: {
        own: 'Total der vereinbarten bzw. vereinnahmten Entgelte, inkl. Leistungen im Ausland',
        en: 'Total consideration, with supplies abroad',
      },
      takes: [
        home('8.1', '2.6', '3.8', '7.7', '2.5', '3.7'),
        of('export', 'exempt', 'outside', 'local_reverse_charge', 'foreign_tax', 'installed'),
      ],
      again: 'all',
    },
    {
      base: '220',
      name: { own: 'Von der Steuer befreite Leistungen (u. a. Exporte)', en: 'Exempt, as exports' },
      takes: [of('export')],
    },
    {
      base: '221',
      name: { own: 'Leistungen im Ausland', en: 'Supplies abroad' },
      takes: [of('outside', 'local_reverse_charge', 'foreign_tax', 'installed')],
    },
    {
      base: '230',
      name: {
        own: 'Von der Steuer ausgenommene Leistungen ohne Option',
        en: 'Exempt without deduction',
      },
      takes: [of('exempt')],
    },
    ...taxed('303', '8.1', 'Normalsatz', 'Standard rate'),
    ...taxed('313', '2.6', 'Reduzierter Satz', 'Reduced rate'),
    ...taxed('343', '3.8', 'Beherbergungssatz', 'Lodging rate'),
    ...taxed('302', '7.7', 'Normalsatz bis 2023', 'Standard rate until 2023'),
    ...taxed('312', '2.5', 'Reduzierter Satz bis 2023', 'Reduced rate until 2023'),
    ...taxed('342', '3.7', 'Beherbergungssatz bis 2023', 'Lodging rate until 2023'),
  ],
  rest: [{ ...of('foreign_tax'), reason: 'other_return' }, ...USUAL_REST],
  source: {
    url: 'https://www.estv.admin.ch/estv/de/home/mehrwertsteuer/mwst-abrechnen.html',
    isSecondary: true,
  },
}

function taxed(box: string, rate: string, own: string, en: string): readonly BoxLine[] {
  const name = { own: `${own} ${rate} %`, en: `${en} ${rate}%` }
  return [{ base: box, tax: box, name, takes: [home(rate)] }]
}
