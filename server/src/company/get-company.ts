import { getCompany } from '@bordereau/contract/company'
import { refuse } from '@bordereau/domain/decision'
import { respond, workspaceRoute } from '../lib/route.ts'
import { presentCompany } from './present.ts'
import { findCompany } from './store.ts'

export const getCompanyRoute = workspaceRoute(getCompany, async ({ tx, member }) => {
  const company = await findCompany(tx, member.workspaceId)
  return company ? respond(presentCompany(company)) : refuse('not_found')
})
