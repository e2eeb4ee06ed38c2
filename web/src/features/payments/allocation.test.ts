import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import {
  type OpenInvoice,
  type Share,
  planAllocation,
  proposedShares,
  restOf,
} from './allocation.ts'

const open: readonly OpenInvoice[] = [
  { id: 'a', number: 'F1', currency: 'EUR', open: '100.00' },
  { id: 'b', number: 'F2', currency: 'EUR', open: '50.00' },
  { id: 'u', number: 'F3', currency: 'USD', open: '110.00' },
]
const payment = (amount: string, shares: Readonly<Record<string, Share>> = {}) => ({
  customerId: 'c',
  currency: 'EUR',
  amount,
  shares,
})

describe('the allocation of a typed payment', () => {
  it('settles several invoices and leaves the rest as credit', () => {
    const shares = {
      a: { amount: '100', rate: '', deductions: [] },
      b: { amount: '50', rate: '', deductions: [] },
    }
    expect(planAllocation(payment('160', shares), open, '.')).toEqual({
      ok: true,
      amount: '160',
      allocations: [
        { invoiceId: 'a', amount: '100' },
        { invoiceId: 'b', amount: '50' },
      ],
      unallocated: '10.00',
    })
  })

  it('settles an invoice in another currency by a rate', () => {
    const shares = { u: { amount: '100', rate: '1.1', deductions: [] } }
    expect(planAllocation(payment('100', shares), open, '.')).toMatchObject({
      ok: true,
      allocations: [{ invoiceId: 'u', amount: '100', rate: '1.1' }],
    })
  })

  test.each([
    ['x', {}, 'not_a_number', undefined],
    ['10.001', {}, 'amount_too_precise', undefined],
    ['', {}, 'not_a_number', undefined],
    ['', { a: { amount: '', rate: '', deductions: [] } }, 'not_a_number', undefined],
    ['100', { gone: { amount: '1', rate: '', deductions: [] } }, 'nothing_open', 'gone'],
    ['0', {}, 'amount_not_positive', undefined],
    ['100', { a: { amount: 'y', rate: '', deductions: [] } }, 'not_a_number', 'a'],
    ['100', { u: { amount: '100', rate: 'y', deductions: [] } }, 'not_a_number', 'u'],
    ['100', { u: { amount: '100', rate: ' ', deductions: [] } }, 'currency_needs_rate', 'u'],
    ['100', { u: { amount: '100', rate: '', deductions: [] } }, 'currency_needs_rate', 'u'],
    ['300', { a: { amount: '101', rate: '', deductions: [] } }, 'over_allocated', 'a'],
    ['10', { a: { amount: '20', rate: '', deductions: [] } }, 'over_allocated', undefined],
  ] as const)('%s with %j is refused: %s', (amount, shares, refusal, invoiceId) => {
    const plan = planAllocation(payment(amount, shares), open, '.')
    expect(plan).toMatchObject({ ok: false, refusal })
    expect(!plan.ok && plan.invoiceId).toBe(invoiceId)
  })
})

it('allocates nothing where only spaces are typed, and leaves out a rate that is none', () => {
  const shares = {
    a: { amount: ' ', rate: '', deductions: [] },
    b: { amount: ' 50 ', rate: ' ', deductions: [] },
  }
  const plan = planAllocation(payment('60', shares), open, '.')
  expect(plan).toStrictEqual({
    ok: true,
    amount: '60',
    allocations: [{ invoiceId: 'b', amount: '50' }],
    unallocated: '10.00',
  })
})

it('names no document in a refusal of the whole payment', () => {
  expect(planAllocation(payment('0'), open, '.')).toStrictEqual({
    ok: false,
    refusal: 'amount_not_positive',
  })
})

describe('the proposed allocation', () => {
  it('is none for a text that is no amount', () => {
    expect(proposedShares(payment('x'), open, 'b', '.')).toEqual({})
  })

  it('has the decimal mark of the reader', () => {
    expect(proposedShares(payment('50,5'), open, undefined, ',')).toEqual({
      a: { amount: '50,50', rate: '', deductions: [] },
    })
  })

  it('begins with the given invoice', () => {
    expect(proposedShares(payment('120'), open, 'b', '.')).toEqual({
      b: { amount: '50.00', rate: '', deductions: [] },
      a: { amount: '70.00', rate: '', deductions: [] },
    })
    expect(proposedShares(payment('20'), open.toReversed(), 'a', '.')).toEqual({
      a: { amount: '20.00', rate: '', deductions: [] },
    })
  })

  it('can always be recorded, with either decimal mark', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1_000_000 }), fc.boolean(), (cents, comma) => {
        const mark = comma ? ',' : '.'
        const amount = `${Math.floor(cents / 100)}${mark}${String(cents % 100).padStart(2, '0')}`
        const shares = proposedShares(payment(amount), open, undefined, mark)
        expect(planAllocation({ ...payment(amount), shares }, open, mark).ok).toBe(true)
      }),
    )
  })
})

describe('deductions', () => {
  const withheld = { id: 1, kind: 'withheld', amount: '15,50', reason: 'IRPF' } as const

  it('settle with the money what is open, in the invoice’s currency', () => {
    const shares = { a: { amount: '84,50', rate: '', deductions: [withheld] } }
    expect(planAllocation(payment('84,50', shares), open, ',')).toEqual({
      ok: true,
      amount: '84.5',
      allocations: [
        {
          invoiceId: 'a',
          amount: '84.5',
          deductions: [{ kind: 'withheld', amount: '15.5', reason: 'IRPF' }],
        },
      ],
      unallocated: '0.00',
    })
  })

  it('of a document with blanks for an amount is none, and blanks for a rate are no rate', () => {
    const shares = {
      a: { amount: '10', rate: ' ', deductions: [] },
      b: { amount: '  ', rate: '', deductions: [] },
    }
    const plan = planAllocation(payment('10', shares), open, ',')
    expect(plan).toMatchObject({ ok: true, allocations: [{ invoiceId: 'a', amount: '10' }] })
  })

  it('can be recorded without any money', () => {
    const shares = { a: { amount: '', rate: '', deductions: [withheld] } }
    expect(planAllocation(payment('', shares), open, ',')).toMatchObject({ ok: true, amount: '0' })
  })

  it('of one document are enough, and are as precise as its currency', () => {
    const yen: OpenInvoice = { id: 'y', number: 'F4', currency: 'JPY', open: '1000' }
    const shares = (amount: string) => ({
      a: { amount: '', rate: '', deductions: [] },
      y: { amount: ' ', rate: '', deductions: [{ ...withheld, amount }] },
    })
    const plan = (amount: string) =>
      planAllocation(payment('', shares(amount)), [...open, yen], '.')
    expect(plan('1000')).toMatchObject({ ok: true, allocations: [{ invoiceId: 'y', amount: '0' }] })
    expect(plan('0.5')).toMatchObject({ refusal: 'amount_too_precise', invoiceId: 'y' })
  })

  test.each([
    [{ ...withheld, amount: 'many' }, 'not_a_number'],
    [{ ...withheld, amount: '1,555' }, 'amount_too_precise'],
    [{ ...withheld, amount: '15,51' }, 'over_allocated'],
    [{ ...withheld, kind: 'written_off', reason: '' }, 'reason_missing'],
  ] as const)('%j are refused: %s', (deduction, refusal) => {
    const shares = { a: { amount: '84,50', rate: '', deductions: [deduction] } }
    const plan = planAllocation(payment('84,50', shares), open, ',')
    expect(plan).toMatchObject({ ok: false, refusal, invoiceId: 'a' })
  })

  test.each([
    ['84,50', [], '15,50'],
    ['84,50', [withheld], undefined],
    ['', [withheld], '84,50'],
    [' ', [withheld], '84,50'],
    ['x', [], undefined],
  ] as const)('%s with %j leaves %s open', (amount, deductions, rest) => {
    const [invoice] = open
    if (!invoice) throw new Error('no invoice')
    expect(restOf(invoice, { amount, rate: '', deductions }, 'EUR', ',')).toBe(rest)
  })

  it('say nothing of what stays open where the share is in another currency', () => {
    const foreign = open.find(({ id }) => id === 'u')
    if (!foreign) throw new Error('no invoice')
    expect(restOf(foreign, { amount: '1', rate: '1', deductions: [] }, 'EUR', '.')).toBeUndefined()
    expect(restOf(foreign, { amount: '', rate: '', deductions: [] }, 'EUR', '.')).toBe('110.00')
  })
})
