import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { COLLECTION_FAILURES } from './collection.ts'
import {
  DISPUTE_STATUSES,
  type MoneyBack,
  type ProviderFact,
  REFUND_STATUSES,
  isReturned,
  judgeFact,
  ledgerOf,
  refundable,
} from './provider-ledger.ts'

const TERMS = { amount: 16_639n, currency: 'EUR' as const }
const PAID: ProviderFact = {
  kind: 'paid',
  ...TERMS,
  paidAt: new Date('2026-11-20T10:00:00Z'),
  paymentReference: 'pi_1',
}
const refund = (
  amount: bigint,
  status: (typeof REFUND_STATUSES)[number] = 'succeeded',
  reference = 're_1',
): ProviderFact => ({ ...TERMS, kind: 'refund', reference, requestId: '', amount, status })
const failed = (reason: (typeof COLLECTION_FAILURES)[number]): ProviderFact => ({
  kind: 'failed',
  paymentReference: 'pi_1',
  reason,
})
const PENDING: ProviderFact = { kind: 'pending', paymentReference: 'pi_1' }
const saved = (method: string): ProviderFact => ({
  kind: 'saved',
  method: {
    type: 'card',
    brand: 'visa',
    hint: '4242',
    customer: 'cus_1',
    method,
    providerType: 'card',
  },
})
const dispute = (
  amount: bigint,
  status: (typeof DISPUTE_STATUSES)[number],
  reference = 'dp_1',
): ProviderFact => ({ ...TERMS, kind: 'dispute', reference, amount, status })

describe('a fact', () => {
  test.each([
    ['the amount', PAID, true],
    ['a cent less', { ...PAID, amount: 16_638n }, false],
    ['a cent more', { ...PAID, amount: 16_640n }, false],
    ['another currency', { ...PAID, currency: 'USD' }, false],
    ['a refund of all', refund(16_639n), true],
    ['a refund of more', refund(16_640n), false],
    ['a refund of nothing', refund(0n), false],
    ['a refund in another currency', { ...refund(1n), currency: 'USD' }, false],
    ['a dispute of more', dispute(16_640n, 'open'), false],
    ['no fee', { kind: 'fee', amount: 0n, currency: 'EUR' }, true],
    ['a fee in another currency', { kind: 'fee', amount: 50n, currency: 'USD' }, true],
    ['a negative fee', { kind: 'fee', amount: -1n, currency: 'EUR' }, false],
  ] as const)('with %s', (_, fact, accepted) => {
    const judged = judgeFact(TERMS, fact)
    expect(judged.ok || judged.refusal).toBe(accepted || 'amount_differs')
  })
})

describe('the ledger', () => {
  test.each([
    ['nothing', [], 0n, 0n],
    ['a payment', [PAID], 16_639n, 0n],
    ['a payment that is reported twice', [PAID, PAID], 16_639n, 0n],
    ['a refund before its payment', [refund(5_000n)], 0n, 0n],
    ['a refund in part', [refund(5_000n), PAID], 16_639n, 5_000n],
    ['two refunds', [PAID, refund(5_000n), refund(1n, 'pending', 're_2')], 16_639n, 5_001n],
    ['a refund that failed later', [PAID, refund(5_000n, 'failed'), refund(5_000n)], 16_639n, 0n],
    ['an open dispute', [PAID, dispute(16_639n, 'open')], 16_639n, 0n],
    ['a dispute that is lost', [PAID, dispute(9n, 'lost'), dispute(9n, 'open')], 16_639n, 9n],
    ['a dispute that is won', [PAID, dispute(9n, 'won'), dispute(9n, 'open')], 16_639n, 0n],
    [
      'a lost dispute that is reversed',
      [PAID, dispute(9n, 'won'), dispute(9n, 'lost')],
      16_639n,
      0n,
    ],
    [
      'a refund and a dispute of everything',
      [PAID, refund(16_639n), dispute(16_639n, 'lost')],
      16_639n,
      16_639n,
    ],
  ] as const)('of %s', (_, facts, received, returned) => {
    expect(ledgerOf(TERMS, facts)).toMatchObject({ received, returned })
  })

  test('keeps of each refund and dispute the largest amount, our number and the last status, by its reference', () => {
    const requested = { ...refund(300n, 'pending', 're_2'), requestId: 'ours' }
    const facts = [
      refund(200n, 'succeeded', 're_2'),
      requested,
      refund(5n, 'failed', 're_1'),
      dispute(9n, 'open', 'dp_9'),
      dispute(7n, 'lost', 'dp_1'),
    ]
    const entry = (kind: string, reference: string, amount: bigint, status: string) => ({
      kind,
      reference,
      requestId: reference === 're_2' ? 'ours' : '',
      amount,
      status,
    })
    const expected = [
      entry('dispute', 'dp_1', 7n, 'lost'),
      entry('dispute', 'dp_9', 9n, 'open'),
      entry('refund', 're_1', 5n, 'failed'),
      entry('refund', 're_2', 300n, 'succeeded'),
    ]
    expect(ledgerOf(TERMS, facts).back).toEqual(expected)
    expect(ledgerOf(TERMS, facts.toReversed()).back).toEqual(expected)
    // A fee is no money that went back.
    expect(ledgerOf(TERMS, [{ kind: 'fee', amount: 5n, currency: 'EUR' }]).back).toEqual([])
  })

  test('has the largest fee that was reported, in its own currency', () => {
    const fee = (amount: bigint) => ({ kind: 'fee', amount, currency: 'USD' }) as const
    expect(ledgerOf(TERMS, [PAID]).fee).toBeNull()
    expect(ledgerOf(TERMS, [fee(5n), PAID, fee(7n), fee(6n)]).fee).toEqual({
      amount: 7n,
      currency: 'USD',
    })
  })

  test('lets be refunded what no refund and no dispute has taken or may take', () => {
    const back = (...all: [bigint, MoneyBack['status']][]) =>
      all.map(([amount, status]) => ({ amount, status }))
    const rest = (...all: [bigint, MoneyBack['status']][]) => refundable(100n, back(...all))
    expect(rest()).toBe(100n)
    expect(rest([30n, 'pending'], [20n, 'succeeded'])).toBe(50n)
    expect(rest([30n, 'open'], [20n, 'lost'])).toBe(50n)
    expect(rest([30n, 'failed'], [20n, 'won'])).toBe(100n)
    expect(rest([60n, 'lost'], [60n, 'succeeded'])).toBe(0n)
  })

  test.each([
    [[], 'none', null],
    [[PENDING], 'pending', null],
    [[failed('declined'), PENDING], 'failed', 'declined'],
    [[failed('declined'), failed('mandate_ended')], 'failed', 'mandate_ended'],
    // The money is there, whatever was reported before or after.
    [[failed('declined'), PAID, PENDING], 'paid', null],
  ] as const)('of %o says how far the payment is: %s', (facts, progress, failure) => {
    expect(ledgerOf(TERMS, facts)).toMatchObject({ progress, failure })
    expect(ledgerOf(TERMS, facts.toReversed())).toMatchObject({ progress, failure })
  })

  const fact = fc.oneof(
    fc.constant(PAID),
    fc.constant(PENDING),
    fc.constantFrom(...COLLECTION_FAILURES).map(failed),
    fc.constantFrom('pm_1', 'pm_2').map(saved),
    fc
      .tuple(
        fc.bigInt(1n, TERMS.amount),
        fc.constantFrom(...REFUND_STATUSES),
        fc.integer({ min: 1, max: 4 }),
      )
      .map(([amount, status, no]) => refund(amount, status, `re_${no}`)),
    fc
      .tuple(
        fc.bigInt(1n, TERMS.amount),
        fc.constantFrom(...DISPUTE_STATUSES),
        fc.integer({ min: 1, max: 2 }),
      )
      .map(([amount, status, no]) => dispute(amount, status, `dp_${no}`)),
    fc.bigInt(0n, 900n).map(amount => ({ kind: 'fee' as const, amount, currency: 'EUR' as const })),
  )
  const reordered = fc
    .array(fact, { maxLength: 12 })
    .chain(facts =>
      fc.tuple(
        fc.constant(facts),
        fc.shuffledSubarray(facts, { minLength: facts.length }),
        fc.array(fc.nat(), { maxLength: 6 }),
      ),
    )

  test('is the same for 10,000 random orders and repetitions of the facts', () => {
    fc.assert(
      fc.property(reordered, ([facts, others, repeated]) => {
        const again = repeated.flatMap(index => facts[index % Math.max(facts.length, 1)] ?? [])
        expect(ledgerOf(TERMS, [...others, ...again])).toEqual(ledgerOf(TERMS, facts))
      }),
      { numRuns: 10_000 },
    )
  })

  test('never returns more than was received, in 100,000 cases', () => {
    fc.assert(
      fc.property(fc.array(fact, { maxLength: 12 }), facts => {
        const { received, returned, back } = ledgerOf(TERMS, facts)
        const sum = back.filter(isReturned).reduce((total, one) => total + one.amount, 0n)
        const rest = refundable(received, back)
        if (returned < 0n || returned > received || returned > sum || rest + returned > received)
          throw new Error(`${received} received, ${returned} returned, ${rest} refundable`)
      }),
      { numRuns: 100_000 },
    )
  })
})
