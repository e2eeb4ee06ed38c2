import { getDashboard } from '@bordereau/contract/dashboard'
import { listSeries } from '@bordereau/contract/company'
import { countQuotes, getQuote, getQuotePages, listQuotes } from '@bordereau/contract/quotes'

/** Queries whose cached responses are stale after a change to a quote. */
export const QUOTE_QUERIES = [
  listQuotes,
  countQuotes,
  getQuote,
  getQuotePages,
  getDashboard,
  listSeries,
]
