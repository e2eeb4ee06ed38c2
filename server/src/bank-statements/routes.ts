import type { Route } from '../lib/route.ts'
import { importBankStatementRoute } from './import-statement.ts'
import { listBankStatementsRoute } from './list-statements.ts'
import { bankTransactionCountsRoute, listBankTransactionsRoute } from './list-transactions.ts'
import { matchBankTransactionRoute } from './match-transaction.ts'
import { matchCertainRoute } from './match-certain.ts'
import { ignoreBankTransactionRoute, undoBankTransactionRoute } from './undo.ts'

export const bankStatementRoutes: readonly Route[] = [
  importBankStatementRoute,
  listBankStatementsRoute,
  listBankTransactionsRoute,
  bankTransactionCountsRoute,
  matchBankTransactionRoute,
  matchCertainRoute,
  ignoreBankTransactionRoute,
  undoBankTransactionRoute,
]
