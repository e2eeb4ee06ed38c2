import { expect, test } from 'vitest'
import { hasLeft } from './mail-labels.ts'

test('a message that was kept without a mail server is not called sent', () => {
  expect(hasLeft('sent')).toBe(true)
  expect(hasLeft('not_sent')).toBe(false)
})
