import type { LocalDate } from '../date.ts'
import type { Currency, Minor } from '../money/currency.ts'

/** What a customer's account is charged with or settled by. */
export const ENTRY_KINDS = [
  'invoice',
  'credit_note',
  'payment',
  'refund',
  /** Withheld, discounted or written off beside the money. */
  'deduction',
  /** A corrected invoice stands for it. */
  'replaced',
] as const
export type EntryKind = (typeof ENTRY_KINDS)[number]

/** A row of a customer's account. `amount` in minor units: positive is charged, negative settled. */
export type AccountEntry = {
  readonly date: LocalDate
  readonly kind: EntryKind
  /** The number of the document, or the reference of the payment. */
  readonly reference: string
  readonly currency: Currency
  readonly amount: Minor
}

/** An account in one currency over a period: opening + entries = closing, and each row's balance is the sum up to it. */
export type Statement = {
  readonly currency: Currency
  readonly opening: Minor
  readonly rows: readonly (AccountEntry & { readonly balance: Minor })[]
  readonly charged: Minor
  readonly settled: Minor
  /** Positive: the customer owes it; negative: it is the customer's credit. */
  readonly closing: Minor
}

/**
 * A statement for each currency with entries or a balance, by currency. `entries` are those of the period in their order;
 * `closing` has the sums of all entries to its end, so that what came before the period needs not be read.
 */
export function statementsOf(
  entries: readonly AccountEntry[],
  closing: ReadonlyMap<Currency, Minor>,
): readonly Statement[] {
  const currencies = new Set([...closing.keys(), ...entries.map(entry => entry.currency)])
  return [...currencies].toSorted().flatMap(currency => {
    const own = entries.filter(entry => entry.currency === currency)
    const end = closing.get(currency) ?? 0n
    if (own.length === 0 && end === 0n) return []
    const sum = (amounts: readonly Minor[]) => amounts.reduce((total, one) => total + one, 0n)
    const charged = sum(own.map(({ amount }) => (amount > 0n ? amount : 0n)))
    const settled = sum(own.map(({ amount }) => (amount < 0n ? -amount : 0n)))
    const opening = end - charged + settled
    let balance = opening
    const rows = own.map(entry => {
      balance += entry.amount
      return { ...entry, balance }
    })
    return [{ currency, opening, rows, charged, settled, closing: end }]
  })
}
