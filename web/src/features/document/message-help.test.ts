import { expect, test } from 'vitest'
import { messageHelp } from './message-help.ts'

test('the message of a credit note is not said to have a button to the payment page', () => {
  expect(messageHelp('German', false)).toBe(
    'In German. The message shows the amount, and has a button to the payment page.',
  )
  expect(messageHelp('German', true)).toBe('In German.')
})
