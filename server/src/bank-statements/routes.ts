import type { Route } from '../lib/route.ts'
import { importBankStatementRoute } from './import-statement.ts'
import { bankTransactionCountsRoute, listBankTransactionsRoute } from './list-transactions.ts'
import { matchBankTransactionRoute } from './match-transaction.ts'
import { matchCertainRoute } from './match-certain.ts'
import { ignoreBankTransactionRoute, undoBankTransactionRoute } from './undo.ts'

export const bankStatementRoutes: readonly Route[] = [
  importBankStatementRoute,
  listBankTransactionsRoute,
  bankTransactionCountsRoute,
  matchBankTransactionRoute,
  matchCertainRoute,
  ignoreBankTransactionRoute,
  undoBankTransactionRoute,
]
