import { QUOTE_STATUSES } from '@bordereau/domain/quote/status'
import { expect, test } from 'vitest'
import { quoteEventLabel, quoteStatusLabel } from './quote-labels.ts'

test('each status of a quote has a name of its own and the tone of its outcome', () => {
  const labels = QUOTE_STATUSES.map(quoteStatusLabel)
  expect(new Set(labels.map(({ label }) => label)).size).toBe(QUOTE_STATUSES.length)
  expect(
    (['accepted', 'declined', 'expired', 'withdrawn'] as const).map(
      status => quoteStatusLabel(status).tone,
    ),
  ).toEqual(['green', 'red', 'amber', 'grey'])
})

test('the timeline of a quote names versions, signers and reasons', () => {
  const title = (kind: string, detail: Readonly<Record<string, unknown>> = {}) =>
    quoteEventLabel({ kind, detail }).title
  expect(title('created')).toBe('Draft created')
  expect(title('sent', { revision: 2, number: 'D7' })).toBe('Version 2 sent as D7')
  expect(title('viewed')).toBe('Opened by the customer')
  expect(title('accepted', { name: 'Ada' })).toBe('Accepted and signed by Ada')
  expect(title('declined')).toBe('Declined by the customer')
  expect(title('declined', { reason: 'Too late' })).toBe('Declined by the customer: Too late')
  expect(title('expired')).toBe('Expired without an answer')
  expect([title('withdrawn'), title('invoice_drafted')]).toEqual(['Withdrawn', 'Invoice drafted'])
  expect(quoteEventLabel({ kind: 'from_the_future', detail: {} })).toEqual({
    icon: 'file',
    tone: 'grey',
    title: 'from_the_future',
  })
})
