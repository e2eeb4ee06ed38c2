import type { Route } from '../lib/route.ts'
import { cancelBatchRoute } from './cancel-batch.ts'
import { checkBatchRoute } from './check-batch.ts'
import { createBatchRoute } from './create-batch.ts'
import { getBatchRoute, listBatchItemsRoute, listRunningBatchesRoute } from './get-batch.ts'

export const batchRoutes: Route[] = [
  checkBatchRoute,
  createBatchRoute,
  listRunningBatchesRoute,
  getBatchRoute,
  listBatchItemsRoute,
  cancelBatchRoute,
]
