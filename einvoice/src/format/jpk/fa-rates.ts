import type { Country } from '@bordereau/domain/party/party'
import type { Tax } from '@bordereau/domain/tax-category/category'

/** The fields of a subtotal: P_13_<net> with P_14_<net> where there is a tax; and the rate of a line, P_12 or P_12_XII. */
export type FaRate = {
  readonly net: 1 | 2 | 3 | 4 | 5 | 6 | 7
  readonly hasTax: boolean
  readonly rate: { readonly P_12: string } | { readonly P_12_XII: string }
}

const FIELDS: Readonly<Record<string, FaRate['net']>> = {
  '23': 1,
  '22': 1,
  '8': 2,
  '7': 2,
  '5': 3,
  '4': 4,
  '3': 4,
}

/**
 * Source: the documentation of the fields in Schemat_JPK_FA(4)_v1-0.xsd (http://jpk.mf.gov.pl/wzor/2022/02/17/02171/).
 * undefined: the schema has no field for the tax.
 */
export function faRateOf(
  { category, rate, country }: Pick<Tax, 'category' | 'rate' | 'country'>,
  buyer: Country,
): FaRate | undefined {
  if (country !== undefined && country !== 'PL')
    return { net: 5, hasTax: true, rate: { P_12_XII: rate } }
  switch (category) {
    case 'S': {
      const net = FIELDS[rate]
      return net && { net, hasTax: true, rate: { P_12: rate } }
    }
    case 'Z':
    case 'K':
    case 'G':
      return { net: 6, hasTax: false, rate: { P_12: '0' } }
    case 'E':
      return { net: 7, hasTax: false, rate: { P_12: 'zw' } }
    case 'AE':
      // Within Poland its tax is stated as 0 (P_14_4).
      return buyer === 'PL'
        ? { net: 4, hasTax: true, rate: { P_12: 'oo' } }
        : { net: 5, hasTax: false, rate: { P_12: 'np' } }
    case 'O':
      return { net: 5, hasTax: false, rate: { P_12: 'np' } }
    default:
      return undefined
  }
}
