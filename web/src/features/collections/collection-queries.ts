import { getInvoice } from '@bordereau/contract/invoices'
import { getCollection, listMandates } from '@bordereau/contract/payment-mandates'
import { getFollowUp, getReceivables, listUpcoming } from '@bordereau/contract/reminders'

/** Queries whose cached responses are stale after a change to what is collected. */
export const COLLECTION_QUERIES = [
  getCollection,
  listMandates,
  getFollowUp,
  listUpcoming,
  getReceivables,
  getInvoice,
]
