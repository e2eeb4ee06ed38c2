import type { CountryRules } from '../country.ts'
import { DEFAULTS } from '../defaults.ts'
import { VAT } from '../tax-names.ts'
import { ADDRESS } from './address.ts'
import { legalNotes } from './legal-notes.ts'
import { TAXES } from './rates.ts'
import { TAX_IDS } from './tax-ids.ts'

export const COUNTRY: CountryRules = {
  ...DEFAULTS,
  country: 'FR',
  taxName: VAT,
  taxIds: TAX_IDS,
  address: ADDRESS,
  taxes: TAXES,
  legalNotes,
  // French CTC rules BR-FR-01 and BR-FR-02.
  numberRules: { maxLength: 35, character: /[A-Za-z0-9+\-_/]/, first: /[A-Za-z0-9+\-_/]/ },
  numberPatterns: { invoice: 'F{YYYY}-{seq:4}', credit_note: 'A{YYYY}-{seq:4}' },
  // The directory of the reform.
  electronicAddressScheme: '0225',
  // Between French businesses the rules of the reform apply.
  domesticRuleSet: 'factur-x-fr',
  mandates: async () => (await import('./mandates.ts')).MANDATES,
}
