import { expect, test } from 'vitest'
import { localDate } from '../date.ts'
import { decideNumber } from './decide-number.ts'

const day = localDate('2026-11-20')

function decided(change: Partial<Parameters<typeof decideNumber>[0]> = {}) {
  return decideNumber({
    pattern: 'F{YYYY}-{seq:4}',
    nextSeq: 7,
    lastIssueDate: null,
    issueDate: day,
    country: 'FR',
    ...change,
  })
}

test('a document takes the next number of its series', () => {
  expect(decided()).toEqual({ ok: true, value: 'F2026-0007' })
})

test('numbers follow the order of time: a date before the last one is refused, the same day is not', () => {
  expect(decided({ lastIssueDate: day })).toMatchObject({ ok: true })
  expect(decided({ lastIssueDate: localDate('2026-11-19') })).toMatchObject({ ok: true })
  const lastIssueDate = localDate('2026-11-21')
  expect(decided({ lastIssueDate })).toEqual({
    ok: false,
    refusal: 'date_before_last',
    detail: { lastIssueDate },
  })
})

test('a number longer than the law allows is refused: sixteen characters in India', () => {
  const pattern = 'INVOICE/{FY}/{seq:4}'
  expect(decided({ country: 'IN', pattern, nextSeq: 42 })).toEqual({
    ok: false,
    refusal: 'number_too_long',
    detail: { number: 'INVOICE/26-27/0042' },
  })
  expect(decided({ country: 'IN', pattern: 'INV/{FY}/{seq:4}' })).toEqual({
    ok: true,
    value: 'INV/26-27/0007',
  })
})
