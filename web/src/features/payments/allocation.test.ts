import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { type OpenInvoice, planAllocation, proposedShares } from './allocation.ts'

const open: readonly OpenInvoice[] = [
  { id: 'a', number: 'F1', currency: 'EUR', open: '100.00' },
  { id: 'b', number: 'F2', currency: 'EUR', open: '50.00' },
  { id: 'u', number: 'F3', currency: 'USD', open: '110.00' },
]
const payment = (
  amount: string,
  shares: Record<string, { amount: string; rate: string }> = {},
) => ({
  customerId: 'c',
  currency: 'EUR',
  amount,
  shares,
})

describe('the allocation of a typed payment', () => {
  it('settles several invoices and leaves the rest as credit', () => {
    const shares = { a: { amount: '100', rate: '' }, b: { amount: '50', rate: '' } }
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
    const shares = { u: { amount: '100', rate: '1.1' } }
    expect(planAllocation(payment('100', shares), open, '.')).toMatchObject({
      ok: true,
      allocations: [{ invoiceId: 'u', amount: '100', rate: '1.1' }],
    })
  })

  test.each([
    ['x', {}, 'not_a_number', undefined],
    ['10.001', {}, 'amount_too_precise', undefined],
    ['0', {}, 'amount_not_positive', undefined],
    ['100', { a: { amount: 'y', rate: '' } }, 'not_a_number', 'a'],
    ['100', { u: { amount: '100', rate: '' } }, 'currency_needs_rate', 'u'],
    ['300', { a: { amount: '101', rate: '' } }, 'over_allocated', 'a'],
    ['10', { a: { amount: '20', rate: '' } }, 'over_allocated', undefined],
  ] as const)('%s with %j is refused: %s', (amount, shares, refusal, invoiceId) => {
    const plan = planAllocation(payment(amount, shares), open, '.')
    expect(plan).toMatchObject({ ok: false, refusal })
    expect(!plan.ok && plan.invoiceId).toBe(invoiceId)
  })
})

describe('the proposed allocation', () => {
  it('begins with the given invoice', () => {
    expect(proposedShares(payment('120'), open, 'b', '.')).toEqual({
      b: { amount: '50.00', rate: '' },
      a: { amount: '70.00', rate: '' },
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
