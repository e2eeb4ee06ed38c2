import type { Route } from '../lib/route.ts'
import { getBookkeepingRoute, putBookkeepingRoute } from './bookkeeping.ts'
import { exportBooksRoute } from './export-books.ts'
import { exportTaxFileRoute } from './export-tax-file.ts'

export const bookRoutes: Route[] = [
  getBookkeepingRoute,
  putBookkeepingRoute,
  exportBooksRoute,
  exportTaxFileRoute,
]
