import { type BoxForm, type BoxLine, USUAL_REST, home, of } from './form.ts'

/** Déclaration TVA_DECM and TVA_DECT of eCDF, as open programs that file it have its boxes. */
export const LU: BoxForm = {
  country: 'LU',
  name: { own: 'Déclaration de TVA (TVA_DECM, TVA_DECT)', en: 'VAT return (TVA_DECM, TVA_DECT)' },
  language: 'fr',
  currency: 'EUR',
  units: ['month', 'quarter'],
  from: '2024-01',
  rounding: { base: 'exact', tax: 'exact' },
  lines: [
    ...taxed('701', '702', '17'),
    ...taxed('703', '704', '14'),
    ...taxed('705', '706', '8'),
    ...taxed('031', '040', '3'),
    {
      base: '457',
      name: {
        own: 'Livraisons intracommunautaires exonérées',
        en: 'Exempt intra-Community supplies',
      },
      takes: [of('intra_community')],
    },
    { base: '014', name: { own: 'Exportations', en: 'Exports' }, takes: [of('export')] },
    {
      base: '016',
      name: { own: 'Exonérations de l’article 44', en: 'Exempt by article 44' },
      takes: [of('exempt')],
    },
    {
      base: '481',
      name: { own: 'Franchise des petites entreprises', en: 'Small businesses' },
      takes: [of('small_business')],
    },
    {
      base: '018',
      name: { own: 'Opérations triangulaires', en: 'Triangular transactions' },
      takes: [of('triangulation')],
    },
    {
      base: '423',
      name: {
        own: 'Prestations de services à des assujettis dans un autre État membre, non exonérées',
        en: 'Services to businesses in another member state',
      },
      takes: [of('service_reverse_charge')],
    },
    {
      base: '419',
      name: {
        own: 'Opérations à l’intérieur du pays pour lesquelles le preneur est le redevable',
        en: 'Domestic sales whose VAT the customer owes',
      },
      takes: [of('home_reverse_charge')],
    },
    {
      base: '226',
      name: {
        own: 'Ventes à distance et services soumis au guichet unique',
        en: 'Sales in the one-stop shop',
      },
      takes: [{ ...of('foreign_tax'), isToBusiness: false }],
    },
    {
      base: '019',
      name: {
        own: 'Autres opérations effectuées à l’étranger',
        en: 'Other sales abroad',
      },
      takes: [of('outside', 'local_reverse_charge', 'installed', 'foreign_tax')],
    },
  ],
  rest: [{ ...of('foreign_tax'), reason: 'other_return' }, ...USUAL_REST],
  source: { url: 'https://ecdf-developer.b2g.etat.lu', isSecondary: true },
}

function taxed(base: string, tax: string, rate: string): readonly BoxLine[] {
  const name = {
    own: `Base imposable et taxe à ${rate} %`,
    en: `Taxable amount and VAT at ${rate}%`,
  }
  return [{ base, tax, name, takes: [home(rate)] }]
}
