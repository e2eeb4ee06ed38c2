import type { Route } from '../lib/route.ts'
import { getBookkeepingRoute, putBookkeepingRoute } from './bookkeeping.ts'
import { exportBooksRoute } from './export-books.ts'
import { exportReturnBoxesRoute } from './export-return-boxes.ts'
import { exportTaxFileRoute } from './export-tax-file.ts'
import { getReturnBoxDocumentsRoute } from './get-return-box-documents.ts'
import { getReturnBoxesRoute } from './get-return-boxes.ts'

export const bookRoutes: Route[] = [
  getBookkeepingRoute,
  putBookkeepingRoute,
  exportBooksRoute,
  exportTaxFileRoute,
  getReturnBoxesRoute,
  getReturnBoxDocumentsRoute,
  exportReturnBoxesRoute,
]
