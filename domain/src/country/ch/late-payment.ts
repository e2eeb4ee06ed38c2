import { decimal } from '../../money/decimal.ts'
import type { LatePaymentRules } from '../late-payment.ts'

/** The same of every buyer who is in default; no sum for costs. */
export const LATE_PAYMENT: LatePaymentRules = {
  law: 'Art. 104 Abs. 1 OR',
  url: 'https://www.fedlex.admin.ch/eli/cc/27/317_321_377/de#art_104',
  interest: {
    by: 'simple',
    reference: null,
    points: { business: decimal('5'), government: decimal('5'), person: decimal('5') },
  },
}
