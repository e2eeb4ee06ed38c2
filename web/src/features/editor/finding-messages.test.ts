// @vitest-environment happy-dom
import { renderHook } from '@bordereau/ui/testing/render-hook'
import { act } from 'react'
import { expect, test } from 'vitest'
import { useFindingMessage } from './finding-messages.ts'
import { ruleMessages } from './rule-messages.ts'

/** Every code that `draftFindings` of the domain reports, see decide-issue. */
const DRAFT_CODES = [
  'unreadable',
  'customer_missing',
  'lines_missing',
  'name_missing',
  'quantity_missing',
  'price_missing',
  'price_negative',
  'base_quantity_not_positive',
  'unit_missing',
  'reason_missing',
  'period_backwards',
  'issue_date_in_future',
  'due_before_issue',
  'corrected_invoice_missing',
  'tax_rate_not_positive',
  'invoice_negative',
  'credit_note_negative',
  'payable_negative',
]

const messageOf = (code: string) =>
  renderHook(() => ({ text: useFindingMessage({ code }) })).value()

test('each finding of a draft has a message of its own, before the rules are fetched', () => {
  const messages = DRAFT_CODES.map(code => messageOf(code).text)
  expect(messages).not.toContain(undefined)
  expect(new Set(messages).size).toBe(DRAFT_CODES.length)
  expect(messageOf('customer_missing').text).toBe('Choose the customer of the document.')
})

test('a rule has its message once the messages are fetched, and one that has none is named', async () => {
  const known = renderHook(() => ({ text: useFindingMessage({ code: 'BR-02' }) }))
  const unknown = renderHook(() => ({ text: useFindingMessage({ code: 'XX-1' }) }))
  expect([known.value().text, unknown.value().text]).toEqual([undefined, undefined])
  await act(() => ruleMessages.load('en'))
  expect(known.value().text).toBe(ruleMessages.read()?.['BR-02'])
  expect(known.value().text).toBeTruthy()
  expect(unknown.value().text).toBe('The rule XX-1 is not met.')
})

test('without a finding there is no message', () => {
  expect(renderHook(() => ({ text: useFindingMessage(undefined) })).value().text).toBeUndefined()
})
