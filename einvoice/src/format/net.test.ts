import type { Invoice } from '@bordereau/domain/invoice/invoice'
import { totalsOf } from '@bordereau/domain/invoice/totals'
import { decimal } from '@bordereau/domain/money/decimal'
import { expect, test } from 'vitest'
import { GERMAN, POLISH } from '../testing/golden-parties.ts'
import { amount, invoice, line, percent, tax, taxed } from '../testing/invoice-parts.ts'
import { netAllowancesCharges, netLines } from './net.ts'

const STANDARD = tax('S', '19')
const withTax = (change: Parameters<typeof line>[4], more: Partial<Invoice> = {}): Invoice =>
  invoice('en16931', GERMAN, POLISH, [line('Lamp', '1', '119', STANDARD, change)], {
    pricesIncludeTax: true,
    ...more,
  })

function firstLine(of: Invoice) {
  const [first] = netLines(of, totalsOf(of))
  if (!first) throw new Error('no line')
  return first
}

test('a price with tax is one without it, also where nothing is sold of it', () => {
  expect(firstLine(withTax({}))).toMatchObject({ net: 10_000n, price: '100' })
  expect(firstLine(withTax({ quantity: decimal('0') }))).toMatchObject({ net: 0n, price: '100' })
  expect(firstLine(withTax({ priceBaseQuantity: decimal('0') }))).toMatchObject({ price: '100' })
})

test('a percentage of a price with tax is of the base without tax, its own or the one that gives the amount', () => {
  const own = {
    ...percent(false, '10', 'x'),
    value: { by: 'percent', percent: decimal('10') },
  } as const
  expect(firstLine(withTax({ allowancesCharges: [own] })).allowancesCharges).toMatchObject([
    { amount: 1000n, percent: '10', base: 10_000n },
  ])
  const based = { ...own, value: { ...own.value, base: decimal('59.5') } } as const
  expect(firstLine(withTax({ allowancesCharges: [based] })).allowancesCharges).toMatchObject([
    { amount: 500n, percent: '10', base: 5000n },
  ])
  const document = withTax({}, { allowancesCharges: [taxed(own, STANDARD)] })
  expect(netAllowancesCharges(document, totalsOf(document))).toMatchObject([
    { amount: 1000n, percent: '10', base: 10_000n },
  ])
})

test('a percentage of nothing, and an amount, state no base', () => {
  const none = percent(false, '0', 'x')
  const fixed = amount(true, '11.9', 'y')
  const [first, second] = firstLine(withTax({ allowancesCharges: [none, fixed] })).allowancesCharges
  expect(first).toEqual({ charge: false, amount: 0n, reason: 'x', reasonCode: '95' })
  expect(second).toMatchObject({ charge: true, amount: 1000n })
  expect(second?.base).toBeUndefined()
  expect(second?.percent).toBeUndefined()
})

test('of a line without a base quantity a percentage has the base that is calculated from its amount', () => {
  const document = invoice('en16931', GERMAN, POLISH, [
    line('Lamp', '1', '100', STANDARD, {
      priceBaseQuantity: decimal('0'),
      allowancesCharges: [
        {
          ...percent(false, '10', 'x'),
          value: { by: 'percent', percent: decimal('10'), base: decimal('50') },
        },
      ],
    }),
  ])
  expect(firstLine(document).allowancesCharges).toMatchObject([
    { amount: 500n, percent: '10', base: 5000n },
  ])
})

/** XRechnung and Peppol refuse an amount that is not the percentage of its base to two cents (R040). */
test('of a currency without decimals a percentage is stated where its amount needed no rounding', () => {
  const five = percent(false, '5', 'x')
  const inKronur = (price: string, allowance = five) =>
    firstLine(
      invoice(
        'en16931',
        GERMAN,
        POLISH,
        [line('Lamp', '1', price, STANDARD, { allowancesCharges: [allowance] })],
        { currency: 'ISK' },
      ),
    ).allowancesCharges
  expect(inKronur('4491')).toEqual([{ charge: false, amount: 225n, reason: 'x', reasonCode: '95' }])
  expect(inKronur('4500')).toMatchObject([{ amount: 225n, percent: '5', base: 4500n }])
  const based = (base: string) =>
    ({ ...five, value: { by: 'percent', percent: decimal('5'), base: decimal(base) } }) as const
  expect(inKronur('9000', based('4491'))).toEqual(inKronur('4491'))
  expect(inKronur('9000', based('4500'))).toEqual(inKronur('4500'))
})
