import { TRADE_CORRECTIONS } from './corrections.ts'
import type { CountryRules } from './country.ts'
import { NO_SETTLEMENT_RULES } from './settlement.ts'

/** What is the same in most countries; a country replaces what its law or its banks do otherwise. */
export const DEFAULTS = {
  sellerStatus: ({ vatRegistered }) => (vatRegistered ? 'registered' : 'small_business'),
  ruling: () => undefined,
  legalFormNames: {},
  legalNotes: () => [],
  numberRules: { maxLength: 50, character: /[A-Za-z0-9 ./_#+-]/, first: /[A-Za-z0-9]/ },
  numberPatterns: {
    invoice: 'INV-{YYYY}-{seq:4}',
    credit_note: 'CN-{YYYY}-{seq:4}',
    quote: 'Q{YYYY}-{seq:4}',
  },
  corrections: TRADE_CORRECTIONS,
  bank: {},
  creditNotesNameAccount: false,
  paperSize: 'a4',
  // DIN 5008, form B: the address zone of 85 by 45 mm, its fold marks and the mark in the middle.
  addressWindow: { x: 25, y: 50, width: 80, height: 40, beside: 122, marks: [105, 148.5, 210] },
  obligations: () => Promise.resolve([]),
  settlement: NO_SETTLEMENT_RULES,
} as const satisfies Partial<CountryRules>
