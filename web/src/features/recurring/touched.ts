import { getCalendar } from '@bordereau/contract/calendar'
import { getRecurring, listRecurring, listRuns } from '@bordereau/contract/recurring'
import { AFTER_DOCUMENT } from '../invoices/touched.ts'

/** Answers that are no longer true after a recurring invoice has changed. */
export const AFTER_RECURRING = [listRecurring, getRecurring, listRuns, getCalendar]
export const AFTER_RUN = [...AFTER_RECURRING, ...AFTER_DOCUMENT]
