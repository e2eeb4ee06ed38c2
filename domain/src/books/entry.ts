import type { AccountRole } from '../country/accounting.ts'
import type { LocalDate } from '../date.ts'
import type { Currency, Minor } from '../money/currency.ts'
import type { Decimal } from '../money/decimal.ts'
import type { TaxCategoryCode } from '../tax-category/category.ts'

/** The books that sales and what is received for them are entered in. */
export const JOURNALS = ['sales', 'bank', 'cash', 'online'] as const
export type Journal = (typeof JOURNALS)[number]

/** The tax by which an account of revenue or tax is chosen. */
export type SoldTax = {
  readonly category: TaxCategoryCode
  readonly rate: Decimal
  /** The tax of another state, declared by the one-stop shop. */
  readonly isForeign: boolean
  /** The buyer is in another country than the seller. */
  readonly isAbroad: boolean
  /** The middle party of a triangular transaction. */
  readonly isTriangle?: true
  /** Only goods are sold at home, which the process of a French document says (BT-23). */
  readonly isGoods?: true
}

/**
 * What was sold under one tax: revenue and its tax, in minor units of the company's currency; a sale is negative (credit). A
 * discount for early payment takes both back when the payment comes.
 */
export type Sale = {
  readonly tax: SoldTax
  readonly taxable: Minor
  readonly amount: Minor
  readonly role?: 'discount'
}

/** An amount on an account, in minor units of the company's currency: debit positive, credit negative. */
export type Posting = {
  readonly role: Exclude<AccountRole, 'revenue' | 'tax'>
  readonly amount: Minor
}

/**
 * A journal entry: sales and postings against one account, `contra`, whose amount is the opposite of their sum
 * (contraOf), so that no entry is out of balance.
 */
export type Entry = {
  readonly journal: Journal
  readonly date: LocalDate
  /** Of a document: the day of supply that it states, and the one on which its tax arises. */
  readonly supplied?: LocalDate
  readonly taxDay?: LocalDate
  /** The number of the document, or the reference of the payment. */
  readonly piece: string
  readonly customer: { readonly id: string; readonly name: string }
  readonly contra: Posting['role']
  readonly sales: readonly Sale[]
  readonly postings: readonly Posting[]
  /** The amount of `contra` in the currency of the document or payment, where that is another one. */
  readonly foreign?: { readonly currency: Currency; readonly amount: Minor }
}

/** A debit (positive) or credit of an entry, in minor units of the company's currency. */
export type EntryLine =
  | { readonly role: Posting['role']; readonly amount: Minor; readonly isContra: boolean }
  | {
      readonly role: 'revenue' | 'tax' | 'discount'
      readonly tax: SoldTax
      readonly amount: Minor
    }

export function contraOf({ sales, postings }: Pick<Entry, 'sales' | 'postings'>): Minor {
  const sold = sales.reduce((sum, { taxable, amount }) => sum + taxable + amount, 0n)
  return -postings.reduce((sum, { amount }) => sum + amount, sold)
}

/** The lines of an entry, which add up to 0; without those of 0, so that an entry of nothing has none. */
export function linesOf(entry: Entry): readonly EntryLine[] {
  const lines: readonly EntryLine[] = [
    { role: entry.contra, amount: contraOf(entry), isContra: true },
    ...entry.sales.flatMap(({ tax, taxable, amount, role }): EntryLine[] => [
      { role: role ?? 'revenue', tax, amount: taxable },
      { role: 'tax', tax, amount },
    ]),
    ...entry.postings.map(({ role, amount }): EntryLine => ({ role, amount, isContra: false })),
  ]
  return lines.filter(({ amount }) => amount !== 0n)
}
