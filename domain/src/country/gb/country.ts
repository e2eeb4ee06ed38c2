import { decimal } from '../../money/decimal.ts'
import { TRADE_CORRECTIONS } from '../corrections.ts'
import type { CountryRules } from '../country.ts'
import { DEFAULTS } from '../defaults.ts'
import { VAT } from '../tax-names.ts'
import { ADDRESS } from './address.ts'
import { LATE_PAYMENT } from './late-payment.ts'
import { legalNotes } from './legal-notes.ts'
import { TAXES } from './rates.ts'
import { PLACES } from './places.ts'
import { SETTLEMENT } from './settlement.ts'
import { TAX_IDS } from './tax-ids.ts'

export const COUNTRY: CountryRules = {
  ...DEFAULTS,
  country: 'GB',
  taxName: VAT,
  taxIds: TAX_IDS,
  // https://www.gov.uk/vat-registration/selling-or-moving-goods-in-northern-ireland
  unionPrefix: { goods: 'XI', other: 'GB' },
  legalFormNames: {
    sole_trader: 'Sole trader',
    company: 'Ltd, LLP, PLC',
    association: 'Charity, CIO',
  },
  address: ADDRESS,
  corrections: { ...TRADE_CORRECTIONS, source: 'VAT Regulations 1995, reg. 15C' },
  // A simplified invoice has it too (16A).
  sellerNumber: {
    law: 'VAT Regulations 1995, reg. 14(1)(d)',
    url: 'https://www.legislation.gov.uk/uksi/1995/2518/regulation/14',
  },
  buyerDetails: {
    law: 'VAT Regulations 1995, reg. 14(1)(e)',
    url: 'https://www.legislation.gov.uk/uksi/1995/2518/regulation/14',
    simplified: {
      law: 'VAT Regulations 1995, reg. 16A',
      url: 'https://www.legislation.gov.uk/uksi/1995/2518/regulation/16A',
      limits: [{ currency: 'GBP', amount: decimal('250') }],
      namesNumber: false,
    },
  },
  selfBilling: {
    law: 'VAT Regulations 1995, reg. 13(3) to (3F); VAT Notice 700/62',
    url: 'https://www.gov.uk/guidance/self-billing-notice-70062',
    words: 'The VAT shown is your output tax due to HMRC',
  },
  taxes: TAXES,
  settlement: SETTLEMENT,
  latePayment: LATE_PAYMENT,
  retention: {
    years: 6,
    from: 'document',
    law: 'VAT Notice 700/21',
    source: 'https://www.gov.uk/guidance/record-keeping-for-vat-notice-70021',
  },
  taxCurrency: {
    key: 'vat_regulations',
    required: true,
    statedByRate: true,
    law: 'VAT Regulations 1995, reg. 14(1); VAT Notice 700, 7.7',
    url: 'https://www.gov.uk/foreign-currency-transactions-vat-and-tour-operators',
    rate: { source: 'hmrc', day: 'month' },
  },
  legalNotes,
  places: PLACES,
  // Below the threshold a trader is simply not registered: no scheme, no wording.
  sellerStatus: ({ vatRegistered }) => (vatRegistered ? 'registered' : 'unregistered'),
  electronicAddressScheme: '9932',
  bank: {
    codeName: {
      en: 'Sort code',
      fr: 'Sort code',
      de: 'Sort Code',
      es: 'Sort code',
      pl: 'Sort code',
      it: 'Sort code',
      hi: 'सॉर्ट कोड',
      ar: 'رمز الفرز',
      nl: 'Sort code',
      pt: 'Sort code',
    },
    isBankCode: code => /^\d{6}$/.test(code),
    codePattern: '00-00-00',
    usesBankCodeBesideIban: true,
  },
}
