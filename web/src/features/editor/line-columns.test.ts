import type { DraftLine } from '@bordereau/domain/invoice/draft'
import { specimenDraft, specimenLine } from '@bordereau/domain/testing/draft'
import { decimal } from '@bordereau/domain/money/decimal'
import { describe, expect, test } from 'vitest'
import { columnStyle, columnWidths, textWidth } from './line-columns.ts'

const TEXTS = {
  heads: {
    position: '#',
    item: 'Item',
    quantity: 'Qty',
    price: 'Price',
    tax: 'Tax',
    amount: 'Amount',
  },
  amount: (text: string) => text,
  unit: (code: string) => (code === 'HUR' ? 'hour' : 'a unit with a long name'),
}

const line = (id: string, changes = {}) => ({ ...specimenLine({ id }), ...changes })

test('a column is as wide as its widest text, whichever line has it', () => {
  const narrow = columnWidths(specimenDraft({ lines: [line('a')] }), TEXTS)
  const large = line('b', { price: decimal('1234567.89'), quantity: decimal('10') })
  const wide = columnWidths(specimenDraft({ lines: [line('a'), large] }), TEXTS)
  expect(wide.price).toBeGreaterThan(narrow.price)
  expect(wide.amount).toBeGreaterThan(narrow.amount)
  expect(columnWidths(specimenDraft({ lines: [large, line('a')] }), TEXTS)).toEqual(wide)
})

test('a column has room for the longest word above it, and words of units wrap', () => {
  const draft = specimenDraft({ lines: [line('a', { unit: 'X' })] })
  const heads = { ...TEXTS.heads, price: 'Preis mit Umsatzsteuer' }
  expect(columnWidths(draft, { ...TEXTS, heads }).price).toBeGreaterThan(
    columnWidths(draft, TEXTS).price,
  )
  expect(columnWidths(draft, TEXTS).unit).toBe(5.5)
})

test('the words above a column take two lines at most', () => {
  const draft = specimenDraft({ lines: [line('a')] })
  const width = (price: string) =>
    columnWidths(draft, { ...TEXTS, heads: { ...TEXTS.heads, price } }).price
  expect(width('Prix unitaire HT')).toBeGreaterThan(width('Prix unitaire'))
})

test('a wider typeface widens what is measured, within the bounds of a column', () => {
  const draft = specimenDraft({ lines: [line('a', { price: decimal('1234567.89'), unit: 'X' })] })
  const mono = columnWidths(draft, { ...TEXTS, scale: 1.15 })
  expect(mono.price).toBeGreaterThan(columnWidths(draft, TEXTS).price)
  expect(mono.quantity).toBe(columnWidths(draft, TEXTS).quantity)
  expect(mono.unit).toBe(5.5)
})

test('a tax in words gets more room than a rate', () => {
  const rate = specimenDraft({ lines: [line('a')] })
  const [first = line('a')] = rate.lines
  const words = { ...rate, lines: [{ ...first, tax: { ...first.tax, rate: decimal('0') } }] }
  expect(columnWidths(words, TEXTS).tax).toBeGreaterThan(columnWidths(rate, TEXTS).tax)
  // "Intra-Community supply of goods" broke before the last letter.
  expect(columnWidths(words, TEXTS).tax).toBeGreaterThan(textWidth('Community'))
})

test('widths become custom properties in em, with room for the number of the last line', () => {
  const widths = { quantity: 3, unit: 3, price: 4.25, tax: 3.5, amount: 5 }
  expect(columnStyle(widths, 9)).toEqual({
    '--quantity': '3em',
    '--unit': '3em',
    '--price': '4.25em',
    '--tax': '3.5em',
    '--amount': '5em',
    '--position': '1em',
  })
  expect(columnStyle(widths, 100)).toMatchObject({ '--position': '2.25em' })
  expect(columnStyle(widths, 9, 'Pos.')).toMatchObject({ '--position': '2.25em' })
})

test('digits are counted wider than marks, and combining marks not at all', () => {
  expect(textWidth('1,000')).toBeCloseTo(4 * 0.64 + 0.32)
  expect(textWidth('e\u0301')).toBe(textWidth('e'))
})

test.each([
  ['A', 0.72],
  ['a', 0.58],
  ['€', 0.72],
  ['क', 0.72],
  ['س', 0.58],
])('%s is %d em wide', (letter, width) => {
  expect(textWidth(letter)).toBeCloseTo(width)
})

describe('a width in quarters of an em', () => {
  const widthsOf = (changes: Partial<DraftLine>[], heads: Partial<typeof TEXTS.heads> = {}) => {
    const lines = changes.map((change, i) => line(`l${i}`, change))
    return columnWidths(specimenDraft({ lines }), { ...TEXTS, heads: { ...TEXTS.heads, ...heads } })
  }

  test.each([
    // Six digits and three decimals of 0.64, a mark between thousands and the decimal one of 0.32.
    ['123456.789', 6.5],
    // Two decimals are shown of an amount without any.
    ['123456', 6],
  ])('of the price %s', (price, width) => {
    expect(widthsOf([{ price: decimal(price) }]).price).toBe(width)
  })

  test.each([
    ['1234.5', 4],
    // No decimal mark.
    ['1234567', 5.25],
    [null, 3],
  ])('of the quantity %s', (quantity, width) => {
    const change = { quantity: quantity === null ? null : decimal(quantity) }
    expect(widthsOf([change], { quantity: 'Quantity that was delivered' }).quantity).toBe(width)
  })

  test('of a rate, and of no rate', () => {
    const tax = (rate: string | null) => ({
      tax: { ...specimenLine().tax, rate: rate === null ? null : decimal(rate) },
    })
    expect(widthsOf([tax('12.345')]).tax).toBe(5)
    expect(widthsOf([tax(null)]).tax).toBe(5.5)
  })

  test('of a unit', () => {
    expect(widthsOf([{ unit: 'HUR' }]).unit).toBe(3)
  })

  test.each([
    ['Umsatzsteuer', 6.75],
    ['Prix unitaire HT', 6],
    ['Unit cost EURO', 4.75],
  ])('of the head %s, in two lines at most', (price, width) => {
    expect(widthsOf([{ price: null }], { price }).price).toBe(width)
  })

  test('of the widest amount, which may be negative or that of a line', () => {
    const amount = (price: string) => ({ quantity: decimal('1'), price: decimal(price) })
    expect(widthsOf([amount('5000000'), amount('-4999999')]).amount).toBe(6.5)
    const discounts = Array.from({ length: 10 }, () => amount('-850000'))
    expect(widthsOf([amount('9000000'), ...discounts]).amount).toBe(6.25)
  })
})
