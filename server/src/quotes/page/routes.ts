import type { Route } from '../../lib/route.ts'
import { answerQuoteRoute } from './answer-quote.ts'
import { getQuoteLogoRoute, getQuotePdfRoute } from './get-quote-file.ts'
import { getQuotePageRoute } from './get-quote-page.ts'

export const publicQuoteRoutes: Route[] = [
  getQuotePageRoute,
  getQuoteLogoRoute,
  getQuotePdfRoute,
  answerQuoteRoute,
]
