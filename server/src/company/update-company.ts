import { updateCompany } from '@bordereau/contract/company'
import type { LocalDate } from '@bordereau/domain/date'
import { refuse } from '@bordereau/domain/decision'
import { wallTimeOf } from '@bordereau/domain/reminder/working-time'
import { normaliseProfile } from '../lib/normalise-profile.ts'
import { respond, workspaceRoute } from '../lib/route.ts'
import { beginSeries, hasSimplifiedSeries } from './begin-series.ts'
import { companyIssues } from './company-issues.ts'
import { presentCompany } from './present.ts'
import { deleteRates } from './rate-store.ts'
import { hasSeriesOf } from './series-store.ts'
import { type CompanyRow, findCompany, updateCompanyRow } from './store.ts'

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
      {
        ...fields,
        reminderPlan: input.reminderPlan && {
          ...input.reminderPlan,
          since: remindsSince(before, input.reminderPlan.enabled, now),
        },
        profile: profile?.value,
        setUpAt: setUpAt(before.setUp, setUp, now),
      },
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

/** The day on which reminders were switched on; undefined where they are off, or were on before the day was kept. */
function remindsSince(
  { reminderPlan, timeZone }: CompanyRow,
  enabled: boolean,
  now: Date,
): LocalDate | undefined {
  if (!enabled) return undefined
  return reminderPlan.enabled ? reminderPlan.since : wallTimeOf(now, timeZone).day
}

/** undefined: unchanged. The time of the first completed set-up stays. */
function setUpAt(was: boolean, wanted: boolean | undefined, now: Date): Date | null | undefined {
  if (wanted === undefined || wanted === was) return undefined
  return wanted ? now : null
}
