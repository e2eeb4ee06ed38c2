import { decimal } from '../../money/decimal.ts'
import { type BoxForm, type BoxLine, USUAL_REST, home, of } from './form.ts'

/**
 * Modelo 303 since October 2024: its boxes were read in OCA l10n-spain (l10n_es_aeat_mod303). Credit notes are in the boxes of
 * changes to taxable amounts. Exempt sales without deduction are stated once a year.
 */
export const ES: BoxForm = {
  country: 'ES',
  name: { own: 'Modelo 303', en: 'Form 303' },
  language: 'es',
  currency: 'EUR',
  units: ['month', 'quarter'],
  from: '2024-10',
  rounding: { base: 'exact', tax: 'exact' },
  surcharges: {
    '26.2': { rate: decimal('21'), surcharge: decimal('5.2') },
    '11.4': { rate: decimal('10'), surcharge: decimal('1.4') },
    '4.5': { rate: decimal('4'), surcharge: decimal('0.5') },
  },
  lines: [
    ...taxed('0', '150', '152'),
    ...taxed('2', '165', '167'),
    ...taxed('4', '01', '03'),
    ...taxed('5', '153', '155'),
    ...taxed('7.5', '153', '155'),
    ...taxed('10', '04', '06'),
    ...taxed('21', '07', '09'),
    {
      base: '14',
      tax: '15',
      name: { own: 'Modificación de bases y cuotas', en: 'Changes to taxable amounts and tax' },
      takes: [{ ...home(), isCredit: true }],
    },
    ...surcharge('0.5', '16', '18'),
    ...surcharge('1.4', '19', '21'),
    ...surcharge('5.2', '22', '24'),
    {
      base: '25',
      tax: '26',
      part: 'surcharge',
      name: {
        own: 'Modificación de bases y cuotas del recargo de equivalencia',
        en: 'Changes to the equivalence surcharge',
      },
      takes: ['0.5', '1.4', '5.2'].map(rate => ({
        ...home(),
        isCredit: true,
        surcharges: [rate],
      })),
      again: 'base',
    },
    {
      base: '59',
      name: {
        own: 'Entregas intracomunitarias de bienes y servicios',
        en: 'Intra-Community supplies of goods and services',
      },
      takes: [of('intra_community', 'service_reverse_charge')],
    },
    {
      base: '60',
      name: {
        own: 'Exportaciones y operaciones asimiladas',
        en: 'Exports and what is treated alike',
      },
      takes: [of('export')],
    },
    {
      base: '120',
      name: {
        own: 'Operaciones no sujetas por reglas de localización (excepto las incluidas en la casilla 123)',
        en: 'Sales whose place is not in Spain, except box 123',
      },
      takes: [
        of('local_reverse_charge', 'outside', 'triangulation', 'installed'),
        { ...of('foreign_tax'), isToBusiness: true },
      ],
    },
    {
      base: '122',
      name: {
        own: 'Operaciones sujetas con inversión del sujeto pasivo',
        en: 'Sales whose tax the customer owes',
      },
      takes: [of('home_reverse_charge')],
    },
    {
      base: '123',
      name: {
        own: 'Operaciones no sujetas por reglas de localización acogidas a los regímenes especiales de ventanilla única',
        en: 'Sales whose place is not in Spain, in the one-stop shop',
      },
      takes: [of('foreign_tax')],
    },
  ],
  rest: [
    { ...of('foreign_tax'), reason: 'other_return' },
    { ...of('exempt'), reason: 'not_asked' },
    ...USUAL_REST,
  ],
  source: {
    url: 'https://github.com/OCA/l10n-spain/tree/16.0/l10n_es_aeat_mod303',
    isSecondary: true,
  },
}

function taxed(rate: string, base: string, tax: string): readonly BoxLine[] {
  const percent = rate.replace('.', ',')
  const name = { own: `Régimen general, tipo ${percent} %`, en: `General scheme at ${rate}%` }
  return [{ base, tax, name, takes: [{ ...home(rate), isCredit: false }] }]
}

/** The taxable amount is also that of the tax. */
function surcharge(rate: string, base: string, tax: string): readonly BoxLine[] {
  const percent = rate.replace('.', ',')
  const name = {
    own: `Recargo de equivalencia, tipo ${percent} %`,
    en: `Equivalence surcharge at ${rate}%`,
  }
  const takes = [{ ...home(), isCredit: false, surcharges: [rate] }]
  return [{ base, tax, name, takes, part: 'surcharge', again: 'base' }]
}
