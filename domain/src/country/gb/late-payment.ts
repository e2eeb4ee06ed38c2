import { decimal } from '../../money/decimal.ts'
import type { LatePaymentRules } from '../late-payment.ts'
import { BANK_OF_ENGLAND } from '../reference-rates.ts'

/** The rate of the half-year in which the debt became late stays until it is paid. */
export const LATE_PAYMENT: LatePaymentRules = {
  law: 'Late Payment of Commercial Debts (Interest) Act 1998; SI 2002/1675',
  url: 'https://www.legislation.gov.uk/ukpga/1998/20',
  interest: {
    by: 'simple',
    reference: BANK_OF_ENGLAND,
    points: { business: decimal('8'), government: decimal('8'), person: null },
    isFixedAtStart: true,
  },
  fixedSum: {
    law: 'Late Payment of Commercial Debts (Interest) Act 1998 s. 5A',
    url: 'https://www.legislation.gov.uk/ukpga/1998/20/section/5A',
    currency: 'GBP',
    buyers: ['business', 'government'],
    debtCurrency: 'GBP',
    steps: [
      { from: decimal('0'), amount: decimal('40') },
      { from: decimal('1000'), amount: decimal('70') },
      { from: decimal('10000'), amount: decimal('100') },
    ],
  },
}
