import { deleteCompany } from '@bordereau/contract/company'
import { refuse } from '@bordereau/domain/decision'
import { respond, workspaceRoute } from '../lib/route.ts'
import { lockAllSeries } from './series-store.ts'
import { findCompany } from './store.ts'
import { abandonWorkspace, deleteWorkspace, hasIssued } from './workspace-store.ts'

export const deleteCompanyRoute = workspaceRoute(deleteCompany, async ({ context, tx, member }) => {
  const { workspaceId } = member
  await lockAllSeries(tx, workspaceId)
  const issued = await hasIssued(tx, workspaceId)
  if (issued && !(await findCompany(tx, workspaceId))?.sample) return refuse('has_issued_documents')
  const at = context.clock.now()
  if (issued) await abandonWorkspace(tx, workspaceId, at)
  else await deleteWorkspace(tx, workspaceId, at)
  return respond({})
})
