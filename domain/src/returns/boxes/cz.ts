import { type BoxForm, USUAL_REST, home, of } from './form.ts'

/**
 * Přiznání k dani z přidané hodnoty (DPHDP3), lines 1 to 50. Taxable amounts are rounded to whole koruna half up, taxes up, as a
 * program that files it reports (odoo/odoo, pull request 263815).
 */
export const CZ: BoxForm = {
  country: 'CZ',
  name: { own: 'Přiznání k DPH (DPHDP3)', en: 'VAT return (DPHDP3)' },
  language: 'cs',
  currency: 'CZK',
  units: ['month', 'quarter'],
  from: '2024-01',
  rounding: { base: 'half_up', tax: 'up' },
  lines: [
    {
      base: '1',
      tax: '1',
      name: {
        own: 'Dodání zboží nebo poskytnutí služby s místem plnění v tuzemsku, základní sazba',
        en: 'Domestic sales at the standard rate',
      },
      takes: [home('21')],
    },
    {
      base: '2',
      tax: '2',
      name: {
        own: 'Dodání zboží nebo poskytnutí služby s místem plnění v tuzemsku, snížená sazba',
        en: 'Domestic sales at the reduced rate',
      },
      takes: [home('12')],
    },
    {
      base: '20',
      name: {
        own: 'Dodání zboží do jiného členského státu (§ 64)',
        en: 'Goods to another member state',
      },
      takes: [of('intra_community')],
    },
    {
      base: '21',
      name: {
        own: 'Poskytnutí služeb s místem plnění v jiném členském státě (§ 9 odst. 1)',
        en: 'Services whose place is in another member state',
      },
      takes: [of('service_reverse_charge')],
    },
    { base: '22', name: { own: 'Vývoz zboží (§ 66)', en: 'Exports' }, takes: [of('export')] },
    {
      base: '24',
      name: { own: 'Zasílání zboží do jiného členského státu', en: 'Distance sales' },
      takes: [{ ...of('foreign_tax'), isGoods: true, isToBusiness: false }],
    },
    {
      base: '25',
      name: {
        own: 'Režim přenesení daňové povinnosti – dodavatel',
        en: 'Sales whose VAT the customer owes',
      },
      takes: [of('home_reverse_charge')],
    },
    {
      base: '26',
      name: {
        own: 'Ostatní uskutečněná plnění s nárokem na odpočet daně',
        en: 'Other sales with deduction',
      },
      takes: [of('outside', 'local_reverse_charge', 'installed', 'foreign_tax')],
    },
    {
      base: '31',
      name: {
        own: 'Dodání zboží prostřední osobou při třístranném obchodu',
        en: 'Goods sold by the middle party of a triangle',
      },
      takes: [of('triangulation')],
    },
    {
      base: '50',
      name: {
        own: 'Plnění osvobozená od daně bez nároku na odpočet daně',
        en: 'Exempt sales without deduction',
      },
      takes: [of('exempt')],
    },
  ],
  rest: [{ ...of('foreign_tax'), reason: 'other_return' }, ...USUAL_REST],
  source: {
    url: 'https://adisspr.mfcr.cz/dpr/adis/idpr_epo/epo2/form/form_main.faces',
    isSecondary: true,
  },
}
