import type { Route } from '../lib/route.ts'
import { getCustomerStatementPdfRoute } from './get-statement-pdf.ts'
import { listCustomerStatementsRoute } from './list-statements.ts'

export const customerStatementRoutes: Route[] = [
  listCustomerStatementsRoute,
  getCustomerStatementPdfRoute,
]
