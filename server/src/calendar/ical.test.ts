import { localDate } from '@bordereau/domain/date'
import fc from 'fast-check'
import ical from 'node-ical'
import { expect, test } from 'vitest'
import { writeIcal } from './ical.ts'

const at = new Date('2026-11-20T10:00:00.123Z')
const event = {
  uid: 'due-1@bordereau',
  date: localDate('2026-12-31'),
  summary: 'Due: 12.00 €',
  description: '',
  url: 'https://example.com/w/1',
  category: 'Due',
  tentative: false,
  createdAt: at,
  changedAt: new Date(at.getTime() + 61_500),
}
const write = (changes: Partial<typeof event>, name = 'Atelier') =>
  writeIcal({ name, language: 'fr', refreshHours: 4, events: [{ ...event, ...changes }] })

function readOne(text: string) {
  const [found] = Object.values(ical.sync.parseICS(text)).filter(one => one?.type === 'VEVENT')
  if (found?.type !== 'VEVENT') throw new Error('no event')
  return found
}

const textOf = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && 'val' in value ? value.val : value

test('a whole day ends before the next one, also at the end of a year', () => {
  const text = write({})
  expect(text).toContain('\r\nDTSTART;VALUE=DATE:20261231\r\nDTEND;VALUE=DATE:20270101\r\n')
  expect(text).toContain('\r\nLAST-MODIFIED:20261120T100101Z\r\n')
  expect(text).toContain('\r\nSEQUENCE:62\r\n')
  expect(text).not.toContain('METHOD')
  expect(readOne(text)).toMatchObject({ datetype: 'date', uid: event.uid, status: 'CONFIRMED' })
})

// The reader takes an escaped backslash before n for a new line, so there are none here; RFC 5545 does not.
test('whatever a customer is called, a reader reads the same, on lines of 75 octets at most', () => {
  const name = fc
    .string({ unit: 'grapheme', minLength: 1, maxLength: 200 })
    .map(text => text.replace(/[\\\p{Cc}\u2028\u2029]/gu, '').trim())
  fc.assert(
    fc.property(name, summary => {
      const text = write({ summary: `x${summary}x` })
      for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
      expect(textOf(readOne(text).summary)).toBe(`x${summary}x`)
    }),
  )
})

test('text cannot end its line and begin a property of its own', () => {
  const text = write({ summary: 'a\r\nATTACH:evil;,\\n' }, 'b\nURL:evil')
  expect(text).toContain(String.raw`SUMMARY;LANGUAGE=fr:a\nATTACH:evil\;\,\\n`)
  expect(text.split('\r\n').filter(line => /^(ATTACH|URL:evil)/.test(line))).toEqual([])
})
