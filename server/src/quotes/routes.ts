import type { Route } from '../lib/route.ts'
import { composeQuoteMailRoute } from './compose-quote-mail.ts'
import { createQuoteRoute } from './create-quote.ts'
import { deleteQuoteRoute } from './delete-quote.ts'
import { getQuoteRoute } from './get-quote.ts'
import { invoiceQuoteRoute } from './invoice-quote.ts'
import { countQuotesRoute, listQuotesRoute } from './list-quotes.ts'
import { previewQuoteRoute } from './preview-quote.ts'
import { publicQuoteRoutes } from './page/routes.ts'
import { getQuoteFileRoute, getQuotePagesRoute } from './quote-files.ts'
import { reviseQuoteRoute } from './revise-quote.ts'
import { saveQuoteRoute } from './save-quote.ts'
import { sendQuoteRoute } from './send-quote.ts'
import { withdrawQuoteRoute } from './withdraw-quote.ts'

export const quoteRoutes: Route[] = [
  listQuotesRoute,
  countQuotesRoute,
  createQuoteRoute,
  getQuoteRoute,
  previewQuoteRoute,
  saveQuoteRoute,
  deleteQuoteRoute,
  composeQuoteMailRoute,
  sendQuoteRoute,
  reviseQuoteRoute,
  withdrawQuoteRoute,
  invoiceQuoteRoute,
  getQuotePagesRoute,
  getQuoteFileRoute,
  ...publicQuoteRoutes,
]
