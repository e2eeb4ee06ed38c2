import { getMonitoring } from '@bordereau/contract/monitoring'
import { respond, workspaceRoute } from '../lib/route.ts'
import { refuseUnlessInstanceOwner } from '../identity/instance-owner.ts'
import { readSetting } from './setting-store.ts'

export const getMonitoringRoute = workspaceRoute(getMonitoring, async ({ tx, member }) => {
  const refusal = await refuseUnlessInstanceOwner(tx, member)
  return refusal ?? respond(await readSetting(tx))
})
