import { updateCompany } from '@bordereau/contract/company'
import { refuse } from '@bordereau/domain/decision'
import { normaliseProfile } from '../lib/normalise-profile.ts'
import { respond, workspaceRoute } from '../lib/route.ts'
import { beginSeries, hasSimplifiedSeries } from './begin-series.ts'
import { companyIssues } from './company-issues.ts'
import { presentCompany } from './present.ts'
import { deleteRates } from './rate-store.ts'
import { hasSeriesOf } from './series-store.ts'
import { findCompany, updateCompanyRow } from './store.ts'

export const updateCompanyRoute = workspaceRoute(
  updateCompany,
  async ({ context, tx, member, input }) => {
    const { workspaceId } = member
    const before = await findCompany(tx, workspaceId)
    if (!before) return refuse('not_found')
    const issues = companyIssues(input)
    if (issues.length > 0) return refuse('bad_request', { issues })
    const profile = input.profile && normaliseProfile(input.profile, 'seller')
    if (profile && !profile.ok) return profile
    const now = context.clock.now()
    const { version, setUp, ...fields } = input
    const saved = await updateCompanyRow(
      tx,
      workspaceId,
      version,
      { ...fields, profile: profile?.value, setUpAt: setUpAt(before.setUp, setUp, now) },
      now,
    )
    if (!saved) return refuse('changed_meanwhile')
    const country = profile?.value.address.country ?? before.profile.address.country
    if (hasSimplifiedSeries(country) && !(await hasSeriesOf(tx, workspaceId, 'simplified')))
      await beginSeries(tx, workspaceId, { kind: 'simplified', country, at: now })
    // Rates are in the company's currency and invalid for another one.
    if (input.currency !== undefined && input.currency !== before.currency) {
      await deleteRates(tx, workspaceId)
    }
    const company = await findCompany(tx, workspaceId)
    return company ? respond(presentCompany(company)) : refuse('not_found')
  },
)

/** undefined: unchanged. The time of the first completed set-up stays. */
function setUpAt(was: boolean, wanted: boolean | undefined, now: Date): Date | null | undefined {
  if (wanted === undefined || wanted === was) return undefined
  return wanted ? now : null
}
