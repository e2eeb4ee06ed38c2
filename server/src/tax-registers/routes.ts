import type { Route } from '../lib/route.ts'
import { checkTaxRegisterRoute } from './check-number.ts'
import { listTaxRegisterChecksRoute } from './list-checks.ts'

export const taxRegisterRoutes: readonly Route[] = [
  listTaxRegisterChecksRoute,
  checkTaxRegisterRoute,
]
