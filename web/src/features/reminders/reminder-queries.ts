import { getInvoice } from '@bordereau/contract/invoices'
import { getRecurring, listRecurring } from '@bordereau/contract/recurring'
import { getFollowUp, getReceivables, listUpcoming } from '@bordereau/contract/reminders'

/** Queries whose cached responses are stale after a change to what goes out by itself. */
export const FOLLOW_UP_QUERIES = [getFollowUp, listUpcoming, getReceivables, getInvoice]
export const UPCOMING_QUERIES = [...FOLLOW_UP_QUERIES, listRecurring, getRecurring]
