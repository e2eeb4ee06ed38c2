import type { CountryRules } from '../country.ts'
import { genericRules } from '../generic.ts'
import { REFERENCE_SCHEMES } from './kid.ts'

export const COUNTRY: CountryRules = {
  ...genericRules('NO'),
  electronicAddressScheme: '0192',
  referenceSchemes: REFERENCE_SCHEMES,
}
