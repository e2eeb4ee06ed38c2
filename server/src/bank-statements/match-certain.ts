import { matchCertainTransactions } from '@bordereau/contract/bank-statements'
import { enqueueJob } from '../jobs/store.ts'
import { respond, workspaceRoute } from '../lib/route.ts'
import { certainOf, propose } from './propose.ts'

/** The kind of the job, which match-certain-job.ts does. */
export const MATCH_CERTAIN = 'match_bank_transactions'

/** The subject of the job is the person in whose name the payments are recorded. */
export const matchCertainRoute = workspaceRoute(
  matchCertainTransactions,
  async ({ context, tx, member: { workspaceId, id: personId } }) => {
    const certain = certainOf(await propose(tx, workspaceId)).length
    const at = context.clock.now()
    if (certain > 0) {
      await enqueueJob(tx, {
        workspaceId,
        kind: MATCH_CERTAIN,
        subjectId: personId,
        runAt: at,
        at,
        dedupeKey: `${MATCH_CERTAIN} ${at.toISOString()}`,
        bulk: true,
      })
      context.notifyJobRunner()
    }
    return respond({ certain })
  },
)
