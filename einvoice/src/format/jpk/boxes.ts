import type { SoldTax } from '@bordereau/domain/books/entry'
import type { ExclusionReason } from '@bordereau/domain/books/exclusion-reason'
import { isEu } from '@bordereau/domain/country/countries'
import type { Country } from '@bordereau/domain/party/party'

/**
 * The fields of a sale in JPK_V7M (3): K_10 to K_22 of the record, which are P_10 to P_22 of the declaration. Source: the
 * documentation of the fields in the schema, http://crd.gov.pl/wzor/2025/12/19/14090/schemat.xsd.
 */
export type SaleBoxes = {
  readonly base: number
  /** Of that the services of art. 100 (1) 4, which are in the EC sales list. */
  readonly ofWhich?: number
  readonly tax?: number
  /** Distance sales within the EU, and electronic services, whose tax is that of the consumer's state. */
  readonly isDistanceSale?: true
}

/** Rates of 5, 7 or 8, and 22 or 23 % (the older ones for corrections). */
const STANDARD_BOXES: Readonly<Record<string, SaleBoxes>> = {
  '5': { base: 15, tax: 16 },
  '7': { base: 17, tax: 18 },
  '8': { base: 17, tax: 18 },
  '22': { base: 19, tax: 20 },
  '23': { base: 19, tax: 20 },
}

/** The fields of a sale, or why there is none. */
export function boxesOf(tax: SoldTax, buyer: Country): SaleBoxes | ExclusionReason {
  if (tax.isForeign) return { base: 11, isDistanceSale: true }
  switch (tax.category) {
    case 'S':
      return STANDARD_BOXES[tax.rate] ?? 'box'
    case 'Z':
      return { base: 13 }
    case 'E':
      return { base: 10 }
    case 'K':
      return { base: 21 }
    case 'G':
      return { base: 22 }
    case 'AE':
    case 'O':
      // Within Poland neither has a field of the seller's.
      if (!tax.isAbroad) return 'box'
      return tax.category === 'AE' && isEu(buyer) ? { base: 11, ofWhich: 12 } : { base: 11 }
    default:
      return 'box'
  }
}

/** Margins of travel services, used goods, works of art and collectors' items (VATEX-EU-D, F, I, J). */
export const MARGIN_CODES: ReadonlySet<string> = new Set(
  ['D', 'F', 'I', 'J'].map(letter => `VATEX-EU-${letter}`),
)
