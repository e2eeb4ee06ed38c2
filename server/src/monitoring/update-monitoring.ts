import { updateMonitoring } from '@bordereau/contract/monitoring'
import { refuse } from '@bordereau/domain/decision'
import type { AppContext } from '../lib/app-context.ts'
import { later, workspaceRoute } from '../lib/route.ts'
import { refuseUnlessInstanceOwner } from '../identity/instance-owner.ts'
import { cacheSetting } from './setting.ts'
import { readSetting, writeSetting } from './setting-store.ts'

export const updateMonitoringRoute = workspaceRoute(
  updateMonitoring,
  async ({ context, tx, member, input }) => {
    const refusal = await refuseUnlessInstanceOwner(tx, member)
    if (refusal) return refusal
    const { collectorUrl = '' } = input
    if (collectorUrl !== '' && !URL.canParse(collectorUrl)) return refuse('bad_request')
    if (isBlocked(context, collectorUrl)) return refuse('collector_insecure')
    await writeSetting(tx, input)
    const setting = await readSetting(tx)
    return later(async () => {
      // Runs after the commit.
      cacheSetting(context, setting)
      return setting
    })
  },
)

/** Browsers block requests from https:// pages to http:// URLs, except on the same machine. */
function isBlocked({ config }: AppContext, url: string): boolean {
  if (!config.publicUrl.startsWith('https:') || !/^http:/i.test(url)) return false
  return !['localhost', '127.0.0.1', '[::1]'].includes(new URL(url).hostname)
}
