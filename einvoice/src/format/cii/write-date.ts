import type { LocalDate } from '@bordereau/domain/date'
import type { Period } from '@bordereau/domain/invoice/invoice'
import { type Element, el } from '../xml.ts'

/** Format 102 of UNTDID 2379, the only one EN 16931 allows: YYYYMMDD. */
export function writeDate(
  name: string,
  date: LocalDate | undefined,
  inner: 'udt:DateTimeString' | 'udt:DateString' | 'qdt:DateTimeString' = 'udt:DateTimeString',
): Element | undefined {
  return el(name, [el(inner, date?.replaceAll('-', ''), { format: '102' })])
}

/** BG-14, BG-26. */
export function writePeriod(period: Period | undefined): Element | undefined {
  return el('ram:BillingSpecifiedPeriod', [
    writeDate('ram:StartDateTime', period?.start),
    writeDate('ram:EndDateTime', period?.end),
  ])
}
