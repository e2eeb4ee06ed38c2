import type { Minor } from '../money/currency.ts'

/**
 * Why a payment settles more of a document than was paid: the bank of the payer or of the seller kept a fee, the payer
 * withheld a tax of the seller (IRPF, ritenuta, TDS, CIS), took the agreed discount for early payment, or the seller
 * gives the rest up.
 */
export const DEDUCTION_KINDS = ['bank_fee', 'withheld', 'cash_discount', 'written_off'] as const
export type DeductionKind = (typeof DEDUCTION_KINDS)[number]

/** What of a document is settled without money, in minor units of the document's currency. */
export type Deduction = {
  readonly kind: DeductionKind
  readonly amount: Minor
  /** In the seller’s words; required where the rest is written off: the books need it. */
  readonly reason: string
}

/** The kind of a stored deduction; null for an allocation of money. */
export function deductionOf(kind: string | null): DeductionKind | null {
  return DEDUCTION_KINDS.find(known => known === kind) ?? null
}

export function sumOfDeductions(deductions: readonly Deduction[]): Minor {
  return deductions.reduce((sum, { amount }) => sum + amount, 0n)
}
