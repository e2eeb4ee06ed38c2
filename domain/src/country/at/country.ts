import { decimal } from '../../money/decimal.ts'
import type { CountryRules } from '../country.ts'
import { genericRules } from '../generic.ts'
import { INVOICE_CONTENT, legalNotes } from './legal-notes.ts'
import { TAXES } from './rates.ts'

const NAME_AND_NUMBER = { law: '§ 11 Abs. 1 Z 3 lit. b UStG 1994', url: INVOICE_CONTENT }

export const COUNTRY: CountryRules = {
  ...genericRules('AT'),
  legalFormNames: {
    sole_trader: 'Einzelunternehmen',
    company: 'GmbH, FlexCo, OG, KG, AG',
    association: 'Verein',
  },
  taxes: TAXES,
  numberPatterns: {
    invoice: 'RE-{YYYY}-{seq:4}',
    credit_note: 'RK-{YYYY}-{seq:4}',
    quote: 'AN-{YYYY}-{seq:4}',
  },
  buyerDetails: {
    ...NAME_AND_NUMBER,
    // The number "that the tax office gave the recipient": one without a number needs none.
    numberIfAny: {
      ...NAME_AND_NUMBER,
      above: [{ currency: 'EUR', amount: decimal('10000') }],
    },
    simplified: {
      law: '§ 11 Abs. 6 UStG 1994',
      url: 'https://www.freefinance.at/kleinunternehmer/kleinunternehmer-rechnung.html',
      limits: [{ currency: 'EUR', amount: decimal('400') }],
      namesNumber: false,
    },
  },
  legalNotes,
}
