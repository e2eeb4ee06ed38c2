import { expect, test } from 'vitest'
import { collectionTexts } from './collection-texts.ts'
import { savedMethodText } from './saved-method-text.ts'

const DAY = '8 Dec 2026'
type Standing = Parameters<typeof collectionTexts>[0]

function textsOf(status: Standing['status'], failure: Standing['failure'] = null) {
  return collectionTexts({ status, failure }, { day: DAY, waits: undefined })
}

test('a planned collection says its day, or what it waits for', () => {
  expect(textsOf('planned')?.title).toBe('Will be collected on 8 Dec 2026')
  const planned = { status: 'planned', failure: null } as const
  const held = collectionTexts(planned, { day: DAY, waits: 'held' })
  expect([held?.title, held?.tone]).toEqual(['Collecting waits', 'amber'])
  const untold = collectionTexts(planned, { day: DAY, waits: 'not_told' })
  expect(untold?.help).toBe('Only when the message that says so has reached the customer.')
})

test('one that is tried again says why the first attempt failed', () => {
  const again = textsOf('planned', 'insufficient_funds')
  expect([again?.tone, again?.title]).toEqual(['amber', 'Will be tried again on 8 Dec 2026'])
  expect(again?.help).toMatch(/^The account or card does not cover the amount\./)
})

test('one that is under way, failed, was skipped or stopped says so, and what comes next', () => {
  expect(textsOf('processing')?.help).toMatch(/^The bank may take some days/)
  expect(textsOf('failed', 'authentication_required')).toEqual({
    tone: 'red',
    title: 'Could not be collected',
    help: 'The bank wants the customer to confirm the payment. The customer was sent the link to pay and confirms it there.',
  })
  expect(textsOf('failed', 'expired')?.help).toContain('save another method')
  expect(textsOf('skipped')?.title).toBe('Is not collected')
  expect(textsOf('stopped', 'late')?.help).toContain('Choose another day, or send')
  expect(textsOf('stopped', 'mandate_ended')?.help).not.toContain('another day')
  expect(textsOf('collected')).toBeUndefined()
})

test('a saved method is named by brand and last digits as far as they are known', () => {
  const card = { type: 'card', brand: 'visa', hint: '4242' } as const
  expect(savedMethodText(card)).toBe('Visa ending 4242')
  expect(savedMethodText({ ...card, brand: null })).toBe('Card ending 4242')
  expect(savedMethodText({ ...card, hint: '' })).toBe('Visa')
  expect(savedMethodText({ type: 'direct_debit', brand: null, hint: '3000' })).toBe(
    'Bank account ending 3000',
  )
  expect(savedMethodText({ type: 'other', brand: null, hint: '1' })).toBe('Saved payment method')
})
