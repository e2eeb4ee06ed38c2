import { EU_BUYER_DETAILS } from '../buyer-details.ts'
import { EU_CORRECTIONS } from '../corrections.ts'
import type { CountryRules } from '../country.ts'
import { DEFAULTS } from '../defaults.ts'
import { EU_SELF_BILLING } from '../self-billing.ts'
import { EU_TAX_CURRENCY } from '../eu-tax-currency.ts'
import { VAT } from '../tax-names.ts'
import { ADDRESS } from './address.ts'
import { LATE_PAYMENT } from './late-payment.ts'
import { legalNotes } from './legal-notes.ts'
import { TAXES } from './rates.ts'
import { SETTLEMENT } from './settlement.ts'
import { STATEMENTS } from './statements.ts'
import { structuredCommunication } from './structured-communication.ts'
import { TAX_IDS } from './tax-ids.ts'

export const COUNTRY: CountryRules = {
  ...DEFAULTS,
  country: 'BE',
  taxName: VAT,
  taxIds: TAX_IDS,
  legalFormNames: {
    sole_trader: 'Eenmanszaak, entreprise individuelle',
    company: 'BV/SRL, NV/SA, VOF/SNC',
    association: 'vzw/ASBL',
  },
  address: ADDRESS,
  // Peppol, which the law requires here, takes a corrected invoice between German parties only (P0112).
  corrections: { ...EU_CORRECTIONS, types: ['credit_note', 'debit_note'] },
  buyerDetails: {
    ...EU_BUYER_DETAILS,
    number: {
      law: 'AR n° 1, art. 5, § 1 (KB nr. 1, art. 5, § 1)',
      url: 'https://compass.webwin.be/monthly-ligthing-on/que-doit-mentionner-votre-facture-ij',
    },
  },
  selfBilling: EU_SELF_BILLING,
  taxes: TAXES,
  settlement: SETTLEMENT,
  latePayment: LATE_PAYMENT,
  retention: {
    years: 10,
    from: 'year_end',
    law: 'art. 60 CTVA / W.btw',
    source:
      'https://confiancia.be/obligation-de-conservation-des-documents-comptables-prolongee-a-10-ans/',
  },
  taxCurrency: EU_TAX_CURRENCY,
  legalNotes,
  statements: STATEMENTS,
  paymentReference: structuredCommunication,
  // The enterprise number.
  electronicAddressScheme: '0208',
  // Between Belgian businesses the law requires Peppol.
  domesticRuleSet: 'peppol',
  obligations: async () => (await import('./obligations.ts')).OBLIGATIONS,
}
