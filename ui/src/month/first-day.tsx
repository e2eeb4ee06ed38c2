/** 1 Monday … 7 Sunday, as in Intl. */
export type Weekday = 1 | 2 | 3 | 4 | 5 | 6 | 7

/** The first day of the week in the user's language. Older engines have no week data: Monday. */
export function firstDayOf(tag: string): Weekday {
  const locale: Intl.Locale & {
    readonly weekInfo?: { readonly firstDay: number }
    readonly getWeekInfo?: () => { readonly firstDay: number }
  } = new Intl.Locale(tag)
  const first = (locale.getWeekInfo?.() ?? locale.weekInfo)?.firstDay
  const days: readonly Weekday[] = [1, 2, 3, 4, 5, 6, 7]
  return days.find(day => day === first) ?? 1
}
