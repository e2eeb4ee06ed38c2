import { listPayments } from '@bordereau/contract/payments'
import { getFollowUp, getReceivables, listUpcoming } from '@bordereau/contract/reminders'
import { DOCUMENT_QUERIES } from './invoice-queries.ts'

/** Queries whose cached responses are stale after a change to what was paid. */
export const PAYMENT_QUERIES = [
  ...DOCUMENT_QUERIES,
  listPayments,
  getFollowUp,
  listUpcoming,
  getReceivables,
]
