import type { CountryRules } from '../country.ts'
import { genericRules } from '../generic.ts'
import { PAYMENT_CODE } from './payment-code.ts'

export const COUNTRY: CountryRules = { ...genericRules('HU'), paymentCode: PAYMENT_CODE }
