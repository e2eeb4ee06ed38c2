import { listSeries } from '@bordereau/contract/company'
import { refuse } from '@bordereau/domain/decision'
import { today } from '../lib/clock.ts'
import { respond, workspaceRoute } from '../lib/route.ts'
import { presentSeries } from './series.ts'
import { findCompany } from './store.ts'

export const listSeriesRoute = workspaceRoute(listSeries, async ({ context, tx, member }) => {
  const company = await findCompany(tx, member.workspaceId)
  if (!company) return refuse('not_found')
  const day = today(context.clock, company.timeZone)
  return respond({ series: await presentSeries(tx, member.workspaceId, day) })
})
