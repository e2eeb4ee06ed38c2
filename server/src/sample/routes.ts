import type { Route } from '../lib/route.ts'
import { exploreSampleRoute } from './explore-sample.ts'

export const sampleRoutes: readonly Route[] = [exploreSampleRoute]
