import { decimal } from '../../money/decimal.ts'
import { EU_FIXED_SUM, type LatePaymentRules } from '../late-payment.ts'
import { NARODOWY_BANK_POLSKI } from '../reference-rates.ts'

/** Ten points; eight of public health care, which is told apart by nothing here. */
export const LATE_PAYMENT: LatePaymentRules = {
  law: 'Ustawa z 8 marca 2013 r., art. 4 pkt 3, art. 7',
  url: 'https://isap.sejm.gov.pl/isap.nsf/DocDetails.xsp?id=WDU20130000403',
  interest: {
    by: 'simple',
    reference: NARODOWY_BANK_POLSKI,
    points: { business: decimal('10'), government: decimal('10'), person: null },
  },
  fixedSum: {
    ...EU_FIXED_SUM,
    law: 'Ustawa z 8 marca 2013 r., art. 10',
    debtCurrency: 'PLN',
    steps: [
      { from: decimal('0'), amount: decimal('40') },
      // Art. 10: above 5,000 and below 50,000.
      { from: decimal('5000.01'), amount: decimal('70') },
      { from: decimal('50000'), amount: decimal('100') },
    ],
  },
}
