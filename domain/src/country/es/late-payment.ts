import { EU_FIXED_SUM, EU_INTEREST, type LatePaymentRules } from '../late-payment.ts'

export const LATE_PAYMENT: LatePaymentRules = {
  law: 'Ley 3/2004, art. 7',
  url: 'https://www.boe.es/diario_boe/txt.php?id=BOE-A-2019-18736',
  interest: EU_INTEREST,
  fixedSum: { ...EU_FIXED_SUM, law: 'Ley 3/2004, art. 8' },
}
