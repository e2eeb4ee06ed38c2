import { type Plan, type PlanUnit, lastRun } from '@bordereau/domain/recurring/plan'
import { plural, t } from '#macros'
import type { Formats } from '../../format/formats.ts'

/** 'Every month from 1 Dec 2026, without end'. */
export function planText(plan: Plan, formats: Formats): string {
  const often = frequencyText(plan)
  const rhythm = plan.onLastDay ? t`${often} on the last day of the month` : often
  const first = formats.date(plan.firstDay)
  const { end } = plan
  if (end.by === 'never') return t`${rhythm} from ${first}, without end`
  const last = lastRun(plan)
  if (end.by === 'day' || last === null) {
    const until = formats.date(end.by === 'day' ? end.day : plan.firstDay)
    return t`${rhythm} from ${first} until ${until}`
  }
  const times = plural(end.times, { one: 'once', other: '# times' })
  return t`${rhythm} from ${first}, ${times}, the last on ${formats.date(last)}`
}

export function frequencyText({ every, unit }: Pick<Plan, 'every' | 'unit'>): string {
  switch (unit) {
    case 'week':
      return plural(every, { one: 'Every week', other: 'Every # weeks' })
    case 'month':
      return plural(every, { one: 'Every month', other: 'Every # months' })
    case 'quarter':
      return plural(every, { one: 'Every quarter', other: 'Every # quarters' })
    case 'year':
      return plural(every, { one: 'Every year', other: 'Every # years' })
  }
}

/** The unit alone, after its number: 'month', 'months'. */
export function planUnitLabel(unit: PlanUnit, every: number): string {
  switch (unit) {
    case 'week':
      return plural(every, { one: 'week', other: 'weeks' })
    case 'month':
      return plural(every, { one: 'month', other: 'months' })
    case 'quarter':
      return plural(every, { one: 'quarter', other: 'quarters' })
    case 'year':
      return plural(every, { one: 'year', other: 'years' })
  }
}

/** 'Next: 1 Dec 2026, 1 Jan 2027'. */
export function nextDaysText(days: readonly string[], formats: Formats): string {
  const list = new Intl.ListFormat(formats.tag, { type: 'unit', style: 'short' })
  return t`Next: ${list.format(days.map(day => formats.date(day)))}`
}
