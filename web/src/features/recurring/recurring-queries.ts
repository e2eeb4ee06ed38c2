import { getCalendar } from '@bordereau/contract/calendar'
import { getRecurring, listRecurring, listRuns } from '@bordereau/contract/recurring'
import { DOCUMENT_QUERIES } from '../document/invoice-queries.ts'

/** Queries whose cached responses are stale after a change to a recurring invoice. */
export const RECURRING_QUERIES = [listRecurring, getRecurring, listRuns, getCalendar]
export const RUN_QUERIES = [...RECURRING_QUERIES, ...DOCUMENT_QUERIES]
