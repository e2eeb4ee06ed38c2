import { expect, test } from 'vitest'
import { toText } from '../money/currency.ts'
import { type Decimal, ONE, decimal, fromScaled } from '../money/decimal.ts'
import { exactLineAmount } from '../testing/oracle.ts'
import { explain } from './explain.ts'
import type { AllowanceCharge, Billable, BillableLine } from './invoice.ts'
import { lineAmount, lineParts, totalsOf } from './totals.ts'

/** `npm run campaign -- rounding` tries a million. */
const LINES = Number(process.env['TEST_ROUNDING_LINES'] ?? 20_000)
const SEED = Number(process.env['TEST_SEED'] ?? 20261128)

const CURRENCIES = ['JPY', 'EUR', 'KWD'] as const
type Random = (below: number) => number

/** Of Numerical Recipes; the high half of 32 bits. */
function randomFrom(seed: number): Random {
  let state = seed >>> 0
  const next = () => (state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0) >>> 8
  return below => next() % below
}

function pick<Item>(random: Random, items: readonly [Item, ...Item[]]): Item {
  return items[random(items.length)] ?? items[0]
}

function decimalOf(random: Random, below: number, scale: number): Decimal {
  return fromScaled({ coefficient: BigInt(random(below)), scale })
}

const tax = (rate: string) =>
  ({ category: 'S', rate: decimal(rate), exemptionCode: '', exemptionReason: '' }) as const

/** Halves and quarters, hundredths, thousandths, whole ones, also negative: most half cents are in them. */
function randomLine(random: Random, allowancesCharges: readonly AllowanceCharge[]): BillableLine {
  const quantity = pick(random, [
    () => fromScaled({ coefficient: BigInt(25 * (random(400) - 40)), scale: 2 }),
    () => decimalOf(random, 100_000, 2),
    () => decimalOf(random, 1_000_000, 3),
    () => decimal(random(300)),
  ])()
  return {
    quantity,
    price: decimalOf(random, 10_000_000, pick(random, [0, 1, 2, 2, 2, 3, 4, 6])),
    priceBaseQuantity: pick(random, [ONE, ONE, ONE, decimal(3), decimal(100), decimal('0.5')]),
    tax: tax(pick(random, ['19', '20', '5.5', '0'])),
    allowancesCharges,
  }
}

function randomEntry(random: Random): AllowanceCharge {
  const value = pick<() => AllowanceCharge['value']>(random, [
    () => ({ by: 'amount', amount: decimalOf(random, 1_000_000, 3) }),
    () => ({ by: 'percent', percent: decimalOf(random, 10_000, 2) }),
    () => ({
      by: 'percent',
      percent: decimalOf(random, 100, 0),
      base: decimalOf(random, 9_999, 2),
    }),
  ])()
  return { charge: random(2) === 1, value, reason: 'x', reasonCode: '' }
}

test(`${LINES} random lines amount to what exact fractions give`, () => {
  const random = randomFrom(SEED)
  const different: unknown[] = []
  for (let i = 0; i < LINES; i += 1) {
    const entries = Array.from({ length: random(4) }, () => randomEntry(random))
    const line = randomLine(random, entries)
    const currency = pick(random, CURRENCIES)
    if (lineAmount(line, currency) !== exactLineAmount(line, currency)) different.push(line)
  }
  expect(different).toEqual([])
})

const discount = (value: AllowanceCharge['value']): AllowanceCharge => ({
  charge: false,
  value,
  reason: 'Free of charge',
  reasonCode: '',
})
const ALL = discount({ by: 'percent', percent: decimal('100') })

/** The ways in which a line is given away. */
const WAYS: Readonly<
  Record<string, (line: BillableLine, currency: string) => readonly AllowanceCharge[]>
> = {
  'a discount of 100 %': () => [ALL],
  'a discount of the printed sum': (line, currency) => [
    discount({ by: 'amount', amount: decimal(toText(lineParts(line, currency).gross, currency)) }),
  ],
  'two discounts of 50 %': () =>
    ['50', '50'].map(percent => discount({ by: 'percent', percent: decimal(percent) })),
  'three discounts of a third': () =>
    ['33.33', '33.33', '33.34'].map(percent =>
      discount({ by: 'percent', percent: decimal(percent) }),
    ),
}

test.each(Object.entries(WAYS))(
  'a line with %s costs nothing, beside others too, with tax in the price and without',
  (_, way) => {
    const random = randomFrom(SEED)
    const different: unknown[] = []
    for (let i = 0; i < LINES / 4; i += 1) {
      const currency = pick(random, CURRENCIES)
      const sold = randomLine(random, [])
      const free = { ...sold, allowancesCharges: way(sold, currency) }
      const beside = randomLine(random, [])
      const pricesIncludeTax = random(2) === 1
      const of = (...lines: BillableLine[]) => documentOf(lines, { currency, pricesIncludeTax })
      const [alone, both, without] = [of(free), of(beside, free), of(beside)].map(totalsOf)
      const holds =
        lineAmount(free, currency) === 0n &&
        alone?.payable === 0n &&
        alone.net === 0n &&
        both?.payable === without?.payable &&
        both?.lines[1]?.net === 0n
      if (!holds) different.push({ free, beside, currency, pricesIncludeTax })
    }
    expect(different).toEqual([])
  },
)

function documentOf(lines: readonly BillableLine[], change: Partial<Billable> = {}): Billable {
  return {
    currency: 'EUR',
    pricesIncludeTax: false,
    lines,
    allowancesCharges: [],
    prepaid: decimal(0),
    rounding: decimal(0),
    ...change,
  }
}

test('a discount of the whole document, by percentage or amount, leaves nothing of it', () => {
  const random = randomFrom(SEED)
  for (let i = 0; i < LINES / 20; i += 1) {
    const currency = pick(random, CURRENCIES)
    const rate = tax(pick(random, ['19', '5.5', '0']))
    const lines = [1, 2, 3].map(() => ({ ...randomLine(random, []), tax: rate }))
    const sum = lines.reduce((total, line) => total + lineAmount(line, currency), 0n)
    const amount = decimal(toText(sum, currency))
    for (const entry of [ALL, discount({ by: 'amount', amount })]) {
      for (const pricesIncludeTax of [true, false]) {
        const allowancesCharges = [{ ...entry, tax: rate }]
        const given = documentOf(lines, { currency, pricesIncludeTax, allowancesCharges })
        const { net, tax: sumOfTax, payable } = totalsOf(given)
        expect([net, sumOfTax, payable]).toEqual([0n, 0n, 0n])
      }
    }
  }
})

test('half a cent of a line is rounded before its discount', () => {
  const line = {
    quantity: decimal('2.25'),
    price: decimal('64.22'),
    priceBaseQuantity: ONE,
    tax: tax('19'),
    allowancesCharges: [ALL],
  }
  expect(lineAmount(line, 'EUR')).toBe(0n)
  const ten = { ...line, allowancesCharges: [discount({ by: 'percent', percent: decimal(10) })] }
  expect(lineAmount(ten, 'EUR')).toBe(13_005n)
  expect(explain(documentOf([line])).lines[0]).toMatchObject({
    term: '2.25 × 64.22 − 144.5',
    rounded: 0n,
  })
})
