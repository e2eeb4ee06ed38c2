import { listRuns } from '@bordereau/contract/recurring'
import { MAX_COUNTED } from '@bordereau/contract/value'
import { refuse } from '@bordereau/domain/decision'
import { respond, workspaceRoute } from '../lib/route.ts'
import { presentRun } from './present.ts'
import { countRuns, listRunPage } from './run-store.ts'
import { findRecurring } from './store.ts'

const PAGE = 25

export const listRunsRoute = workspaceRoute(
  listRuns,
  async ({ tx, member: { workspaceId }, query }) => {
    const { recurringId } = query
    if (!(await findRecurring(tx, workspaceId, recurringId))) return refuse('not_found')
    const page = { after: query.after, limit: query.limit ?? PAGE }
    const { rows, next } = await listRunPage(tx, workspaceId, recurringId, page)
    const total = await countRuns(tx, workspaceId, recurringId, MAX_COUNTED)
    return respond({ rows: rows.map(presentRun), next, total })
  },
)
