import { decimal } from '../../money/decimal.ts'
import { EU_FIXED_SUM, EU_INTEREST, type LatePaymentRules } from '../late-payment.ts'

/** The rate of the directive, rounded up to the next half point. */
export const LATE_PAYMENT: LatePaymentRules = {
  law: 'Loi du 2 août 2002, art. 5',
  url: 'https://eubelius.com/en/news/interest-rate-for-late-payment-in-commercial-transactions',
  interest: { ...EU_INTEREST, roundedUpTo: decimal('0.5') },
  fixedSum: { ...EU_FIXED_SUM, law: 'Loi du 2 août 2002, art. 6' },
}
