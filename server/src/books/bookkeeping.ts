import { getBookkeeping, putBookkeeping } from '@bordereau/contract/books'
import { countryRules } from '@bordereau/domain/country/rules'
import { localeOf } from '../company/store.ts'
import type { Tx } from '../db/database.ts'
import { respond, workspaceRoute } from '../lib/route.ts'
import { type BookkeepingSetting, findSetting, putSetting } from './setting-store.ts'

export const getBookkeepingRoute = workspaceRoute(getBookkeeping, async ({ tx, member }) =>
  respond(await present(tx, member.workspaceId)),
)

export const putBookkeepingRoute = workspaceRoute(
  putBookkeeping,
  async ({ context, tx, member, input }) => {
    await putSetting(tx, member.workspaceId, input, context.clock.now())
    return respond(await present(tx, member.workspaceId))
  },
)

/** What the company saved, else the usual chart of its country. */
export async function settingOf(
  tx: Tx,
  workspaceId: string,
  country: string,
): Promise<BookkeepingSetting> {
  const [usual] = (await countryRules(country).accounting?.())?.charts ?? []
  const none = { chart: usual?.key ?? '', accounts: {}, advisor: '', client: '' }
  return (await findSetting(tx, workspaceId)) ?? none
}

async function present(tx: Tx, workspaceId: string) {
  const { country } = await localeOf(tx, workspaceId)
  const { charts = [], file = null } = (await countryRules(country).accounting?.()) ?? {}
  return { setting: await settingOf(tx, workspaceId, country), charts: [...charts], file }
}
