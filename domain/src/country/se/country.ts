import type { CountryRules } from '../country.ts'
import { genericRules } from '../generic.ts'
import { REFERENCE_SCHEMES } from './ocr.ts'

export const COUNTRY: CountryRules = {
  ...genericRules('SE'),
  electronicAddressScheme: '0007',
  referenceSchemes: REFERENCE_SCHEMES,
}
