import type { OfferedTax } from '@bordereau/domain/country/country'
import { NAMES, offerExempt, offerRate } from '@bordereau/domain/country/offer'

export const TAXES: readonly OfferedTax[] = [
  offerRate('standard', '30', NAMES.standard),
  offerRate('zed', '13', { en: 'Zed rate' }),
  offerExempt('shipped', 'G', '', NAMES.export, { en: 'Shipped from Zed' }),
]
