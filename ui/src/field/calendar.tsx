import '@mantine/core/styles/UnstyledButton.layer.css'
import '@mantine/dates/styles.layer.css'
import { DatePicker } from '@mantine/dates'
import type { DayOfWeek } from '@mantine/dates'
import { Scope } from '../mantine/scope.tsx'
import { useLocale } from '../locale.tsx'
import { firstDayOf } from '../month/first-day.tsx'
import type { Weekday } from '../month/first-day.tsx'
import { useTexts } from '../texts.tsx'
import css from './calendar.module.css'

interface CalendarProps {
  value: string
  today: string
  min: string | undefined
  max: string | undefined
  onPick: (date: string) => void
}

/** A month to choose a day from, in the user's language. */
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
        {...(min === undefined ? {} : { minDate: min })}
        {...(max === undefined ? {} : { maxDate: max })}
        firstDayOfWeek={sundayFirst(firstDayOf(tag))}
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

/** Intl counts Sunday 7, the calendar 0. */
function sundayFirst(day: Weekday): DayOfWeek {
  return day === 7 ? 0 : day
}
