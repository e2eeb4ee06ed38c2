import { identifier } from './identity.ts'
import type { StatementReport } from './read-file.ts'
import { packed, storableHead, transactionRow } from './statement-rows.ts'
import { NO_SPAN, type StatementSink, type StatementSpan, extended } from './statement.ts'
import type { NewTransaction } from './store.ts'

/**
 * Rows in one transaction of the database: few, because the embedded one has one session for all requests, and because V8
 * collects texts of more than 128 kB seldom.
 */
const SLICE_ROWS = 250

/** Sends transactions as rows, slice by slice, and each statement after its rows. */
export function rowSink(send: (report: StatementReport) => void): StatementSink {
  let [identify, span, slice]: [ReturnType<typeof identifier>, StatementSpan, NewTransaction[]] = [
    identifier(),
    NO_SPAN,
    [],
  ]
  const sendSlice = () => {
    if (slice.length === 0) return
    send({ kind: 'rows', rows: packed(slice) })
    slice = []
  }
  return {
    transaction: one => {
      slice.push(transactionRow(one, identify(one)))
      span = extended(span, one.bookedOn)
      if (slice.length === SLICE_ROWS) sendSlice()
    },
    statement: facts => {
      sendSlice()
      send({ kind: 'statement', head: storableHead({ ...facts, ...span }) })
      identify = identifier()
      span = NO_SPAN
    },
  }
}
