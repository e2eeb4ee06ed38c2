import type { Route } from '../lib/route.ts'
import { exportOssReturnRoute } from './export-oss-return.ts'
import { exportSalesListRoute } from './export-sales-list.ts'
import { fileReturnRoute } from './file-return.ts'
import { getReturnsOfferedRoute } from './get-returns-offered.ts'
import { getReturnsRoute } from './get-returns.ts'
import { unfileReturnRoute } from './unfile-return.ts'

export const returnRoutes: Route[] = [
  getReturnsRoute,
  getReturnsOfferedRoute,
  exportSalesListRoute,
  exportOssReturnRoute,
  fileReturnRoute,
  unfileReturnRoute,
]
