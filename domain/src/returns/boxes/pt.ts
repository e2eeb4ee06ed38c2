import { type BoxForm, USUAL_REST, home, of } from './form.ts'

/**
 * Declaração periódica de IVA, frame 6, before the form that Portaria 298/2026/1 changes from July 2026. The tax of credit notes is in
 * field 40, and no field takes their taxable amount. Madeira and the Azores have rates of their own for the same fields.
 */
export const PT: BoxForm = {
  country: 'PT',
  name: { own: 'Declaração periódica de IVA', en: 'Periodic VAT return' },
  language: 'pt',
  currency: 'EUR',
  units: ['month', 'quarter'],
  from: '2024-10',
  until: '2026-06',
  rounding: { base: 'exact', tax: 'exact' },
  lines: [
    {
      base: '1',
      tax: '2',
      name: { own: 'Taxa reduzida', en: 'Reduced rate' },
      takes: [{ ...home('6', '5', '4'), isCredit: false }],
    },
    {
      base: '5',
      tax: '6',
      name: { own: 'Taxa intermédia', en: 'Intermediate rate' },
      takes: [{ ...home('13', '12', '9'), isCredit: false }],
    },
    {
      base: '3',
      tax: '4',
      name: { own: 'Taxa normal', en: 'Standard rate' },
      takes: [{ ...home('23', '22', '16'), isCredit: false }],
    },
    {
      base: '7',
      name: {
        own: 'Transmissões intracomunitárias de bens e prestações de serviços efetuadas a sujeitos passivos de outros Estados-Membros',
        en: 'Goods and services to taxable persons of other member states',
      },
      takes: [of('intra_community', 'service_reverse_charge')],
    },
    {
      base: '8',
      name: {
        own: 'Operações isentas ou não tributadas que conferem direito à dedução',
        en: 'Exempt or untaxed sales with deduction',
      },
      takes: [of('export', 'home_reverse_charge', 'local_reverse_charge', 'outside', 'installed')],
    },
    {
      base: '9',
      name: {
        own: 'Operações isentas que não conferem direito à dedução',
        en: 'Exempt sales without deduction',
      },
      takes: [of('exempt')],
    },
    {
      tax: '40',
      isNegated: true,
      name: {
        own: 'Regularizações a favor do sujeito passivo',
        en: 'Corrections in the favour of the taxable person',
      },
      takes: [{ ...home('6', '5', '4', '13', '12', '9', '23', '22', '16'), isCredit: true }],
    },
  ],
  rest: [
    { ...home('6', '5', '4', '13', '12', '9', '23', '22', '16'), reason: 'not_asked' },
    { ...of('foreign_tax'), reason: 'other_return' },
    { ...of('triangulation'), reason: 'undecided' },
    ...USUAL_REST,
  ],
  source: { url: 'https://info.portaldasfinancas.gov.pt', isSecondary: true },
}
