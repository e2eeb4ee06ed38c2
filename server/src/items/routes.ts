import type { Route } from '../lib/route.ts'
import { archiveItemRoute } from './archive-item.ts'
import { createItemRoute } from './create-item.ts'
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
  importItemsRoute,
]
