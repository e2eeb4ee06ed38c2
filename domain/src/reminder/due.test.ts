import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type LocalDate, addDays, daysBetween, localDate } from '../date.ts'
import { type ReminderFacts, dueLevel, plannedReminders } from './due.ts'
import { DEFAULT_PLAN, MIN_GAP_DAYS, type ReminderLevel, levelProblem, levelsFor } from './plan.ts'
import { isWorkingTime, nextWorkingDay, wallTimeOf } from './working-time.ts'

const LEVELS: readonly ReminderLevel[] = [
  { id: 'before', days: -3, tone: 'notice' },
  { id: 'first', days: 3, tone: 'friendly' },
  { id: 'second', days: 10, tone: 'firm' },
  { id: 'third', days: 24, tone: 'final' },
]
const DUE = localDate('2026-11-20')
const FACTS: ReminderFacts = {
  dueDate: DUE,
  isOpen: true,
  hold: null,
  lastReminded: null,
  past: [],
  moved: {},
}
const WEEKDAYS = { weekend: [6, 7], holidays: new Set([localDate('2026-12-25')]) }
const EVERY_DAY = { weekend: [], holidays: new Set<LocalDate>() }

const on = (days: number, facts: Partial<ReminderFacts> = {}) =>
  dueLevel(LEVELS, { ...FACTS, ...facts }, addDays(DUE, days))?.id

describe('the reminder of a day', () => {
  test.each([
    [-4, {}, undefined],
    [-3, {}, 'before'],
    [0, {}, 'before'],
    // A notice before the due date lapses with it.
    [1, {}, undefined],
    [3, {}, 'first'],
    [9, {}, 'first'],
    // The plan was switched on late: only the current level.
    [300, {}, 'third'],
    [3, { isOpen: false }, undefined],
    [3, { dueDate: null }, undefined],
    [10, { past: [{ id: 'second', days: 10 }] }, undefined],
    // Skipped or sent under another id before the plan was changed.
    [10, { past: [{ id: 'old', days: 12 }] }, undefined],
    [24, { past: [{ id: 'old', days: 12 }] }, 'third'],
    [0, { past: [{ id: 'before', days: -9 }] }, undefined],
    [10, { past: [{ id: 'old', days: 10 }] }, undefined],
    // Reminded by hand yesterday.
    [10, { lastReminded: addDays(DUE, 9) }, undefined],
    [10, { lastReminded: addDays(DUE, 7) }, 'second'],
    [10, { hold: { reason: 'disputed', until: null } }, undefined],
    [10, { hold: { reason: 'promised', until: addDays(DUE, 10) } }, undefined],
    [11, { hold: { reason: 'promised', until: addDays(DUE, 10) } }, 'second'],
    [10, { moved: { second: addDays(DUE, 12) } }, 'first'],
    [12, { moved: { second: addDays(DUE, 12) } }, 'second'],
    [5, { moved: { first: addDays(DUE, 6) } }, undefined],
  ] as const)('%i days after the due date, %j: %s', (days, facts, expected) =>
    expect(on(days, facts)).toBe(expected),
  )

  test('of the due date itself does not lapse with it', () => {
    const levels = [{ id: 'due', days: 0, tone: 'notice' }] as const
    expect(dueLevel(levels, FACTS, addDays(DUE, 1))?.id).toBe('due')
  })

  test('begins with the first level where reminders were switched on late, the others at their distances', () => {
    const range = { today: addDays(DUE, 19), until: addDays(DUE, 90) }
    const late = { ...FACTS, since: addDays(DUE, 19) }
    const days = (facts: ReminderFacts) =>
      plannedReminders(LEVELS, facts, range, EVERY_DAY).map(({ level, day }) => [
        level.id,
        daysBetween(DUE, day),
      ])
    expect(days(late)).toEqual([
      ['first', 19],
      ['second', 26],
      ['third', 40],
    ])
    // What went out before they were switched off and on again is not sent again.
    const sent = { id: 'first', days: 3, on: addDays(DUE, 3) }
    expect(days({ ...late, past: [sent] })).toEqual([
      ['second', 19],
      ['third', 33],
    ])
    // Switched on before the first level: as ever.
    for (const since of [addDays(DUE, 3), addDays(DUE, -40), null])
      expect(on(10, { since })).toBe('second')
    expect(on(19, { since: addDays(DUE, 19), moved: { first: addDays(DUE, 30) } })).toBe(undefined)
  })

  test('is none of an earlier level that a person moved behind a later one', () => {
    expect(on(30, { moved: { first: addDays(DUE, 30) } })).toBe('third')
  })
})

describe('a plan', () => {
  test('names what is wrong with its levels', () => {
    const level = (id: string, days: number) => ({ id, days, tone: 'firm' as const })
    expect(levelProblem(DEFAULT_PLAN.levels)).toBe(undefined)
    expect(levelProblem([level('a', 10), level('b', 8)])).toBe('too_close')
    expect(levelProblem([level('a', -31)])).toBe('out_of_range')
    expect(levelProblem([level('a', 1), level('a', 9)])).toBe('same_id')
    const many = Array.from({ length: 9 }, (_, i) => level(`${i}`, i * 4))
    expect(levelProblem(many)).toBe('too_many')
    expect(levelProblem(many.slice(1).toReversed())).toBe(undefined)
    expect(levelProblem([level('a', -30), level('b', 180), level('c', -27)])).toBe(undefined)
    for (const outside of [-31, 181])
      expect(levelProblem([level('a', 1), level('b', outside)])).toBe('out_of_range')
    // In the order of the days, whatever that of the list is.
    expect(levelProblem([level('a', 1), level('b', 9), level('c', 3)])).toBe('too_close')
  })

  test('sends nothing before it is switched on, and what the customer has instead', () => {
    const plan = { ...DEFAULT_PLAN, enabled: true }
    expect(levelsFor(DEFAULT_PLAN, { by: 'levels', levels: LEVELS })).toEqual([])
    expect(levelsFor(plan, null)).toBe(plan.levels)
    expect(levelsFor(plan, { by: 'none' })).toEqual([])
    expect(levelsFor(plan, { by: 'levels', levels: LEVELS })).toBe(LEVELS)
  })

  test('foresees its reminders on working days', () => {
    const range = { today: localDate('2026-11-14'), until: localDate('2027-02-12') }
    const planned = plannedReminders(LEVELS, FACTS, range, WEEKDAYS)
    // The 17th is a Tuesday; 23 Nov a Monday; 30 Nov a Monday; 14 Dec a Monday.
    expect(planned.map(({ level, day }) => [level.id, day])).toEqual([
      ['before', '2026-11-17'],
      ['first', '2026-11-23'],
      ['second', '2026-11-30'],
      ['third', '2026-12-14'],
    ])
    const promised = {
      ...FACTS,
      hold: { reason: 'promised', until: localDate('2026-12-24') },
    } as const
    expect(plannedReminders(LEVELS, promised, range, WEEKDAYS).map(one => one.day)).toEqual([
      '2026-12-28',
    ])
    const untilThen = { ...range, until: localDate('2026-12-28') }
    expect(plannedReminders(LEVELS, promised, untilThen, WEEKDAYS)).toHaveLength(1)
    // One by hand on the day of a level puts that off by three days.
    const byHand = { ...FACTS, lastReminded: localDate('2026-11-29') }
    const soon = { today: localDate('2026-11-30'), until: localDate('2026-12-05') }
    expect(plannedReminders(LEVELS, byHand, soon, WEEKDAYS).map(one => one.day)).toEqual([
      '2026-12-02',
    ])
    for (const none of [{ dueDate: null }, { isOpen: false }])
      expect(plannedReminders(LEVELS, { ...FACTS, ...none }, range, WEEKDAYS)).toEqual([])
    expect(plannedReminders(LEVELS.toReversed(), FACTS, range, WEEKDAYS)).toEqual(planned)
    const disputed = { ...FACTS, hold: { reason: 'disputed', until: null } } as const
    expect(plannedReminders(LEVELS, disputed, range, WEEKDAYS)).toEqual([])
  })
})

describe('working time', () => {
  test.each([
    ['2026-03-29T00:59:59Z', 'Europe/Paris', '2026-03-29', 1],
    ['2026-03-29T01:00:00Z', 'Europe/Paris', '2026-03-29', 3],
    ['2026-10-25T01:30:00Z', 'Europe/Paris', '2026-10-25', 2],
    ['2028-02-29T23:30:00Z', 'Asia/Kolkata', '2028-03-01', 5],
    ['2026-12-31T23:00:00Z', 'America/New_York', '2026-12-31', 18],
    ['2026-07-01T00:00:00Z', 'Europe/London', '2026-07-01', 1],
  ])('%s in %s is %s, %i o’clock', (at, zone, day, hour) =>
    expect(wallTimeOf(new Date(at), zone)).toEqual({ day, hour }),
  )

  test('ends at the hour, and has no weekend and holiday', () => {
    const hours = { from: 9, to: 17 }
    const at = (day: string, hour: number) =>
      isWorkingTime({ day: localDate(day), hour }, hours, WEEKDAYS)
    expect([8, 9, 16, 17].map(hour => at('2026-11-20', hour))).toEqual([false, true, true, false])
    expect([at('2026-11-21', 10), at('2026-11-22', 10), at('2026-12-25', 10)]).toEqual([
      false,
      false,
      false,
    ])
    expect(nextWorkingDay(localDate('2026-12-25'), WEEKDAYS)).toBe('2026-12-28')
    const never = { weekend: [1, 2, 3, 4, 5, 6, 7], holidays: new Set<LocalDate>() }
    expect(nextWorkingDay(localDate('2026-12-25'), never)).toBe('2027-12-26')
  })
})

/** Two daylight saving changes a year and the leap day of 2028. */
const FIRST = Date.parse('2026-11-01T00:30:00Z')
const DAYS = 800
const HOUR_MS = 3_600_000

type Sent = { readonly level: ReminderLevel; readonly day: LocalDate; readonly hour: number }

/** The hourly check of a process whose clock shows these times, in this order. */
function run(
  ticks: readonly number[],
  zone: string,
  levels: readonly ReminderLevel[],
  facts: ReminderFacts,
  paidOn: LocalDate | null = null,
): Sent[] {
  const sent: Sent[] = []
  let known = facts
  for (const tick of ticks) {
    const wall = wallTimeOf(new Date(tick), zone)
    if (!isWorkingTime(wall, DEFAULT_PLAN.hours, WEEKDAYS)) continue
    const isOpen = paidOn === null || wall.day < paidOn
    const level = dueLevel(levels, { ...known, isOpen }, wall.day)
    if (!level) continue
    sent.push({ level, ...wall })
    known = { ...known, past: [...known.past, level], lastReminded: wall.day }
  }
  return sent
}

const hourly = Array.from({ length: DAYS * 24 }, (_, i) => FIRST + i * HOUR_MS)

describe('over 800 days', () => {
  test.each(['Europe/Paris', 'America/New_York', 'Asia/Kolkata', 'Pacific/Apia'])(
    'each level goes out exactly once at its hour in %s, on the days that were foreseen',
    zone => {
      for (const due of ['2026-11-20', '2027-03-28', '2028-02-29', '2027-10-31', '2027-12-25']) {
        const facts = { ...FACTS, dueDate: localDate(due) }
        const sent = run(hourly, zone, LEVELS, facts)
        const today = wallTimeOf(new Date(FIRST), zone).day
        const range = { today, until: addDays(today, DAYS - 2) }
        const planned = plannedReminders(LEVELS, facts, range, WEEKDAYS)
        expect(sent.map(one => [one.level.id, one.day])).toEqual(
          planned.map(one => [one.level.id, one.day]),
        )
        expect(sent.map(one => one.level.id)).toEqual(
          expect.arrayContaining(['first', 'second', 'third']),
        )
        expect(sent.every(one => one.hour === 9 || zone === 'Asia/Kolkata')).toBe(true)
      }
    },
  )

  test('no level goes out twice, after payment, in the past or out of hours, whatever the clock does', () => {
    const clock = fc.array(
      fc.oneof(
        { weight: 8, arbitrary: fc.constant(HOUR_MS) },
        // Off for days, a clock set back, a double start.
        fc.integer({ min: 0, max: 20 * 24 }).map(hours => hours * HOUR_MS),
        fc.integer({ min: 1, max: 72 }).map(hours => -hours * HOUR_MS),
        fc.constant(0),
      ),
      { minLength: 300, maxLength: 600 },
    )
    const spaced = fc
      .tuple(
        fc.integer({ min: -30, max: 10 }),
        fc.array(fc.integer({ min: 3, max: 30 }), { maxLength: 5 }),
      )
      .map(([first, gaps]) =>
        [0, ...gaps].reduce<ReminderLevel[]>(
          (all, gap) => [
            ...all,
            { id: `l${all.length}`, days: (all.at(-1)?.days ?? first) + gap, tone: 'firm' },
          ],
          [],
        ),
      )
    fc.assert(
      fc.property(
        clock,
        spaced,
        fc.nat(400),
        fc.option(fc.nat(500)),
        (steps, levels, due, paid) => {
          let at = FIRST
          const ticks = steps.map(step => (at += step))
          const dueDate = addDays(localDate('2026-11-01'), due)
          const paidOn = paid === null ? null : addDays(localDate('2026-11-01'), paid)
          const sent = run(ticks, 'Europe/Paris', levels, { ...FACTS, dueDate }, paidOn)
          const ids = sent.map(one => one.level.id)
          expect(new Set(ids).size).toBe(ids.length)
          for (const [i, { level, day, hour }] of sent.entries()) {
            expect(day >= addDays(dueDate, level.days)).toBe(true)
            if (level.days < 0) expect(day <= dueDate).toBe(true)
            if (paidOn !== null) expect(day < paidOn).toBe(true)
            expect(hour >= 9 && hour < 17).toBe(true)
            const before = sent[i - 1]
            if (before) {
              expect(level.days).toBeGreaterThan(before.level.days)
              expect(daysBetween(before.day, day)).toBeGreaterThanOrEqual(MIN_GAP_DAYS)
            }
          }
        },
      ),
      { numRuns: 150 },
    )
  })

  test('an instance that is always on sends all, also from every day of a week', () => {
    for (let i = 0; i < 14; i += 1) {
      const facts = { ...FACTS, dueDate: addDays(DUE, i) }
      const range = { today: localDate('2026-11-01'), until: localDate('2027-03-01') }
      const after = plannedReminders(LEVELS, facts, range, EVERY_DAY).map(one => one.level.id)
      expect(after).toEqual(['before', 'first', 'second', 'third'])
    }
  })
})
