import { type LocalDate, daysBetween } from '../date.ts'

/** By days after the due date. */
export const BUCKETS = ['not_due', 'days_1_30', 'days_31_60', 'days_61_90', 'days_over_90'] as const
export type Bucket = (typeof BUCKETS)[number]

/** A document without a due date is never overdue. */
export function bucketOf(dueDate: LocalDate | null, today: LocalDate): Bucket {
  const late = dueDate === null ? 0 : daysBetween(dueDate, today)
  if (late <= 0) return 'not_due'
  if (late <= 30) return 'days_1_30'
  if (late <= 60) return 'days_31_60'
  return late <= 90 ? 'days_61_90' : 'days_over_90'
}
