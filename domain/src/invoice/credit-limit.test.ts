import { describe, expect, test } from 'vitest'
import { decimal } from '../money/decimal.ts'
import { specimenDraft, specimenLine } from '../testing/draft.ts'
import { billableOf } from './billable-of.ts'
import { isOverCredited } from './credit.ts'
import { totalsOf } from './totals.ts'

const untaxed = {
  category: 'E',
  rate: decimal('0'),
  exemptionCode: '',
  exemptionReason: 'x',
} as const
const simple = (id: string, quantity: string, price: string) =>
  specimenLine({ id, quantity: decimal(quantity), price: decimal(price), tax: untaxed })

describe('a credit note is of more than was invoiced', () => {
  const of = (price: string, rounding = '0', quantity = '1') =>
    specimenDraft({
      lines: [simple('a', quantity, price)],
      rounding: decimal(rounding),
    })

  test('by any cent of a single one, also where its amount due is rounded down to the sum', () => {
    expect(isOverCredited(of('100'), of('100'), [])).toBe(false)
    expect(isOverCredited(of('100'), of('100.01', '-0.01'), [])).toBe(true)
  })

  test('where it has a sum of an invoice without one, of either sign', () => {
    const nothing = specimenDraft({ lines: [simple('a', '1', '10'), simple('b', '-1', '10')] })
    expect(isOverCredited(nothing, nothing, [])).toBe(false)
    expect(isOverCredited(nothing, of('5'), [])).toBe(true)
    expect(isOverCredited(nothing, of('5', '0', '-1'), [])).toBe(true)
  })

  test('of an invoice below zero only beyond what the roundings of several notes explain', () => {
    const invoice = of('100', '0', '-1')
    const half = of('50', '0', '-1')
    expect(isOverCredited(invoice, of('0'), [])).toBe(false)
    expect(isOverCredited(invoice, of('50.01', '0.01', '-1'), [half])).toBe(false)
    expect(isOverCredited(invoice, of('50.05', '0.05', '-1'), [half])).toBe(true)
  })

  test('by the quoted sum, where no net amount with its tax reaches that', () => {
    const quoted = (price: string, rounding = '0') =>
      specimenDraft({
        pricesIncludeTax: true,
        rounding: decimal(rounding),
        lines: [
          specimenLine({
            quantity: decimal('1'),
            price: decimal(price),
            tax: { ...untaxed, category: 'S', rate: decimal('19') },
          }),
        ],
      })
    // 0.03 is 0.03 + 0.01 with a rounding of -0.01.
    expect(totalsOf(billableOf(quoted('0.03')))).toMatchObject({ gross: 4n, rounding: -1n })
    expect(isOverCredited(quoted('0.03'), quoted('0.04', '-0.01'), [])).toBe(true)
  })
})
