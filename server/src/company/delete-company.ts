import { deleteCompany } from '@bordereau/contract/company'
import { refuse } from '@bordereau/domain/decision'
import { answer } from '../lib/answer.ts'
import { workspaceRoute } from '../lib/route.ts'
import { findCompany } from './store.ts'
import { abandonWorkspace, deleteWorkspace, hasIssued } from './workspace-store.ts'

export const deleteCompanyRoute = workspaceRoute(deleteCompany, async ({ house, tx, member }) => {
  const { workspaceId } = member
  const issued = await hasIssued(tx, workspaceId)
  if (issued && !(await findCompany(tx, workspaceId))?.sample) return refuse('has_issued_documents')
  if (issued) await abandonWorkspace(tx, workspaceId, house.clock.now())
  else await deleteWorkspace(tx, workspaceId)
  return answer({})
})
