import { type LocalDate, parseDate } from '@bordereau/domain/date'
import { type Mode, type Plan, PLAN_UNITS, type PlanUnit } from '@bordereau/domain/recurring/plan'

/** A plan as it is typed. */
export type PlanValues = {
  name: string
  every: string
  unit: PlanUnit
  firstDay: string
  end: Plan['end']['by']
  times: string
  endDay: string
  mode: Mode
}

const TIMES = 12

export function planValues(given: {
  readonly name: string
  readonly mode: Mode
  readonly plan: Plan
}): PlanValues {
  const { name, mode, plan } = given
  const { end } = plan
  return {
    name,
    mode,
    every: String(plan.every),
    unit: plan.unit,
    firstDay: plan.firstDay,
    end: end.by,
    times: String(end.by === 'times' ? end.times : TIMES),
    endDay: end.by === 'day' ? end.day : '',
  }
}

/** undefined while something typed is no part of a plan. */
export function planOf(values: PlanValues): Plan | undefined {
  const every = countOf(values.every, 99)
  const firstDay = parseDate(values.firstDay)
  const end = endOf(values)
  if (every === undefined || firstDay === undefined || end === undefined) return undefined
  return { every, unit: values.unit, firstDay, end }
}

/** A field that is not as it should be. */
export type PlanFault = 'name' | 'every' | 'firstDay' | 'firstDayPast' | 'times' | 'endDay'

/** `since`: the plan's first day as it is kept, which may lie in the past. */
export function faultsOfPlan(
  values: PlanValues,
  today: LocalDate,
  since?: LocalDate,
): readonly PlanFault[] {
  const { name, every, firstDay, end, times, endDay } = values
  const faults: readonly (readonly [PlanFault, boolean])[] = [
    ['name', name.trim() === ''],
    ['every', countOf(every, 99) === undefined],
    ['firstDay', parseDate(firstDay) === undefined],
    ['firstDayPast', firstDay !== '' && firstDay < today && firstDay !== since],
    ['times', end === 'times' && countOf(times, 999) === undefined],
    ['endDay', end === 'day' && (parseDate(endDay) === undefined || endDay < firstDay)],
  ]
  return faults.flatMap(([fault, is]) => (is ? [fault] : []))
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

/** A whole number in any script's digits is asked for in Latin ones, as everywhere here. */
function countOf(text: string, most: number): number | undefined {
  const count = /^\d{1,3}$/.test(text.trim()) ? Number(text) : 0
  return count >= 1 && count <= most ? count : undefined
}
