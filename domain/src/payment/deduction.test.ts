import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { localDate } from '../date.ts'
import { decimal } from '../money/decimal.ts'
import { type OpenDocument, allocate, settledBy } from './allocate.ts'
import { DEDUCTION_KINDS, type Deduction, deductionOf, sumOfDeductions } from './deduction.ts'
import { openOf, statusOf } from './status.ts'

const invoice: OpenDocument = { id: 'a', customerId: 'c', currency: 'EUR', open: 121_000n }
const payment = { customerId: 'c', currency: 'EUR', amount: 106_000n }
const ANY_DAY = localDate('2026-11-22')
const withheld: Deduction = { kind: 'withheld', amount: 15_000n, reason: 'IRPF 15 %' }

describe('deductions at payment', () => {
  test('settle with the money what the money alone leaves open', () => {
    const request = { documentId: 'a', amount: 106_000n, deductions: [withheld] }
    const result = allocate(payment, [request], [invoice])
    expect(result).toMatchObject({
      value: { allocations: [{ settled: 106_000n, deductions: [withheld] }], unallocated: 0n },
    })
    if (!result.ok) return
    const settled = result.value.allocations.reduce((sum, one) => sum + settledBy(one), 0n)
    const facts = { payable: invoice.open, settled }
    expect(openOf(facts)).toBe(0n)
    const status = { ...facts, kind: 'invoice' as const, issued: true, sentAt: 1, viewedAt: null }
    expect(statusOf({ ...status, dueDate: null, correctedInFull: false }, ANY_DAY)).toBe('paid')
  })

  test('alone settle a rest without any money', () => {
    const deductions: Deduction[] = [{ kind: 'written_off', amount: 200n, reason: 'Insolvent' }]
    const request = { documentId: 'a', amount: 0n, deductions }
    expect(allocate({ ...payment, amount: 0n }, [request], [{ ...invoice, open: 200n }])).toEqual({
      ok: true,
      value: {
        allocations: [{ documentId: 'a', amount: 0n, settled: 0n, rate: '1', deductions }],
        unallocated: 0n,
      },
    })
  })

  test('without money settle no more than is open, and no money below zero', () => {
    const refusalOf = (amount: bigint, deductions: readonly Deduction[]) => {
      const request = { documentId: 'a', amount, deductions }
      const result = allocate({ ...payment, amount: 0n }, [request], [invoice])
      return result.ok ? undefined : result.refusal
    }
    expect(refusalOf(0n, [{ ...withheld, amount: 121_000n }])).toBeUndefined()
    expect(refusalOf(0n, [{ ...withheld, amount: 121_001n }])).toBe('over_allocated')
    expect(refusalOf(-1n, [withheld])).toBe('amount_not_positive')
    expect(refusalOf(0n, [])).toBe('amount_not_positive')
    expect(allocate({ ...payment, amount: 0n }, [], [invoice])).toMatchObject({
      refusal: 'amount_not_positive',
    })
  })

  test('are in the currency of the document, whose rest the money closes to the last grosz', () => {
    // 100.00 zł less a fee of 5.00: 22.32 € at 4.2567 are 95.01, within the rounding of the 95.00 that are left.
    const foreign = { ...invoice, currency: 'PLN', open: 10_000n }
    const deductions: Deduction[] = [{ kind: 'bank_fee', amount: 500n, reason: '' }]
    const request = { documentId: 'a', amount: 2_232n, rate: decimal('4.2567'), deductions }
    expect(allocate(payment, [request], [foreign])).toMatchObject({
      value: { allocations: [{ settled: 9_500n }] },
    })
  })

  test.each([
    ['more than is open', { ...withheld, amount: 15_001n }, 'over_allocated'],
    ['more than is open without the money', { ...withheld, amount: 121_001n }, 'over_allocated'],
    ['nothing', { ...withheld, amount: 0n }, 'amount_not_positive'],
    ['a negative amount', { ...withheld, amount: -1n }, 'amount_not_positive'],
    [
      'a rest given up for no reason',
      { kind: 'written_off', amount: 1n, reason: ' ' },
      'reason_missing',
    ],
  ] as const)('of %s are refused', (_, deduction, refusal) => {
    const request = { documentId: 'a', amount: 106_000n, deductions: [deduction] }
    expect(allocate(payment, [request], [invoice])).toMatchObject({ ok: false, refusal })
  })

  test('do not make a payment of nothing out of a request without them', () => {
    expect(
      allocate({ ...payment, amount: 0n }, [{ documentId: 'a', amount: 0n }], [invoice]),
    ).toMatchObject({
      refusal: 'amount_not_positive',
    })
    expect(
      allocate(
        { ...payment, amount: -1n },
        [{ documentId: 'a', amount: 0n, deductions: [withheld] }],
        [invoice],
      ),
    ).toMatchObject({
      refusal: 'amount_not_positive',
    })
  })

  test('add up: payments + fees + withheld + discount + written off + open = total', () => {
    const part = fc.record({
      money: fc.bigInt({ min: 0n, max: 40_000n }),
      deductions: fc.array(
        fc.record({
          kind: fc.constantFrom(...DEDUCTION_KINDS),
          amount: fc.bigInt({ min: 1n, max: 15_000n }),
          reason: fc.constant('agreed'),
        }),
        { maxLength: 4 },
      ),
    })
    let accepted = 0
    fc.assert(
      fc.property(
        fc.bigInt({ min: 1n, max: 200_000n }),
        fc.array(part, { minLength: 1, maxLength: 6 }),
        (total, parts) => {
          const booked = {
            money: 0n,
            bank_fee: 0n,
            withheld: 0n,
            cash_discount: 0n,
            written_off: 0n,
          }
          let open = total
          for (const { money, deductions } of parts) {
            const request = { documentId: 'a', amount: money, deductions }
            const result = allocate(
              { ...payment, amount: money },
              [request],
              [{ ...invoice, open }],
            )
            const fits = money + sumOfDeductions(deductions) <= open && open > 0n
            const something = money > 0n || deductions.length > 0
            expect(result.ok).toBe(fits && something)
            if (!result.ok) continue
            accepted += 1
            for (const one of result.value.allocations) {
              booked.money += one.settled
              for (const { kind, amount } of one.deductions) booked[kind] += amount
              open = openOf({ payable: open, settled: settledBy(one) })
            }
          }
          const sum = Object.values(booked).reduce((all, amount) => all + amount, 0n)
          expect(sum + open).toBe(total)
        },
      ),
      { numRuns: 10_000 },
    )
    // The property says something only where payments are accepted.
    expect(accepted).toBeGreaterThan(10_000)
  })
})

test('an unknown kind of a stored deduction is none', () => {
  expect(deductionOf('withheld')).toBe('withheld')
  expect(deductionOf('gift')).toBeNull()
  expect(deductionOf(null)).toBeNull()
})
