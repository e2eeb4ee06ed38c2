import type { FiledDocument } from '../../books/filed.ts'
import { gstPartsOf } from '../../books/gstr1/supply.ts'
import {
  type BoxForm,
  type DocumentParts,
  type BoxLine,
  type FormName,
  type Take,
  USUAL_REST,
  home,
  of,
} from './form.ts'

const RATES = '0.1 0.25 1 1.5 3 5 6 7.5 12 18 28 40'.split(' ')
const NAMES = { igst: 'integrated tax', cgst: 'central tax', sgst: 'state or Union territory tax' }
const TAXED: readonly Take[] = [home(...RATES), of('home_reverse_charge')]

/**
 * GSTR-3B, tables 3.1 and 3.2: the same figures as GSTR-1. Advances are in 3.1 (a) until the invoice sets them off. Supplies whose
 * tax the recipient owes are in 3.1 (a) without tax, as in resilient-tech/india-compliance. Who sells under the composition scheme
 * hands in another return.
 */
export const IN: BoxForm = {
  country: 'IN',
  name: { own: 'GSTR-3B', en: 'GSTR-3B' },
  language: 'en',
  currency: 'INR',
  units: ['month', 'quarter'],
  from: '2021-01',
  rounding: { base: 'exact', tax: 'exact' },
  lines: [
    ...byTax(
      '3.1(a)',
      'Outward taxable supplies (other than zero rated, nil rated and exempted)',
      TAXED,
      ['igst', 'cgst', 'sgst'],
    ),
    ...byTax('3.1(b)', 'Outward taxable supplies (zero rated)', [of('export')], ['igst']),
    ...byTax(
      '3.1(c)',
      'Other outward supplies (nil rated, exempted)',
      [of('exempt'), home('0')],
      [],
    ),
    ...byTax('3.1(e)', 'Non-GST outward supplies', [of('outside')], []),
    {
      base: '3.2',
      tax: '3.2',
      part: 'igst',
      byPlace: true,
      again: 'all',
      name: named('Of the supplies in 3.1(a), those to unregistered persons in another state'),
      takes: [
        {
          ...home(...RATES),
          isToBusiness: false,
          hasPlace: true,
        },
      ],
    },
  ],
  rest: USUAL_REST,
  partsOf,
  hasNotTaxed: true,
  source: {
    url: 'https://github.com/resilient-tech/india-compliance/tree/develop/india_compliance/gst_india/doctype/gstr_3b_report',
    isSecondary: true,
  },
}

/** As GSTR-1 states them. */
function partsOf(document: FiledDocument): DocumentParts | undefined {
  const parts = gstPartsOf(document)
  if (!parts?.supply) return undefined
  const { place = '', isAbroad, buyerNumber } = parts.supply
  const isInterState = parts.names.length === 1
  return {
    isToBusiness: buyerNumber !== undefined,
    place: isInterState && !isAbroad ? place : '',
    taxes: ({ rate, tax }) => {
      const [first, second] = parts.split({ rate, tax }).map(part => part.tax)
      return second === undefined ? { igst: first ?? 0n } : { cgst: first ?? 0n, sgst: second }
    },
  }
}

/** A line for the taxable value, and one for each tax. */
function byTax(
  box: string,
  name: string,
  takes: readonly Take[],
  parts: readonly (keyof typeof NAMES)[],
): readonly BoxLine[] {
  return [
    { base: box, name: named(`${name}: taxable value`), takes },
    ...parts.map(part => ({
      tax: box,
      part,
      name: named(`${name}: ${NAMES[part]}`),
      takes,
    })),
  ]
}

function named(name: string): FormName {
  return { own: name, en: name }
}
