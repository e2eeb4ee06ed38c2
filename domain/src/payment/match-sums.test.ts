import { describe, expect, test } from 'vitest'
import { localDate } from '../date.ts'
import { document, payment, proposals, two } from '../testing/matching.ts'
import type { IncomingPayment, PayableDocument } from './quoted-documents.ts'

test('a certain payment has the document, whichever was booked before it', () => {
  const byName = payment(10_000n, { id: 'p0', partyName: 'ACME' })
  const byNumber = payment(10_000n, { text: 'RE-2026-0012' })
  expect(proposals([byName, byNumber], two)).toEqual([
    'possible name,partial 0013:10000',
    'certain number,amount 0012:10000',
  ])
})

describe('only what adds up is settled', () => {
  const known = new Map([
    ['DE02', 'acme'],
    // Nothing is known of an account that a bank does not name.
    ['', 'acme'],
  ])
  const paid = (amount: bigint, more: Partial<IncomingPayment> = {}) =>
    payment(amount, { partyAccount: 'DE02', ...more })
  const both = 'RE-2026-0012 RE-2026-0013'
  const short = document('x', 10_000n, { number: '12' })
  const wholeDiscount = { amount: 10_000n, until: localDate('2026-03-05') }

  test.each<[string, readonly IncomingPayment[], readonly PayableDocument[], readonly string[]]>([
    [
      'one of two customers that are quoted, never for certain',
      [payment(10_000n, { text: both })],
      [document('0012', 10_000n), document('0013', 25_000n, { customerId: 'other' })],
      ['likely number,amount 0012:10000'],
    ],
    [
      'several documents less charges, which are of one transfer for one document',
      [payment(34_550n, { text: both, charges: 450n })],
      two,
      ['likely number,partial 0012:10000 0013:24550'],
    ],
    [
      'a document by money, never by its discount alone',
      [payment(25_000n, { text: both })],
      [document('0012', 10_000n, { discounts: [wholeDiscount] }), document('0013', 25_000n)],
      ['likely number,partial 0012:10000 0013:15000'],
    ],
    [
      'each document less its own discount',
      [payment(34_250n, { text: both })],
      [
        document('0012', 10_000n, { discounts: [{ ...wholeDiscount, amount: 250n }] }),
        document('0013', 25_000n, { discounts: [{ ...wholeDiscount, amount: 500n }] }),
      ],
      [
        'certain number,sum_of_documents,discount 0012:9750+250 cash_discount 0013:24500+500 cash_discount',
      ],
    ],
    [
      'a document without a discount in full beside one with it',
      [payment(34_500n, { text: both })],
      [
        document('0012', 10_000n),
        document('0013', 25_000n, { discounts: [{ ...wholeDiscount, amount: 500n }] }),
      ],
      ['certain number,sum_of_documents,discount 0012:10000 0013:24500+500 cash_discount'],
    ],
    [
      'all that have the reference, never for certain',
      [payment(20_000n, { references: ['002026004240'] })],
      ['0012', '0013'].map(id => document(id, 10_000n, { references: ['002026004240'] })),
      ['likely reference,sum_of_documents 0012:10000 0013:10000'],
    ],
    ['nothing by an account that is not named', [payment(3_000n)], two, []],
    [
      'what is still open',
      [payment(25_000n, { id: 'p0', text: 'RE-2026-0013' }), paid(17_000n)],
      [...two, document('0014', 7_000n)],
      [
        'certain number,amount 0013:25000',
        'likely account_known,sum_of_documents 0012:10000 0014:7000',
      ],
    ],
    [
      'nothing where two documents have the amount and nothing else is known',
      [payment(10_000n)],
      [document('0012', 10_000n), document('0013', 10_000n)],
      [],
    ],
    [
      'a part, where each of two payments quotes two documents',
      [payment(4_000n, { text: both }), payment(6_000n, { id: 'p2', text: both })],
      two,
      ['likely number,partial 0012:4000', 'likely number,partial 0012:6000'],
    ],
    [
      'a part, where two payments quote a number that may mean anything',
      [payment(4_000n, { text: 'flat 12' }), payment(6_000n, { id: 'p2', text: 'flat 12' })],
      [short],
      ['likely number,partial x:4000', 'likely number,amount x:6000'],
    ],
    [
      'a sum of which one number may mean anything, never for certain',
      [payment(20_000n, { text: 'RE-2026-0012, 12' })],
      [document('0012', 10_000n), short],
      ['likely number,sum_of_documents 0012:10000 x:10000'],
    ],
    [
      'a number of five characters, for certain',
      [payment(10_000n, { text: 'F1234' })],
      [document('x', 10_000n, { number: 'F1234' })],
      ['certain number,amount x:10000'],
    ],
    [
      'documents without a due date after those with one',
      [paid(12_000n)],
      [
        document('0011', 5_000n, { dueDate: null }),
        document('0012', 10_000n),
        document('0010', 6_000n, { dueDate: null }),
      ],
      ['possible account_known,partial 0012:10000 0010:2000'],
    ],
    [
      'nothing of a customer without a name for a payer without one',
      [payment(3_000n)],
      [document('0012', 10_000n, { customerName: '' })],
      [],
    ],
  ])('%s', (_, payments, documents, expected) => {
    expect(proposals(payments, documents, known)).toEqual(expected)
  })

  test('of up to twelve documents any sum is tried, of more only that of all', () => {
    // No two sums of powers of two are equal.
    const documents = Array.from({ length: 13 }, (_, i) =>
      document(String(1000 + i), 100n * 2n ** BigInt(i)),
    )
    const sum = (amount: bigint, count: number) =>
      proposals([paid(amount)], documents.slice(0, count), known)
    expect(sum(100n * (2n ** 11n + 1n), 12)).toEqual([
      'likely account_known,sum_of_documents 1000:100 1011:204800',
    ])
    expect(sum(100n * (2n ** 12n + 1n), 13)[0]).toMatch(/^possible account_known,partial /)
    expect(sum(100n * (2n ** 13n - 1n), 13)[0]).toMatch(
      /^likely account_known,sum_of_documents 1000:100 .* 1012:409600$/,
    )
  })
})
