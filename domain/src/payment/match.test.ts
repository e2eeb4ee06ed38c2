import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { finnishCreditorReference } from '../country/fi/reference.ts'
import { localDate } from '../date.ts'
import { document, payment, proposals, two } from '../testing/matching.ts'
import { matchPayments } from './match.ts'
import { quotableReferences } from './qr.ts'
import { type IncomingPayment, nameKey } from './quoted-documents.ts'

test('a payment that quotes a national reference is matched, for certain only where one document has it', () => {
  const quoting = (number: string) => ({ number, references: quotableReferences(number) })
  const invoice = document('a', 10_000n, quoting('A2026-0042'))
  const belgian = payment(10_000n, { references: ['002026004240'] })
  expect(proposals([belgian], [invoice, ...two])).toEqual(['certain reference,amount a:10000'])
  const finnish = payment(10_000n, { text: finnishCreditorReference('A2026-0042') ?? '' })
  expect(proposals([finnish], [invoice, ...two])).toEqual(['certain reference,amount a:10000'])
  const other = document('b', 10_000n, quoting('B2026-0042'))
  const [both = ''] = proposals([belgian], [invoice, other])
  expect(both).toMatch(/^likely /)
})

test('of two references one of which several documents have, neither is certain', () => {
  const quoting = (number: string) => ({ number, references: quotableReferences(number) })
  const a = document('a', 10_000n, quoting('A2026-0042'))
  const b = document('b', 10_000n, quoting('B2026-0042'))
  const c = document('c', 5_000n, quoting('C2026-0077'))
  const [own = ''] = quotableReferences('C2026-0077')
  const both = payment(25_000n, { references: ['002026004240', own] })
  const [found = ''] = proposals([both], [a, b, c])
  expect(found).not.toMatch(/^certain /)
})

test('a payment that quotes a reference by agreement is matched, also without the zeros before it', () => {
  const references = quotableReferences('A2026-0042', '000202600425')
  const invoice = document('a', 10_000n, { number: 'A2026-0042', references })
  const certain = ['certain reference,amount a:10000']
  const quoting = (change: Partial<IncomingPayment>) =>
    proposals([payment(10_000n, change)], [invoice, ...two])
  expect(quoting({ references: ['000202600425'] })).toEqual(certain)
  expect(quoting({ references: ['202600425'] })).toEqual(certain)
  expect(quoting({ text: '+71<000202600425+81234567<' })).toEqual(certain)
  expect(quoting({ references: ['202600426'] })).not.toEqual(certain)
})

test('a reference of few digits may mean something else: it is never certain', () => {
  const references = quotableReferences('42', '422')
  const invoice = document('a', 10_000n, { number: '42', references })
  const [found = ''] = proposals([payment(10_000n, { text: 'room 422' })], [invoice])
  expect(found).toMatch(/^likely reference/)
})

describe('a payment is matched', () => {
  test.each([
    [
      'its number and amount',
      payment(10_000n, { text: 'Rechnung RE-2026-0012' }),
      'certain number,amount 0012:10000',
    ],
    [
      'a number in other spelling',
      payment(10_000n, { text: 'RE2026/0012 thank you' }),
      'certain number,amount 0012:10000',
    ],
    [
      'a number among words',
      payment(10_000n, { text: 'inv. re 2026 0012, april' }),
      'certain number,amount 0012:10000',
    ],
    [
      'several numbers whose amounts add up',
      payment(35_000n, { text: 'RE-2026-0012 + RE-2026-0013' }),
      'certain number,sum_of_documents 0012:10000 0013:25000',
    ],
    [
      'a part of the amount',
      payment(4_000n, { text: 'RE-2026-0012' }),
      'likely number,partial 0012:4000',
    ],
    [
      'more than the amount',
      payment(12_000n, { text: 'RE-2026-0012' }),
      'likely number,overpaid 0012:10000',
    ],
    ['the amount alone', payment(25_000n), 'possible amount 0013:25000'],
    [
      'the name of the payer',
      payment(25_000n, { partyName: 'ACME' }),
      'likely name,amount 0013:25000',
    ],
    [
      'the name and all open amounts',
      payment(35_000n, { partyName: 'acme gmbh' }),
      'likely name,sum_of_documents 0012:10000 0013:25000',
    ],
    [
      'the amount before charges',
      payment(9_550n, { text: 'RE-2026-0012', charges: 450n }),
      'certain number,amount,bank_charges 0012:9550+450 bank_fee',
    ],
  ])('by %s', (_, paid, expected) => {
    expect(proposals([paid], two)).toEqual([expected])
  })

  test('by a creditor reference, in text or field, with or without spaces', () => {
    const documents = [document('0012', 10_000n, { references: ['RF18539007547034'] })]
    for (const quote of [
      { references: ['RF18 5390 0754 7034'] },
      { text: 'Ref RF18 5390 0754 7034' },
    ])
      expect(proposals([payment(10_000n, quote)], documents)).toEqual([
        'certain reference,amount 0012:10000',
      ])
  })

  test('by an account that the customer has paid from before', () => {
    const known = new Map([['DE02', 'acme']])
    expect(proposals([payment(10_000n, { partyAccount: 'DE02' })], two, known)).toEqual([
      'certain account_known,amount 0012:10000',
    ])
  })

  test('with the oldest of two equal documents when the account does not tell which', () => {
    const known = new Map([['DE02', 'acme']])
    const equal = [document('0012', 10_000n), document('0011', 10_000n)]
    expect(proposals([payment(10_000n, { partyAccount: 'DE02' })], equal, known)).toEqual([
      'likely account_known,amount 0011:10000',
    ])
  })

  test('with the discount when it is paid in time, and not when it is late', () => {
    const discount = { amount: 300n, until: localDate('2026-03-05') }
    const documents = [document('0012', 10_000n, { discounts: [discount] })]
    const paid = payment(9_700n, { text: 'RE-2026-0012' })
    expect(proposals([paid], documents)).toEqual([
      'certain number,amount,discount 0012:9700+300 cash_discount',
    ])
    const late = { ...paid, bookedOn: localDate('2026-03-06') }
    expect(proposals([late], documents)).toEqual(['likely number,partial 0012:9700'])
  })

  test('with others that together pay one document', () => {
    const text = 'RE-2026-0013'
    const parts = [payment(5_000n, { text }), payment(20_000n, { id: 'p2', text })]
    expect(proposals(parts, two)).toEqual([
      'certain number,several_payments 0013:5000',
      'certain number,several_payments 0013:20000',
    ])
  })
})

describe('a payment of a known payer', () => {
  const known = new Map([['DE02', 'acme']])
  const paid = (amount: bigint, more: Partial<IncomingPayment> = {}) =>
    payment(amount, { partyAccount: 'DE02', ...more })
  const three = [...two, document('0014', 7_000n)]

  test.each([
    [
      'the only two that add up',
      paid(17_000n),
      three,
      'likely account_known,sum_of_documents 0012:10000 0014:7000',
    ],
    ['the oldest, less than open', paid(3_000n), two, 'possible account_known,partial 0012:3000'],
    [
      'all, more than open',
      paid(99_000n),
      two,
      'possible account_known,overpaid 0012:10000 0013:25000',
    ],
    [
      'the oldest and a part of the next',
      paid(12_500n),
      two,
      'possible account_known,partial 0012:10000 0013:2500',
    ],
    [
      'none in another currency',
      paid(25_000n),
      [document('0012', 25_000n, { currency: 'USD' }), document('0013', 25_000n)],
      'certain account_known,amount 0013:25000',
    ],
    [
      'the amount before charges',
      paid(9_990n, { charges: 10n }),
      two,
      'certain account_known,amount,bank_charges 0012:9990+10 bank_fee',
    ],
  ])('settles %s', (_, one, documents, expected) => {
    expect(proposals([one], documents, known)).toEqual([expected])
  })

  test('is not summed where two sums are equal', () => {
    const documents = ['0012', '0013', '0014', '0015'].map((id, i) =>
      document(id, [1_000n, 4_000n, 2_000n, 3_000n][i] ?? 0n),
    )
    expect(proposals([paid(5_000n)], documents, known)).toEqual([
      'possible account_known,partial 0012:1000 0013:4000',
    ])
  })

  test('settles nothing where the customer has nothing open', () => {
    const other = [document('0012', 10_000n, { customerId: 'other', customerName: 'Other' })]
    expect(proposals([paid(9_999n)], other, known)).toEqual([])
  })

  test('is the account’s, whatever name it has; a name that two customers share is none', () => {
    const other = document('0020', 10_000n, { customerId: 'b', customerName: 'Beta' })
    expect(proposals([paid(10_000n, { partyName: 'Beta' })], [...two, other], known)).toEqual([
      'certain account_known,amount 0012:10000',
    ])
    const twin = document('0020', 9_000n, { customerId: 'b' })
    expect(proposals([payment(3_000n, { partyName: 'ACME' })], [...two, twin])).toEqual([])
  })

  test('settles the rest of a document without its discount, which is for the whole', () => {
    const discounts = [{ amount: 300n, until: localDate('2026-03-05') }]
    const documents = [document('0012', 10_000n, { discounts })]
    const text = 'RE-2026-0012'
    expect(
      proposals([payment(4_000n, { text }), payment(5_700n, { id: 'p2', text })], documents),
    ).toEqual(['likely number,partial 0012:4000', 'likely number,partial 0012:5700'])
  })
})

describe('a payment is not matched with certainty', () => {
  test('by a short number, which may mean anything', () => {
    expect(
      proposals(
        [payment(10_000n, { text: 'flat 12' })],
        [document('x', 10_000n, { number: '12' })],
      ),
    ).toEqual(['likely number,amount x:10000'])
  })

  test('with documents of two customers', () => {
    const documents = [two[0], document('0013', 25_000n, { customerId: 'other' })].filter(
      one => one !== undefined,
    )
    expect(proposals([payment(35_000n, { text: 'RE-2026-0012 RE-2026-0013' })], documents)).toEqual(
      ['likely number,overpaid 0012:10000'],
    )
  })
})

test('a payment in another currency, of a settled document or without any sign is left alone', () => {
  expect(proposals([payment(10_000n, { currency: 'USD', text: 'RE-2026-0012' })], two)).toEqual([])
  expect(proposals([payment(1n)], two)).toEqual([])
})

test('an amount is proposed once', () => {
  const text = 'RE-2026-0012'
  const twice = [payment(10_000n, { text }), payment(10_000n, { id: 'p2', text })]
  expect(proposals(twice, two)).toEqual(['certain number,amount 0012:10000'])
})

test.each([
  ['ACME GmbH', 'Acme'],
  ['Müller & Söhne GmbH & Co. KG', 'MULLER SOHNE'],
  ['Durand Claire', 'M. Claire DURAND'],
  ['Société Générale S.A.', 'GENERALE'],
  ['Müller & Söhne', 'MUELLER SOEHNE'],
  ['Strauß AG', 'STRAUSS'],
  ['Jørgensen', 'Jorgensen'],
])('the names %j and %j are equal', (a, b) => {
  expect(nameKey(a)).toBe(nameKey(b))
})

test.each([
  ['Ann Ette', 'Annette'],
  // Nothing but legal forms is a name too.
  ['The Co', 'The Company Co AG X'],
  ['Co', 'AG'],
  ['SE', ''],
])('the names %j and %j are not', (a, b) => {
  expect(nameKey(a)).not.toBe(nameKey(b))
})

test('nothing is ever settled beyond its open amount, nor a payment beyond its amount', () => {
  const amounts = fc.bigInt({ min: 1n, max: 20n })
  const paid = fc.record({
    amount: amounts,
    number: fc.integer({ min: 0, max: 6 }),
    account: fc.constantFrom('', 'A', 'B'),
    charges: fc.bigInt({ min: 0n, max: 2n }),
  })
  fc.assert(
    fc.property(
      fc.array(amounts, { maxLength: 6 }),
      fc.array(paid, { maxLength: 12 }),
      (opens, payments) => {
        const documents = opens.map((open, i) =>
          document(`000${i}`, open, { customerId: i % 2 === 0 ? 'a' : 'b' }),
        )
        const incoming = payments.map(({ amount, number, account, charges }, i) =>
          payment(amount, {
            id: `p${i}`,
            text: `RE-2026-000${number}`,
            partyAccount: account,
            charges,
          }),
        )
        const made = matchPayments(
          incoming,
          documents,
          new Map([
            ['A', 'a'],
            ['B', 'b'],
          ]),
        )
        const settled = new Map<string, bigint>()
        for (const { paymentId, allocations } of made) {
          const used = allocations.reduce((sum, { amount }) => sum + amount, 0n)
          expect(used <= (incoming.find(({ id }) => id === paymentId)?.amount ?? 0n)).toBe(true)
          for (const { documentId, amount, deductions } of allocations)
            settled.set(
              documentId,
              deductions.reduce(
                (sum, one) => sum + one.amount,
                (settled.get(documentId) ?? 0n) + amount,
              ),
            )
        }
        for (const { id, open } of documents) expect((settled.get(id) ?? 0n) <= open).toBe(true)
      },
    ),
  )
})
