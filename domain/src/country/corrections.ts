import type { CorrectionRules } from './country.ts'

/** Directive 2006/112/EC, art. 219: every document that amends an invoice and refers to it is treated as an invoice. */
export const EU_CORRECTIONS: CorrectionRules = {
  types: ['credit_note', 'debit_note', 'corrected_invoice'],
  lowersAs: 'amount',
  series: 'invoice',
  source: 'Directive 2006/112/EC, art. 219',
}

/** Where no law on corrections is known: the two documents of general trade. */
export const TRADE_CORRECTIONS: CorrectionRules = {
  types: ['credit_note', 'debit_note'],
  lowersAs: 'amount',
  series: 'invoice',
  source: '',
}
