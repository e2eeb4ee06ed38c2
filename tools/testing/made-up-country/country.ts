import type { CountryRules } from '@bordereau/domain/country/country'
import { DEFAULTS } from '@bordereau/domain/country/defaults'
import { ONE, subtract } from '@bordereau/domain/money/decimal'
import { ADDRESS } from './address.ts'
import { legalNotes } from './legal-notes.ts'
import { PAYMENT_CODE } from './payment-code.ts'
import { TAXES } from './rates.ts'
import { TAX_IDS } from './tax-ids.ts'

/** A country that does everything otherwise than the default; ZZ is reserved for users by ISO 3166-1. */
export const COUNTRY: CountryRules = {
  ...DEFAULTS,
  country: 'ZZ',
  taxName: { en: 'Zedtax' },
  taxIds: TAX_IDS,
  address: ADDRESS,
  taxes: TAXES,
  ruling: ({ destination }) =>
    destination === 'home'
      ? { key: 'zed', reason: 'home', proofs: [] }
      : { key: 'shipped', reason: 'export_goods', proofs: [] },
  taxParts: () => ({
    names: ['Moon tax', 'Sun tax'],
    parts: rate => [
      { name: 'Moon tax', rate: subtract(rate, ONE) },
      { name: 'Sun tax', rate: ONE },
    ],
    split: ({ rate, tax }) => [
      { name: 'Moon tax', rate, tax: tax - 100n },
      { name: 'Sun tax', rate, tax: 100n },
    ],
  }),
  legalNotes,
  numberRules: { maxLength: 9, character: /[Z0-9-]/, first: /Z/ },
  numberPatterns: {
    invoice: 'ZZ{YY}-{seq:3}',
    credit_note: 'ZZZ{YY}-{seq:3}',
    quote: 'Z{YY}-{seq:3}',
  },
  itemCodes: { listId: 'TST', name: { en: 'Zed code' } },
  electronicAddressScheme: '0060',
  bank: { codeName: { en: 'Zed bank number' }, isBankCode: code => code === 'ZED1' },
  paymentCode: PAYMENT_CODE,
  creditNotesNameAccount: true,
  paperSize: 'us-letter',
  domesticRuleSet: 'peppol',
  obligations: async () => (await import('./obligations.ts')).OBLIGATIONS,
}
