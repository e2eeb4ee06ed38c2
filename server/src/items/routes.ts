import type { Route } from '../lib/route.ts'
import { archiveItemRoute, archiveItemsRoute } from './archive-item.ts'
import { createItemRoute } from './create-item.ts'
import { exportItemsRoute } from './export-items.ts'
import { getItemRoute } from './get-item.ts'
import { importItemsRoute } from './import-items.ts'
import { listItemsRoute } from './list-items.ts'
import { updateItemRoute } from './update-item.ts'

export const itemRoutes: readonly Route[] = [
  listItemsRoute,
  getItemRoute,
  createItemRoute,
  updateItemRoute,
  archiveItemRoute,
  archiveItemsRoute,
  exportItemsRoute,
  importItemsRoute,
]
