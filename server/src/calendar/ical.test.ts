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

test('an all-day entry ends on the next day, also at the end of a year', () => {
  const text = write({})
  expect(text).toContain('\r\nDTSTART;VALUE=DATE:20261231\r\nDTEND;VALUE=DATE:20270101\r\n')
  expect(text).toContain('\r\nLAST-MODIFIED:20261120T100101Z\r\n')
  expect(text).toContain('\r\nSEQUENCE:62\r\n')
  expect(text).not.toContain('METHOD')
  expect(readOne(text)).toMatchObject({ datetype: 'date', uid: event.uid, status: 'CONFIRMED' })
})

// node-ical wrongly reads an escaped backslash before n as a new line, so backslashes are removed here.
test('any customer name is parsed unchanged, with lines of at most 75 octets', () => {
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

test('folds a line after 75 octets', () => {
  const room = 75 - Buffer.byteLength('SUMMARY;LANGUAGE=fr:')
  const summaryOf = (length: number) => {
    const lines = write({ summary: 'x'.repeat(length) }).split('\r\n')
    const at = lines.findIndex(line => line.startsWith('SUMMARY'))
    return lines.slice(at, at + 2)
  }
  expect(summaryOf(room)[0]).toBe(`SUMMARY;LANGUAGE=fr:${'x'.repeat(room)}`)
  expect(summaryOf(room)[1]).toMatch(/^DESCRIPTION/)
  expect(summaryOf(room + 1)).toEqual([`SUMMARY;LANGUAGE=fr:${'x'.repeat(room)}`, ' x'])
})

test('escapes text so that it cannot add a property', () => {
  const text = write({ summary: 'a\r\nATTACH:evil;,\\n' }, 'b\nURL:evil')
  expect(text).toContain(String.raw`SUMMARY;LANGUAGE=fr:a\nATTACH:evil\;\,\\n`)
  expect(text.split('\r\n').filter(line => /^(ATTACH|URL:evil)/.test(line))).toEqual([])
})

test('a calendar has its name, its language and the hours after which to read it again', () => {
  const text = writeIcal({ name: 'A; B', language: 'fr', refreshHours: 4, events: [event] })
  const expected = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Bordereau//Calendar//FR',
    'CALSCALE:GREGORIAN',
    'NAME:A\\; B',
    'X-WR-CALNAME:A\\; B',
    'REFRESH-INTERVAL;VALUE=DURATION:PT4H',
    'X-PUBLISHED-TTL:PT4H',
    'BEGIN:VEVENT',
    'UID:due-1@bordereau',
    'DTSTAMP:20261120T100101Z',
    'LAST-MODIFIED:20261120T100101Z',
    'CREATED:20261120T100000Z',
    'SEQUENCE:62',
    'DTSTART;VALUE=DATE:20261231',
    'DTEND;VALUE=DATE:20270101',
    'SUMMARY;LANGUAGE=fr:Due: 12.00 €',
    'DESCRIPTION;LANGUAGE=fr:',
    'CATEGORIES;LANGUAGE=fr:Due',
    'URL:https://example.com/w/1',
    'STATUS:CONFIRMED',
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]
  expect(text.split('\r\n')).toEqual(expected)
  const earlier = write({ tentative: true, changedAt: new Date(at.getTime() - 1_000) })
  expect(earlier).toContain('\r\nSTATUS:TENTATIVE\r\n')
  expect(earlier).toContain('\r\nSEQUENCE:0\r\n')
  expect(write({ summary: 'a\u0007b' })).toContain(':a b\r\n')
})
