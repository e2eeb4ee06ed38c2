import { bankTransactionCounts, listBankTransactions } from '@bordereau/contract/bank-statements'
import { PAYMENT_QUERIES } from '../document/payment-queries.ts'

/** Queries whose cached responses are stale after a statement was imported. */
export const STATEMENT_QUERIES = [listBankTransactions, bankTransactionCounts]
/** And after a transaction was recorded as a payment, or that was undone. */
export const MATCH_QUERIES = [...PAYMENT_QUERIES, ...STATEMENT_QUERIES]
