import type { CountryRules } from '../country.ts'
import { DEFAULTS } from '../defaults.ts'
import { VAT } from '../tax-names.ts'
import { ADDRESS } from './address.ts'
import { legalNotes } from './legal-notes.ts'
import { TAXES } from './rates.ts'
import { TAX_IDS } from './tax-ids.ts'

export const COUNTRY: CountryRules = {
  ...DEFAULTS,
  country: 'ES',
  taxName: VAT,
  taxIds: TAX_IDS,
  address: ADDRESS,
  taxes: TAXES,
  legalNotes,
  // Spain requires rectifying invoices in a series of their own: RD 1619/2012, art. 6.1.a.
  numberPatterns: { invoice: 'F{YYYY}-{seq:4}', credit_note: 'R{YYYY}-{seq:4}' },
  mandates: async () => (await import('./mandates.ts')).MANDATES,
}
