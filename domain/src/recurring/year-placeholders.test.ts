import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type LocalDate, addDays, localDate } from '../date.ts'
import { specimenDraft, specimenLine } from '../testing/draft.ts'
import { fillPeriodPlaceholders, runPeriodOf } from './period-placeholders.ts'
import { type Plan, nextRuns } from './plan.ts'
import { draftOfRun, filledTexts, toInvoiceTemplate } from './template.ts'

const monthly: Plan = {
  every: 1,
  unit: 'month',
  firstDay: localDate('2026-12-01'),
  end: { by: 'never' },
}
let lines = 0
const newLineId = () => `line ${(lines += 1)}`

describe('what a run says', () => {
  /** The name of the line, of a plan that began before, on a day. */
  const said = (name: string, day: string, plan: Partial<Plan> = {}) => {
    const own = { ...monthly, firstDay: localDate('2025-12-01'), ...plan }
    const draft = specimenDraft({ language: 'en-GB', lines: [specimenLine({ name })] })
    const template = toInvoiceTemplate(draft, own.firstDay, true)
    return draftOfRun(template, own, localDate(day), newLineId).lines[0]?.name
  }

  test.each<[string, string, string]>([
    ['Hosting {month+1} {year}', '2026-12-01', 'Hosting January 2027'],
    ['Hosting {month-1} {year}', '2027-01-01', 'Hosting December 2026'],
    ['Hosting {month} {year}', '2026-12-01', 'Hosting December 2026'],
    ['Hosting {month+1} {year}', '2026-11-01', 'Hosting December 2026'],
    ['{month+13} {year}', '2026-12-01', 'January 2028'],
    ['{month-13} {year}', '2027-01-01', 'December 2025'],
    ['{quarter+1} {year}', '2026-10-01', 'Q1 2027'],
    ['{quarter-1} {year}', '2027-01-01', 'Q4 2026'],
    ['{quarter+1} {year}', '2026-07-01', 'Q4 2026'],
    // In any order, with any separator, also with words.
    ['{year}/{month+1}', '2026-12-01', '2027/January'],
    ['{year} {quarter+1}', '2026-12-01', '2027 Q1'],
    ['{month+1}/{year}', '2026-12-01', 'January/2027'],
    ['{month+1}-{year}', '2026-12-01', 'January-2027'],
    ['{month+1}, {year}', '2026-12-01', 'January, 2027'],
    ['{month+1} ({year})', '2026-12-01', 'January (2027)'],
    ['{month+1}{year}', '2026-12-01', 'January2027'],
    ['{month+1} de {year}', '2026-12-01', 'January de 2027'],
    ['{month+1} of the year {year}', '2026-12-01', 'January of the year 2027'],
    // Two months: the year is that of the nearest one.
    ['{month} – {month+1} {year}', '2026-12-01', 'December – January 2027'],
    ['{month} {year} – {month+1} {year}', '2026-12-01', 'December 2026 – January 2027'],
    ['{year}/{month} – {year}/{month+1}', '2026-12-01', '2026/December – 2027/January'],
    ['{year}-{month}-{year}-{month+1}', '2026-12-01', '2026-December-2027-January'],
    ['{month}-{year}-{month+1}-{year}', '2026-12-01', 'December-2026-January-2027'],
    ['{month-1}/{month} {year}', '2027-01-01', 'December/January 2027'],
    ['{month} {year}, then {month+1}', '2026-12-01', 'December 2026, then January'],
    ['{month-2} {year} – {month} {year}', '2027-01-01', 'November 2026 – January 2027'],
    // Another sentence or line is about something else.
    ['Hosting {month+1}. Contract of {year}', '2026-12-01', 'Hosting January. Contract of 2026'],
    ['Hosting {month+1}\n{year}', '2026-12-01', 'Hosting January\n2026'],
    // A year that says its own offset is of the run's day.
    ['{month+1} {year+1}', '2026-12-01', 'January 2027'],
    ['{month+1} {year+1}', '2026-11-01', 'December 2027'],
    ['{month-1} {year-1}', '2027-01-01', 'December 2026'],
    ['{month+1} {year}/{year+1}', '2026-12-01', 'January 2027/2027'],
    ['Plan {year}', '2026-12-01', 'Plan 2026'],
    ['Plan {year}/{year+1}', '2026-12-01', 'Plan 2026/2027'],
    ['{month+0} {year}', '2026-12-01', 'December 2026'],
  ])('%s on %s is %s', (text, day, expected) => {
    expect(said(text, day)).toBe(expected)
  })

  test('the day before and after a period are those of the neighbouring runs of its plan', () => {
    const last = { firstDay: localDate('2026-11-30'), onLastDay: true }
    expect(said('{period-1}', '2026-12-31', last)).toBe('30 November 2026 – 30 December 2026')
    expect(said('{period}', '2026-12-31', last)).toBe('31 December 2026 – 30 January 2027')
    expect(said('{period+1}', '2026-12-31', last)).toBe('31 January 2027 – 27 February 2027')
    expect(said('{period-1}', '2027-02-28', last)).toBe('31 January 2027 – 27 February 2027')
    // Before the first run and after the last one the plan is counted on.
    expect(said('{period-1}', '2026-11-30', last)).toBe('31 October 2026 – 29 November 2026')
    const once = { ...last, end: { by: 'times', times: 1 } } as const
    expect(said('{period+1}', '2026-11-30', once)).toBe('31 December 2026 – 30 January 2027')
    // A run that was moved to another day.
    expect(said('{period+1}', '2026-12-10', last)).toBe('31 December 2026 – 30 January 2027')
    expect(said('{period-1}', '2026-12-10', last)).toBe('30 November 2026 – 9 December 2026')
  })

  const plans = fc.record({
    every: fc.integer({ min: 1, max: 6 }),
    unit: fc.constantFrom<Plan['unit']>('week', 'month', 'quarter', 'year'),
    onLastDay: fc.boolean(),
    firstDay: fc.integer({ min: 0, max: 800 }).map(days => addDays(localDate('2026-01-01'), days)),
  })

  test('each period begins on the day after the one before, in all runs of 800 days of any plan', () => {
    fc.assert(
      fc.property(plans, rhythm => {
        const plan: Plan = { ...rhythm, end: { by: 'never' } }
        const runs = nextRuns(plan, plan.firstDay, 60).filter(
          day => day <= addDays(plan.firstDay, 800),
        )
        const on = (text: string, day: LocalDate) =>
          fillPeriodPlaceholders(text, runPeriodOf(plan, day), 'en', plan)
        for (const [i, day] of runs.entries()) {
          const next = runs[i + 1]
          if (next) expect(on('{period+1}', day)).toBe(on('{period}', next))
          if (next) expect(on('{period-1}', next)).toBe(on('{period}', day))
          const third = runs[i + 3]
          if (third) expect(on('{period+3}', day)).toBe(on('{period}', third))
          if (third) expect(on('{period-3}', third)).toBe(on('{period}', day))
          if (next) expect(addDays(runPeriodOf(plan, day).end, 1)).toBe(next)
        }
      }),
      { numRuns: 300 },
    )
  })

  test('is shown beforehand: each text with placeholders, once', () => {
    const draft = specimenDraft({
      language: 'en',
      note: 'Hosting {month+1} {year}',
      orderReference: 'PO-{year}',
      lines: [
        specimenLine({ name: 'Hosting {month+1} {year}' }),
        specimenLine({ id: 'b', name: 'Support' }),
      ],
    })
    const template = toInvoiceTemplate(draft, monthly.firstDay, true)
    expect(filledTexts(template, monthly, localDate('2026-12-01'))).toEqual([
      'Hosting January 2027',
      'PO-2026',
    ])
  })
})
