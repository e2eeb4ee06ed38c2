import { inWorkspace } from '../db/database.ts'
import type { JobHandler } from '../jobs/runner.ts'
import { findMandate, markReleased, methodOf } from '../mandates/store.ts'
import { savingAccess } from './collection-order.ts'

/**
 * Makes the provider forget the method of a mandate that ended here. Tried again with the job; where the company's account
 * at the provider is another one meanwhile, nothing can be asked, and nothing is ever collected.
 */
export const releaseMethod: JobHandler = async (context, { workspaceId, subjectId }) => {
  const scope = { workspaceId }
  const found = await inWorkspace(context.db, scope, async tx => {
    const mandate = await findMandate(tx, workspaceId, subjectId)
    if (mandate?.status !== 'ended' || mandate.released_at !== null) return undefined
    const access = await savingAccess(tx, context, mandate)
    return access && { mandate, access }
  })
  if (!found) return
  const { mandate, access } = found
  await access.provider.saving.release(access.services, methodOf(mandate))
  await inWorkspace(context.db, scope, tx =>
    markReleased(tx, workspaceId, mandate.id, context.clock.now()),
  )
}
