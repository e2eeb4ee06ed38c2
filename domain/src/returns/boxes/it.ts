import { type BoxForm, USUAL_REST, home, of } from './form.ts'

/**
 * Comunicazione delle liquidazioni periodiche IVA (LIPE), frame VP. VP2 has all sales without tax, also those whose tax the customer
 * owes (FAQ of the Agenzia delle Entrate of 26 May 2017); VP4 has the tax that is due, without that of the split payment.
 */
export const IT: BoxForm = {
  country: 'IT',
  name: {
    own: 'Comunicazione liquidazioni periodiche IVA (LIPE)',
    en: 'Periodic VAT settlement (LIPE)',
  },
  language: 'it',
  currency: 'EUR',
  units: ['month', 'quarter'],
  from: '2018-01',
  rounding: { base: 'exact', tax: 'exact' },
  lines: [
    {
      base: 'VP2',
      name: { own: 'Totale operazioni attive (al netto dell’IVA)', en: 'Total sales, without VAT' },
      takes: [
        of(
          'home',
          'home_reverse_charge',
          'intra_community',
          'service_reverse_charge',
          'local_reverse_charge',
          'export',
          'outside',
          'exempt',
          'triangulation',
          'installed',
        ),
      ],
    },
    {
      tax: 'VP4',
      name: { own: 'IVA esigibile', en: 'VAT due' },
      takes: [home()],
    },
  ],
  rest: [{ ...of('foreign_tax'), reason: 'other_return' }, ...USUAL_REST],
  source: {
    url: 'https://www.agenziaentrate.gov.it/portale/web/guest/schede/comunicazioni/liquidazioni-periodiche-iva',
    isSecondary: true,
  },
}
