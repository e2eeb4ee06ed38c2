import { type LocalDate, addDays, addMonths, daysBetween, endOfMonth } from '../date.ts'

export const PLAN_UNITS = ['week', 'month', 'quarter', 'year'] as const
export type PlanUnit = (typeof PLAN_UNITS)[number]

export const MODES = ['draft', 'issue', 'send'] as const
/** What a run does: create a draft, issue it, or issue and e-mail it. */
export type Mode = (typeof MODES)[number]

/** When an invoice repeats. Calendar dates only, without a time zone. */
export type Plan = {
  /** Every so many units, 1 or more. */
  readonly every: number
  readonly unit: PlanUnit
  readonly firstDay: LocalDate
  /**
   * For a plan in months whose first day is the last of its month: every run is on the last day of a month, instead of
   * on the same day. Ignored for other plans.
   */
  readonly onLastDay?: boolean | undefined
  readonly end: PlanEnd
}

export type PlanEnd =
  | { readonly by: 'never' }
  /** The plan has this many runs, 1 or more. */
  | { readonly by: 'times'; readonly times: number }
  /** The latest day of a run. */
  | { readonly by: 'day'; readonly day: LocalDate }

/** The contract accepts no later day, so database and formatters never see one. */
const LAST_DAY = '2199-12-31'
const FIRST_DAY = '1900-01-01'
const WEEK_DAYS = 7
const MONTHS: Readonly<Record<Exclude<PlanUnit, 'week'>, number>> = {
  month: 1,
  quarter: 3,
  year: 12,
}

/**
 * The days of a plan between two days, both included, the earliest first, `most` of them. Each is counted from the
 * first day and not from the previous run: 31 January, 28 February, 31 March.
 */
export function runsOf(
  plan: Plan,
  from: LocalDate,
  until: LocalDate,
  most = Number.POSITIVE_INFINITY,
): LocalDate[] {
  const days: LocalDate[] = []
  for (let index = firstIndex(plan, from); days.length < most; index += 1) {
    const day = dayAt(plan, index)
    if (day === undefined || day > until) return days
    if (day >= from) days.push(day)
  }
  return days
}

/** The next days of a plan, the given one included. */
export function nextRuns(plan: Plan, from: LocalDate, most: number): LocalDate[] {
  return runsOf(plan, from, LAST_DAY as LocalDate, most)
}

/** The first day of the plan on or after a day; null: the plan has ended by then. */
export function nextRun(plan: Plan, from: LocalDate): LocalDate | null {
  return nextRuns(plan, from, 1)[0] ?? null
}

/** The last day of a plan that ends; null: the plan has no end. */
export function lastRun(plan: Plan): LocalDate | null {
  const { end } = plan
  if (end.by === 'never') return null
  if (end.by === 'times') return dayAt(plan, end.times - 1) ?? null
  return runsOf(plan, addDays(end.day, -longestOf(plan)), end.day).at(-1) ?? null
}

/**
 * The day of the plan so many runs after a day, or before it, also past the plan's first day and end; `by` 0 is the day
 * itself, which a run may have been moved to. undefined: the calendar of plans has no such day.
 */
export function runsAround(plan: Plan, day: LocalDate, by: number): LocalDate | undefined {
  if (by === 0) return day
  const reach = reachOf(plan)
  const near = Math.floor(daysBetween(plan.firstDay, day) / longestOf(plan))
  if (Math.abs(near + by) * reach > FARTHEST_DAYS) return undefined
  // The first run after the day; there are at most a few between it and the estimate for each century.
  let index = near
  while (step(plan, index) > day) index -= 1
  while (step(plan, index) <= day) index += 1
  const isRun = step(plan, index - 1) === day
  const at = by > 0 ? index + by - 1 : index + by - (isRun ? 1 : 0)
  const found = step(plan, at)
  return found > LAST_DAY || found < FIRST_DAY ? undefined : found
}

/** undefined: the plan has no such day. */
function dayAt(plan: Plan, index: number): LocalDate | undefined {
  const { end } = plan
  if (end.by === 'times' && index >= end.times) return undefined
  if (reachOf(plan) * index > FARTHEST_DAYS) return undefined
  const day = step(plan, index)
  return day > LAST_DAY || (end.by === 'day' && day > end.day) ? undefined : day
}

function step(plan: Plan, index: number): LocalDate {
  const { every, unit, firstDay } = plan
  if (unit === 'week') return addDays(firstDay, WEEK_DAYS * every * index)
  const day = addMonths(firstDay, MONTHS[unit] * every * index)
  return plan.onLastDay && mayFallOnLastDay(plan) ? endOfMonth(day) : day
}

/** Whether onLastDay applies to the first day of a plan. */
export function mayFallOnLastDay({ unit, firstDay }: Pick<Plan, 'unit' | 'firstDay'>): boolean {
  return unit !== 'week' && firstDay === endOfMonth(firstDay)
}

/** An index whose day is never after the first run on or after `from`: counting begins there instead of at 0. */
function firstIndex(plan: Plan, from: LocalDate): number {
  const days = (Date.parse(from) - Date.parse(plan.firstDay)) / 86_400_000
  return Math.max(0, Math.floor(days / longestOf(plan)) - 1)
}

/** The most days between two runs. */
function longestOf({ every, unit }: Plan): number {
  return every * (unit === 'week' ? WEEK_DAYS : MONTHS[unit] * 31)
}

function reachOf({ every, unit }: Plan): number {
  return every * (unit === 'week' ? WEEK_DAYS : MONTHS[unit] * 28)
}

/** More days than between the earliest and the latest supported date: later days cannot be represented. */
const FARTHEST_DAYS = 120_000
