import type { Choices } from './import-dialog.ts'

/** A file as a bank writes it, and what must be shown of it. */
export type StatementFile = {
  readonly of: string
  readonly name: string
  readonly bytes: Buffer
  /** A sentence by which the dialog asks; nothing is asked where it is left out. */
  readonly asks?: string
  readonly choices?: Choices
  readonly says: string
  /** Line, text and reason of each row that is left out. */
  readonly leftOut?: readonly (readonly string[])[]
  /** What the list has more afterwards: day | payer / text | amount. */
  readonly listed: readonly string[]
  /** What it has no more. */
  readonly gone?: readonly string[]
}

export const ONE = '1 new transaction'
export const NONE = 'The statement has no booked transactions.'
export const NOT_BOOKED = 'Not booked by the bank'
