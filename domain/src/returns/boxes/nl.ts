import { type BoxForm, USUAL_REST, home, of } from './form.ts'

/**
 * Aangifte omzetbelasting, sections 1 and 3; their texts were read in Odoo's l10n_nl. Whole euros in the favour of who files. Exempt
 * sales are not asked for. Sales that the one-stop shop declares are not in 3c.
 */
export const NL: BoxForm = {
  country: 'NL',
  name: { own: 'Aangifte omzetbelasting', en: 'VAT return' },
  language: 'nl',
  currency: 'EUR',
  units: ['month', 'quarter', 'year'],
  from: '2019-01',
  rounding: { base: 'down', tax: 'down' },
  lines: [
    {
      base: '1a',
      tax: '1a',
      name: {
        own: 'Leveringen/diensten belast met hoog tarief',
        en: 'Sales at the standard rate of 21%',
      },
      takes: [home('21')],
    },
    {
      base: '1b',
      tax: '1b',
      name: {
        own: 'Leveringen/diensten belast met laag tarief',
        en: 'Sales at the reduced rate of 9%',
      },
      takes: [home('9')],
    },
    {
      base: '1c',
      tax: '1c',
      name: {
        own: 'Leveringen/diensten belast met overige tarieven, behalve 0%',
        en: 'Sales at other rates than 0%',
      },
      takes: [home()],
      isOther: true,
    },
    {
      base: '1e',
      name: {
        own: 'Leveringen/diensten belast met 0% of niet bij u belast',
        en: 'Sales at 0%, or not taxed with you',
      },
      takes: [home('0'), of('home_reverse_charge', 'outside', 'local_reverse_charge')],
    },
    {
      base: '3a',
      name: {
        own: 'Leveringen naar landen buiten de EU (uitvoer)',
        en: 'Exports outside the EU',
      },
      takes: [of('export')],
    },
    {
      base: '3b',
      name: {
        own: 'Leveringen naar of diensten in landen binnen de EU',
        en: 'Supplies to, or services in, member states of the EU',
      },
      takes: [of('intra_community', 'service_reverse_charge', 'triangulation')],
    },
    {
      base: '3c',
      name: {
        own: 'Installatie/afstandsverkopen binnen de EU',
        en: 'Installation and distance sales within the EU',
      },
      takes: [of('installed')],
    },
  ],
  rest: [
    { ...of('foreign_tax'), reason: 'other_return' },
    { ...of('exempt'), reason: 'not_asked' },
    ...USUAL_REST,
  ],
  source: {
    url: 'https://github.com/odoo/odoo/blob/master/addons/l10n_nl/data/account_tax_report_data.xml',
    isSecondary: true,
  },
}
