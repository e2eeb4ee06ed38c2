import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, localDate } from '../date.ts'
import {
  COLLECTION_FAILURES,
  type CollectionFacts,
  LATEST_DAYS,
  MOST_ATTEMPTS,
  NOTICE_DAYS,
  collectionDay,
  decideCollection,
  nextAttempt,
} from './collection.ts'

const TODAY = localDate('2026-11-20')
const DUE = localDate('2026-12-04')

test.each([
  ['on_due', 'card', DUE, '2026-12-04'],
  ['on_due', 'direct_debit', DUE, '2026-12-04'],
  // Due at once, or before it was sent.
  ['on_due', 'card', null, '2026-11-20'],
  ['on_due', 'card', localDate('2026-11-01'), '2026-11-20'],
  ['on_due', 'direct_debit', localDate('2026-11-21'), '2026-11-22'],
  ['on_issue', 'card', DUE, '2026-11-20'],
  // Two days of notice, as the customer agreed.
  ['on_issue', 'direct_debit', DUE, '2026-11-22'],
] as const)('%s with a %s, due %s: %s', (collects, type, dueDate, day) => {
  expect(collectionDay({ collects, type, notifiedOn: TODAY, dueDate })).toBe(day)
})

const FACTS: CollectionFacts = {
  day: TODAY,
  today: TODAY,
  type: 'card',
  isMandateActive: true,
  isOpen: true,
  isHeld: false,
  notifiedOn: TODAY,
  isBeingPaid: false,
}

test.each([
  [{}, 'now'],
  [{ isOpen: false, isMandateActive: false }, 'nothing_open'],
  [{ isMandateActive: false, isHeld: true }, 'mandate_ended'],
  [{ day: addDays(TODAY, 1) }, 'wait'],
  [{ isHeld: true }, 'wait'],
  [{ isBeingPaid: true }, 'wait'],
  [{ notifiedOn: null }, 'wait'],
  // The message left later than it was written.
  [{ type: 'direct_debit', notifiedOn: addDays(TODAY, -1) }, 'wait'],
  [{ type: 'direct_debit', notifiedOn: addDays(TODAY, -2) }, 'now'],
  [{ day: addDays(TODAY, -LATEST_DAYS) }, 'now'],
  [{ day: addDays(TODAY, -LATEST_DAYS - 1) }, 'late'],
  [{ day: addDays(TODAY, -LATEST_DAYS - 1), isHeld: true }, 'late'],
] as const)('a collection with %o: %s', (change, decision) => {
  expect(decideCollection({ ...FACTS, ...change })).toBe(decision)
})

test('nothing is asked for that is settled, held, being paid, without permission, or of which the customer was notified too late, in 50,000 cases', () => {
  const day = fc.integer({ min: -10, max: 10 }).map(days => addDays(TODAY, days))
  const facts = fc.record({
    day,
    today: day,
    type: fc.constantFrom('card' as const, 'direct_debit' as const, 'other' as const),
    isMandateActive: fc.boolean(),
    isOpen: fc.boolean(),
    isHeld: fc.boolean(),
    notifiedOn: fc.option(day),
    isBeingPaid: fc.boolean(),
  })
  fc.assert(
    fc.property(facts, one => {
      if (decideCollection(one) !== 'now') return
      expect(one).toMatchObject({
        isMandateActive: true,
        isOpen: true,
        isHeld: false,
        isBeingPaid: false,
      })
      expect(one.today >= one.day).toBe(true)
      expect(addDays(one.notifiedOn ?? one.today, NOTICE_DAYS[one.type]) <= one.today).toBe(true)
      expect(one.notifiedOn).not.toBeNull()
    }),
    { numRuns: 50_000 },
  )
})

test('only a card is tried again, only where the same may succeed later, and three times at most', () => {
  const after = (attempts: number) => ({ type: 'card' as const, attempts, today: TODAY })
  const again = COLLECTION_FAILURES.filter(reason => nextAttempt(reason, after(1)))
  expect(again).toEqual(['insufficient_funds', 'declined'])
  expect(nextAttempt('declined', after(1))).toBe('2026-11-23')
  expect(nextAttempt('declined', after(MOST_ATTEMPTS))).toBeUndefined()
  expect(nextAttempt('declined', { ...after(1), type: 'direct_debit' })).toBeUndefined()
})
