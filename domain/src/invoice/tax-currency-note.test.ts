import { expect, test } from 'vitest'
import { localDate } from '../date.ts'
import { decimal } from '../money/decimal.ts'
import { specimenDraft, specimenLine, specimenProfile } from '../testing/draft.ts'
import { billableOf } from './billable-of.ts'
import type { Draft } from './draft.ts'
import { taxCurrencyNotes } from './tax-currency-note.ts'

const sold = (id: string, price: string, category: 'S' | 'Z' | 'E', rate: string) =>
  specimenLine({
    id,
    quantity: decimal('1'),
    price: decimal(price),
    tax: { category, rate: decimal(rate), exemptionCode: '', exemptionReason: 'x' },
  })

function notesOf(change: Partial<Draft>, country = 'GB') {
  const draft = specimenDraft({
    currency: 'EUR',
    language: 'en',
    lines: [sold('a', '100', 'S', '20'), sold('b', '50', 'Z', '0'), sold('c', '30', 'E', '0')],
    taxCurrency: { currency: 'GBP', rate: decimal('0.8') },
    ...change,
  })
  return taxCurrencyNotes(draft, billableOf(draft), specimenProfile(country))
}

/** nibusinessinfo.co.uk, "Invoicing in foreign currencies": net value and VAT at each rate in sterling. */
test('a British document in euro states base and VAT of each rate in sterling, also at zero, and no exemption', () => {
  const [note, ...others] = notesOf({})
  expect(others).toEqual([])
  expect(note?.subjectCode).toBe('')
  expect(note?.text).toMatch(/£80\.00 \+ VAT 20\s?% £16\.00; £40\.00 \+ VAT 0\s?% £0\.00$/)
})

test('in two languages it is stated in each, once', () => {
  const [both] = notesOf({ secondLanguage: 'de' })
  expect(both?.text.split(' / ')).toHaveLength(2)
  expect(both?.text).toMatch(/20\s?% £16\.00.* \/ .*20\s?% 16,00\s£/)
  const [one] = notesOf({ secondLanguage: 'en' })
  expect(one?.text.split(' / ')).toHaveLength(1)
})

test('another currency than that of the law has no such note, nor a document without VAT', () => {
  expect(notesOf({ taxCurrency: { currency: 'USD', rate: decimal('1.1') } })).toEqual([])
  expect(notesOf({ lines: [sold('b', '50', 'Z', '0')] })).toEqual([])
  expect(notesOf({ taxCurrency: null })).toEqual([])
})

test('a final invoice states what remains of each rate: its deposits stated theirs', () => {
  const deposit = {
    invoiceId: 'd',
    number: 'INV-1',
    issueDate: localDate('2026-10-01'),
    vat: [
      { category: 'S', rate: decimal('20'), taxable: decimal('40'), tax: decimal('8') },
    ] as const,
    amount: decimal('48'),
  }
  const [note] = notesOf({ deposits: [deposit] })
  expect(note?.text).toMatch(/£48\.00 \+ VAT 20\s?% £9\.60; £40\.00 \+ VAT 0\s?% £0\.00$/)
  const whole = { ...deposit.vat[0], taxable: decimal('100'), tax: decimal('20') }
  expect(notesOf({ deposits: [{ ...deposit, vat: [whole] }] })).toEqual([])
})
