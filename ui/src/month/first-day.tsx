/** 1 Monday … 7 Sunday, as Intl counts. */
export type Weekday = 1 | 2 | 3 | 4 | 5 | 6 | 7

/** The day on which the reader's weeks begin. Older engines know no weeks: theirs begin on Monday. */
export function firstDayOf(tag: string): Weekday {
  const locale: Intl.Locale & {
    readonly weekInfo?: { readonly firstDay: number }
    readonly getWeekInfo?: () => { readonly firstDay: number }
  } = new Intl.Locale(tag)
  const first = (locale.getWeekInfo?.() ?? locale.weekInfo)?.firstDay
  const days: readonly Weekday[] = [1, 2, 3, 4, 5, 6, 7]
  return days.find(day => day === first) ?? 1
}
