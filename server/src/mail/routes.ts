import type { Route } from '../lib/route.ts'
import type { OnOutcome } from './deliver.ts'
import { getMailRoute, getMailSourceRoute } from './get-mail.ts'
import { listMailRoute } from './list-mail.ts'
import { cancelMailRoute, retryMailRoute } from './retry-mail.ts'

/** `onOutcome` writes the outcome of a message to the timeline of its document. */
export const mailRoutes = (onOutcome: OnOutcome): Route[] => [
  listMailRoute,
  getMailRoute,
  getMailSourceRoute,
  retryMailRoute(onOutcome),
  cancelMailRoute(onOutcome),
]
