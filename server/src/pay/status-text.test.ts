import { TEXT_LANGUAGES } from '@bordereau/domain/text/text-language'
import { textIn } from '@bordereau/domain/text/text'
import { expect, test } from 'vitest'
import { statusText } from './status-text.ts'

test('an open credit note is in favour of the customer, who is not asked to pay it', () => {
  const kind = 'credit_note'
  expect(statusText({ kind, status: 'open' }, 'en')).toBe('In your favour')
  expect(statusText({ kind, status: 'partly_paid' }, 'en')).toBe('Partly settled')
  expect(statusText({ kind, status: 'paid' }, 'en')).toBe('Settled')
  expect(statusText({ kind: 'invoice', status: 'open' }, 'en')).toBe('Unpaid')
})

test.each(TEXT_LANGUAGES)(
  'in %s a credit note has words other than those of an invoice',
  language => {
    const { pay } = textIn(language)
    const asked = [pay.statusOpen, pay.statusPartlyPaid, pay.statusPaid]
    for (const status of ['open', 'partly_paid', 'paid'] as const)
      expect(asked).not.toContain(statusText({ kind: 'credit_note', status }, language))
  },
)
