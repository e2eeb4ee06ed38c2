import { addDays, localDate } from '@bordereau/domain/date'
import { expect, test } from 'vitest'
import { today } from '../lib/clock.ts'
import { YEAR } from './sample-data.ts'
import { timeline } from './timeline.ts'

const START = localDate('2026-11-20')

test('for any current day events are in order, on working days and not in the future', () => {
  for (let i = 0; i < 400; i += 9) {
    const day = addDays(START, i)
    const now = new Date(`${day}T${i % 2 === 0 ? '00:05' : '20:45'}:00Z`)
    const steps = timeline(day, now)
    const times = steps.map(step => step.clock.now().getTime())
    expect(times).toEqual(times.toSorted((a, b) => a - b))
    expect(Math.max(...times)).toBeLessThanOrEqual(now.getTime())
    for (const step of steps) {
      expect(today(step.clock, 'Europe/Paris')).toBe(step.day)
      expect([0, 6]).not.toContain(new Date(step.day).getUTCDay())
    }
  }
})

test('a document has no event before its issue, and keys are unique', () => {
  const steps = timeline(START, new Date('2026-11-20T20:00:00Z'))
  const issued = new Set<string>()
  for (const { document, event } of steps) {
    if (event.do === 'issued') issued.add(document.key)
    expect(issued.has(document.key)).toBe(true)
    if (event.do === 'paid' && event.alsoFor) expect(issued.has(event.alsoFor)).toBe(true)
  }
  expect(issued.size).toBe(YEAR.length)
  expect(new Set(YEAR.map(invoice => invoice.key)).size).toBe(YEAR.length)
})
