import { EU_BUYER_DETAILS } from '../buyer-details.ts'
import type { CountryRules } from '../country.ts'
import { genericRules } from '../generic.ts'
import { PAYMENT_CODE } from './payment-code.ts'

export const COUNTRY: CountryRules = {
  ...genericRules('HU'),
  buyerDetails: {
    ...EU_BUYER_DETAILS,
    // The first eight digits of its number; one that says it has none, or does not buy as a taxable person, goes without.
    numberIfAny: {
      law: '2007. évi CXXVII. törvény 169. § d)',
      // Read on 2026-11-24.
      url: 'https://nav.gov.hu/en/main-tiles/important-information/only-the-vat-number-of-a-vat-payer-has-to-be-displayed-on-the-invoice',
    },
  },
  paymentCode: PAYMENT_CODE,
}
