import { type LocalDate, addDays, daysBetween } from '../date.ts'
import { type Hold, MIN_GAP_DAYS, type ReminderLevel } from './plan.ts'
import { type WorkingCalendar, nextWorkingDay } from './working-time.ts'

/** What decides about the reminders of an issued invoice. */
export type ReminderFacts = {
  readonly dueDate: LocalDate | null
  /** Something is left to pay: not paid, credited or written off. */
  readonly isOpen: boolean
  readonly hold: Hold | null
  /** It is collected from the customer's saved method, or will be: a reminder would ask for a second payment. */
  readonly isCollected?: boolean
  /** A refund was made at the provider, and it was not said yet whether the customer still owes it. */
  readonly isUndecided?: boolean
  /** The last reminder, by hand or by itself. */
  readonly lastReminded: LocalDate | null
  /** The levels that were sent or skipped, with their days at that time: a plan may have changed since. `on`: which day. */
  readonly past: readonly (Pick<ReminderLevel, 'id' | 'days'> & {
    readonly on?: LocalDate | undefined
  })[]
  /** The day on which the company switched reminders on; null where it is not known. */
  readonly since?: LocalDate | null | undefined
  /** Days that a person chose instead, by level. */
  readonly moved: Readonly<Record<string, LocalDate>>
}

/**
 * The level that is to be sent today. Only the last one that was reached: one that another has overtaken is never sent. A
 * plan that is switched on late begins with its first level on that day, and its others follow at their distances, not all
 * of the past. One before the due date lapses with it.
 */
export function dueLevel(
  levels: readonly ReminderLevel[],
  facts: ReminderFacts,
  today: LocalDate,
): ReminderLevel | undefined {
  const { dueDate, isOpen, hold } = facts
  if (dueDate === null || !isOpen || facts.isCollected || facts.isUndecided || isHeld(hold, today))
    return undefined
  if (lastReminder(facts, today)) return undefined
  const late = daysLate(levels, dueDate, facts)
  const current = ordered(levels).findLast(level => dayOf(level, dueDate, facts, late) <= today)
  if (!current || isPast(current, facts.past)) return undefined
  return current.days < 0 && today > dueDate ? undefined : current
}

export type PlannedReminder = { readonly level: ReminderLevel; readonly day: LocalDate }

/**
 * The reminders from today until a day, each on the working day on which it goes out if nothing is paid meanwhile. What
 * dueLevel decides day by day.
 */
export function plannedReminders(
  levels: readonly ReminderLevel[],
  facts: ReminderFacts,
  range: { readonly today: LocalDate; readonly until: LocalDate },
  calendar: WorkingCalendar,
): PlannedReminder[] {
  const planned: PlannedReminder[] = []
  let day = nextWorkingDay(range.today, calendar)
  let known = facts
  while (day <= range.until) {
    const level = dueLevel(levels, known, day)
    if (level) {
      planned.push({ level, day })
      known = { ...known, lastReminded: day, past: [...known.past, { ...level, on: day }] }
    }
    const next = nextChange(levels, known, day)
    if (next === undefined) break
    day = nextWorkingDay(next, calendar)
  }
  return planned
}

/** The first day after this one on which dueLevel can decide otherwise. */
function nextChange(
  levels: readonly ReminderLevel[],
  facts: ReminderFacts,
  day: LocalDate,
): LocalDate | undefined {
  const { dueDate, hold, lastReminded } = facts
  if (dueDate === null || !facts.isOpen) return undefined
  const late = daysLate(levels, dueDate, facts)
  const days = levels.map(level => dayOf(level, dueDate, facts, late))
  if (hold?.until) days.push(addDays(hold.until, 1))
  if (lastReminded !== null) days.push(addDays(lastReminded, MIN_GAP_DAYS))
  return days.filter(one => one > day).toSorted()[0]
}

/** Until the end of its last day. */
export function isHeld(hold: Hold | null, today: LocalDate): boolean {
  return hold !== null && (hold.until === null || today <= hold.until)
}

function lastReminder({ lastReminded }: ReminderFacts, today: LocalDate): boolean {
  return lastReminded !== null && daysBetween(lastReminded, today) < MIN_GAP_DAYS
}

/** A level that was sent or skipped, or one before such a level. */
function isPast(level: ReminderLevel, past: ReminderFacts['past']): boolean {
  return past.some(one => one.id === level.id || one.days >= level.days)
}

function dayOf(
  level: ReminderLevel,
  dueDate: LocalDate,
  facts: ReminderFacts,
  late: number,
): LocalDate {
  const days = level.days < 0 ? level.days : level.days + late
  return facts.moved[level.id] ?? addDays(dueDate, days)
}

/** By how many days reminders were switched on after the first level that had not been sent or skipped until then. */
function daysLate(
  levels: readonly ReminderLevel[],
  dueDate: LocalDate,
  { since, past }: ReminderFacts,
): number {
  if (!since) return 0
  const before = past.filter(({ on }) => on === undefined || on < since)
  const first = ordered(levels).find(level => level.days >= 0 && !isPast(level, before))
  return first ? Math.max(0, daysBetween(addDays(dueDate, first.days), since)) : 0
}

function ordered(levels: readonly ReminderLevel[]): readonly ReminderLevel[] {
  return levels.toSorted((a, b) => a.days - b.days)
}
