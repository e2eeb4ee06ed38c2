import { describe, expect, test } from 'vitest'
import { localDate } from '../date.ts'
import { decimal } from '../money/decimal.ts'
import { specimenDraft, specimenLine } from '../testing/draft.ts'
import { type DepositShare, beginDeposit } from './begin-deposit.ts'
import { billableOf } from './billable-of.ts'
import type { Draft, DraftLine } from './draft.ts'
import { totalsOf } from './totals.ts'

const taxed = (category: 'S' | 'Z' | 'E' | 'AE' | 'K', rate: string) =>
  ({ category, rate: decimal(rate), exemptionCode: '', exemptionReason: '' }) as const
/** 160 at 20 %, 160 at 5.5 %. */
const agreed = specimenDraft({
  language: 'en',
  lines: [
    specimenLine({
      id: 'a',
      name: ' Design ',
      tax: taxed('S', '20'),
      supply: 'electronic',
      classification: '998391',
    }),
    specimenLine({ id: 'b', name: 'Book', tax: taxed('S', '5.5'), supply: 'goods' }),
    specimenLine({ id: 'c', name: 'Design', quantity: decimal('0'), tax: taxed('S', '20') }),
    specimenLine({ id: 'd', name: ' ', quantity: decimal('0'), tax: taxed('S', '20') }),
  ],
})
const half: DepositShare = { by: 'percent', percent: decimal('50') }
const amountAt = (rate: string, amount: string): DepositShare => ({
  by: 'amount',
  amounts: [{ category: 'S', rate: decimal(rate), amount: decimal(amount) }],
})
const begun = (draft: Draft, share: DepositShare) => {
  let ids = 0
  return beginDeposit(draft, share, () => `new-${(ids += 1)}`)
}
const valueOf = (draft: Draft, share: DepositShare): Draft => {
  const result = begun(draft, share)
  if (!result.ok) throw new Error(result.refusal)
  return result.value
}

describe('a deposit', () => {
  test('has a line for each rate, with what is supplied and how it is classified', () => {
    const lines = valueOf(agreed, half).lines.map(
      ({ id, name, description, quantity, price, tax, supply, classification }) =>
        [id, name, description, quantity, price, tax.rate, supply, classification].join(' | '),
    )
    const [design, book] = lines
    expect(lines).toHaveLength(2)
    expect(design).toMatch(
      /^new-1 \| .*50.* \| Design, Book \| 1 \| 80 \| 20 \| electronic \| 998391$/,
    )
    expect(book).toMatch(/^new-2 \| .*50.* \| Design, Book \| 1 \| 80 \| 5\.5 \| goods \| $/)
  })

  test('keeps the several taxes of a line, whose sum the rate is', () => {
    const parts = [
      { name: 'GST', rate: decimal('5') },
      { name: 'QST', rate: decimal('9.975') },
    ]
    const tax = { ...taxed('S', '14.975'), parts }
    const [line] = valueOf({ ...agreed, lines: [specimenLine({ tax })] }, half).lines
    expect(line?.tax).toMatchObject({ rate: '14.975', parts })
  })

  test('names at most eight goods or services, and no share where it is an amount', () => {
    const many = Array.from({ length: 9 }, (_, i) =>
      specimenLine({ id: String(i), name: `N${i}`, tax: taxed('S', '20') }),
    )
    const [line] = valueOf({ ...agreed, lines: many }, amountAt('20', '10')).lines
    expect(line?.description).toBe('N0, N1, N2, N3, N4, N5, N6, N7')
    expect(line?.name).not.toMatch(/\d/)
    expect(line?.name).not.toBe('')
  })

  test('is of one rate where an amount is given for it alone', () => {
    const { lines } = valueOf(agreed, amountAt('5.5', '10.555'))
    expect(lines.map(({ price, tax }) => [price, tax.rate])).toEqual([['10.56', '5.5']])
  })

  test('tells two categories of one rate apart', () => {
    const draft = specimenDraft({
      lines: [
        specimenLine({ id: 'e', tax: taxed('E', '0'), supply: 'services' }),
        specimenLine({ id: 'z', tax: taxed('Z', '0'), supply: 'goods' }),
      ],
    })
    const ofZero: DepositShare = {
      by: 'amount',
      amounts: [{ category: 'Z', rate: decimal('0'), amount: decimal('10') }],
    }
    const shown = (share: DepositShare) =>
      valueOf(draft, share).lines.map(({ tax, supply, price }) => [tax.category, supply, price])
    expect(shown(ofZero)).toEqual([['Z', 'goods', '10']])
    expect(shown(half)).toEqual([
      ['E', 'services', '80'],
      ['Z', 'goods', '80'],
    ])
  })

  test('keeps the own tax of the item, and is of services where only a charge has the rate', () => {
    const ownTax = { category: 'S', rate: decimal('20'), key: 'standard' } as const
    const freight = {
      charge: true,
      value: { by: 'amount', amount: decimal('10') },
      reason: 'Freight',
      reasonCode: '',
      tax: taxed('S', '5.5'),
    } as const
    const draft = specimenDraft({
      lines: [specimenLine({ supply: 'goods', ownTax, classification: '4901' })],
      allowancesCharges: [freight],
    })
    expect(valueOf(draft, half).lines).toMatchObject([
      { price: '80', supply: 'goods', ownTax, classification: '4901' },
      { price: '5', supply: 'services', ownTax: null, classification: '' },
    ])
  })

  test('may take the whole sum of a rate, and no cent more', () => {
    expect(begun(agreed, amountAt('20', '160')).ok).toBe(true)
    expect(begun(agreed, amountAt('20', '160.01'))).toEqual({
      ok: false,
      refusal: 'deposit_too_large',
      detail: { rate: '20' },
    })
    expect(begun(agreed, amountAt('20', '-1'))).toMatchObject({ refusal: 'deposit_too_large' })
    const withTax = { ...agreed, pricesIncludeTax: true }
    expect(begun(withTax, amountAt('20', '160')).ok).toBe(true)
    expect(begun(withTax, amountAt('20', '160.01')).ok).toBe(false)
    expect(valueOf(withTax, half).lines[0]?.price).toBe('80')
  })

  test('has the terms in days of the whole, and is due at once where that has a day', () => {
    expect(valueOf(agreed, half).due).toEqual({ by: 'days', days: 30 })
    const due = { by: 'date', date: localDate('2026-12-31') } as const
    const dated = valueOf({ ...agreed, due }, half)
    expect(dated.due).toEqual({ by: 'days', days: 0 })
  })

  test('leaves out what belongs to the final invoice', () => {
    const noted = { ...agreed, note: 'Thank you', prepaid: decimal('5'), rounding: decimal('0.01') }
    expect(valueOf(noted, half)).toMatchObject({
      type: 'deposit',
      note: '',
      prepaid: '0',
      rounding: '0',
      deliveryDate: null,
      allowancesCharges: [],
    })
  })

  test.each<[string, Draft, DepositShare, string]>([
    ['a credit note', { ...agreed, kind: 'credit_note' }, half, 'not_an_invoice'],
    ['a deposit', { ...agreed, type: 'deposit' }, half, 'not_an_invoice'],
    ['nothing', agreed, { by: 'percent', percent: decimal('0') }, 'nothing_to_invoice'],
    ['an amount of no rate', agreed, amountAt('7', '10'), 'nothing_to_invoice'],
    [
      'an intra-Community supply among others',
      { ...agreed, lines: [...agreed.lines, specimenLine({ id: 'k', tax: taxed('K', '0') })] },
      half,
      'no_deposit_for_intra_community',
    ],
  ])('is refused of %s', (_, draft, share, refusal) => {
    expect(begun(draft, share)).toMatchObject({ ok: false, refusal })
  })
})

describe('a deposit on what the buyer withholds of in part', () => {
  const all: DepositShare = { by: 'percent', percent: decimal('100') }
  const priced = (name: string, price: string, change: Partial<DraftLine> = {}) =>
    specimenLine({ name, quantity: decimal('1'), price: decimal(price), ...change })
  const ritenuta = { key: 'ritenuta', rate: decimal('20'), of: 'net' } as const
  const cis = { key: 'cis', rate: decimal('20'), of: 'services' } as const
  const withheldOf = (draft: Draft) => totalsOf(billableOf(draft)).withheld?.amount
  const shown = (draft: Draft) =>
    draft.lines.map(line => [
      line.description,
      line.price,
      line.supply,
      line.isWithheld ?? true,
      line.tax.rate,
    ])
  const charge = (percent: string, isWithheld: boolean) => ({
    charge: true,
    value: { by: 'percent', percent: decimal(percent) } as const,
    reason: 'Contributo integrativo',
    reasonCode: '',
    tax: taxed('S', '20'),
    isWithheld,
  })

  // Ritenuta d'acconto, DPR 600/1973, art. 25: not of expenses paid for the customer.
  test('withholds as the whole does, of fees and not of expenses', () => {
    const fee = priced('Fee', '1000')
    const paid = priced('Expenses', '500', { isWithheld: false, tax: taxed('E', '0') })
    const parent = specimenDraft({ lines: [paid, fee], withholding: ritenuta })
    expect(withheldOf(parent)).toBe(20_000n)
    expect(withheldOf(valueOf(parent, all))).toBe(20_000n)
    const travel = priced('Travel', '300', { isWithheld: false })
    const same = valueOf({ ...parent, lines: [travel, fee, paid] }, half)
    expect(withheldOf(same)).toBe(10_000n)
    expect(shown(same)).toEqual([
      ['Fee', '500', 'services', true, '20'],
      ['Travel', '150', 'services', false, '20'],
      ['Travel, Fee, Expenses', '250', 'services', false, '0'],
    ])
  })

  // Construction Industry Scheme, Finance Act 2004, s. 61: not of materials.
  test('withholds of labour and not of goods, whichever is first', () => {
    const bricks = priced('Bricks', '1000', { supply: 'goods' })
    const labour = priced('Labour', '1000')
    for (const lines of [
      [labour, bricks],
      [bricks, labour],
    ]) {
      const deposit = valueOf(specimenDraft({ lines, withholding: cis }), half)
      expect(withheldOf(deposit)).toBe(10_000n)
      expect(deposit.lines.map(({ price, supply }) => [price, supply])).toEqual([
        ['500', 'services'],
        ['500', 'goods'],
      ])
    }
  })

  test.each([
    ['a contribution that is not withheld of', charge('4', false), 20_000n],
    ['one that is', charge('4', true), 20_800n],
    ['a discount on the whole', { ...charge('10', false), charge: false }, 18_000n],
  ])('counts %s as the whole does', (_, entry, withheld) => {
    const parent = specimenDraft({
      lines: [priced('Fee', '1000')],
      allowancesCharges: [entry],
      withholding: ritenuta,
    })
    expect(withheldOf(parent)).toBe(withheld)
    expect(withheldOf(valueOf(parent, all))).toBe(withheld)
    expect(withheldOf(valueOf(parent, half))).toBe(withheld / 2n)
  })

  test('names a contribution by its reason', () => {
    const parent = specimenDraft({
      lines: [priced('Fee', '1000')],
      allowancesCharges: [charge('4', false)],
      withholding: ritenuta,
    })
    expect(shown(valueOf(parent, half))).toEqual([
      ['Fee', '500', 'services', true, '20'],
      ['Contributo integrativo', '20', 'services', false, '20'],
    ])
    const { lines } = valueOf({ ...parent, pricesIncludeTax: true }, amountAt('20', '99.99'))
    expect(lines.map(({ price }) => price)).toEqual(['96.14', '3.85'])
  })

  test('has no line below zero, nor one of nothing', () => {
    const lines = [
      priced('Fee', '100'),
      priced('Travel', '10', { isWithheld: false }),
      priced('Expenses', '50', { isWithheld: false, tax: taxed('E', '0') }),
    ]
    const discount = { ...charge('50', false), charge: false }
    const parent = specimenDraft({ lines, allowancesCharges: [discount], withholding: ritenuta })
    // Of 110 less 80 at 20 %, the withholding of the whole is taken of 100.
    expect(shown(valueOf(parent, all))).toEqual([
      ['Fee, Travel, Expenses', '30', 'services', true, '20'],
      ['Fee, Travel, Expenses', '50', 'services', false, '0'],
    ])
    const tiny = valueOf({ ...parent, allowancesCharges: [] }, amountAt('20', '0.01'))
    expect(shown(tiny)).toEqual([['Fee', '0.01', 'services', true, '20']])
  })

  test('is as before where nothing is withheld', () => {
    const lines = [
      priced('Bricks', '1', { supply: 'goods', isWithheld: false }),
      priced('Fee', '1'),
    ]
    expect(shown(valueOf(specimenDraft({ lines }), all))).toEqual([
      ['Bricks, Fee', '2', 'goods', true, '20'],
    ])
  })
})
