import type { CountryRules } from '../country.ts'
import { genericRules } from '../generic.ts'
import { finnishCreditorReference } from './reference.ts'

export const COUNTRY: CountryRules = {
  ...genericRules('FI'),
  paymentReference: finnishCreditorReference,
}
