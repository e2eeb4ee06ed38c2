import type { Route } from '../lib/route.ts'
import { draftTemplateRoute } from './draft-from-template.ts'
import { replaceTemplateRoute } from './replace-template.ts'
import {
  endRecurringRoute,
  pauseRecurringRoute,
  resumeRecurringRoute,
  skipRunRoute,
} from './change-state.ts'
import { createRecurringRoute } from './create-recurring.ts'
import { getRecurringRoute } from './get-recurring.ts'
import { listRecurringRoute } from './list-recurring.ts'
import { listRunsRoute } from './list-runs.ts'
import { runNowRoute } from './run-now.ts'
import { updateRecurringRoute } from './update-recurring.ts'

export const recurringRoutes: Route[] = [
  listRecurringRoute,
  createRecurringRoute,
  getRecurringRoute,
  updateRecurringRoute,
  listRunsRoute,
  pauseRecurringRoute,
  resumeRecurringRoute,
  endRecurringRoute,
  skipRunRoute,
  runNowRoute,
  draftTemplateRoute,
  replaceTemplateRoute,
]
