import type { CountryRules } from '../country.ts'
import { genericRules } from '../generic.ts'
import { REFERENCE_SCHEMES } from './fik.ts'

export const COUNTRY: CountryRules = {
  ...genericRules('DK'),
  electronicAddressScheme: '0184',
  referenceSchemes: REFERENCE_SCHEMES,
}
