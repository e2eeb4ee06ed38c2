import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { advanceRateOf } from '../country/advance-rate.ts'
import { offeredTaxes } from '../country/offered-taxes.ts'
import { type LocalDate, localDate } from '../date.ts'
import { sumOf, toText } from '../money/currency.ts'
import { decimal } from '../money/decimal.ts'
import { specimenDraft, specimenLine, specimenProfile } from '../testing/draft.ts'
import { type DepositShare, beginDeposit } from './begin-deposit.ts'
import { billableOf } from './billable-of.ts'
import { remainingVat, setOffOf } from './deposits.ts'
import type { Draft } from './draft.ts'
import { missingFields } from './missing-fields.ts'
import { splitByRate } from './split-by-rate.ts'
import { type Totals, totalsOf } from './totals.ts'

/**
 * A change of rate between a deposit and its supply: 300 of 1,000 are invoiced in advance on the first day, the rest after
 * the second. What is due in tax on the deposit, and on the final invoice after what it sets off.
 */
type Case = {
  readonly seller: string
  readonly before: LocalDate
  readonly after: LocalDate
  readonly rate: string
  readonly former: string
  /** '300 24, 700 25.5': net amounts of the final invoice by rate. */
  readonly sold: string
  readonly advanced: string
  readonly rest: string
}

function row(text: string): Case {
  const [
    seller = '',
    before = '',
    after = '',
    former = '',
    rate = '',
    sold = '',
    advanced = '',
    rest = '',
  ] = text.split('|').map(cell => cell.trim())
  return {
    seller,
    before: localDate(before),
    after: localDate(after),
    former,
    rate,
    sold,
    advanced,
    rest,
  }
}

const CASES = [
  // The advance keeps the rate of its day.
  'FI | 2024-08-20 | 2024-10-01 | 24 | 25.5 | 300 24, 700 25.5 | 72.00 | 178.50',
  'EE | 2025-06-15 | 2025-07-15 | 22 | 24 | 300 22, 700 24 | 66.00 | 168.00',
  'EE | 2023-12-20 | 2024-01-10 | 20 | 22 | 300 20, 700 22 | 60.00 | 154.00',
  'SK | 2024-12-10 | 2025-01-20 | 20 | 23 | 300 20, 700 23 | 60.00 | 161.00',
  'LU | 2023-12-10 | 2024-01-20 | 16 | 17 | 300 16, 700 17 | 48.00 | 119.00',
  'IT | 2013-09-20 | 2013-10-20 | 21 | 22 | 300 21, 700 22 | 63.00 | 154.00',
  // The day of the supply decides for the whole.
  'DE | 2020-11-10 | 2021-02-01 | 16 | 19 | 1000 19 | 48.00 | 142.00',
  'DE | 2020-06-10 | 2020-09-01 | 19 | 16 | 1000 16 | 57.00 | 103.00',
  'RO | 2025-07-10 | 2025-09-01 | 19 | 21 | 1000 21 | 57.00 | 153.00',
  'CH | 2023-12-10 | 2024-02-01 | 7.7 | 8.1 | 1000 8.1 | 23.10 | 57.90',
].map(row)

const thirty: DepositShare = { by: 'percent', percent: decimal('30') }

function place(seller: string) {
  return specimenProfile(seller).address
}

function agreedOf(of: Pick<Case, 'seller' | 'after' | 'rate'>, change: Partial<Draft> = {}): Draft {
  const tax = {
    category: 'S',
    rate: decimal(of.rate),
    exemptionCode: '',
    exemptionReason: '',
  } as const
  return specimenDraft({
    language: 'en',
    deliveryDate: of.after,
    issueDate: of.after,
    lines: [specimenLine({ quantity: decimal('10'), price: decimal('100'), tax })],
    ...change,
  })
}

const ids = () => {
  let n = 0
  return () => `new-${(n += 1)}`
}

function deposited(agreed: Draft, { seller, before, after }: Case, share: DepositShare) {
  const dates = { place: place(seller), supplied: after, day: before }
  const begun = beginDeposit(agreed, share, ids(), dates)
  if (!begun.ok) throw new Error(begun.refusal)
  const totals = totalsOf(billableOf(begun.value))
  const number = `A${(agreed.deposits?.length ?? 0) + 1}`
  const setOff = setOffOf({ invoiceId: number, number, issueDate: before, totals }, [])
  return {
    totals,
    final: { ...agreed, deposits: [...(agreed.deposits ?? []), ...(setOff ? [setOff] : [])] },
  }
}

const sold = ({ vat }: Totals, currency: string) =>
  vat
    .map(({ rate, taxable }) => `${toText(taxable, currency).replace(/\.00$/, '')} ${rate}`)
    .join(', ')

const remaining = (draft: Draft) =>
  sumOf(remainingVat(totalsOf(billableOf(draft)), draft.deposits).map(({ tax }) => tax))

/** A table of rates does not begin before the oldest rate of the state. */
const isKnown = ({ seller, before, former }: Case) =>
  offeredTaxes(place(seller)).some(
    ({ rate, from, until }) =>
      rate === former && (from ?? before) <= before && before <= (until ?? before),
  )

describe('a deposit before a change of rate, the final invoice after it', () => {
  test.each(
    CASES.filter(isKnown).map(one => [`${one.seller} ${one.former} to ${one.rate}`, one] as const),
  )('%s', (_, one) => {
    const { seller, after, former } = one
    const { totals, final } = deposited(agreedOf(one), one, thirty)
    expect(sold(totals, 'EUR')).toBe(`300 ${former}`)
    expect(toText(totals.tax, 'EUR')).toBe(one.advanced)
    const split = splitByRate(final, { place: place(seller), day: after }, ids())
    expect(sold(totalsOf(billableOf(split)), 'EUR')).toBe(one.sold)
    expect(toText(remaining(split), 'EUR')).toBe(one.rest)
    expect(missingFields(split, after, place(seller))).toEqual([])
    expect(advanceRateOf(seller)?.url).toMatch(/^https:/)
  })

  test('each state of the issue is in the table of rates', () => {
    expect(CASES.filter(isKnown).map(({ seller }) => seller)).toEqual(
      expect.arrayContaining(['FI', 'EE', 'RO', 'SK', 'DE', 'LU']),
    )
  })

  test('until it is split, the refusal says into which amounts', () => {
    const [finnish] = CASES
    if (!finnish) throw new Error('no case')
    const { final } = deposited(agreedOf(finnish), finnish, thirty)
    expect(missingFields(final, finnish.after, place('FI'))).toEqual([
      { code: 'deposit_rate_changed', path: 'deposits', named: '€300.00 (24%) + €700.00 (25.5%)' },
    ])
  })

  test('a rate that the law did not change is no former rate', () => {
    const [finnish] = CASES
    if (!finnish) throw new Error('no case')
    const wrong = {
      ...finnish,
      rate: '14',
      before: localDate('2025-02-01'),
      after: localDate('2025-03-01'),
    }
    const { final } = deposited(agreedOf({ ...wrong, rate: '25.5' }), wrong, thirty)
    const other = { ...final, lines: agreedOf(wrong).lines }
    expect(missingFields(other, wrong.after, place('FI'))).toMatchObject([
      { code: 'deposit_exceeds' },
    ])
  })

  test('a second deposit is of what the first left, also across the change', () => {
    const [finnish] = CASES
    if (!finnish) throw new Error('no case')
    const first = deposited(agreedOf(finnish), finnish, { by: 'percent', percent: decimal('80') })
    const dates = { place: place('FI'), supplied: finnish.after, day: finnish.after }
    expect(beginDeposit(first.final, thirty, ids(), dates)).toMatchObject({
      refusal: 'deposit_too_large',
    })
  })
})

describe('2,000 agreements across a change', () => {
  const line = fc.record({
    quantity: fc.integer({ min: 1, max: 5_000 }).map(n => decimal(`${n / 100}`)),
    price: fc.integer({ min: 1, max: 500_000 }).map(n => decimal(`${n / 100}`)),
  })
  const agreement = fc.record({
    one: fc.constantFrom(...CASES.filter(isKnown)),
    lines: fc.array(line, { minLength: 1, maxLength: 4 }),
    percents: fc.array(fc.integer({ min: 1, max: 3_000 }), { minLength: 1, maxLength: 3 }),
    pricesIncludeTax: fc.boolean(),
    discount: fc.option(fc.integer({ min: 1, max: 40 }), { nil: undefined }),
  })

  test('the taxes of advances and final invoice are those of both at their rates, to the cent', () => {
    let split = 0
    fc.assert(
      fc.property(agreement, ({ one, lines, percents, pricesIncludeTax, discount }) => {
        const whole = agreedOf(one, { pricesIncludeTax })
        const [first] = whole.lines
        if (!first) throw new Error('no line')
        const agreed = {
          ...whole,
          lines: lines.map((each, i) => ({ ...first, ...each, id: `l${i}` })),
          ...(discount === undefined
            ? {}
            : {
                allowancesCharges: [
                  {
                    charge: false,
                    value: { by: 'percent' as const, percent: decimal(`${discount}`) },
                    reason: 'Discount',
                    reasonCode: '',
                    tax: first.tax,
                    isShared: true,
                  },
                ],
              }),
        }
        const net = totalsOf(billableOf(agreed))
        let final: Draft = agreed
        let advanced = 0n
        let advancedTax = 0n
        for (const percent of percents) {
          const share: DepositShare = { by: 'percent', percent: decimal(`${percent / 100}`) }
          const dates = { place: place(one.seller), supplied: one.after, day: one.before }
          const begun = beginDeposit(final, share, ids(), dates)
          if (!begun.ok) continue
          const next = deposited(final, one, share)
          final = next.final
          advanced += next.totals.net
          advancedTax += next.totals.tax
        }
        const done = splitByRate(final, { place: place(one.seller), day: one.after }, ids())
        expect(missingFields(done, one.after, place(one.seller))).toEqual([])
        const totals = totalsOf(billableOf(done))
        if (totals.vat.length > 1) split += 1
        // The lines keep their sums, with tax where prices include it.
        const before = pricesIncludeTax ? net.payable + net.prepaid : net.net
        const after = pricesIncludeTax ? totals.payable + totals.prepaid : totals.net
        // A discount of the whole document is rounded for each tax.
        const cents = discount === undefined ? 0n : 1n
        expect(after - before >= -cents && after - before <= cents).toBe(true)
        // Advances and what remains are all that is sold, in base and tax.
        const rest = remainingVat(totals, done.deposits)
        expect(advanced + sumOf(rest.map(({ taxable }) => taxable))).toBe(totals.net)
        expect(advancedTax + sumOf(rest.map(({ tax }) => tax))).toBe(totals.tax)
      }),
      { numRuns: 2_000 },
    )
    expect(split).toBeGreaterThan(500)
  })
})
