import { decimal } from '../../money/decimal.ts'
import { EU_FIXED_SUM, EU_INTEREST, type LatePaymentRules } from '../late-payment.ts'
import { GERMAN_BASE_RATE } from '../reference-rates.ts'

const URL = 'https://www.gesetze-im-internet.de/bgb/__288.html'

/** Nine points above the base rate, five of consumers, from whom no sum is owed. */
export const LATE_PAYMENT: LatePaymentRules = {
  law: '§ 288 Abs. 1, 2 BGB',
  url: URL,
  interest: {
    ...EU_INTEREST,
    reference: GERMAN_BASE_RATE,
    points: { business: decimal('9'), government: decimal('9'), person: decimal('5') },
  },
  fixedSum: { ...EU_FIXED_SUM, law: '§ 288 Abs. 5 BGB', url: URL },
}
