import { describe, expect, test } from 'vitest'
import { localDate } from '../date.ts'
import { specimenDraft, specimenLine } from '../invoice/specimen-draft.ts'
import { decimal } from '../money/decimal.ts'
import { draftOfRun, patternAt, patternOf } from './pattern.ts'
import { fillPeriodWords, occasionOf } from './period-words.ts'
import type { Plan } from './plan.ts'

const monthly: Plan = {
  every: 1,
  unit: 'month',
  firstDay: localDate('2026-12-01'),
  end: { by: 'never' },
}
const period = (start: string, end: string) => ({ start: localDate(start), end: localDate(end) })
let lines = 0
const newLineId = () => `line ${(lines += 1)}`

describe('a pattern', () => {
  test('leaves out what belonged to its occasion, and keeps delivery and periods', () => {
    const draft = specimenDraft({
      issueDate: localDate('2026-11-01'),
      due: { by: 'date', date: localDate('2026-11-15') },
      prepaid: decimal('10'),
      period: period('2026-11-01', '2026-11-30'),
      lines: [specimenLine({ period: period('2026-11-01', '2026-11-15') })],
    })
    const kept = patternOf(draft, localDate('2026-11-01')).draft
    expect(kept).toMatchObject({
      issueDate: null,
      due: { by: 'days', days: 14 },
      prepaid: '0',
      period: { start: '2026-11-01', end: '2026-11-30' },
      lines: [{ name: 'Design', period: { start: '2026-11-01', end: '2026-11-15' } }],
    })
  })

  test.each<[string, Plan['unit'], string, [string, string], [string, string]]>([
    [
      'a whole month',
      'month',
      '2027-02-01',
      ['2026-11-01', '2026-11-30'],
      ['2027-02-01', '2027-02-28'],
    ],
    [
      'the month before',
      'month',
      '2027-03-01',
      ['2026-10-01', '2026-10-31'],
      ['2027-02-01', '2027-02-28'],
    ],
    [
      'a quarter',
      'quarter',
      '2027-05-01',
      ['2026-10-01', '2026-12-31'],
      ['2027-04-01', '2027-06-30'],
    ],
    [
      'days inside of a month',
      'month',
      '2027-01-15',
      ['2026-11-03', '2026-11-20'],
      ['2027-01-03', '2027-01-20'],
    ],
    ['a week', 'week', '2026-11-16', ['2026-11-02', '2026-11-08'], ['2026-11-16', '2026-11-22']],
  ])('moves %s along', (_, unit, day, before, after) => {
    const pattern = patternOf(
      specimenDraft({
        period: period(...before),
        deliveryDate: localDate(before[1]),
        lines: [specimenLine({ period: period(...before) })],
      }),
      localDate('2026-11-01'),
    )
    const made = draftOfRun(pattern, { ...monthly, unit }, localDate(day), newLineId)
    expect(made.period).toEqual(period(...after))
    expect(made.lines[0]?.period).toEqual(period(...after))
    expect(made.deliveryDate).toBe(after[1])
    expect(made.issueDate).toBeNull()
  })

  test('fills the words of its period in, in the language of the document, and only in runs', () => {
    const pattern = patternOf(
      specimenDraft({
        language: 'de',
        note: 'Wartung {month} {year}, {unknown}',
        orderReference: 'PO {year}-{quarter}',
        lines: [specimenLine({ name: '{period}', description: 'danach {month+1}' })],
      }),
      localDate('2026-11-01'),
    )
    const made = draftOfRun(pattern, monthly, localDate('2026-12-01'), newLineId)
    expect(made.note).toBe('Wartung Dezember 2026, {unknown}')
    expect(made.orderReference).toBe('PO 2026-Q4')
    expect(made.lines[0]).toMatchObject({ name: 'Dezember 2026', description: 'danach Januar' })
    expect(made.lines[0]?.id).not.toBe(pattern.draft.lines[0]?.id)
    expect(patternAt(pattern, monthly, localDate('2026-12-01'), newLineId).note).toBe(
      'Wartung {month} {year}, {unknown}',
    )
  })
})

describe('the words of a period', () => {
  const on = (plan: Plan, day: string) => occasionOf(plan, localDate(day))
  test.each<[string, string, string, string]>([
    ['{month}', '2027-01-31', 'fr', 'janvier'],
    ['{month+1}', '2027-01-31', 'en', 'February'],
    ['{month-1} {year-1}', '2027-01-31', 'es', 'diciembre 2026'],
    ['{quarter} {year}', '2027-01-31', 'pl', 'I kwartał 2027'],
    ['{quarter-1}', '2027-01-31', 'it', 'T4'],
    ['{Month} {month +1} {year+100} {}', '2027-01-31', 'en', '{Month} {month +1} {year+100} {}'],
    ['{period}', '2027-03-01', 'en', 'March 2027'],
    ['{period-1}', '2027-01-01', 'de', 'Dezember 2026'],
    ['{period+1}', '2027-01-15', 'en', '15 February 2027 – 14 March 2027'],
    ['{month}', '2027-03-01', 'ar', 'مارس'],
    ['{year}', '2027-03-01', 'hi', '2027'],
  ])('%s on %s in %s', (text, day, language, said) => {
    const british = language === 'en' ? 'en-GB' : language
    const plan = { ...monthly, firstDay: localDate(day) }
    expect(fillPeriodWords(text, on(plan, day), british)).toBe(said)
  })

  test('speak of quarters, years and weeks as wholes or from day to day', () => {
    const said = (unit: Plan['unit'], every: number, day: string) => {
      const plan: Plan = { ...monthly, unit, every, firstDay: localDate(day) }
      return fillPeriodWords('{period}', on(plan, day), 'en-GB')
    }
    expect(said('quarter', 1, '2027-04-01')).toBe('Q2 2027')
    expect(said('quarter', 1, '2027-05-01')).toBe('1 May 2027 – 31 July 2027')
    expect(said('year', 1, '2027-01-01')).toBe('2027')
    expect(said('week', 2, '2026-11-30')).toBe('30 November 2026 – 13 December 2026')
  })

  test('of a plan on the 31st reach to its next day', () => {
    const plan = { ...monthly, firstDay: localDate('2027-01-31') }
    expect(on(plan, '2027-02-28')).toMatchObject({ start: '2027-02-28', end: '2027-03-30' })
  })
})
