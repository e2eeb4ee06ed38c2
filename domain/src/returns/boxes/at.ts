import { type BoxForm, USUAL_REST, home, of } from './form.ts'

/**
 * Umsatzsteuervoranmeldung U 30; its boxes were read in Odoo's l10n_at, which has no box for what is supplied in another state.
 * Box 000 is all that is supplied in Austria, from which 021 takes off what the customer owes. 4.9 % since July 2026: box 124
 * (microsoft/BCApps, pull request 8913).
 */
export const AT: BoxForm = {
  country: 'AT',
  name: { own: 'Umsatzsteuervoranmeldung U 30', en: 'Advance VAT return U 30' },
  language: 'de',
  currency: 'EUR',
  units: ['month', 'quarter'],
  from: '2020-01',
  rounding: { base: 'exact', tax: 'exact' },
  lines: [
    {
      base: '000',
      name: {
        own: 'Gesamtbetrag der Bemessungsgrundlage für Lieferungen und sonstige Leistungen',
        en: 'Total taxable amount of supplies',
      },
      takes: [
        home('20', '10', '13', '19', '4.9'),
        of('home_reverse_charge', 'export', 'intra_community', 'small_business', 'exempt'),
      ],
      again: 'all',
    },
    {
      base: '021',
      name: {
        own: 'abzüglich Umsätze, für die die Steuerschuld gemäß § 19 Abs. 1 auf den Leistungsempfänger übergegangen ist',
        en: 'Less sales whose tax the customer owes',
      },
      takes: [of('home_reverse_charge')],
    },
    {
      base: '011',
      name: {
        own: 'Steuerfrei mit Vorsteuerabzug: Ausfuhrlieferungen (§ 6 Abs. 1 Z 1 iVm § 7)',
        en: 'Exempt with deduction: exports',
      },
      takes: [of('export')],
    },
    {
      base: '017',
      name: {
        own: 'Steuerfrei mit Vorsteuerabzug: innergemeinschaftliche Lieferungen (Art. 6 Abs. 1)',
        en: 'Exempt with deduction: intra-Community supplies',
      },
      takes: [of('intra_community')],
    },
    {
      base: '016',
      name: {
        own: 'Steuerfrei ohne Vorsteuerabzug: Kleinunternehmer (§ 6 Abs. 1 Z 27)',
        en: 'Exempt without deduction: small businesses',
      },
      takes: [of('small_business')],
    },
    {
      base: '020',
      name: {
        own: 'Steuerfrei ohne Vorsteuerabzug: übrige Umsätze (§ 6 Abs. 1)',
        en: 'Exempt without deduction: other sales',
      },
      takes: [of('exempt')],
    },
    {
      base: '022',
      tax: '022',
      name: { own: '20 % Normalsteuersatz', en: 'Standard rate 20%' },
      takes: [home('20')],
    },
    {
      base: '029',
      tax: '029',
      name: { own: '10 % ermäßigter Steuersatz', en: 'Reduced rate 10%' },
      takes: [home('10')],
    },
    {
      base: '006',
      tax: '006',
      name: { own: '13 % ermäßigter Steuersatz', en: 'Reduced rate 13%' },
      takes: [home('13')],
    },
    {
      base: '124',
      tax: '124',
      name: { own: '4,9 % ermäßigter Steuersatz', en: 'Reduced rate 4.9%' },
      takes: [home('4.9')],
    },
    {
      base: '037',
      tax: '037',
      name: {
        own: '19 % für Jungholz und Mittelberg',
        en: '19% in Jungholz and Mittelberg',
      },
      takes: [home('19')],
    },
  ],
  rest: [
    { ...of('foreign_tax'), reason: 'other_return' },
    {
      ...of(
        'service_reverse_charge',
        'local_reverse_charge',
        'outside',
        'triangulation',
        'installed',
      ),
      reason: 'not_asked',
    },
    ...USUAL_REST,
  ],
  source: {
    url: 'https://github.com/odoo/odoo/blob/master/addons/l10n_at/data/account_tax_report_data.xml',
    isSecondary: true,
  },
}
