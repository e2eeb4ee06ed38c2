import { getReturns } from '@bordereau/contract/returns'
import { refuse } from '@bordereau/domain/decision'
import { findCompany } from '../company/store.ts'
import { respond, workspaceRoute } from '../lib/route.ts'
import { filedReturnsOf } from './filed-store.ts'
import { presentReturns } from './present.ts'
import { ownerOf, returnsOf } from './returns.ts'

export const getReturnsRoute = workspaceRoute(getReturns, async ({ tx, member, query }) => {
  const { workspaceId } = member
  const company = await findCompany(tx, workspaceId)
  if (!company) return refuse('not_found')
  const returns = await returnsOf(tx, company, query.period)
  if (!returns) return refuse('too_many')
  const period = await filedReturnsOf(tx, workspaceId, query.period.key)
  const quarter = returns.quarter ? await filedReturnsOf(tx, workspaceId, returns.quarter.key) : []
  const owner = await ownerOf(tx, company, {})
  return respond(presentReturns(returns, company, owner, { period, quarter }))
})
