import { type LocalDate, dayOf, parseDate } from '@bordereau/domain/date'
import {
  type Mode,
  type Plan,
  PLAN_UNITS,
  type PlanUnit,
  mayFallOnLastDay,
} from '@bordereau/domain/recurring/plan'

/** The values of the plan form. */
export type PlanValues = {
  name: string
  every: string
  unit: PlanUnit
  firstDay: string
  onLastDay: boolean
  end: Plan['end']['by']
  times: string
  endDay: string
  mode: Mode
}

const DEFAULT_TIMES = 12

export function planValues(recurring: {
  readonly name: string
  readonly mode: Mode
  readonly plan: Plan
}): PlanValues {
  const { name, mode, plan } = recurring
  const { end } = plan
  return {
    name,
    mode,
    every: String(plan.every),
    unit: plan.unit,
    firstDay: plan.firstDay,
    onLastDay: plan.onLastDay ?? false,
    end: end.by,
    times: String(end.by === 'times' ? end.times : DEFAULT_TIMES),
    endDay: end.by === 'day' ? end.day : '',
  }
}

/** The plan; undefined while a value is invalid. */
export function planOf(values: PlanValues): Plan | undefined {
  const every = countOf(values.every, 99)
  const firstDay = parseDate(values.firstDay)
  const end = endOf(values)
  if (every === undefined || firstDay === undefined || end === undefined) return undefined
  const { unit } = values
  const onLastDay = values.onLastDay && offersLastDay({ unit, firstDay })
  return { every, unit, firstDay, onLastDay, end }
}

/**
 * Whether the first day does not determine the following ones: the same day or the last day of each month. After a 31st
 * both are the same; with a yearly plan they differ after 28 February only.
 */
export function offersLastDay(plan: Pick<Plan, 'unit' | 'firstDay'>): boolean {
  const { unit, firstDay } = plan
  if (!mayFallOnLastDay(plan)) return false
  return unit === 'year' ? dayOf(firstDay) === 28 : dayOf(firstDay) < 31
}

/** Name of an invalid field. */
export type InvalidPlanField = 'name' | 'every' | 'firstDay' | 'firstDayPast' | 'times' | 'endDay'

/** The invalid fields. `since`: the saved first day of the plan, which may be in the past. */
export function invalidPlanFields(
  values: PlanValues,
  today: LocalDate,
  since?: LocalDate,
): readonly InvalidPlanField[] {
  const { name, every, firstDay, end, times, endDay } = values
  const checks: readonly (readonly [InvalidPlanField, boolean])[] = [
    ['name', name.trim() === ''],
    ['every', countOf(every, 99) === undefined],
    ['firstDay', parseDate(firstDay) === undefined],
    ['firstDayPast', firstDay !== '' && firstDay < today && firstDay !== since],
    ['times', end === 'times' && countOf(times, 999) === undefined],
    ['endDay', end === 'day' && (parseDate(endDay) === undefined || endDay < firstDay)],
  ]
  return checks.flatMap(([field, isInvalid]) => (isInvalid ? [field] : []))
}

export function unitOf(text: string): PlanUnit {
  return PLAN_UNITS.find(unit => unit === text) ?? 'month'
}

function endOf({ end, times, endDay }: PlanValues): Plan['end'] | undefined {
  if (end === 'never') return { by: end }
  if (end === 'times') {
    const count = countOf(times, 999)
    return count === undefined ? undefined : { by: end, times: count }
  }
  const day = parseDate(endDay)
  return day === undefined ? undefined : { by: end, day }
}

/** A whole number from 1 to `max`, in Latin digits. */
function countOf(text: string, max: number): number | undefined {
  const count = /^\d{1,3}$/.test(text.trim()) ? Number(text) : 0
  return count >= 1 && count <= max ? count : undefined
}
