import type { updateCompany } from '@bordereau/contract/company'
import type { RequestOf } from '@bordereau/contract/endpoint'
import { type ReminderPlan, levelProblem } from '@bordereau/domain/reminder/plan'
import { type CompanyMailTemplate, unknownPlaceholders } from '@bordereau/domain/text/mail-template'
import { isTimeZone } from './time-zone.ts'

type Issue = { path: string; message: string }

/** What is wrong with changes of the company beyond their shapes. */
export function companyIssues(input: RequestOf<typeof updateCompany>): Issue[] {
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
