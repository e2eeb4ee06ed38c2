import type { Route } from '../lib/route.ts'
import { chooseDefaultViewRoute } from './choose-default.ts'
import { deleteViewRoute } from './delete-view.ts'
import { listViewsRoute } from './list-views.ts'
import { createViewRoute, updateViewRoute } from './save-view.ts'

export const viewRoutes: Route[] = [
  listViewsRoute,
  createViewRoute,
  chooseDefaultViewRoute,
  updateViewRoute,
  deleteViewRoute,
]
