import { type BoxForm, USUAL_REST, home, of } from './form.ts'

/**
 * Umsatzsteuer-Voranmeldung, form USt 1 A of 2026 (BMF of 29 December 2025, III C 3 – S 7344/00039/007/036). The numbers of
 * these boxes are those of the help for earlier years too, and § 19 (1) is an exemption since 2025. Taxable amounts are in whole
 * euros, cents cut off; the tax has cents.
 */
export const DE: BoxForm = {
  country: 'DE',
  name: { own: 'Umsatzsteuer-Voranmeldung (USt 1 A)', en: 'Advance VAT return (USt 1 A)' },
  language: 'de',
  currency: 'EUR',
  units: ['month', 'quarter'],
  from: '2025-01',
  rounding: { base: 'cut', tax: 'exact' },
  lines: [
    {
      base: '81',
      tax: '81',
      name: {
        own: 'Steuerpflichtige Umsätze zum Steuersatz von 19 %',
        en: 'Taxable sales at 19%',
      },
      takes: [home('19')],
    },
    {
      base: '86',
      tax: '86',
      name: { own: 'Steuerpflichtige Umsätze zum Steuersatz von 7 %', en: 'Taxable sales at 7%' },
      takes: [home('7')],
    },
    {
      base: '87',
      name: { own: 'Steuerpflichtige Umsätze zum Steuersatz von 0 %', en: 'Taxable sales at 0%' },
      takes: [home('0')],
    },
    {
      base: '35',
      tax: '36',
      name: { own: 'Umsätze zu anderen Steuersätzen', en: 'Sales at other rates' },
      takes: [home()],
      isOther: true,
    },
    {
      base: '41',
      name: {
        own: 'Innergemeinschaftliche Lieferungen an Abnehmer mit USt-IdNr.',
        en: 'Intra-Community supplies to customers with a VAT number',
      },
      takes: [of('intra_community')],
    },
    {
      base: '43',
      name: {
        own: 'Weitere steuerfreie Umsätze mit Vorsteuerabzug',
        en: 'Other exempt sales with deduction',
      },
      takes: [of('export')],
    },
    {
      base: '48',
      name: {
        own: 'Steuerfreie Umsätze ohne Vorsteuerabzug',
        en: 'Exempt sales without deduction',
      },
      takes: [of('exempt', 'small_business')],
    },
    {
      base: '42',
      name: {
        own: 'Lieferungen des ersten Abnehmers bei innergemeinschaftlichen Dreiecksgeschäften',
        en: 'Supplies of the first customer in triangular transactions',
      },
      takes: [of('triangulation')],
    },
    {
      base: '60',
      name: {
        own: 'Steuerpflichtige Umsätze, für die der Leistungsempfänger die Steuer nach § 13b Abs. 5 UStG schuldet',
        en: 'Taxable sales whose tax the customer owes',
      },
      takes: [of('home_reverse_charge')],
    },
    {
      base: '21',
      name: {
        own: 'Nicht steuerbare sonstige Leistungen gemäß § 18b Satz 1 Nr. 2 UStG',
        en: 'Services taxed in another member state, in the EC sales list',
      },
      takes: [of('service_reverse_charge')],
    },
    {
      base: '45',
      name: {
        own: 'Übrige nicht steuerbare Umsätze (Leistungsort nicht im Inland)',
        en: 'Other sales whose place is not in Germany',
      },
      takes: [of('local_reverse_charge', 'foreign_tax', 'outside', 'installed')],
    },
  ],
  rest: [{ ...of('foreign_tax'), reason: 'other_return' }, ...USUAL_REST],
  source: {
    url: 'https://www.steuerschroeder.de/blog/?p=78972',
    isSecondary: true,
  },
}
