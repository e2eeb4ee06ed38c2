import { plural, t } from '#macros'

/** How a customer usually pays, by days after the due date. */
export function paymentHabitText(days: number): string {
  if (days === 0) return t`Usually pays on the due date`
  return days > 0
    ? plural(days, { one: 'Usually pays # day late', other: 'Usually pays # days late' })
    : plural(-days, { one: 'Usually pays # day early', other: 'Usually pays # days early' })
}
