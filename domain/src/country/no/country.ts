import type { CountryRules } from '../country.ts'
import { genericRules } from '../generic.ts'
import { REFERENCE_SCHEMES } from './kid.ts'
import { PLACES } from './places.ts'
import { SALES_DOCUMENTS, legalNotes, registrationWords } from './legal-notes.ts'

export const COUNTRY: CountryRules = {
  ...genericRules('NO'),
  legalFormNames: {
    sole_trader: 'Enkeltpersonforetak (ENK)',
    company: 'AS, ASA, ANS, DA',
    association: 'Forening, stiftelse',
  },
  // The number is followed by the letters MVA.
  sellerNumber: { law: 'bokføringsforskriften § 5-1-2', url: SALES_DOCUMENTS },
  // At the official rate of the day of the invoice: that of Norges Bank, or of the European Central Bank.
  taxCurrency: {
    key: 'bokforingsforskriften',
    required: true,
    law: 'bokføringsforskriften § 5-1-1 nr. 6',
    url: 'https://revregn.no/journal/2025/1/m-645',
    rate: { source: 'ecb', day: 'on_or_before' },
  },
  legalNotes,
  places: PLACES,
  registrationWords,
  electronicAddressScheme: '0192',
  referenceSchemes: REFERENCE_SCHEMES,
}
