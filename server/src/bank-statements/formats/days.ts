import { type LocalDate, parseBusinessDate } from '@bordereau/domain/date'

/** How a date is written: the day or the month first. */
export type DayOrder = 'day_first' | 'month_first'

/** The order in which all dates exist; the preferred one where both do. */
export function dayOrderOf(dates: readonly string[], preferred: DayOrder = 'day_first'): DayOrder {
  const fits = (order: DayOrder) => dates.every(date => dayIn(date, order) !== undefined)
  const [dayFirst, monthFirst] = [fits('day_first'), fits('month_first')]
  if (dayFirst !== monthFirst) return dayFirst ? 'day_first' : 'month_first'
  return preferred
}

/**
 * 1/31'26, 01/31/2026, 31.01.26, 31 Jan 2026, 2026-01-31, 20260131, with or without a time after it; in QIF an apostrophe
 * stands before years from 2000 on.
 */
export function dayIn(text: string, order: DayOrder): LocalDate | undefined {
  const written = text.trim().replace(/[T ]\d{1,2}:\d{2}.*$/, '')
  const spelled = /^(\d{1,2})[ -]([A-Za-z]{3})[a-z]*\.?[ -](\d{2}|\d{4})$/.exec(written)
  if (spelled) {
    const [, day = '', month = '', year = ''] = spelled
    const number = MONTHS.indexOf(month.toLowerCase()) + 1
    return parseBusinessDate(
      `${fullYear(year, '/')}-${twoDigits(String(number))}-${twoDigits(day)}`,
    )
  }
  const compact = written.replace(/\s/g, '')
  const [, y = '', m = '', d = ''] = /^(\d{4})[-/.]?(\d\d)[-/.]?(\d\d)$/.exec(compact) ?? []
  if (y !== '') return parseBusinessDate(`${y}-${m}-${d}`)
  const [, first = '', second = '', mark = '', year = ''] =
    /^(\d{1,2})[/.-](\d{1,2})([/.'-])(\d{4}|\d{1,2})$/.exec(compact) ?? []
  const [month, day] = order === 'month_first' ? [first, second] : [second, first]
  return parseBusinessDate(`${fullYear(year, mark)}-${twoDigits(month)}-${twoDigits(day)}`)
}

const MONTHS = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ')

function fullYear(year: string, mark: string): string {
  if (year.length === 4) return year
  return `${mark === "'" || Number(year) < 80 ? '20' : '19'}${twoDigits(year)}`
}

function twoDigits(text: string): string {
  return text.padStart(2, '0')
}
