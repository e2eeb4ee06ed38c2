import { EU_FIXED_SUM, EU_INTEREST, type LatePaymentRules } from '../late-payment.ts'

export const LATE_PAYMENT: LatePaymentRules = {
  law: 'D.Lgs. 231/2002, art. 5',
  url: 'https://www.studiotisi.it/2025/03/tasso-di-interesse-per-ritardato-pagamento-nelle-transazioni-commerciali-comunicato-mef-in-g-u/',
  interest: EU_INTEREST,
  fixedSum: { ...EU_FIXED_SUM, law: 'D.Lgs. 231/2002, art. 6' },
}
