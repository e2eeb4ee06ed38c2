import {
  type BankTransaction,
  type LeftOutRow,
  type StatementFacts,
  type StatementSink,
  isLeftOut,
} from '../statement.ts'

type Collected = StatementFacts & {
  readonly transactions: readonly BankTransaction[]
  readonly leftOut: readonly LeftOutRow[]
}

/** The statements that a reader hands over, with their rows. */
export function collected(read: (sink: StatementSink) => void): readonly Collected[] {
  const statements: Collected[] = []
  let [transactions, leftOut]: [BankTransaction[], LeftOutRow[]] = [[], []]
  read({
    row: row => (isLeftOut(row) ? leftOut.push(row) : transactions.push(row)),
    statement: facts => {
      statements.push({ ...facts, transactions, leftOut })
      ;[transactions, leftOut] = [[], []]
    },
  })
  return statements
}
