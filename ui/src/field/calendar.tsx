import '@mantine/core/styles/UnstyledButton.layer.css'
import '@mantine/dates/styles.layer.css'
import { DatePicker } from '@mantine/dates'
import type { DayOfWeek } from '@mantine/dates'
import { Scope } from '../mantine/scope.tsx'
import { useLocale } from '../locale.tsx'
import { useTexts } from '../texts.tsx'
import css from './calendar.module.css'

interface CalendarProps {
  value: string
  today: string
  min: string | undefined
  max: string | undefined
  onPick: (date: string) => void
}

/** A month to pick a day from, named in the reader's language. */
export function Calendar({ value, today, min, max, onPick }: CalendarProps) {
  const texts = useTexts()
  const { tag } = useLocale()
  const say = (options: Intl.DateTimeFormatOptions) => {
    const format = new Intl.DateTimeFormat(tag, { ...options, timeZone: 'UTC' })
    return (date: string) => format.format(new Date(`${date.slice(0, 10)}T00:00:00Z`))
  }
  const dayName = say({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' })
  return (
    <Scope>
      <DatePicker
        value={value === '' ? null : value}
        defaultDate={value === '' ? today : value}
        onChange={date => {
          if (date !== null) onPick(date)
        }}
        minDate={min}
        maxDate={max}
        firstDayOfWeek={firstDayOf(tag)}
        weekdayFormat={say({ weekday: 'short' })}
        monthLabelFormat={say({ month: 'long', year: 'numeric' })}
        monthsListFormat={say({ month: 'short' })}
        yearLabelFormat={say({ year: 'numeric' })}
        getDayAriaLabel={dayName}
        ariaLabels={{ previousMonth: texts.previousMonth, nextMonth: texts.nextMonth }}
        highlightToday
        size="sm"
        classNames={{
          day: css.day,
          weekday: css.weekday,
          calendarHeaderLevel: css.level,
          calendarHeaderControl: css.control,
        }}
      />
    </Scope>
  )
}

// Intl counts Monday 1 to Sunday 7; the calendar counts Sunday 0. Older engines know no week.
function firstDayOf(tag: string): DayOfWeek {
  const locale: Intl.Locale & { getWeekInfo?: () => { firstDay: number } } = new Intl.Locale(tag)
  const days: readonly DayOfWeek[] = [0, 1, 2, 3, 4, 5, 6]
  return days[(locale.getWeekInfo?.().firstDay ?? 1) % 7] ?? 1
}
