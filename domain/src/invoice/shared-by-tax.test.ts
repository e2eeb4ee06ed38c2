import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { sumOf, toMinor } from '../money/currency.ts'
import { type Decimal, decimal } from '../money/decimal.ts'
import { specimenDraft, specimenLine } from '../testing/draft.ts'
import { documentAllowanceChargeLabel } from './allowance-charge-label.ts'
import { billableOf } from './billable-of.ts'
import type { Draft, DraftAllowanceCharge, DraftLine } from './draft.ts'
import { missingFields } from './missing-fields.ts'
import { amountsOfEntries, indexInDraft } from './shared-by-tax.ts'
import { taxesOf } from './taxes-of.ts'
import { totalsOf } from './totals.ts'

const taxAt = (rate: string | null) => ({
  ...specimenLine().tax,
  rate: rate === null ? null : decimal(rate),
})
const line = (rate: string, price: string, change: Partial<DraftLine> = {}) =>
  specimenLine({ quantity: decimal('1'), price: decimal(price), tax: taxAt(rate), ...change })
const percent = (value: string) => ({ by: 'percent', percent: decimal(value) }) as const
const amount = (value: string) => ({ by: 'amount', amount: decimal(value) }) as const
const entry = (
  value: DraftAllowanceCharge['value'],
  change: Partial<DraftAllowanceCharge> = {},
): DraftAllowanceCharge => ({
  charge: false,
  value,
  reason: 'Loyalty',
  reasonCode: '',
  tax: taxAt('20'),
  isShared: true,
  ...change,
})
const draftWith = (lines: DraftLine[], ...allowancesCharges: DraftAllowanceCharge[]): Draft =>
  specimenDraft({ lines, allowancesCharges })
/** Rate and amount of each allowance or charge, and the tax base of each rate. */
function stated(draft: Draft) {
  const billable = billableOf(draft)
  const totals = totalsOf(billable)
  return {
    parts: billable.allowancesCharges.map(({ tax }, i) => [tax.rate, totals.allowancesCharges[i]]),
    bases: totals.vat.map(({ rate, taxable }) => [rate, taxable]),
  }
}

describe('a shared discount', () => {
  const lines = [line('20', '100'), line('5.5', '50'), line('20', '20')]

  test('in percent is that of the lines under each tax', () => {
    expect(stated(draftWith(lines, entry(percent('10'))))).toEqual({
      parts: [
        ['20', 1_200n],
        ['5.5', 500n],
      ],
      bases: [
        ['20', 10_800n],
        ['5.5', 4_500n],
      ],
    })
  })

  test('of a fixed amount is divided as the sums of the lines are, to the cent', () => {
    expect(stated(draftWith(lines, entry(amount('10')))).parts).toEqual([
      ['20', 706n],
      ['5.5', 294n],
    ])
  })

  test('states the sum that its percentage is of', () => {
    const [first] = billableOf(draftWith(lines, entry(percent('10')))).allowancesCharges
    expect(first).toMatchObject({ value: { percent: '10', base: '120' }, isShared: true })
  })

  test('of lines under one tax is under that one, as one that is not shared would be', () => {
    const draft = draftWith([line('5.5', '100')], entry(percent('10')))
    const plain = draftWith(
      draft.lines.slice(),
      entry(percent('10'), { tax: taxAt('5.5'), isShared: false }),
    )
    expect(stated(draft)).toEqual(stated(plain))
    expect(billableOf(draft).allowancesCharges[0]).not.toHaveProperty('value.base')
    expect(billableOf(draft).allowancesCharges[0]?.isShared).toBeUndefined()
  })

  test('without lines is under its own tax', () => {
    expect(stated(draftWith([], entry(amount('5')))).parts).toEqual([['20', 500n]])
  })

  test('of lines whose sum is nothing is under the first tax', () => {
    const draft = draftWith(
      [line('20', '10'), line('5.5', '10', { quantity: decimal('-1') })],
      entry(amount('5')),
    )
    expect(stated(draft).parts).toEqual([
      ['20', 500n],
      ['5.5', 0n],
    ])
  })

  test('stands beside others in their order, and the draft finds its own again', () => {
    const draft = draftWith(
      lines,
      entry(amount('1'), { isShared: undefined }),
      entry(amount('10')),
      entry(amount('7'), { charge: true, isShared: undefined }),
    )
    const { parts } = stated(draft)
    expect(parts).toEqual([
      ['20', 100n],
      ['20', 706n],
      ['5.5', 294n],
      ['20', 700n],
    ])
    const amounts = totalsOf(billableOf(draft)).allowancesCharges
    expect(amountsOfEntries(draft, amounts)).toEqual([100n, 1_000n, 700n])
    // A rate that is not typed yet counts as 0.
    const begun = draftWith(
      [line('0', '1'), { ...line('0', '1'), tax: taxAt(null) }],
      entry(amount('1')),
    )
    expect(amountsOfEntries(begun, [100n])).toEqual([100n])
    expect(billableOf(begun).allowancesCharges).toHaveLength(1)
    expect([0, 1, 2, 3, 9].map(i => indexInDraft(draft, i))).toEqual([0, 1, 1, 2, 9])
  })

  test('needs no rate of its own, and is of no tax that the lines have not', () => {
    const draft = draftWith(lines, entry(amount('5'), { tax: taxAt(null) }))
    expect(missingFields(draft).map(({ code }) => code)).not.toContain('rate_missing')
    expect(taxesOf(draft).map(({ rate }) => rate)).toEqual(['20', '5.5', '20'])
    const alone = {
      ...draft,
      allowancesCharges: [entry(amount('5'), { tax: taxAt(null), isShared: undefined })],
    }
    expect(missingFields(alone).map(({ code }) => code)).toContain('rate_missing')
    expect(taxesOf(alone)).toHaveLength(4)
    expect(taxesOf({ ...draft, lines: [] })).toHaveLength(1)
  })

  test('says on the document which tax each part is under, by the name of the country', () => {
    const parts = billableOf(draftWith(lines, entry(percent('10')))).allowancesCharges
    expect(parts.map(part => documentAllowanceChargeLabel(part, ['fr'], 'FR'))).toEqual([
      'Remise 10\u00a0% – Loyalty (TVA 20\u00a0%)',
      'Remise 10\u00a0% – Loyalty (TVA 5,5\u00a0%)',
    ])
    const [plain] = billableOf(draftWith([line('20', '1')], entry(percent('10')))).allowancesCharges
    expect(plain && documentAllowanceChargeLabel(plain, ['de'], 'DE')).toBe(
      'Rabatt 10\u00a0% – Loyalty',
    )
  })
})

describe('a percentage of the lines under its own tax', () => {
  const exempt = (reason: string) => ({
    category: 'E' as const,
    rate: decimal('0'),
    exemptionCode: '',
    exemptionReason: reason,
  })
  const charge = (tax: DraftAllowanceCharge['tax'], value = percent('4')) =>
    entry(value, { charge: true, isShared: undefined, isOfOwnTax: true, tax })
  const amountOf = (draft: Draft) => totalsOf(billableOf(draft)).charges

  // L. 6/1981 art. 10: of the turnover for VAT, to which disbursements (art. 15 DPR 633/1972) do not belong.
  test('leaves out disbursements, also beside fees without tax', () => {
    const disbursement = line('0', '50', { tax: exempt('art. 15 DPR 633/1972') })
    const taxed = draftWith([line('22', '1000'), disbursement], charge(taxAt('22')))
    expect(amountOf(taxed)).toBe(4_000n)
    expect(billableOf(taxed).allowancesCharges[0]).toMatchObject({ value: { base: '1000' } })
    const fee = line('0', '1000', { tax: exempt('L. 190/2014') })
    expect(amountOf(draftWith([fee, disbursement], charge(exempt('L. 190/2014'))))).toBe(4_000n)
  })

  test('is of all lines where these are under it, and then states no base', () => {
    const draft = draftWith([line('22', '1000'), line('22', '50')], charge(taxAt('22')))
    expect(amountOf(draft)).toBe(4_200n)
    expect(billableOf(draft).allowancesCharges[0]).not.toHaveProperty('value.base')
  })

  test('is nothing where no line is under it, and a fixed amount stays', () => {
    const lines = [line('22', '1000')]
    expect(amountOf(draftWith(lines, charge(taxAt('10'))))).toBe(0n)
    const fixed = entry(amount('4'), {
      charge: true,
      isOfOwnTax: true,
      isShared: undefined,
      tax: taxAt('10'),
    })
    expect(amountOf(draftWith(lines, fixed))).toBe(400n)
  })
})

test('the parts of a shared fixed amount add up to it, whatever the lines', () => {
  const lines = fc.array(
    fc.record({
      rate: fc.constantFrom('20', '10', '5.5', '0'),
      cents: fc.integer({ min: 0, max: 10 ** 7 }),
    }),
    { minLength: 1, maxLength: 6 },
  )
  const cents = (value: number): Decimal => decimal((value / 100).toFixed(2))
  fc.assert(
    fc.property(lines, fc.integer({ min: 0, max: 10 ** 6 }), fc.boolean(), (rows, off, withTax) => {
      const draft = {
        ...draftWith(
          rows.map(row => line(row.rate, cents(row.cents))),
          entry(amount(cents(off))),
        ),
        pricesIncludeTax: withTax,
      }
      const parts = billableOf(draft).allowancesCharges.map(({ value }) =>
        value.by === 'amount' ? toMinor(value.amount, 'EUR') : 0n,
      )
      expect(sumOf(parts)).toBe(BigInt(off))
      const totals = totalsOf(billableOf(draft))
      const quoted = rows.reduce((all, row) => all + row.cents, 0) - off
      if (withTax) expect(totals.gross + totals.rounding).toBe(BigInt(quoted))
      else expect(totals.net).toBe(BigInt(quoted))
    }),
    { numRuns: 300 },
  )
})
