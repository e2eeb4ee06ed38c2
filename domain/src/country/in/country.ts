import { TRADE_CORRECTIONS } from '../corrections.ts'
import type { CountryRules, Ruling, SellerStatus } from '../country.ts'
import type { SupplyFacts } from '../supply.ts'
import type { TaxId } from '../../party/party.ts'
import { DEFAULTS } from '../defaults.ts'
import { ADDRESS } from './address.ts'
import { taxParts } from './document-gst.ts'
import { LATE_PAYMENT } from './late-payment.ts'
import { legalNotes } from './legal-notes.ts'
import { PAPER } from './paper.ts'
import { PLACES } from './places.ts'
import { PAYMENT_CODE } from './payment-code.ts'
import { TAXES } from './rates.ts'
import { SETTLEMENT } from './settlement.ts'
import { TAX_IDS } from './tax-ids.ts'

export const COUNTRY: CountryRules = {
  ...DEFAULTS,
  country: 'IN',
  taxName: { en: 'GST', hi: 'जीएसटी' },
  taxPartNames: {
    CGST: { en: 'CGST', hi: 'सीजीएसटी' },
    SGST: { en: 'SGST', hi: 'एसजीएसटी' },
    UTGST: { en: 'UTGST', hi: 'यूटीजीएसटी' },
    IGST: { en: 'IGST', hi: 'आईजीएसटी' },
  },
  taxIds: TAX_IDS,
  legalFormNames: {
    sole_trader: 'Proprietorship',
    company: 'Pvt. Ltd., LLP, partnership',
    association: 'Trust, society',
  },
  address: ADDRESS,
  corrections: { ...TRADE_CORRECTIONS, source: 'CGST Act 2017, s. 34' },
  buyerDetails: {
    law: 'CGST Rules 2017, rule 46 (d)',
    url: 'https://taxinformation.cbic.gov.in/content/html/tax_repository/gst/rules/cgst_rules/active/chapter6/rule46_v1.00.html',
  },
  taxes: TAXES,
  settlement: SETTLEMENT,
  latePayment: LATE_PAYMENT,
  retention: {
    years: 6,
    from: 'indian_annual_return',
    law: 'CGST Act 2017, s. 36',
    source:
      'https://taxinformation.cbic.gov.in/content/html/tax_repository/gst/acts/2017_CGST_act/active/chapter8/section36_v1.00.html',
  },
  legalNotes,
  sellerStatus,
  places: PLACES,
  ruling,
  taxParts,
  // CGST Rules 2017, rule 46 (b); the portal refuses a number that starts with 0, - or /.
  numberRules: { maxLength: 16, character: /[A-Za-z0-9/-]/, first: /[A-Za-z1-9]/ },
  numberPatterns: {
    invoice: 'INV/{FY}/{seq:4}',
    credit_note: 'CN/{FY}/{seq:4}',
    quote: 'QT/{FY}/{seq:4}',
  },
  // UNTDID 7143: HS, the harmonised system that HSN and SAC extend.
  itemCodes: {
    listId: 'HS',
    name: {
      en: 'HSN or SAC',
      fr: 'HSN ou SAC',
      de: 'HSN oder SAC',
      es: 'HSN o SAC',
      pl: 'HSN lub SAC',
      it: 'HSN o SAC',
      hi: 'HSN या SAC',
      ar: 'HSN أو SAC',
      nl: 'HSN of SAC',
      pt: 'HSN ou SAC',
    },
  },
  bank: {
    codeName: { en: 'IFSC' },
    // The bank, a reserved zero, the branch.
    isBankCode: code => /^[A-Z]{4}0[A-Z0-9]{6}$/.test(code),
    usesUpi: true,
  },
  paper: PAPER,
  paymentCode: PAYMENT_CODE,
  nationalRules: 'india',
  obligations: async () => (await import('./obligations.ts')).OBLIGATIONS,
}

/** A seller with a GSTIN that charges no tax is under the composition scheme (CGST Act 2017, s. 10). */
function sellerStatus(seller: {
  readonly vatRegistered: boolean
  readonly taxIds: readonly TaxId[]
}): SellerStatus {
  if (seller.vatRegistered) return 'registered'
  const hasGstin = seller.taxIds.some(({ kind, value }) => kind === 'gstin' && value.trim() !== '')
  return hasGstin ? 'composition' : 'unregistered'
}

/**
 * IGST Act 2017, s. 16: exports of goods and services and supplies to special economic zones are zero-rated. Between two parties
 * in India a service performed abroad is supplied where its recipient is (s. 12 (3), (7)).
 */
function ruling({ status, where, destination, buyerIn, buyer }: SupplyFacts): Ruling | undefined {
  if (status === 'composition') return { key: 'composition', reason: 'composition', proofs: [] }
  if (status !== 'registered') return undefined
  if (destination !== 'home' && where === 'place' && buyerIn === 'home')
    return { key: 'standard', reason: 'home', proofs: [] }
  if (destination !== 'home')
    return { key: 'export', reason: 'zero_rated_under_lut', proofs: ['undertaking'] }
  if (buyer.certificate === '') return undefined
  const proofs = ['undertaking', 'zone_endorsement'] as const
  return { key: 'sez', reason: 'special_economic_zone', proofs }
}
