import type { BankTransaction, Statement, StatementSink } from '../statement.ts'

/** The statements that a reader hands over, with their transactions. */
export function collected(read: (sink: StatementSink) => void): readonly Statement[] {
  const statements: Statement[] = []
  let transactions: BankTransaction[] = []
  read({
    transaction: transaction => transactions.push(transaction),
    statement: facts => {
      statements.push({ ...facts, transactions })
      transactions = []
    },
  })
  return statements
}
