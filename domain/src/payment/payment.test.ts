import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, localDate } from '../date.ts'
import { convert } from '../money/currency.ts'
import { decimal } from '../money/decimal.ts'
import { bucketOf } from './ageing.ts'
import { type OpenDocument, allocate, proposeAllocation, reverse } from './allocate.ts'
import { type StatusFacts, openOf, statusOf } from './status.ts'

const today = localDate('2026-11-20')

describe('the status of a document', () => {
  const facts: StatusFacts = {
    kind: 'invoice',
    issued: true,
    sentAt: null,
    viewedAt: null,
    dueDate: localDate('2026-12-01'),
    payable: 10_000n,
    settled: 0n,
    correctedInFull: false,
  }
  test.each([
    [{ issued: false }, 'draft'],
    [{}, 'issued'],
    [{ sentAt: 1 }, 'sent'],
    [{ sentAt: 1, viewedAt: 1 }, 'viewed'],
    [{ viewedAt: 1 }, 'viewed'],
    [{ sentAt: 1, settled: 1n }, 'partly_paid'],
    [{ settled: 9_999n }, 'partly_paid'],
    [{ settled: 10_000n }, 'paid'],
    [{ settled: 10_001n }, 'paid'],
    [{ dueDate: today }, 'issued'],
    [{ dueDate: localDate('2026-11-19') }, 'overdue'],
    [{ dueDate: localDate('2026-11-19'), sentAt: 1, viewedAt: 1 }, 'overdue'],
    [{ dueDate: localDate('2026-11-19'), settled: 5_000n }, 'overdue'],
    [{ dueDate: localDate('2026-11-19'), settled: 10_000n }, 'paid'],
    [{ dueDate: localDate('2026-11-19'), settled: 10_000n, correctedInFull: true }, 'credited'],
    [{ dueDate: localDate('2026-11-19'), correctedInFull: true }, 'overdue'],
    [{ dueDate: null, sentAt: 1 }, 'sent'],
    [{ payable: 0n }, 'paid'],
    [{ kind: 'credit_note', dueDate: localDate('2026-01-01') }, 'issued'],
    [{ kind: 'credit_note', dueDate: localDate('2026-01-01'), settled: 10_000n }, 'paid'],
    [{ payable: -500n, dueDate: localDate('2026-01-01') }, 'issued'],
  ] as const)('%o: %s', (change, status) => {
    expect(statusOf({ ...facts, ...change }, today)).toBe(status)
  })

  test('what is open never changes sides', () => {
    expect(openOf({ payable: 100n, settled: 30n })).toBe(70n)
    expect(openOf({ payable: 100n, settled: 130n })).toBe(0n)
    expect(openOf({ payable: -100n, settled: -30n })).toBe(-70n)
    expect(openOf({ payable: -100n, settled: -130n })).toBe(0n)
  })
})

describe('ageing', () => {
  test.each([
    [0, 'not_due'],
    [1, 'days_1_30'],
    [30, 'days_1_30'],
    [31, 'days_31_60'],
    [60, 'days_31_60'],
    [61, 'days_61_90'],
    [90, 'days_61_90'],
    [91, 'days_over_90'],
    [-5, 'not_due'],
  ])('%i days after the due date: %s', (days, bucket) => {
    expect(bucketOf(addDays(today, -days), today)).toBe(bucket)
  })
})

describe('a payment', () => {
  const payment = { customerId: 'c', currency: 'EUR', amount: 15_000n }
  const open = (id: string, amount: bigint, change: Partial<OpenDocument> = {}): OpenDocument => ({
    id,
    customerId: 'c',
    currency: 'EUR',
    open: amount,
    ...change,
  })

  test('settles several invoices and keeps the rest as credit', () => {
    const result = allocate(
      payment,
      [
        { documentId: 'a', amount: 10_000n },
        { documentId: 'b', amount: 2_000n },
      ],
      [open('a', 10_000n), open('b', 5_000n)],
    )
    expect(result).toEqual({
      ok: true,
      value: {
        allocations: [
          { documentId: 'a', amount: 10_000n, settled: 10_000n, rate: '1' },
          { documentId: 'b', amount: 2_000n, settled: 2_000n, rate: '1' },
        ],
        unallocated: 3_000n,
      },
    })
  })

  test('that settles nothing is credit altogether', () => {
    expect(allocate(payment, [], [])).toMatchObject({ value: { unallocated: 15_000n } })
  })

  test('in another currency is converted by the rate told', () => {
    const foreign = [open('p', 43_000n, { currency: 'PLN' })]
    const wish = { documentId: 'p', amount: 10_000n, rate: decimal('4.25') }
    expect(allocate(payment, [wish], foreign)).toMatchObject({
      value: { allocations: [{ settled: 42_500n }], unallocated: 5_000n },
    })
    expect(allocate(payment, [{ documentId: 'p', amount: 10_000n }], foreign)).toMatchObject({
      refusal: 'currency_needs_rate',
    })
  })

  test('of the amount that closes a foreign invoice closes it to the last grosz', () => {
    // 100.00 PLN ÷ 4.2567 is 23.492…; 23.49 euros are 99.99 PLN, and the invoice is paid.
    const foreign = [open('p', 10_000n, { currency: 'PLN' })]
    const wish = { documentId: 'p', amount: 2_349n, rate: decimal('4.2567') }
    expect(allocate(payment, [wish], foreign)).toMatchObject({
      value: { allocations: [{ settled: 10_000n }] },
    })
  })

  test.each([
    [{ amount: 0n }, [], 'amount_not_positive'],
    [{ amount: -1n }, [], 'amount_not_positive'],
    [{}, [{ documentId: 'a', amount: 0n }], 'amount_not_positive'],
    [{}, [{ documentId: 'x', amount: 1n }], 'nothing_open'],
    [{}, [{ documentId: 'done', amount: 1n }], 'nothing_open'],
    [{}, [{ documentId: 'other', amount: 1n }], 'other_customer'],
    [{}, [{ documentId: 'a', amount: 10_001n }], 'over_allocated'],
    [
      {},
      [
        { documentId: 'a', amount: 10_000n },
        { documentId: 'b', amount: 5_001n },
      ],
      'over_allocated',
    ],
    [
      {},
      [
        { documentId: 'a', amount: 6_000n },
        { documentId: 'a', amount: 6_000n },
      ],
      'over_allocated',
    ],
    [{}, [{ documentId: 'p', amount: 1n, rate: decimal('0') }], 'currency_needs_rate'],
    [{}, [{ documentId: 'p', amount: 1n, rate: decimal('-4') }], 'currency_needs_rate'],
  ] as const)('%o over %o is refused: %s', (change, wishes, refusal) => {
    const documents = [
      open('a', 10_000n),
      open('b', 9_000n),
      open('done', 0n),
      open('other', 100n, { customerId: 'd' }),
      open('p', 10_000n, { currency: 'PLN' }),
    ]
    expect(allocate({ ...payment, ...change }, wishes, documents)).toMatchObject({
      ok: false,
      refusal,
    })
  })

  test('never creates or loses money, and what is proposed is always accepted', () => {
    const amounts = fc.array(fc.bigInt({ min: 0n, max: 50_000n }), { maxLength: 6 })
    fc.assert(
      fc.property(fc.bigInt({ min: 1n, max: 100_000n }), amounts, (amount, opens) => {
        const documents = opens.map((value, i) => open(String(i), value))
        const paid = { ...payment, amount }
        const result = allocate(paid, proposeAllocation(paid, documents), documents)
        if (!result.ok) throw new Error(result.refusal)
        const used = result.value.allocations.reduce((sum, one) => sum + one.amount, 0n)
        expect(used + result.value.unallocated).toBe(amount)
        const owed = opens.reduce((sum, one) => sum + one, 0n)
        expect(used).toBe(owed < amount ? owed : amount)
        for (const one of result.value.allocations) {
          expect(one.settled <= (opens[Number(one.documentId)] ?? 0n)).toBe(true)
        }
      }),
    )
  })

  test('at any rate never settles more than is open, nor strays from the rate by more than a unit', () => {
    fc.assert(
      fc.property(
        fc.bigInt({ min: 1n, max: 100_000n }),
        fc.bigInt({ min: 1n, max: 1_000_000n }),
        fc.integer({ min: 1, max: 99_999 }),
        (amount, owed, rateInThousandths) => {
          const rate = decimal(
            `${Math.floor(rateInThousandths / 1_000)}.${String(rateInThousandths % 1_000).padStart(3, '0')}`,
          )
          const wish = { documentId: 'p', amount, rate }
          const result = allocate(
            { ...payment, amount },
            [wish],
            [open('p', owed, { currency: 'PLN' })],
          )
          if (!result.ok) return
          const settled = result.value.allocations[0]?.settled ?? 0n
          expect(settled <= owed).toBe(true)
          const below = convert(amount - 1n, 'EUR', 'PLN', rate)
          const above = convert(amount + 1n, 'EUR', 'PLN', rate)
          expect(below <= settled && settled <= above).toBe(true)
        },
      ),
    )
  })

  test('is reversed once, and every invoice owes again what it had settled', () => {
    const allocations = [{ documentId: 'a', amount: 5n, settled: 20n, rate: decimal('4') }]
    expect(reverse(allocations, null)).toEqual({
      ok: true,
      value: [{ documentId: 'a', reopened: 20n }],
    })
    expect(reverse(allocations, '2026-11-20T10:00:00Z')).toMatchObject({
      refusal: 'already_reversed',
    })
  })
})
