import type { Route } from '../lib/route.ts'
import { getMailRoute, getMailSourceRoute } from './get-mail.ts'
import { listMailRoute } from './list-mail.ts'
import { cancelMailRoute, retryMailRoute } from './retry-mail.ts'

export const mailRoutes: Route[] = [
  listMailRoute,
  getMailRoute,
  getMailSourceRoute,
  retryMailRoute,
  cancelMailRoute,
]
