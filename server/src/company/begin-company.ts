import { defaultCurrency } from '@bordereau/domain/country/countries'
import { documentLanguage } from '@bordereau/domain/country/language-area'
import { type CompanyStart, newProfile } from '@bordereau/domain/country/legal-form'
import { timeZoneOf } from '@bordereau/domain/country/time-zone'
import { SERIES_KINDS } from '@bordereau/domain/numbering/series-kind'
import type { Tx } from '../db/database.ts'
import type { AppContext } from '../lib/app-context.ts'
import { beginSeries, hasSimplifiedSeries } from './begin-series.ts'
import { insertCompany } from './store.ts'

/** Creates the company of a new workspace with its country's defaults and a series for each kind of document. */
export async function beginCompany(
  tx: Tx,
  context: AppContext,
  workspaceId: string,
  company: CompanyStart,
): Promise<void> {
  const { country } = company
  const at = context.clock.now()
  const profile = newProfile(company)
  const language = documentLanguage(profile.address)
  await insertCompany(tx, {
    workspaceId,
    profile,
    currency: defaultCurrency(country),
    language,
    timeZone: timeZoneOf(country),
    setUpAt: null,
    updatedAt: at,
  })
  const wanted = SERIES_KINDS.filter(kind => kind !== 'simplified' || hasSimplifiedSeries(country))
  for (const kind of wanted) await beginSeries(tx, workspaceId, { kind, country, at })
}
