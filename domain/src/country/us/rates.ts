import type { OfferedTax } from '../country.ts'
import { offerExempt, offerRate } from '../offer.ts'
import { EXEMPT_CERTIFICATE, EXPORT_SALE, NO_SALES_TAX } from './sentences.ts'

/** There is no federal rate: a sales tax is the sum of state, county and city rates at the place of the buyer. */
export const TAXES: readonly OfferedTax[] = [
  offerExempt('outside_scope', 'O', '', { en: 'No sales tax' }, NO_SALES_TAX),
  { ...offerRate('standard', '1', { en: 'Sales tax' }), rateIsFree: true },
  offerExempt('exempt', 'E', '', { en: 'Exempt buyer' }, EXEMPT_CERTIFICATE),
  offerExempt('export', 'G', '', { en: 'Export' }, EXPORT_SALE),
]
