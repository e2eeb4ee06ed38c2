import { getBookkeeping, putBookkeeping } from '@bordereau/contract/books'
import { countryRules } from '@bordereau/domain/country/rules'
import { taxFilesOf } from '@bordereau/domain/country/tax-file-rules'
import {
  type FiledDetail,
  NO_DETAILS,
  type TaxFileRules,
} from '@bordereau/domain/country/tax-files'
import type { PartyProfile } from '@bordereau/domain/party/party'
import { findCompany } from '../company/store.ts'
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
  const none = {
    chart: usual?.key ?? '',
    accounts: {},
    advisor: '',
    client: '',
    details: NO_DETAILS,
  }
  return (await findSetting(tx, workspaceId)) ?? none
}

async function present(tx: Tx, workspaceId: string) {
  const company = await findCompany(tx, workspaceId)
  const country = company?.country ?? ''
  const { charts = [], file = null } = (await countryRules(country).accounting?.()) ?? {}
  return {
    setting: await settingOf(tx, workspaceId, country),
    charts: [...charts],
    file,
    taxFiles: taxFilesOf(country).map(one => ({
      key: one.key,
      units: [...one.units],
      from: one.from ?? '',
      needs: [...needsOf(one, company?.profile.legalForm)],
      optional: [...one.optional],
      source: one.source,
    })),
  }
}

/** What the file needs of the company; a natural person is declared under her own name. */
export function needsOf(
  { needs, needsOfPerson }: TaxFileRules,
  form: PartyProfile['legalForm'],
): readonly FiledDetail[] {
  return form === 'sole_trader' ? [...needs, ...needsOfPerson] : needs
}
