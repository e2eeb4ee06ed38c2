import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { localDate } from '../date.ts'
import { DOCUMENT_TYPE_RULES, type DocumentType } from '../document-kind.ts'
import { totalsOf } from '../invoice/totals.ts'
import { decimal } from '../money/decimal.ts'
import { plainInvoice, taxAt } from '../testing/filed.ts'
import { type FiledDocument, filedSales, sameTax, shared } from './filed.ts'

describe('an amount in parts', () => {
  test.each<[bigint, bigint[], bigint[]]>([
    // The largest remainders take the cents, of equal ones the first.
    [100n, [1n, 1n, 1n], [34n, 33n, 33n]],
    [101n, [1n, 1n, 1n], [34n, 34n, 33n]],
    [-100n, [1n, 1n, 1n], [-34n, -33n, -33n]],
    [10n, [10n, 33n, 57n], [1n, 3n, 6n]],
    [10n, [57n, 33n, 10n], [6n, 3n, 1n]],
    [10n, [17n, 83n], [2n, 8n]],
    [10n, [83n, 17n], [8n, 2n]],
    [-10n, [17n, 83n], [-2n, -8n]],
    [5n, [1n, 3n], [1n, 4n]],
    [7n, [0n, 5n, 0n], [0n, 7n, 0n]],
    // Credited and charged at once.
    [100n, [-1n, 3n], [-50n, 150n]],
    [1n, [2n, -1n], [2n, -1n]],
    // Without weights, or where they add up to nothing, the first takes all.
    [100n, [0n, 0n], [100n, 0n]],
    [100n, [1n, -1n], [100n, 0n]],
    [0n, [1n, 2n], [0n, 0n]],
    [100n, [], []],
  ])('%s by the weights %s is %s', (amount, weights, expected) => {
    expect(shared(amount, weights)).toEqual(expected)
  })

  test('adds up to it, and no part is off by a unit, for any weights', () => {
    const weight = fc.bigInt({ min: 0n, max: 10n ** 9n })
    fc.assert(
      fc.property(
        fc.bigInt({ min: -(10n ** 12n), max: 10n ** 12n }),
        fc.array(weight, { minLength: 1, maxLength: 8 }),
        (amount, weights) => {
          const parts = shared(amount, weights)
          expect(parts.reduce((sum, part) => sum + part, 0n)).toBe(amount)
          const all = weights.reduce((sum, one) => sum + one, 0n)
          for (const [i, part] of parts.entries()) {
            const off = part * all - amount * (weights[i] ?? 0n)
            if (all > 0n) expect(off < all && off > -all).toBe(true)
          }
        },
      ),
    )
  })
})

test('subtotals are of one tax where category and rate are the same', () => {
  const tax = { category: 'S', rate: decimal('20') }
  expect(sameTax(tax, { ...tax })).toBe(true)
  expect(sameTax(tax, { ...tax, rate: decimal('10') })).toBe(false)
  expect(sameTax(tax, { ...tax, category: 'AE' })).toBe(false)
})

describe('the sales of a document', () => {
  function document(type: DocumentType, price: string, currency = 'PLN'): FiledDocument {
    const issueDate = localDate('2026-11-23')
    const { kind, typeCode } = DOCUMENT_TYPE_RULES[type]
    const lines = [{ price: decimal(price), tax: taxAt('S', '23') }]
    const invoice = { ...plainInvoice(lines, currency), number: 'F/1', issueDate, typeCode }
    return {
      kind,
      type,
      number: 'F/1',
      issueDate,
      customer: { id: 'c', name: 'Example' },
      sellerCountry: 'PL',
      buyerCountry: 'PL',
      invoice,
      totals: totalsOf(invoice),
    }
  }
  const rated = (one: FiledDocument) => ({ document: one, settingsRate: undefined })
  const salesOf = (one: FiledDocument, corrected?: FiledDocument) => {
    const sales = filedSales({ one: rated(one), corrected: corrected && rated(corrected) }, 'PLN')
    const amounts = (of: 'own' | 'replaced') =>
      sales?.[of].map(({ taxable, amount }) => [taxable, amount])
    return sales && { own: amounts('own'), replaced: amounts('replaced') }
  }
  const before = document('invoice', '100')

  test('are positive, and negative in a credit note', () => {
    expect(salesOf(before)).toEqual({ own: [[10_000n, 2_300n]], replaced: [] })
    expect(salesOf(document('credit_note', '100'), before)).toEqual({
      own: [[-10_000n, -2_300n]],
      replaced: [],
    })
  })

  test('of a corrected invoice take back those of the one that it replaces', () => {
    expect(salesOf(document('corrected_invoice', '150'), before)).toEqual({
      own: [[15_000n, 3_450n]],
      replaced: [[-10_000n, -2_300n]],
    })
    expect(salesOf(document('corrected_invoice', '150'))).toEqual({
      own: [[15_000n, 3_450n]],
      replaced: [],
    })
  })

  test('are unknown where one of the two has no rate', () => {
    expect(salesOf(document('invoice', '100', 'EUR'))).toBeUndefined()
    const replaced = document('invoice', '100', 'EUR')
    expect(salesOf(document('corrected_invoice', '150'), replaced)).toBeUndefined()
    // What a credit note corrects is not among them.
    expect(salesOf(document('credit_note', '50'), replaced)).toBeDefined()
  })
})
