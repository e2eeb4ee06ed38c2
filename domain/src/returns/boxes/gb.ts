import { type BoxForm, USUAL_REST, home, of } from './form.ts'

/**
 * The nine boxes of the VAT return (VAT Notice 700/12). Boxes 6 and 8 are whole pounds, pence left out. Box 8 is for goods that
 * Northern Ireland sends to the Union, which are also in box 6.
 */
export const GB: BoxForm = {
  country: 'GB',
  name: { own: 'VAT return', en: 'VAT return' },
  language: 'en',
  currency: 'GBP',
  units: ['month', 'quarter', 'year'],
  from: '2021-01',
  rounding: { base: 'cut', tax: 'exact' },
  lines: [
    {
      tax: '1',
      name: {
        own: 'VAT due on sales and other outputs',
        en: 'VAT due on sales and other outputs',
      },
      takes: [home()],
    },
    {
      base: '6',
      name: {
        own: 'Total value of sales, excluding VAT',
        en: 'Total value of sales, excluding VAT',
      },
      takes: [
        of(
          'home',
          'home_reverse_charge',
          'intra_community',
          'service_reverse_charge',
          'local_reverse_charge',
          'foreign_tax',
          'export',
          'outside',
          'exempt',
          'triangulation',
          'installed',
        ),
      ],
    },
    {
      base: '8',
      name: {
        own: 'Goods supplied from Northern Ireland to member states of the EU, excluding VAT',
        en: 'Goods supplied from Northern Ireland to member states of the EU, excluding VAT',
      },
      takes: [of('intra_community')],
      again: 'all',
    },
  ],
  rest: [{ ...of('foreign_tax'), reason: 'other_return' }, ...USUAL_REST],
  source: {
    url: 'https://www.gov.uk/guidance/how-to-fill-in-and-submit-your-vat-return-vat-notice-70012',
    isSecondary: true,
  },
}
