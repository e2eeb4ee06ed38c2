import { EU_FIXED_SUM, EU_INTEREST, type LatePaymentRules } from '../late-payment.ts'

/** Wettelijke handelsrente; of consumers another rate, which is not known here. */
export const LATE_PAYMENT: LatePaymentRules = {
  law: 'art. 6:119a en 6:120 lid 2 BW',
  url: 'https://mijn.metaalunie.nl/Advies/Detail/wettelijke-rente-per-1-juli-2024',
  interest: EU_INTEREST,
  fixedSum: { ...EU_FIXED_SUM, law: 'art. 6:96 lid 4 BW' },
}
