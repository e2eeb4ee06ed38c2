import { expect, test } from 'vitest'
import { resultOf } from './channel.ts'
import { SmtpError } from './smtp.ts'

test('the result of a failed SMTP transaction', () => {
  const outcome = (code: number | undefined, maybeDelivered = false) =>
    resultOf(new SmtpError('x', code, maybeDelivered)).outcome
  expect(outcome(undefined)).toBe('deferred')
  expect(outcome(450)).toBe('deferred')
  expect(outcome(535)).toBe('refused')
  expect(outcome(552)).toBe('refused')
  expect(outcome(undefined, true)).toBe('uncertain')
  expect(resultOf(new Error('no such header')).outcome).toBe('failed')
})
