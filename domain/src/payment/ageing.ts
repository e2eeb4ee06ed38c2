import { type LocalDate, daysBetween } from '../date.ts'
import type { Currency, Minor } from '../money/currency.ts'

/** By days after the due date. */
export const BUCKETS = ['not_due', 'days_1_30', 'days_31_60', 'days_61_90', 'days_over_90'] as const
export type Bucket = (typeof BUCKETS)[number]

export type OpenItem = {
  readonly currency: Currency
  /** In minor units of the currency. */
  readonly open: Minor
  readonly dueDate: LocalDate | null
}

export type Ageing = {
  readonly currency: Currency
  readonly buckets: Readonly<Record<Bucket, Minor>>
  readonly total: Minor
}

/** What is open, by age and currency; currencies in alphabetic order, amounts are never mixed. */
export function ageingOf(items: readonly OpenItem[], today: LocalDate): readonly Ageing[] {
  const currencies = [...new Set(items.map(item => item.currency))].toSorted()
  return currencies.map(currency => {
    const own = items.filter(item => item.currency === currency)
    const sumOf = (bucket: Bucket) =>
      own
        .filter(item => bucketOf(item.dueDate, today) === bucket)
        .reduce((sum, item) => sum + item.open, 0n)
    const buckets = {
      not_due: sumOf('not_due'),
      days_1_30: sumOf('days_1_30'),
      days_31_60: sumOf('days_31_60'),
      days_61_90: sumOf('days_61_90'),
      days_over_90: sumOf('days_over_90'),
    }
    return { currency, buckets, total: own.reduce((sum, item) => sum + item.open, 0n) }
  })
}

/** Without a due date nothing is late. */
export function bucketOf(dueDate: LocalDate | null, today: LocalDate): Bucket {
  const late = dueDate === null ? 0 : daysBetween(dueDate, today)
  if (late <= 0) return 'not_due'
  if (late <= 30) return 'days_1_30'
  if (late <= 60) return 'days_31_60'
  return late <= 90 ? 'days_61_90' : 'days_over_90'
}
