import { addDays, localDate } from '@bordereau/domain/date'
import { expect, test } from 'vitest'
import { dayIn, dayOrderOf, isOrderOpen, monthNamesIn } from './days.ts'
import { MONTH_LANGUAGES } from './month-names.ts'

const DAYS = Array.from({ length: 1_461 }, (_, i) => addDays(localDate('2024-01-01'), i))

const parts = (day: string) => {
  const [y = '', m = '', d = ''] = day.split('-')
  return { y, m, d, yy: y.slice(2), short: String(Number(d)), shortMonth: String(Number(m)) }
}

/** How banks write days in digits. */
const IN_DIGITS: Readonly<Record<string, (day: string) => string>> = {
  'day.month.year': day => `${parts(day).d}.${parts(day).m}.${parts(day).y}`,
  'day.month.': day => `${parts(day).short}. ${parts(day).shortMonth}. ${parts(day).y}`,
  'day/month/year': day => `${parts(day).d}/${parts(day).m}/${parts(day).y}`,
  'day-month-year': day => `${parts(day).d}-${parts(day).m}-${parts(day).y}`,
  'two digits of the year': day => `${parts(day).d}.${parts(day).m}.${parts(day).yy}`,
  'month first': day => `${parts(day).m}/${parts(day).d}/${parts(day).y}`,
  'month first, two digits of the year': day =>
    `${parts(day).shortMonth}/${parts(day).short}/${parts(day).yy}`,
  ISO: day => day,
  'ISO with a time': day => `${day}T08:05:59Z`,
  'ISO with a time after a space': day => `${day} 23:59:59.123`,
  'a time after a comma': day => `${parts(day).d}.${parts(day).m}.${parts(day).y}, 14:05`,
  'a time with AM or PM': day => `${parts(day).m}/${parts(day).d}/${parts(day).y} 2:05 PM`,
  'year/month/day': day => day.replaceAll('-', '/'),
  'year.month.day.': day => `${day.replaceAll('-', '.')}.`,
  'year. month. day.': day => `${parts(day).y}. ${parts(day).shortMonth}. ${parts(day).short}.`,
  'no marks': day => day.replaceAll('-', ''),
  QIF: day => `${parts(day).shortMonth}/${parts(day).short}'${parts(day).yy}`,
  'Arabic digits': day =>
    `${parts(day).d}/${parts(day).m}/${parts(day).y}`.replace(/\d/g, digit =>
      String.fromCodePoint(0x660 + Number(digit)),
    ),
  'Indian digits': day =>
    `${parts(day).d}/${parts(day).m}/${parts(day).y}`.replace(/\d/g, digit =>
      String.fromCodePoint(0x966 + Number(digit)),
    ),
}

test.each(Object.entries(IN_DIGITS))('every day of four years is read from %s', (_, write) => {
  const written = DAYS.map(write)
  const order = dayOrderOf(written)
  expect(misread(written, day => dayIn(day, order))).toEqual([])
})

/** The first days that are read as another, or as none. */
function misread(written: readonly string[], read: (text: string) => string | undefined) {
  return written
    .map((text, i) => [text, read(text), DAYS[i]] as const)
    .filter(([, is, was]) => is !== was)
    .slice(0, 3)
}

/** Dates with the name of the month, as Node writes it in a language. */
const SPELLED: Readonly<Record<string, Intl.DateTimeFormatOptions>> = {
  long: { day: 'numeric', month: 'long', year: 'numeric' },
  short: { day: '2-digit', month: 'short', year: 'numeric' },
  weekday: { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' },
  'short weekday': { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' },
}

const cases = MONTH_LANGUAGES.flatMap(language =>
  Object.keys(SPELLED).map(style => [language, style] as const),
)

test.each(cases)('every day of four years is read as %s writes it, %s', (language, style) => {
  const format = new Intl.DateTimeFormat(language, {
    ...SPELLED[style],
    calendar: 'gregory',
    timeZone: 'UTC',
  })
  const written = DAYS.map(day => format.format(new Date(day)))
  const months = monthNamesIn(written, 'en')
  expect(misread(written, day => dayIn(day, 'day_first', months))).toEqual([])
})

test.each([
  ['Nov 20, 2026', '2026-11-20'],
  ['November 20 2026', '2026-11-20'],
  ['20-Nov-26', '2026-11-20'],
  ['20Nov2026', '2026-11-20'],
  ['2026-Nov-20', '2026-11-20'],
  ['20th November 2026', '2026-11-20'],
  ['20 déc. 2026', '2026-12-20'],
  ['1er août 2026', '2026-08-01'],
  ['20 mrt 2026', '2026-03-20'],
  ['20 dic 2026', '2026-12-20'],
  ['20 de diciembre de 2026', '2026-12-20'],
  ['20. Dez. 2026', '2026-12-20'],
  ['20. Mrz 2026', '2026-03-20'],
  ['20. Jänner 2026', '2026-01-20'],
  ['20 gru 2026', '2026-12-20'],
  ['20 paź 2026', '2026-10-20'],
  ['20. prosince 2026', '2026-12-20'],
  ['2026. december 20.', '2026-12-20'],
  ['2026. dec. 20.', '2026-12-20'],
  ['20 de dez. de 2026', '2026-12-20'],
  ['20 joulukuuta 2026', '2026-12-20'],
  ['20 Ağu 2026', '2026-08-20'],
  ['Fri, 20 Nov 2026', '2026-11-20'],
  ['mar. 3 nov. 2026', '2026-11-03'],
  ['2026.11.20.', '2026-11-20'],
  ['20 Nov 2026 14:05', '2026-11-20'],
  ['Nov 20, 2026 2:05 PM', '2026-11-20'],
  ['20 نوفمبر 2026', '2026-11-20'],
  ['20 تشرين الثاني 2026', '2026-11-20'],
  ['20 नवंबर 2026', '2026-11-20'],
  ['Kontostand', undefined],
  ['offen', undefined],
  ['20.11.', undefined],
  ['31 Feb 2026', undefined],
  ['20 Xyz 2026', undefined],
  ['Kontostand 20.11.2026', undefined],
  ['2026-13-01', undefined],
  ['00000000', undefined],
  ['', undefined],
])('%s is %s', (text, day) => {
  expect(dayIn(text, 'day_first')).toBe(day)
})

test('months that two languages call alike are those of the company’s language', () => {
  const read = (language: string) => {
    const dates = ['3. lis 2026']
    return dayIn(dates[0] ?? '', 'day_first', monthNamesIn(dates, language))
  }
  expect([read('hr'), read('pl')]).toEqual(['2026-10-03', '2026-11-03'])
  expect(dayIn('3. lis 2026', 'day_first')).toBe(undefined)
})

test('the order of day and month is that in which most dates exist, then that in which they follow', () => {
  expect(dayOrderOf(['03/04/2026', '03/31/2026', 'oops'])).toBe('month_first')
  expect(dayOrderOf(['05/01/2026', '03/02/2026', '09/02/2026'])).toBe('day_first')
  expect(dayOrderOf(['12/11/2025', '01/02/2026', '02/01/2026'])).toBe('month_first')
  expect(dayOrderOf(['03/04/2026'], 'month_first')).toBe('month_first')
})

test.each([
  [['03/04/2026'], true],
  [['03/04/2026', '04/05/2026'], true],
  [['03.04.2026'], false],
  [['05/05/2026'], false],
  [['03/04/2026', '13/04/2026'], false],
  [['2026-03-04'], false],
] as const)('%j leave the order open: %s', (dates, open) => {
  expect(isOrderOpen(dates)).toBe(open)
})
