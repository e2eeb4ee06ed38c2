import { getMonitoring } from '@bordereau/contract/monitoring'
import { answer } from '../lib/answer.ts'
import { workspaceRoute } from '../lib/route.ts'
import { unlessOwner } from './owner.ts'
import { readSetting } from './setting-store.ts'

export const getMonitoringRoute = workspaceRoute(getMonitoring, async ({ tx, member }) => {
  const refusal = await unlessOwner(tx, member)
  return refusal ?? answer(await readSetting(tx))
})
