import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, localDate } from '../date.ts'
import { specimenDraft, specimenLine } from '../testing/draft.ts'
import { decimal } from '../money/decimal.ts'
import { draftOfRun, templateAsDraft, toInvoiceTemplate } from './template.ts'
import { fillPeriodPlaceholders, runPeriodOf } from './period-placeholders.ts'
import { type Plan, nextRuns } from './plan.ts'

const monthly: Plan = {
  every: 1,
  unit: 'month',
  firstDay: localDate('2026-12-01'),
  end: { by: 'never' },
}
const period = (start: string, end: string) => ({ start: localDate(start), end: localDate(end) })
let lines = 0
const newLineId = () => `line ${(lines += 1)}`

describe('an invoice template', () => {
  test('leaves out dates and payments of the original, and keeps delivery and periods', () => {
    const draft = specimenDraft({
      issueDate: localDate('2026-11-01'),
      due: { by: 'date', date: localDate('2026-11-15') },
      prepaid: decimal('10'),
      period: period('2026-11-01', '2026-11-30'),
      lines: [specimenLine({ period: period('2026-11-01', '2026-11-15') })],
    })
    const kept = toInvoiceTemplate(draft, localDate('2026-11-01'), true).draft
    expect(kept).toMatchObject({
      issueDate: null,
      due: { by: 'days', days: 14 },
      prepaid: '0',
      period: { start: '2026-11-01', end: '2026-11-30' },
      lines: [{ name: 'Design', period: { start: '2026-11-01', end: '2026-11-15' } }],
    })
  })

  test('keeps the files of a draft that is repeated, not those of an issued document', () => {
    const file = { sha256: 'a', name: 'terms.pdf', mediaType: 'application/pdf', size: 1 } as const
    const draft = specimenDraft({ attachments: [file] })
    const filesOf = (isIssued: boolean) =>
      toInvoiceTemplate(draft, localDate('2026-11-01'), isIssued).draft.attachments
    expect([filesOf(false), filesOf(true)]).toEqual([[file], undefined])
  })

  test('moves a period that has only a start or only an end', () => {
    const made = (period: {
      start?: ReturnType<typeof localDate>
      end?: ReturnType<typeof localDate>
    }) =>
      draftOfRun(
        toInvoiceTemplate(specimenDraft({ period }), localDate('2026-11-01'), true),
        monthly,
        localDate('2027-02-01'),
        newLineId,
      )
    const start = localDate('2026-11-03')
    const end = localDate('2026-11-30')
    expect(made({ start }).period).toEqual({ start: '2027-02-03' })
    expect(made({ end }).period).toEqual({ end: '2027-02-28' })
    expect(made({}).period).toEqual({})
    // Without both days the placeholder stands for the period of the run.
    const note = '{period}'
    const draft = specimenDraft({ period: { start }, note, language: 'en' })
    const template = toInvoiceTemplate(draft, localDate('2026-11-01'), true)
    expect(draftOfRun(template, monthly, localDate('2027-02-01'), newLineId).note).toBe(
      'February 2027',
    )
  })

  test('moves a period that shares one day with that of the run by its own days', () => {
    const made = (start: string, end: string) =>
      draftOfRun(
        toInvoiceTemplate(
          specimenDraft({ period: period(start, end) }),
          localDate('2026-11-01'),
          true,
        ),
        monthly,
        localDate('2026-12-01'),
        newLineId,
      ).period
    expect(made('2026-11-01', '2026-11-15')).toEqual(period('2026-12-01', '2026-12-15'))
    expect(made('2026-11-15', '2026-11-30')).toEqual(period('2026-12-15', '2026-12-31'))
  })

  test('names the period of the document, where it has one', () => {
    const draft = specimenDraft({
      period: period('2026-10-01', '2026-10-31'),
      language: 'en',
      note: '{period}',
      allowancesCharges: [
        {
          charge: false,
          value: { by: 'percent', percent: decimal('5') },
          reason: 'Discount {month}',
          reasonCode: '',
          tax: specimenLine().tax,
        },
      ],
    })
    const template = toInvoiceTemplate(draft, localDate('2026-11-01'), true)
    const made = draftOfRun(template, monthly, localDate('2026-12-01'), newLineId)
    expect(made.note).toBe('November 2026')
    expect(made.allowancesCharges[0]).toMatchObject({ reason: 'Discount December', charge: false })
  })

  test('moves by weeks, whatever the ends of months', () => {
    const weekly: Plan = { ...monthly, unit: 'week', firstDay: localDate('2026-11-30') }
    const draft = specimenDraft({
      deliveryDate: localDate('2026-10-31'),
      period: period('2026-11-01', '2026-11-30'),
    })
    const template = toInvoiceTemplate(draft, localDate('2026-11-30'), true)
    const made = draftOfRun(template, weekly, localDate('2026-12-07'), newLineId)
    expect(made.deliveryDate).toBe('2026-11-07')
    expect(made.period).toEqual(period('2026-11-08', '2026-12-07'))
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
    const template = toInvoiceTemplate(
      specimenDraft({
        period: period(...before),
        deliveryDate: localDate(before[1]),
        lines: [specimenLine({ period: period(...before) })],
      }),
      localDate('2026-11-01'),
      true,
    )
    const made = draftOfRun(template, { ...monthly, unit }, localDate(day), newLineId)
    expect(made.period).toEqual(period(...after))
    expect(made.lines[0]?.period).toEqual(period(...after))
    expect(made.deliveryDate).toBe(after[1])
    expect(made.issueDate).toBeNull()
  })

  // From the day of the template to another day of its plan; a period, and a delivery date.
  test.each<
    [string, Partial<Plan>, [string, string], [string, string], string, [string, string], string]
  >([
    [
      'the month of February to the whole of March',
      { firstDay: localDate('2026-02-28') },
      ['2026-02-28', '2026-03-28'],
      ['2026-02-01', '2026-02-28'],
      '2026-02-15',
      ['2026-03-01', '2026-03-31'],
      '2026-03-15',
    ],
    [
      'a month from the 28th to the 27th as one, and the delivery with the day',
      { firstDay: localDate('2026-02-28') },
      ['2026-02-28', '2026-03-28'],
      ['2026-02-28', '2026-03-27'],
      '2026-02-28',
      ['2026-03-28', '2026-04-27'],
      '2026-03-28',
    ],
    [
      'a month from the 30th to the 29th as one',
      { firstDay: localDate('2026-04-15') },
      ['2026-04-15', '2026-05-15'],
      ['2026-04-30', '2026-05-29'],
      '2026-04-30',
      ['2026-05-30', '2026-06-29'],
      '2026-05-31',
    ],
    [
      'the second half of February to that of March',
      { firstDay: localDate('2026-03-01') },
      ['2026-03-01', '2026-04-01'],
      ['2026-02-15', '2026-02-28'],
      '2026-02-28',
      ['2026-03-15', '2026-03-31'],
      '2026-03-31',
    ],
    [
      'from the last day of a month to the day before the next one',
      { firstDay: localDate('2026-02-28'), onLastDay: true },
      ['2026-02-28', '2026-03-31'],
      ['2026-02-28', '2026-03-30'],
      '2026-02-28',
      ['2026-03-31', '2026-04-29'],
      '2026-03-31',
    ],
    [
      'from the 31st to the day before the next one, when the pattern was written in February',
      { firstDay: localDate('2026-01-31') },
      ['2026-02-28', '2026-03-31'],
      ['2026-02-28', '2026-03-30'],
      '2026-02-28',
      ['2026-03-31', '2026-04-29'],
      '2026-03-31',
    ],
  ])('moves %s', (_, plan, [from, to], before, delivered, after, deliveredThen) => {
    const template = toInvoiceTemplate(
      specimenDraft({ period: period(...before), deliveryDate: localDate(delivered) }),
      localDate(from),
      true,
    )
    const made = draftOfRun(template, { ...monthly, ...plan }, localDate(to), newLineId)
    expect(made.period).toEqual(period(...after))
    expect(made.deliveryDate).toBe(deliveredThen)
  })

  test('covers every day once where a period is whole months', () => {
    const firstDays = fc
      .integer({ min: 0, max: 1500 })
      .map(days => addDays(localDate('2026-01-01'), days))
    fc.assert(
      fc.property(firstDays, fc.boolean(), (firstDay, onLastDay) => {
        const plan = { ...monthly, firstDay, onLastDay }
        const { start, end } = runPeriodOf(plan, firstDay)
        const template = toInvoiceTemplate(
          specimenDraft({ period: { start, end } }),
          firstDay,
          true,
        )
        const periods = nextRuns(plan, firstDay, 15).map(
          day => templateAsDraft(template, plan, day, newLineId).period,
        )
        for (const [i, next] of periods.slice(1).entries())
          expect(next?.start).toBe(addDays(periods[i]?.end ?? firstDay, 1))
      }),
    )
  })

  test('replaces period placeholders in the language of the document, and only in runs', () => {
    const template = toInvoiceTemplate(
      specimenDraft({
        language: 'de',
        note: 'Wartung {month} {year}, {unknown}',
        orderReference: 'PO {year}-{quarter}',
        lines: [specimenLine({ name: '{period}', description: 'danach {month+1}' })],
      }),
      localDate('2026-11-01'),
      true,
    )
    const made = draftOfRun(template, monthly, localDate('2026-12-01'), newLineId)
    expect(made.note).toBe('Wartung Dezember 2026, {unknown}')
    expect(made.orderReference).toBe('PO 2026-Q4')
    expect(made.lines[0]).toMatchObject({ name: 'Dezember 2026', description: 'danach Januar' })
    expect(made.lines[0]?.id).not.toBe(template.draft.lines[0]?.id)
    expect(templateAsDraft(template, monthly, localDate('2026-12-01'), newLineId).note).toBe(
      'Wartung {month} {year}, {unknown}',
    )
  })
})

describe('period placeholders', () => {
  const on = (plan: Plan, day: string) => runPeriodOf(plan, localDate(day))
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
    expect(fillPeriodPlaceholders(text, on(plan, day), british)).toBe(said)
  })

  test('name whole quarters and years, and other periods by their days', () => {
    const said = (unit: Plan['unit'], every: number, day: string) => {
      const plan: Plan = { ...monthly, unit, every, firstDay: localDate(day) }
      return fillPeriodPlaceholders('{period}', on(plan, day), 'en-GB')
    }
    expect(said('quarter', 1, '2027-04-01')).toBe('Q2 2027')
    expect(said('quarter', 1, '2027-05-01')).toBe('1 May 2027 – 31 July 2027')
    expect(said('year', 1, '2027-01-01')).toBe('2027')
    expect(said('week', 2, '2026-11-30')).toBe('30 November 2026 – 13 December 2026')
  })

  test('of a plan on the 31st cover the time until its next day', () => {
    const plan = { ...monthly, firstDay: localDate('2027-01-31') }
    expect(on(plan, '2027-02-28')).toMatchObject({ start: '2027-02-28', end: '2027-03-30' })
  })
})
