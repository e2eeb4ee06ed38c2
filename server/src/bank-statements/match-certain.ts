import { matchCertainTransactions } from '@bordereau/contract/bank-statements'
import { enqueueJob } from '../jobs/store.ts'
import { respond, workspaceRoute } from '../lib/route.ts'
import { proposalsOf } from './proposals.ts'

/** The kind of the job, which match-certain-job.ts does. */
export const MATCH_CERTAIN = 'match_bank_transactions'

/** The subject of the job is the person in whose name the payments are recorded. */
export const matchCertainRoute = workspaceRoute(
  matchCertainTransactions,
  async ({ context, tx, member: { workspaceId, id: personId } }) => {
    const proposals = await proposalsOf(tx, context, workspaceId)
    const certain = await proposals.countCertain()
    const at = context.clock.now()
    // The job records what is certain when it comes to it.
    if (certain > 0 || proposals.renewing) {
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
