import { decimal } from '../../money/decimal.ts'
import { EU_FIXED_SUM, EU_INTEREST, type LatePaymentRules } from '../late-payment.ts'

export const L_441_10 = 'https://www.legifrance.gouv.fr/codes/article_lc/LEGIARTI000038414237'

/** Ten points where the seller's terms state no other rate; eight of public authorities (art. R. 2192-31 CCP). */
export const LATE_PAYMENT: LatePaymentRules = {
  law: 'art. L. 441-10 du code de commerce',
  url: L_441_10,
  interest: {
    ...EU_INTEREST,
    points: { business: decimal('10'), government: decimal('8'), person: null },
  },
  fixedSum: {
    ...EU_FIXED_SUM,
    law: 'art. D. 441-5 du code de commerce',
    url: 'https://bpifrance-creation.fr/boiteaoutils/taux-penalites-retard',
  },
}
