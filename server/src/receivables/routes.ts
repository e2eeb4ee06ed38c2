import type { Route } from '../lib/route.ts'
import { getFollowUpRoute } from './get-follow-up.ts'
import { getReceivablesRoute } from './get-receivables.ts'

export const receivableRoutes: Route[] = [getFollowUpRoute, getReceivablesRoute]
