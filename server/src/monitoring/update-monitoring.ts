import { updateMonitoring } from '@bordereau/contract/monitoring'
import { refuse } from '@bordereau/domain/decision'
import { later } from '../lib/answer.ts'
import type { House } from '../lib/house.ts'
import { workspaceRoute } from '../lib/route.ts'
import { unlessOwner } from './owner.ts'
import { keepSetting } from './setting.ts'
import { readSetting, writeSetting } from './setting-store.ts'

export const updateMonitoringRoute = workspaceRoute(
  updateMonitoring,
  async ({ house, tx, member, input }) => {
    const refusal = await unlessOwner(tx, member)
    if (refusal) return refusal
    const { collectorUrl = '' } = input
    if (collectorUrl !== '' && !URL.canParse(collectorUrl)) return refuse('bad_request')
    if (isBlocked(house, collectorUrl)) return refuse('collector_insecure')
    await writeSetting(tx, input)
    const setting = await readSetting(tx)
    return later(async () => {
      // Only now is it in the database, and cannot be taken back.
      keepSetting(house, setting)
      return setting
    })
  },
)

/** From a page that came by https:// browsers send nothing to http://, but for the machine itself. */
function isBlocked({ config }: House, url: string): boolean {
  if (!config.publicUrl.startsWith('https:') || !/^http:/i.test(url)) return false
  return !['localhost', '127.0.0.1', '[::1]'].includes(new URL(url).hostname)
}
