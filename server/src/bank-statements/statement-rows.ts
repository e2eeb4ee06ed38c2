import { deflateRawSync, inflateRawSync } from 'node:zlib'
import { newId } from '../lib/id.ts'
import { type Identity, identifier } from './identity.ts'
import {
  type BankTransaction,
  type StatementFacts,
  type StatementHead,
  type StatementSpan,
  spaced,
} from './statement.ts'
import type { NewStatement, NewTransaction } from './store.ts'

/** Where a statement comes from. */
export type StatementSource = {
  readonly format: string
  readonly fileName: string
  readonly personId: string
  readonly at: Date
  /** That of the account. */
  readonly currency: string
  /** Not while its transactions are still stored; true where it is left out. */
  readonly complete?: boolean
}

/** What a file says of a statement, with texts that the database can hold. */
export function storableHead(head: StatementHead): StatementHead {
  return {
    ...head,
    account: storable(head.account, MAX_NAME),
    reference: storable(head.reference, MAX_NAME),
  }
}

/** The row of a statement, which covers the days of its transactions. */
export function statementRow(
  statement: StatementFacts & StatementSpan,
  source: StatementSource,
): NewStatement {
  const { account, reference } = statement
  return {
    id: newId(),
    format: source.format,
    file_name: source.fileName,
    account,
    currency: source.currency,
    reference,
    from_day: statement.from,
    to_day: statement.to,
    opening_minor: statement.opening?.amount ?? null,
    closing_minor: statement.closing?.amount ?? null,
    transaction_count: statement.count,
    imported_by: source.personId,
    imported_at: source.at,
    complete: source.complete ?? true,
  }
}

/** The rows of all transactions of a statement, in their order. */
export function transactionRows(transactions: readonly BankTransaction[]): NewTransaction[] {
  const identify = identifier()
  return transactions.map(one => transactionRow(one, identify(one)))
}

/** Rows as compressed JSON: as objects the transactions of a long file take fifty times the memory. */
export function packed(rows: readonly NewTransaction[]): Uint8Array {
  return deflateRawSync(JSON.stringify(rows), { level: 1 })
}

/** The JSON of packed rows. */
export function unpacked(rows: Uint8Array): string {
  return inflateRawSync(rows).toString()
}

/** Longer than any bank writes; what is beyond is no reference to a document. */
const MAX_TEXT = 2_000
const MAX_NAME = 300
const MAX_REFERENCES = 10

/** The row of a transaction of a statement. `identity`: see identity.ts. */
export function transactionRow(
  transaction: BankTransaction,
  { identity, entry }: Identity,
): NewTransaction {
  const { references, endToEndId } = transaction
  const quoted = [...references, endToEndId].filter(one => one !== '').slice(0, MAX_REFERENCES)
  return {
    id: newId(),
    identity,
    booked_on: transaction.bookedOn,
    value_on: transaction.valueOn ?? null,
    currency: transaction.currency,
    amount_minor: transaction.amount.toString(),
    party_name: storable(transaction.partyName, MAX_NAME),
    party_account: storable(transaction.partyAccount, MAX_NAME),
    reference_list: quoted.map(one => storable(one, MAX_NAME)),
    text: storable(transaction.text, MAX_TEXT),
    charges_minor: transaction.charges.toString(),
    reversal: transaction.reversal,
    entry_identity: entry?.whole ?? null,
    short_entry_identity: entry?.short ?? null,
    entry_minor: entry === undefined ? null : (transaction.batch?.amount.toString() ?? null),
    written: writtenOf(transaction),
  }
}

function writtenOf({ written }: BankTransaction): NewTransaction['written'] {
  if (!written) return null
  const texts: string[] = []
  let length = 0
  for (const cell of written.texts) {
    const text = spaced(storable(cell, MAX_TEXT))
    length += text.length
    if (length > MAX_WRITTEN) break
    texts.push(text)
  }
  return { days: written.days, amounts: written.amounts.map(String), texts }
}

/** Of all cells of a row. */
const MAX_WRITTEN = 20_000

/** Without what neither JSON nor the database can hold; cut first, because the limit may be within a character. */
function storable(text: string, most: number): string {
  return (
    text
      .slice(0, most)
      // eslint-disable-next-line no-control-regex
      .replace(/[\u0000-\u0009\u000b-\u001f\p{Surrogate}\ufffe\uffff]/gu, ' ')
  )
}
