import { updateCompany } from '@bordereau/contract/company'
import type { RequestOf } from '@bordereau/contract/endpoint'
import { refuse } from '@bordereau/domain/decision'
import { type ReminderPlan, levelProblem } from '@bordereau/domain/reminder/plan'
import { type CompanyMailTemplate, unknownPlaceholders } from '@bordereau/domain/text/mail-template'
import { respond } from '../lib/response.ts'
import { normaliseProfile } from '../lib/normalise-profile.ts'
import { workspaceRoute } from '../lib/route.ts'
import { beginSeries, hasSimplifiedSeries } from './begin-company.ts'
import { presentCompany } from './present.ts'
import { deleteRates } from './rate-store.ts'
import { hasSeriesOf } from './series-store.ts'
import { findCompany, updateCompanyRow } from './store.ts'
import { isTimeZone } from './time-zone.ts'

export const updateCompanyRoute = workspaceRoute(
  updateCompany,
  async ({ context, tx, member, input }) => {
    const { workspaceId } = member
    const before = await findCompany(tx, workspaceId)
    if (!before) return refuse('not_found')
    const issues = issuesOf(input)
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

type Issue = { path: string; message: string }

function issuesOf(input: RequestOf<typeof updateCompany>): Issue[] {
  const zone = input.timeZone
  return [
    ...(zone === undefined || isTimeZone(zone)
      ? []
      : [{ path: 'timeZone', message: 'Choose a time zone' }]),
    ...linkIssues('socialLinks', input.socialLinks ?? []),
    ...linkIssues('acceptedBrands', input.acceptedBrands ?? []),
    ...(hasDuplicates((input.acceptedBrands ?? []).map(({ brand }) => brand))
      ? [{ path: 'acceptedBrands', message: 'Name each card or wallet once' }]
      : []),
    ...templateIssues(input.mailTemplates ?? []),
    ...(input.reminderPlan ? planIssues(input.reminderPlan) : []),
  ]
}

/** Only http and https links: others, such as javascript:, could run when clicked. */
function linkIssues(field: string, links: readonly { readonly url: string }[]): Issue[] {
  return links.flatMap(({ url }, index) =>
    url === '' || /^https?:\/\//i.test(url)
      ? []
      : [{ path: `${field}.${index}.url`, message: 'Begin the address with https://' }],
  )
}

/** A misspelt placeholder would reach customers as it is. */
function templateIssues(templates: readonly CompanyMailTemplate[]): Issue[] {
  const keys = templates.map(({ occasion, language }) => `${occasion} ${language}`)
  return [
    ...(hasDuplicates(keys) ? [{ path: 'mailTemplates', message: 'Give each text once' }] : []),
    ...templates.flatMap((template, index) => {
      const [unknown] = unknownPlaceholders(template)
      return unknown === undefined
        ? []
        : [{ path: `mailTemplates.${index}`, message: `{${unknown}} is no placeholder` }]
    }),
  ]
}

function planIssues({ levels, hours }: ReminderPlan): Issue[] {
  const problem = levelProblem(levels)
  return [
    ...(problem === undefined ? [] : [{ path: 'reminderPlan.levels', message: problem }]),
    ...(hours.from < hours.to
      ? []
      : [{ path: 'reminderPlan.hours', message: 'Working hours end after they begin' }]),
  ]
}

function hasDuplicates(keys: readonly string[]): boolean {
  return new Set(keys).size < keys.length
}

/** undefined: unchanged. The time of the first completed set-up stays. */
function setUpAt(was: boolean, wanted: boolean | undefined, now: Date): Date | null | undefined {
  if (wanted === undefined || wanted === was) return undefined
  return wanted ? now : null
}
