import type { Route } from '../lib/route.ts'
import { getFollowUpRoute } from './get-follow-up.ts'

export const receivableRoutes: Route[] = [getFollowUpRoute]
