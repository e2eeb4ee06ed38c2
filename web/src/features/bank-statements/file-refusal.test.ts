import { expect, test } from 'vitest'
import { STATEMENT_FILE_REASONS } from '@bordereau/contract/bank-imports'
import type { Refused } from '../../data/api.ts'
import { refusedFileMessage, statementRefusalMessage } from './file-refusal.ts'

const refused = (refusal: string, detail: object = {}): Refused => ({
  ok: false,
  status: 422,
  refusal,
  message: '',
  detail,
  reference: '',
})

const REASONS = STATEMENT_FILE_REASONS

test('each reason has a sentence of its own, which says that nothing was imported', () => {
  const messages = REASONS.map(reason =>
    statementRefusalMessage(refused('statement_unreadable', { reason, line: null, value: 'X' })),
  )
  expect(new Set(messages).size).toBe(REASONS.length)
  expect(
    messages.every(
      message =>
        message.endsWith('. Nothing was imported.') || message.endsWith('X Nothing was imported.'),
    ),
  ).toBe(true)
})

test('the line and the text that was refused are named', () => {
  const detail = { reason: 'amount_invalid', line: 7, value: '1O.00' }
  expect(statementRefusalMessage(refused('statement_unreadable', detail))).toBe(
    'Line 7: “1O.00” is not an amount. Nothing was imported.',
  )
})

test('a file without an account, or too large, says what to do', () => {
  expect(statementRefusalMessage(refused('account_needed'))).toMatch(
    /^This file does not say which/,
  )
  expect(statementRefusalMessage(refused('too_many_rows', { rows: 200_000, line: 200_002 }))).toBe(
    'The file has more than 200,000 rows. Line 200002 is the first too many. Split the file into several ones.',
  )
  expect(statementRefusalMessage(refused('not_csv'))).toMatch(/^This is not a CSV file/)
})

test.each([
  [
    'too_many_rows',
    { rows: 200_000, line: 200_002 },
    /^The file has more than 200,000 rows\. Line 200002/,
  ],
  ['statement_unreadable', { reason: 'amount_invalid', line: 7, value: 'x' }, /^Line 7: “x”/],
  ['statement_unreadable', { reason: 'archive_damaged', line: null, value: '' }, /damaged/],
  ['account_needed', {}, /^This file does not say which account/],
  ['left_out', {}, /^You left this file out\.$/],
  ['columns_unknown', {}, /^Its columns must be chosen/],
  ['encoding_unknown', {}, /^Its character encoding must be chosen/],
])('a file of a ZIP that is refused by %s %j says why', (refusal, detail, sentence) => {
  const message = refusedFileMessage({ fileName: 'a.csv', refusal, detail })
  expect(message).toMatch(sentence)
  expect(message).not.toMatch(/NaN|undefined|null/)
})
