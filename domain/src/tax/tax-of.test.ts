import { expect, test } from 'vitest'
import { localDate } from '../date.ts'
import { decimal } from '../money/decimal.ts'
import { taxOf, taxesOn } from './tax-of.ts'

const offered = {
  key: 'standard',
  name: { en: 'VAT' },
  category: 'S',
  rate: decimal('20'),
  exemptionCode: '',
} as const

test('only a free rate is replaced by the one entered', () => {
  const rate = decimal('7')
  expect(taxOf({ ...offered, rate: null }, 'en', rate).rate).toBe('7')
  expect(taxOf({ ...offered, rate: null }, 'en').rate).toBeNull()
  expect(taxOf(offered, 'en', rate).rate).toBe('20')
})

test('a tax has its reason in the language of the document, or none', () => {
  const reason = { en: 'Exempt', fr: 'Exonéré' }
  expect(taxOf({ ...offered, reason }, 'fr').exemptionReason).toBe('Exonéré')
  expect(taxOf(offered, 'fr').exemptionReason).toBe('')
})

test('a tax is offered from its first day to its last', () => {
  const day = localDate('2026-11-20')
  const on = (validity: { from?: string; until?: string }) => {
    const from = validity.from === undefined ? {} : { from: localDate(validity.from) }
    const until = validity.until === undefined ? {} : { until: localDate(validity.until) }
    return taxesOn([{ ...offered, ...from, ...until }], day).length
  }
  expect([on({}), on({ from: '2026-11-20' }), on({ until: '2026-11-20' })]).toEqual([1, 1, 1])
  expect([on({ from: '2026-11-21' }), on({ until: '2026-11-19' })]).toEqual([0, 0])
})
