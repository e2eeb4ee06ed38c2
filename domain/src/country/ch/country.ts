import type { CountryRules } from '../country.ts'
import { DEFAULTS } from '../defaults.ts'
import { VAT } from '../tax-names.ts'
import { ADDRESS } from './address.ts'
import { legalNotes } from './legal-notes.ts'
import { TAXES } from './rates.ts'
import { TAX_IDS } from './tax-ids.ts'

export const COUNTRY: CountryRules = {
  ...DEFAULTS,
  country: 'CH',
  taxName: VAT,
  taxIds: TAX_IDS,
  address: ADDRESS,
  taxes: TAXES,
  legalNotes,
  electronicAddressScheme: '0183',
}
