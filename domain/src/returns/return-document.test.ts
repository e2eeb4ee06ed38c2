import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { filedSales } from '../books/filed.ts'
import { sumOf } from '../money/currency.ts'
import { returnSources } from '../testing/returns.ts'
import { dayOfReturn, readReturn } from './return-document.ts'
import { shareOut } from './share-out.ts'

test('the lines of a document add up to what the books enter of it, in both currencies', () => {
  fc.assert(
    fc.property(returnSources(), source => {
      const { filed } = source
      const read = readReturn(source, 'EUR')
      const sales = filedSales(filed, 'EUR')
      if (!read || !sales) throw new Error('a rate is there')
      for (const part of ['own', 'set_off', 'replaced'] as const) {
        const lines = read.lines.filter(line => line.part === part)
        const entered = { own: sales.own, set_off: sales.setOff, replaced: sales.replaced }[part]
        expect(sumOf(lines.map(line => line.taxable))).toBe(sumOf(entered.map(one => one.taxable)))
        expect(sumOf(lines.map(line => line.tax))).toBe(sumOf(entered.map(one => one.amount)))
      }
      const sign = read.kind === 'credit_note' ? -1n : 1n
      const own = read.lines.filter(line => line.part === 'own')
      const { totals } = filed.one.document
      expect(sumOf(own.map(line => line.own.taxable))).toBe(
        sign * sumOf(totals.vat.map(v => v.taxable)),
      )
      expect(sumOf(own.map(line => line.own.tax))).toBe(sign * totals.tax)
      if (totals.currency === 'EUR')
        for (const line of own)
          expect([line.taxable, line.tax]).toEqual([line.own.taxable, line.own.tax])
      const isIssued = filed.corrected !== undefined || read.type === 'deposit'
      expect(dayOfReturn(read)).toBe(isIssued ? read.issueDate : read.suppliedOn)
    }),
    { numRuns: 200, endOnFailure: true },
  )
})

test.each([
  [10n, [1n, 1n, 1n], [4n, 3n, 3n]],
  [-10n, [1n, 1n, 1n], [-4n, -3n, -3n]],
  [100n, [300n, -200n], [300n, -200n]],
  [7n, [5n, -5n], [7n, 0n]],
  [0n, [1n, 2n], [0n, 0n]],
  [5n, [], []],
])('%s by the weights %s is %s', (total, weights, shares) => {
  expect(shareOut(total, weights)).toEqual(shares)
})
