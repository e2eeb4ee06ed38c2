import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { localDate } from '../date.ts'
import { toMinor } from '../money/currency.ts'
import { type Decimal, decimal } from '../money/decimal.ts'
import { SPECIMEN_DAY, specimenDraft, specimenLine } from '../testing/draft.ts'
import { oracleOf } from '../testing/oracle.ts'
import { beginDeposit, beginFinal } from './begin-deposit.ts'
import { billableOf } from './billable-of.ts'
import { creditInFull, creditLines } from './credit.ts'
import { netStatedBefore, remainingVat, setOffOf } from './deposits.ts'
import type { Draft } from './draft.ts'
import { missingFields } from './missing-fields.ts'
import { totalsOf } from './totals.ts'

const issueDate = localDate('2026-10-01')
let ids = 0
const newId = () => `new-${(ids += 1)}`
const tax = (rate: string) => ({
  category: rate === '0' ? ('AE' as const) : ('S' as const),
  rate: decimal(rate),
  exemptionCode: '',
  exemptionReason: '',
})

/** Documents on one agreement in the order of their issue, as drafts. */
type Chain = {
  readonly agreed: Draft
  readonly deposits: readonly Draft[]
  /** By the place of the deposit that each credits. */
  readonly notes: readonly { readonly of: number; readonly draft: Draft }[]
}

/** The final invoice of the chain with everything issued before set off. */
function finalOf({ agreed, deposits, notes }: Chain): Draft {
  return {
    ...agreed,
    deposits: deposits.flatMap((draft, i) => {
      const credited = notes.filter(({ of }) => of === i).map(note => totals(note.draft))
      const named = { invoiceId: `deposit-${i}`, number: `A${i}`, issueDate }
      return setOffOf({ ...named, totals: totals(draft) }, credited) ?? []
    }),
  }
}

function totals(draft: Draft) {
  return totalsOf(billableOf(draft))
}

/** Random agreements of several rates, advanced by one to five deposits, one of which may be credited in between. */
function chains(): fc.Arbitrary<Chain> {
  const line = fc.record({
    quantity: fc.integer({ min: 1, max: 4_000 }).map(n => decimal(`${n / 100}`)),
    price: fc.integer({ min: 1, max: 3_000_000 }).map(n => decimal(`${n / 100}`)),
    rate: fc.constantFrom('20', '19', '7', '5.5', '8.1', '0'),
  })
  const share = fc.record({
    byPercent: fc.boolean(),
    share: fc.integer({ min: 1, max: 1_900 }).map(n => decimal(`${n / 100}`)),
  })
  return fc
    .record({
      lines: fc.array(line, { minLength: 1, maxLength: 6 }),
      pricesIncludeTax: fc.boolean(),
      shares: fc.array(share, { minLength: 1, maxLength: 5 }),
      credit: fc.option(
        fc.record({
          after: fc.nat({ max: 4 }),
          part: fc.option(fc.integer({ min: 1, max: 99 }), { nil: undefined }),
        }),
        { nil: undefined },
      ),
    })
    .map(({ lines, pricesIncludeTax, shares, credit }) => {
      const agreed = specimenDraft({
        pricesIncludeTax,
        lines: lines.map(({ rate, ...rest }, i) =>
          specimenLine({ ...rest, id: String(i), tax: tax(rate) }),
        ),
      })
      return chainOf(agreed, shares, credit)
    })
}

function chainOf(
  agreed: Draft,
  shares: readonly { readonly byPercent: boolean; readonly share: Decimal }[],
  credit: { readonly after: number; readonly part: number | undefined } | undefined,
): Chain {
  const deposits: Draft[] = []
  const notes: { of: number; draft: Draft }[] = []
  for (const [i, { byPercent, share }] of shares.entries()) {
    const now = finalOf({ agreed, deposits, notes })
    const [first] = totals(agreed).vat
    const begun = beginDeposit(
      now,
      byPercent || !first
        ? { by: 'percent', percent: share }
        : { by: 'amount', amounts: [{ ...first, amount: share }] },
      newId,
    )
    // An amount of a small agreement is refused, and then there is no such deposit.
    if (begun.ok) deposits.push(begun.value)
    if (credit?.after === i && deposits.length > 0) {
      const of = deposits.length - 1
      const draft = creditOf(deposits[of] ?? agreed, credit.part)
      if (draft) notes.push({ of, draft })
    }
  }
  return { agreed, deposits, notes }
}

/** The credit note of a whole deposit, or of so many hundredths of its first line. */
function creditOf(deposit: Draft, part: number | undefined): Draft | undefined {
  const issued = { invoiceId: 'i', number: 'A', issueDate, draft: deposit }
  const [line] = deposit.lines
  const made =
    part === undefined || !line
      ? creditInFull(issued, 'x', newId)
      : creditLines(issued, [{ lineId: line.id, quantity: decimal(`${part / 100}`) }], 'x', newId)
  return made.ok ? made.value : undefined
}

describe('a chain of deposits', () => {
  test('1,000 chains: the tax of all documents is that of the whole sale, to the cent', () => {
    let several = 0
    let credited = 0
    fc.assert(
      fc.property(chains(), chain => {
        const final = finalOf(chain)
        several += chain.deposits.length > 1 ? 1 : 0
        credited += chain.notes.length
        // The oracle calculates every document by fractions of integers, from its lines alone.
        const whole = oracleOf(billableOf(chain.agreed)).totals
        const advanced = chain.deposits.map(draft => oracleOf(billableOf(draft)).totals)
        const back = chain.notes.map(({ draft }) => oracleOf(billableOf(draft)).totals)
        const rest = remainingVat(totals(final), final.deposits)
        for (const { key, taxable, tax: due } of whole.vat) {
          const of = (documents: typeof advanced) =>
            documents.flatMap(({ vat }) => vat.filter(row => row.key === key))
          const remaining = rest.find(({ category, rate }) => `${category} ${rate}` === key)
          const sumOf = (pick: (row: { taxable: bigint; tax: bigint }) => bigint) =>
            of(advanced).reduce((sum, row) => sum + pick(row), 0n) -
            of(back).reduce((sum, row) => sum + pick(row), 0n) +
            (remaining ? pick(remaining) : 0n)
          expect([key, sumOf(row => row.taxable), sumOf(row => row.tax)]).toEqual([
            key,
            taxable,
            due,
          ])
        }
        const claimed =
          advanced.reduce((sum, { payable }) => sum + payable, 0n) -
          back.reduce((sum, { payable }) => sum + payable, 0n) +
          totals(final).payable
        expect(claimed).toBe(whole.payable)
      }),
      { numRuns: 1_000 },
    )
    // The property would hold of nothing, too.
    expect(several).toBeGreaterThan(400)
    expect(credited).toBeGreaterThan(200)
  })

  const agreed = specimenDraft({
    lines: [
      specimenLine({ id: 'a', quantity: decimal('10'), price: decimal('100') }),
      specimenLine({
        id: 'b',
        name: 'Book',
        quantity: decimal('1'),
        price: decimal('200'),
        tax: tax('5.5'),
      }),
    ],
  })

  test('30 per cent is one line for each rate, named in the language of the document', () => {
    const deposit = beginDeposit(agreed, { by: 'percent', percent: decimal('30') }, newId)
    if (!deposit.ok) throw new Error(deposit.refusal)
    expect(deposit.value).toMatchObject({ kind: 'invoice', type: 'deposit', deliveryDate: null })
    expect(
      deposit.value.lines.map(({ name, price, tax: { rate } }) => [
        name.replace(/\s/g, ' '),
        price,
        rate,
      ]),
    ).toEqual([
      ['Acompte de 30 %', '300', '20'],
      ['Acompte de 30 %', '60', '5.5'],
    ])
    const setOff = setOffOf(
      { invoiceId: 'd', number: 'A1', issueDate, totals: totals(deposit.value) },
      [],
    )
    if (!setOff) throw new Error('nothing to set off')
    expect(setOff).toMatchObject({
      amount: '423.3',
      vat: [
        { taxable: '300', tax: '60' },
        { taxable: '60', tax: '3.3' },
      ],
    })
    const final = { ...agreed, deposits: [setOff] }
    expect(totals(final)).toMatchObject({ gross: 141_100n, prepaid: 42_330n, payable: 98_770n })
    expect(remainingVat(totals(final), final.deposits).map(row => [row.taxable, row.tax])).toEqual([
      [70_000n, 14_000n],
      [14_000n, 770n],
    ])
  })

  test.each([
    [
      'more than is left of a rate',
      {
        by: 'amount',
        amounts: [{ category: 'S', rate: decimal('5.5'), amount: decimal('200.01') }],
      },
      'deposit_too_large',
    ],
    [
      'a negative amount',
      { by: 'amount', amounts: [{ category: 'S', rate: decimal('20'), amount: decimal('-1') }] },
      'deposit_too_large',
    ],
    ['nothing', { by: 'percent', percent: decimal('0') }, 'nothing_to_invoice'],
    [
      'a rate that is not sold',
      { by: 'amount', amounts: [{ category: 'S', rate: decimal('7'), amount: decimal('1') }] },
      'nothing_to_invoice',
    ],
  ] as const)('refuses %s', (_, share, refusal) => {
    expect(beginDeposit(agreed, share, newId)).toMatchObject({ ok: false, refusal })
  })

  test('refuses deposits on deposits, on credit notes, and on an intra-Community supply', () => {
    const share = { by: 'percent', percent: decimal('10') } as const
    expect(beginDeposit({ ...agreed, type: 'deposit' }, share, newId)).toMatchObject({
      refusal: 'not_an_invoice',
    })
    expect(beginDeposit({ ...agreed, kind: 'credit_note' }, share, newId)).toMatchObject({
      refusal: 'not_an_invoice',
    })
    const goods = specimenDraft({ lines: [specimenLine({ tax: { ...tax('0'), category: 'K' } })] })
    expect(beginDeposit(goods, share, newId)).toMatchObject({
      refusal: 'no_deposit_for_intra_community',
    })
  })

  test('a final invoice cannot sell less at a rate than was invoiced in advance', () => {
    const deposit = beginDeposit(agreed, { by: 'percent', percent: decimal('50') }, newId)
    if (!deposit.ok) throw new Error(deposit.refusal)
    const setOff = setOffOf(
      { invoiceId: 'd', number: 'A1', issueDate, totals: totals(deposit.value) },
      [],
    )
    const deposits = setOff ? [setOff] : []
    expect(missingFields({ ...agreed, deposits })).toEqual([])
    const [first] = agreed.lines
    const less = {
      ...agreed,
      lines: first ? [{ ...first, quantity: decimal('20') }] : [],
      deposits,
    }
    expect(missingFields(less)).toContainEqual({ code: 'deposit_exceeds', path: 'deposits' })
  })

  test('a deposit that was credited as a whole sets nothing off', () => {
    const deposit = { invoiceId: 'd', number: 'A1', issueDate, totals: totals(agreed) }
    expect(setOffOf(deposit, [totals(agreed)])).toBeUndefined()
  })

  test('the final invoice of a deposit without a prepared draft has its parties and no lines', () => {
    const final = beginFinal(specimenDraft({ type: 'deposit', note: 'x' }))
    expect(final).toMatchObject({ kind: 'invoice', lines: [], customerId: 'customer' })
    expect(final.type).toBeUndefined()
    expect(toMinor(final.prepaid, 'EUR')).toBe(0n)
  })
})

describe('of a deposit', () => {
  const standard = specimenLine().tax
  const exempt = { ...standard, category: 'E', rate: decimal('0'), exemptionReason: 'x' } as const
  const named = { invoiceId: 'd', number: 'F1', issueDate: SPECIMEN_DAY }
  const totalsFor = (...taxes: (typeof standard)[]) =>
    totalsOf(
      billableOf(
        specimenDraft({
          lines: taxes.map((tax, i) =>
            specimenLine({ id: `${i}`, tax, quantity: decimal('1'), price: decimal('100') }),
          ),
        }),
      ),
    )

  test('without tax the base is set off, and of one that was credited in part the rest', () => {
    expect(setOffOf({ ...named, totals: totalsFor(exempt) }, [])).toMatchObject({
      vat: [{ category: 'E', taxable: '100', tax: '0' }],
      amount: '100',
    })
    const both = { ...named, totals: totalsFor(standard, exempt) }
    expect(setOffOf(both, [totalsFor(standard)])).toMatchObject({
      vat: [{ category: 'E', taxable: '100' }],
      amount: '100',
    })
    // Only a rounding is left of it.
    const rounded = { ...totalsFor(standard), payable: 12_001n }
    expect(setOffOf({ ...named, totals: rounded }, [totalsFor(standard)])).toMatchObject({
      vat: [],
      amount: '0.01',
    })
    // Of the tax a cent is left, and of its base nothing.
    const note = totalsFor(standard)
    const less = { ...note, vat: note.vat.map(one => ({ ...one, tax: one.tax - 1n })) }
    expect(
      setOffOf({ ...named, totals: note }, [{ ...less, payable: note.payable - 1n }]),
    ).toMatchObject({ vat: [{ category: 'S', taxable: '0', tax: '0.01' }], amount: '0.01' })
    // Its base is left, and the amount was written off.
    const paid = { ...totalsFor(exempt), payable: 0n }
    expect(setOffOf({ ...named, totals: paid }, [])).toMatchObject({ amount: '0' })
  })

  test('at a rate that the final invoice does not have, less than nothing remains, once for each rate', () => {
    const deposit = setOffOf({ ...named, totals: totalsFor(standard) }, [])
    const deposits = deposit ? [deposit, deposit] : []
    expect(remainingVat(totalsFor(exempt), deposits)).toMatchObject([
      { category: 'E', taxable: 10_000n },
      { category: 'S', taxable: -20_000n, tax: -4_000n, exemptionCode: '', exemptionReason: '' },
    ])
    expect(netStatedBefore(deposits, 'EUR')).toBe(20_000n)
    expect(netStatedBefore(undefined, 'EUR')).toBe(0n)
  })

  test('the rest has no parts, which are of the whole amount: CGST and SGST', () => {
    const whole = totalsFor(standard)
    const parts = [
      { name: 'CGST', rate: decimal('10'), taxable: 20_000n, tax: 2_000n },
      { name: 'SGST', rate: decimal('10'), taxable: 20_000n, tax: 2_000n },
    ]
    const vat = whole.vat.map(row => ({ ...row, parts }))
    const deposit = setOffOf({ ...named, totals: whole }, [])
    const rest = remainingVat({ ...whole, vat }, deposit ? [deposit] : [])
    expect(rest.map(row => row.parts)).toEqual(vat.map(() => undefined))
  })
})
