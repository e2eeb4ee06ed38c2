import { getMonitoring } from '@bordereau/contract/monitoring'
import { answer } from '../lib/answer.ts'
import { workspaceRoute } from '../lib/route.ts'
import { refuseUnlessInstanceOwner } from './owner.ts'
import { readSetting } from './setting-store.ts'

export const getMonitoringRoute = workspaceRoute(getMonitoring, async ({ tx, member }) => {
  const refusal = await refuseUnlessInstanceOwner(tx, member)
  return refusal ?? answer(await readSetting(tx))
})
