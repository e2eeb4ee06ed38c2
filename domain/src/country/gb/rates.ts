import type { OfferedTax } from '../country.ts'
import { NAMES, offerExempt, offerRate, offerZero } from '../offer.ts'
import { EXEMPT_GB, EXPORT_GB, OUTSIDE_GB, REVERSE_CHARGE_GB } from './legal-notes.ts'

/** VAT Act 1994, s. 2 and 29A, schedules 8 and 9. */
export const TAXES: readonly OfferedTax[] = [
  offerRate('standard', '20', NAMES.standard),
  offerRate('reduced', '5', NAMES.reduced),
  offerZero('zero', NAMES.zero),
  offerExempt('exempt', 'E', '', NAMES.exempt, EXEMPT_GB),
  offerExempt('reverse_charge', 'AE', '', NAMES.reverseCharge, REVERSE_CHARGE_GB),
  offerExempt('export', 'G', '', NAMES.export, EXPORT_GB),
  offerExempt('outside_scope', 'O', '', NAMES.outsideScope, OUTSIDE_GB),
]
