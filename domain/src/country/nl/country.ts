import { EU_CORRECTIONS } from '../corrections.ts'
import type { CountryRules } from '../country.ts'
import { DEFAULTS } from '../defaults.ts'
import { EU_TAX_CURRENCY } from '../eu-tax-currency.ts'
import { VAT } from '../tax-names.ts'
import { ADDRESS } from './address.ts'
import { legalNotes } from './legal-notes.ts'
import { TAXES } from './rates.ts'
import { SETTLEMENT } from './settlement.ts'
import { TAX_IDS } from './tax-ids.ts'

export const COUNTRY: CountryRules = {
  ...DEFAULTS,
  country: 'NL',
  taxName: VAT,
  taxIds: TAX_IDS,
  address: ADDRESS,
  corrections: EU_CORRECTIONS,
  taxes: TAXES,
  settlement: SETTLEMENT,
  taxCurrency: EU_TAX_CURRENCY,
  legalNotes,
  // The chamber of commerce number.
  electronicAddressScheme: '0106',
  // Peppol's rules NL-R-007 and NL-R-008.
  creditNotesNameAccount: true,
}
