import { type LocalDate, addDays, addMonths, localDate } from '../date.ts'

/** The length of a report's period in months. */
export const PERIOD_MONTHS = { month: 1, quarter: 3, year: 12 } as const
export type PeriodUnit = keyof typeof PERIOD_MONTHS

/** A calendar month, quarter or year. */
export type ReportPeriod = {
  /** '2026', '2026-Q4' or '2026-11', as in the address of a report. */
  readonly key: string
  readonly unit: PeriodUnit
  readonly from: LocalDate
  /** The last day, included. */
  readonly to: LocalDate
}

const SHAPE = /^((?:20|21)\d\d)(?:-(?:Q([1-4])|(0[1-9]|1[0-2])))?$/

/** Reads '2026', '2026-Q4' or '2026-11', of the years 2000 to 2199. */
export function parsePeriod(text: string): ReportPeriod | undefined {
  const [, year, quarter, month] = SHAPE.exec(text) ?? []
  if (year === undefined) return undefined
  if (month !== undefined) return periodAt('month', localDate(`${year}-${month}-01`))
  const first = quarter === undefined ? 1 : Number(quarter) * 3 - 2
  return periodAt(
    quarter === undefined ? 'year' : 'quarter',
    localDate(`${year}-${String(first).padStart(2, '0')}-01`),
  )
}

/** The period of that length that a day is in. */
export function periodOf(unit: PeriodUnit, day: LocalDate): ReportPeriod {
  const months = PERIOD_MONTHS[unit]
  const month = Number(day.slice(5, 7)) - 1
  return periodAt(unit, addMonths(localDate(`${day.slice(0, 7)}-01`), -(month % months)))
}

/** The period some periods later; earlier with a negative count. */
export function shiftPeriod({ unit, from }: ReportPeriod, count: number): ReportPeriod {
  return periodAt(unit, addMonths(from, count * PERIOD_MONTHS[unit]))
}

/** The same period of the year before. */
export function yearBefore({ unit, from }: ReportPeriod): ReportPeriod {
  return periodAt(unit, addMonths(from, -12))
}

/** The months of the period, 'YYYY-MM'. */
export function monthsIn({ unit, from }: ReportPeriod): readonly string[] {
  return Array.from({ length: PERIOD_MONTHS[unit] }, (_, i) => addMonths(from, i).slice(0, 7))
}

function periodAt(unit: PeriodUnit, from: LocalDate): ReportPeriod {
  const year = from.slice(0, 4)
  const key = {
    month: from.slice(0, 7),
    quarter: `${year}-Q${Math.ceil(Number(from.slice(5, 7)) / 3)}`,
    year,
  }[unit]
  return { key, unit, from, to: addDays(addMonths(from, PERIOD_MONTHS[unit]), -1) }
}
