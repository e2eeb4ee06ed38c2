import { decimal } from '../../money/decimal.ts'
import type { LatePaymentRules } from '../late-payment.ts'
import { RESERVE_BANK_OF_INDIA } from '../reference-rates.ts'

/** For micro and small enterprises that are registered as such. */
export const LATE_PAYMENT: LatePaymentRules = {
  law: 'MSMED Act 2006 s. 16',
  url: 'https://www.indiacode.nic.in/handle/123456789/2013',
  interest: {
    by: 'monthly_rests',
    reference: RESERVE_BANK_OF_INDIA,
    times: decimal('3'),
    buyers: ['business', 'government'],
  },
}
