import type { Minor } from '@bordereau/domain/money/currency'
import { type Identity, identifier } from './identity.ts'
import type { StatementReport } from './read-file.ts'
import { packed, storableHead, transactionRow } from './statement-rows.ts'
import {
  type BankTransaction,
  type LeftOutReason,
  type LeftOutRow,
  NO_SPAN,
  type StatementFacts,
  type StatementHead,
  type StatementSink,
  type StatementRow,
  type StatementSpan,
  extended,
  isLeftOut,
  isUnreadableReason,
  leftOut,
} from './statement.ts'
import type { NewTransaction } from './store.ts'

/**
 * Rows in one transaction of the database: few, because the embedded one has one session for all requests, and because V8
 * collects texts of more than 128 kB seldom.
 */
const SLICE_ROWS = 250
/** So many rows that are left out are shown; the others are counted. */
const MOST_LEFT_OUT = 20

/** A sink, and what it knows at the end of the file. */
export type RowSink = StatementSink & {
  /** The first row that cannot be read, where no row could: the file, or how it is read, is wrong. */
  readonly unreadable: () => LeftOutRow | undefined
}

/** Sends transactions as rows, slice by slice, and each statement after its rows. */
export function rowSink(send: (report: StatementReport) => void): RowSink {
  let part = new StatementPart()
  let [slice, hasTransaction]: [NewTransaction[], boolean] = [[], false]
  let unreadable: LeftOutRow | undefined
  const sendSlice = () => {
    if (slice.length === 0) return
    send({ kind: 'rows', rows: packed(slice) })
    slice = []
  }
  return {
    row: read => {
      const row = withMoney(read)
      if (isLeftOut(row)) {
        part.leaveOut(row)
        if (isUnreadableReason(row.reason)) unreadable ??= row
        return
      }
      hasTransaction = true
      slice.push(transactionRow(row, part.add(row)))
      if (slice.length === SLICE_ROWS) sendSlice()
    },
    statement: facts => {
      sendSlice()
      send({ kind: 'statement', head: storableHead(part.headOf(facts)) })
      part = new StatementPart()
    },
    unreadable: () => (hasTransaction ? undefined : unreadable),
  }
}

/** A row of zero is none: it pays nothing. */
function withMoney(row: StatementRow): StatementRow {
  if (isLeftOut(row) || row.amount !== 0n) return row
  return leftOut('no_amount', row.line, [row.bookedOn, row.partyName, row.text].join(' '))
}

/** What is known of a statement while its rows are read. */
class StatementPart {
  readonly #identify = identifier()
  #span: StatementSpan = NO_SPAN
  #sum: Minor = 0n
  readonly #counts = new Map<LeftOutReason, number>()
  readonly #leftOut: LeftOutRow[] = []

  add(transaction: BankTransaction): Identity {
    this.#span = extended(this.#span, transaction.bookedOn)
    this.#sum += transaction.amount
    return this.#identify(transaction)
  }

  leaveOut(row: LeftOutRow): void {
    this.#counts.set(row.reason, (this.#counts.get(row.reason) ?? 0) + 1)
    if (this.#leftOut.length < MOST_LEFT_OUT) this.#leftOut.push(row)
  }

  headOf(facts: StatementFacts): StatementHead {
    return {
      ...facts,
      ...this.#span,
      leftOut: { counts: Object.fromEntries(this.#counts), rows: this.#leftOut },
      difference: this.#differenceOf(facts),
    }
  }

  #differenceOf({ opening, closing }: StatementFacts): Minor | undefined {
    const isLess = [...this.#counts.keys()].some(isUnreadableReason)
    if (!isLess || !opening || !closing) return undefined
    return closing.amount - opening.amount - this.#sum || undefined
  }
}
