import { type BoxForm, USUAL_REST, credited, home, of, sold } from './form.ts'

/**
 * The periodic return, frames II and IV. Frame II was read in the help of Intervat: exempt sales of art. 44 of who also has other
 * sales are in grid 00, and so is the purchase price of what is sold under the margin scheme, which is not known here. Credit notes
 * are in grids of their own and written without a sign.
 */
export const BE: BoxForm = {
  country: 'BE',
  name: { own: 'Déclaration périodique à la TVA', en: 'Periodic VAT return' },
  language: 'fr',
  currency: 'EUR',
  units: ['month', 'quarter'],
  from: '2020-01',
  rounding: { base: 'exact', tax: 'exact' },
  lines: [
    {
      base: '00',
      name: {
        own: 'Opérations soumises à une réglementation particulière',
        en: 'Sales under special rules, and at 0%',
      },
      takes: [{ ...home('0'), isCredit: false }, sold('exempt')],
    },
    {
      base: '01',
      name: { own: 'Opérations au taux de 6 %', en: 'Sales at 6%' },
      takes: [{ ...home('6'), isCredit: false }],
    },
    {
      base: '02',
      name: { own: 'Opérations au taux de 12 %', en: 'Sales at 12%' },
      takes: [{ ...home('12'), isCredit: false }],
    },
    {
      base: '03',
      name: { own: 'Opérations au taux de 21 %', en: 'Sales at 21%' },
      takes: [{ ...home('21'), isCredit: false }],
    },
    {
      base: '44',
      name: {
        own: 'Services pour lesquels la TVA étrangère est due par le cocontractant',
        en: 'Services whose foreign VAT the customer owes',
      },
      takes: [sold('service_reverse_charge')],
    },
    {
      base: '45',
      name: {
        own: 'Opérations pour lesquelles la TVA est due par le cocontractant',
        en: 'Sales whose VAT the customer owes',
      },
      takes: [sold('home_reverse_charge')],
    },
    {
      base: '46',
      name: {
        own: 'Livraisons intracommunautaires exemptées effectuées en Belgique et ventes ABC',
        en: 'Exempt intra-Community supplies and triangular sales',
      },
      takes: [sold('intra_community', 'triangulation')],
    },
    {
      base: '47',
      name: {
        own: 'Autres opérations exemptées et autres opérations effectuées à l’étranger',
        en: 'Other exempt sales, and other sales abroad',
      },
      takes: [sold('export', 'outside', 'local_reverse_charge', 'foreign_tax', 'installed')],
    },
    {
      base: '48',
      isNegated: true,
      name: {
        own: 'Notes de crédit délivrées relatives aux opérations inscrites en grilles 44 et 46',
        en: 'Credit notes for sales in grids 44 and 46',
      },
      takes: [credited('service_reverse_charge', 'intra_community', 'triangulation')],
    },
    {
      base: '49',
      isNegated: true,
      name: {
        own: 'Notes de crédit délivrées relatives aux autres opérations du cadre II',
        en: 'Credit notes for other sales',
      },
      takes: [
        { ...home('0', '6', '12', '21'), isCredit: true },
        credited(
          'home_reverse_charge',
          'export',
          'outside',
          'exempt',
          'local_reverse_charge',
          'foreign_tax',
          'installed',
        ),
      ],
    },
    {
      tax: '54',
      name: {
        own: 'TVA due sur les opérations en grilles 01, 02 et 03',
        en: 'VAT on sales in grids 01, 02 and 03',
      },
      takes: [{ ...home('6', '12', '21'), isCredit: false }],
    },
    {
      tax: '64',
      isNegated: true,
      name: {
        own: 'TVA à récupérer mentionnée sur les notes de crédit délivrées',
        en: 'VAT on credit notes issued',
      },
      takes: [{ ...home('6', '12', '21'), isCredit: true }],
    },
  ],
  rest: [{ ...of('foreign_tax'), reason: 'other_return' }, ...USUAL_REST],
  source: {
    url: 'https://eservices.minfin.fgov.be/intervat/static/help/FR/cadre_ii_operations_a_la_sortie.htm',
    isSecondary: false,
  },
}
