import { type BoxForm, USUAL_REST, home, of } from './form.ts'

/** Overseas departments with rates of their own: the codes of their territories (country/territories.ts). */
const OVERSEAS = ['FR-ANTILLES', 'FR-RE']

/**
 * Déclaration 3310-CA3, the form of 2024: its lines were read in OCA l10n-france (l10n_fr_account_vat_return), which has the
 * codes of the administration's electronic form. Amounts in whole euros, 0.50 counts as one (CGI art. 1724). Credit notes lower
 * the line of their sale; the form takes no negative amount, of which the tax then goes to line 21.
 */
export const FR: BoxForm = {
  country: 'FR',
  name: { own: 'Déclaration de TVA 3310-CA3', en: 'VAT return 3310-CA3' },
  language: 'fr',
  currency: 'EUR',
  units: ['month', 'quarter'],
  from: '2024-01',
  rounding: { base: 'half_up', tax: 'half_up' },
  regions: [{ key: 'corsica', postCodes: /^20\d{3}$/ }],
  lines: [
    {
      base: 'A1',
      name: { own: 'Ventes, prestations de services', en: 'Sales of goods and services, taxable' },
      takes: [home()],
      again: 'all',
    },
    {
      base: 'E1',
      name: { own: 'Exportations hors UE', en: 'Exports outside the EU' },
      takes: [of('export')],
    },
    {
      base: 'E3',
      name: {
        own: 'Ventes à distance taxables dans un autre État membre au profit des personnes non assujetties – Ventes B to C',
        en: 'Distance sales taxed in another member state, to consumers',
      },
      takes: [{ ...of('foreign_tax'), isToBusiness: false }],
    },
    {
      base: 'E2',
      name: { own: 'Autres opérations non imposables', en: 'Other sales that are not taxed' },
      takes: [
        of(
          'home_reverse_charge',
          'service_reverse_charge',
          'local_reverse_charge',
          'foreign_tax',
          'outside',
          'exempt',
          'triangulation',
          'installed',
        ),
      ],
    },
    {
      base: 'F2',
      name: {
        own: 'Livraisons intracommunautaires à destination d’une personne assujettie – Ventes B to B',
        en: 'Intra-Community supplies to businesses',
      },
      takes: [of('intra_community')],
    },
    {
      base: '08',
      tax: '08',
      name: { own: 'Taux normal 20 %', en: 'Standard rate 20%' },
      takes: [home('20')],
    },
    {
      base: '09',
      tax: '09',
      name: { own: 'Taux réduit 5,5 %', en: 'Reduced rate 5.5%' },
      takes: [home('5.5')],
    },
    {
      base: '10',
      tax: '10',
      name: { own: 'DOM : taux normal 8,5 %', en: 'Overseas departments: standard rate 8.5%' },
      takes: [home('8.5')],
    },
    {
      base: '11',
      tax: '11',
      name: { own: 'DOM : taux réduit 2,1 %', en: 'Overseas departments: reduced rate 2.1%' },
      takes: [{ ...home('2.1'), from: OVERSEAS }],
    },
    {
      base: 'T1',
      tax: 'T1',
      name: { own: 'DOM : taux 1,75 %', en: 'Overseas departments: rate of 1.75%' },
      takes: [home('1.75')],
    },
    {
      base: 'T2',
      tax: 'T2',
      name: { own: 'DOM : taux 1,05 %', en: 'Overseas departments: rate of 1.05%' },
      takes: [home('1.05')],
    },
    {
      base: 'TC',
      tax: 'TC',
      name: { own: 'Corse : taux 13 %', en: 'Corsica: rate of 13%' },
      takes: [home('13')],
    },
    {
      base: 'T4',
      tax: 'T4',
      name: { own: 'Corse : taux 2,1 %', en: 'Corsica: rate of 2.1%' },
      takes: [{ ...home('2.1'), from: ['corsica'] }],
    },
    {
      base: 'T5',
      tax: 'T5',
      name: { own: 'Corse : taux 0,9 %', en: 'Corsica: rate of 0.9%' },
      takes: [{ ...home('0.9'), from: ['corsica'] }],
    },
    {
      base: 'T6',
      tax: 'T6',
      name: {
        own: 'France continentale : taux 2,1 %',
        en: 'Continental France: rate of 2.1%',
      },
      takes: [{ ...home('2.1'), from: ['FR', 'MC'] }],
    },
    {
      base: '9B',
      tax: '9B',
      name: { own: 'Taux réduit 10 %', en: 'Reduced rate 10%' },
      takes: [{ ...home('10'), from: ['FR', 'MC', ...OVERSEAS] }],
    },
    {
      tax: '18',
      name: {
        own: 'Dont TVA sur opérations à destination de Monaco',
        en: 'Of which VAT on sales to Monaco',
      },
      takes: [{ ...home(), from: ['FR', 'corsica'], to: ['MC'] }],
      again: 'all',
    },
  ],
  rest: [
    // 10 % is a rate of Corsica's own (CGI art. 297), line T3, and that of France, line 9B.
    { ...home('10'), from: ['corsica'], reason: 'undecided' },
    { ...of('foreign_tax'), reason: 'other_return' },
    ...USUAL_REST,
  ],
  source: {
    url: 'https://github.com/OCA/l10n-france/tree/16.0/l10n_fr_account_vat_return',
    isSecondary: true,
  },
}
