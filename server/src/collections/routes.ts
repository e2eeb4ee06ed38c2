import type { Route } from '../lib/route.ts'
import { changeCollectionRoute } from './change-collection.ts'
import { getCollectionRoute } from './get-collection.ts'
import { endMandateRoute, listMandatesRoute, setCollectsRoute } from './mandates.ts'

export const collectionRoutes: Route[] = [
  listMandatesRoute,
  setCollectsRoute,
  endMandateRoute,
  getCollectionRoute,
  changeCollectionRoute,
]
