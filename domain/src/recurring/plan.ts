import { type LocalDate, addDays, addMonths } from '../date.ts'

export const PLAN_UNITS = ['week', 'month', 'quarter', 'year'] as const
export type PlanUnit = (typeof PLAN_UNITS)[number]

export const MODES = ['draft', 'issue', 'send'] as const
/** What a run does: leaves a draft, issues it, or issues and e-mails it. */
export type Mode = (typeof MODES)[number]

/** When something repeats. Calendar dates only: a time zone plays no part. */
export type Plan = {
  /** Every so many units, 1 or more. */
  readonly every: number
  readonly unit: PlanUnit
  readonly firstDay: LocalDate
  readonly end: PlanEnd
}

export type PlanEnd =
  | { readonly by: 'never' }
  /** The plan has so many days, 1 or more. */
  | { readonly by: 'times'; readonly times: number }
  /** The last day it may still fall on. */
  | { readonly by: 'day'; readonly day: LocalDate }

/** The contract takes no later day, and no database or formatter is asked for one. */
const LAST_DAY = '2199-12-31'
const WEEK_DAYS = 7
const MONTHS: Readonly<Record<Exclude<PlanUnit, 'week'>, number>> = {
  month: 1,
  quarter: 3,
  year: 12,
}

/**
 * The days of a plan from a day until another, both included, the earliest first, `most` of them. Each is counted from
 * the first day and not from the one before it: 31 January, 28 February, 31 March.
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

/** The first day of the plan on or after a day; null: it is over by then. */
export function nextRun(plan: Plan, from: LocalDate): LocalDate | null {
  return nextRuns(plan, from, 1)[0] ?? null
}

/** The last day of a plan that ends; null: it goes on. */
export function lastRun(plan: Plan): LocalDate | null {
  const { end } = plan
  if (end.by === 'never') return null
  if (end.by === 'times') return dayAt(plan, end.times - 1) ?? null
  return runsOf(plan, addDays(end.day, -longestOf(plan)), end.day).at(-1) ?? null
}

/** undefined: the plan has no such day. */
function dayAt(plan: Plan, index: number): LocalDate | undefined {
  const { end } = plan
  if (end.by === 'times' && index >= end.times) return undefined
  if (reachOf(plan) * index > FARTHEST_DAYS) return undefined
  const day = step(plan, index)
  return day > LAST_DAY || (end.by === 'day' && day > end.day) ? undefined : day
}

function step({ every, unit, firstDay }: Plan, index: number): LocalDate {
  return unit === 'week'
    ? addDays(firstDay, WEEK_DAYS * every * index)
    : addMonths(firstDay, MONTHS[unit] * every * index)
}

/** An index that cannot lie behind the first day on or after `from`, so that nobody counts up from the beginning. */
function firstIndex(plan: Plan, from: LocalDate): number {
  const days = (Date.parse(from) - Date.parse(plan.firstDay)) / 86_400_000
  return Math.max(0, Math.floor(days / longestOf(plan)) - 1)
}

/** Days between two runs at most, and at least. */
function longestOf({ every, unit }: Plan): number {
  return every * (unit === 'week' ? WEEK_DAYS : MONTHS[unit] * 31)
}

function reachOf({ every, unit }: Plan): number {
  return every * (unit === 'week' ? WEEK_DAYS : MONTHS[unit] * 28)
}

/** More days than lie between the first and the last one there may be: what is farther away cannot be written. */
const FARTHEST_DAYS = 120_000
