import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, localDate } from '../date.ts'
import { convert } from '../money/currency.ts'
import { decimal } from '../money/decimal.ts'
import { bucketOf } from './ageing.ts'
import { type OpenDocument, allocate, proposeAllocation, reverse } from './allocate.ts'
import { type StatusFacts, openOf, payerStatusOf, statusOf } from './status.ts'

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
    [{ payable: -500n, settled: -100n }, 'partly_paid'],
    [{ payable: -500n, settled: -500n }, 'paid'],
  ] as const)('%o: %s', (change, status) => {
    expect(statusOf({ ...facts, ...change }, today)).toBe(status)
  })

  test('shown to a payer leaves out what only the seller may see', () => {
    const change = fc.record({
      kind: fc.constantFrom('invoice', 'credit_note'),
      sentAt: fc.constantFrom(null, 1),
      viewedAt: fc.constantFrom(null, 1),
      dueDate: fc.constantFrom(null, addDays(today, -1), today, addDays(today, 1)),
      payable: fc.bigInt({ min: -2n, max: 2n }),
      settled: fc.bigInt({ min: -3n, max: 3n }),
      correctedInFull: fc.boolean(),
    })
    fc.assert(
      fc.property(change, changed => {
        const status = statusOf({ ...facts, ...changed }, today)
        const shown = ['issued', 'sent', 'viewed'].includes(status) ? 'open' : status
        expect(payerStatusOf({ ...facts, ...changed }, today)).toBe(shown)
      }),
    )
  })

  test('the open amount never changes its sign', () => {
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

  test('a document without a due date is never overdue', () => {
    expect(bucketOf(null, today)).toBe('not_due')
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

  test('settles several invoices and leaves the rest as credit', () => {
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
          { documentId: 'a', amount: 10_000n, settled: 10_000n, rate: '1', deductions: [] },
          { documentId: 'b', amount: 2_000n, settled: 2_000n, rate: '1', deductions: [] },
        ],
        unallocated: 3_000n,
      },
    })
  })

  test('that settles nothing is entirely credit', () => {
    expect(allocate(payment, [], [])).toMatchObject({ value: { unallocated: 15_000n } })
  })

  test('in another currency is converted by the given rate', () => {
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

  // At 4 złoty a euro, 10 cents are 40 groszy; 9 and 11 cents are 36 and 44 to the grosz.
  test.each([
    [41n, 41n],
    [43n, 43n],
    [44n, 40n],
    [40n, 40n],
    [39n, 39n],
    [37n, 37n],
    [36n, undefined],
  ])('of 10 cents, less than a cent from the %s groszy open, settles %s', (owed, settled) => {
    const wish = { documentId: 'p', amount: 10n, rate: decimal('4') }
    const result = allocate(payment, [wish], [open('p', owed, { currency: 'PLN' })])
    expect(result).toMatchObject(
      settled === undefined
        ? { ok: false, refusal: 'over_allocated' }
        : { value: { allocations: [{ settled }] } },
    )
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
  ] as const)('%o over %o is refused: %s', (change, requested, refusal) => {
    const documents = [
      open('a', 10_000n),
      open('b', 9_000n),
      open('done', 0n),
      open('other', 100n, { customerId: 'd' }),
      open('p', 10_000n, { currency: 'PLN' }),
    ]
    expect(allocate({ ...payment, ...change }, requested, documents)).toMatchObject({
      ok: false,
      refusal,
    })
  })

  test('never creates or loses money, and every proposal is accepted', () => {
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

  test('at any rate never settles more than is open, and is within a unit of the converted amount', () => {
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

  test('is reversed once, and every invoice has open again what it had settled', () => {
    const allocations = [
      { documentId: 'a', settled: 20n },
      { documentId: 'b', settled: 7n },
      // A deduction of the same payment.
      { documentId: 'a', settled: 3n },
    ]
    expect(reverse(allocations, null)).toEqual({
      ok: true,
      value: [
        { documentId: 'a', reopened: 23n },
        { documentId: 'b', reopened: 7n },
      ],
    })
    expect(reverse(allocations, '2026-11-20T10:00:00Z')).toMatchObject({
      refusal: 'already_reversed',
    })
  })
})

describe('a proposed allocation', () => {
  const paid = { customerId: 'c', currency: 'EUR', amount: 100n }
  const document = { id: 'd', customerId: 'c', currency: 'EUR', open: 60n }

  test('fills documents of the customer in the payment’s currency, in their order', () => {
    const documents = [
      { ...document, id: 'foreign', currency: 'USD' },
      { ...document, id: 'other', customerId: 'x' },
      { ...document, id: 'closed', open: 0n },
      document,
      { ...document, id: 'e' },
      { ...document, id: 'f' },
    ]
    expect(proposeAllocation(paid, documents)).toEqual([
      { documentId: 'd', amount: 60n },
      { documentId: 'e', amount: 40n },
    ])
  })
})

test('an amount that is worth less than a cent of the document’s currency settles nothing', () => {
  const paid = { customerId: 'c', currency: 'JPY', amount: 1n }
  const document = { id: 'd', customerId: 'c', currency: 'EUR', open: 1_000n }
  const request = { documentId: 'd', amount: 1n, rate: decimal('0.004') }
  expect(allocate(paid, [request], [document])).toMatchObject({
    ok: false,
    refusal: 'amount_not_positive',
    detail: 'd',
  })
})

test('nothing is no amount, also for a document that is unknown', () => {
  const paid = { customerId: 'c', currency: 'EUR', amount: 1n }
  expect(allocate(paid, [{ documentId: 'unknown', amount: 0n }], [])).toMatchObject({
    refusal: 'amount_not_positive',
  })
})
