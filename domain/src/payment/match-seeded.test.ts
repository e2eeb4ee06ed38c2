import fc from 'fast-check'
import { expect, test } from 'vitest'
import { localDate } from '../date.ts'
import { creditorReference } from '../party/creditor-reference.ts'
import { matchPayments } from './match.ts'
import type { IncomingPayment, PayableDocument } from './quoted-documents.ts'

/** Transactions of one company, made with the documents that each truly pays. */
const TRANSACTIONS = 5_000
const CUSTOMERS = 400
const SEED = 20_261_122

/** How a payer pays. The first eight say enough to be certain; the others must never be taken for certain. */
const KINDS = [
  'reference',
  'number',
  'number_spelled_otherwise',
  'number_among_words',
  'several_numbers',
  'in_time',
  'less_charges',
  'known_account',
  'part_of_amount',
  'mistyped_number',
  'name_only',
  'unrelated',
  'number_of_another_company',
] as const
const CERTAIN = new Set<string>(KINDS.slice(0, 8))

const SPELLINGS: readonly ((number: string) => string)[] = [
  number => number.toLowerCase(),
  number => number.replaceAll('-', ''),
  number => number.replaceAll('-', '/'),
  number => number.replaceAll('-', ' '),
  number => number.replaceAll('-', '. '),
]
const AMONG_WORDS: readonly ((number: string) => string)[] = [
  number => `Rechnung ${number} vom 12.03.2026, danke`,
  number => `/ROC/NOTPROVIDED//URI/${number}`,
  number => `Zahlung Rg.Nr. ${number}, Kd.Nr. 10023, Lieferung 2026/03`,
  number => `PAIEMENT FACTURE ${number} COMMANDE 4500012345`,
  number => `فاتورة ${number} شكرا`,
]
const UNRELATED = [
  'Steuererstattung 2025 St.Nr. 12/345/67890',
  'GEHALT MAERZ 2026',
  'Interest Q1 2026',
  'Storno Kartenzahlung 4711 2026-03-02',
  'Rimborso 00000123 2026',
]
const NAMES = [
  'Müller & Söhne GmbH',
  'Société Générale d’Air SARL',
  'Łódź Sp. z o.o.',
  'दिल्ली Pvt Ltd',
]

/** Without bias, which would make the least amount frequent: no program can tell equal amounts apart. */
const AMOUNT = fc.noBias(fc.bigInt(1_000n, 9_000_000n))

const trial = fc.record({
  kind: fc.constantFrom(...KINDS),
  customer: fc.nat(CUSTOMERS - 1),
  amounts: fc.tuple(AMOUNT, AMOUNT, AMOUNT),
  variant: fc.nat(4),
  day: fc.integer({ min: 1, max: 28 }),
})
type Trial = typeof trial extends fc.Arbitrary<infer T> ? T : never

type Made = {
  readonly documents: readonly PayableDocument[]
  readonly payment: IncomingPayment
}

function makeOf(one: Trial, at: number): Made {
  const { kind, customer, amounts, variant, day } = one
  const count = kind === 'several_numbers' ? 3 : 1
  const documents = amounts.slice(0, count).map((open, part): PayableDocument => {
    const number = `RE-2026-${String(at * 3 + part).padStart(6, '0')}`
    const until = localDate('2026-03-28')
    return {
      id: number,
      number,
      references: [creditorReference(number) ?? ''],
      customerId: `customer ${customer}`,
      customerName: nameOf(customer),
      currency: 'EUR',
      open,
      dueDate: localDate(`2026-04-${String(day).padStart(2, '0')}`),
      discounts: kind === 'in_time' ? [{ amount: open / 50n, until }] : [],
    }
  })
  const total = documents.reduce((sum, { open }) => sum + open, 0n)
  const base: IncomingPayment = {
    id: `payment ${at}`,
    bookedOn: localDate(`2026-03-${String(day).padStart(2, '0')}`),
    amount: total,
    currency: 'EUR',
    partyName: '',
    partyAccount: '',
    references: [],
    text: '',
    charges: 0n,
  }
  const number = documents[0]?.number ?? ''
  const spelled = SPELLINGS[variant]?.(number) ?? ''
  const text = AMONG_WORDS[variant]?.(number) ?? ''
  const paid: Readonly<Record<Trial['kind'], Partial<IncomingPayment>>> = {
    reference: { references: [creditorReference(number)?.replace(/(.{4})/g, '$1 ') ?? ''] },
    number: { text: number },
    number_spelled_otherwise: { text: spelled },
    number_among_words: { text },
    several_numbers: { text: documents.map(each => each.number).join(variant > 2 ? ' + ' : ', ') },
    in_time: { text, amount: total - total / 50n },
    less_charges: { text: number, amount: total - 450n, charges: 450n },
    known_account: { partyAccount: accountOf(customer), text: 'Zahlung' },
    part_of_amount: { text: number, amount: total / 2n },
    mistyped_number: { text: mistyped(number, variant) },
    name_only: { partyName: nameOf(customer).toUpperCase() },
    unrelated: { text: UNRELATED[variant] ?? '', partyName: 'Finanzamt Nord' },
    number_of_another_company: { text: `Invoice ${at}`, partyName: 'Northwind Ltd' },
  }
  const isOurs = kind !== 'unrelated' && kind !== 'number_of_another_company'
  return {
    documents: isOurs ? documents : [],
    payment: { ...base, ...paid[kind] },
  }
}

function nameOf(customer: number): string {
  return `${NAMES[customer % NAMES.length]} ${customer}`
}

function accountOf(customer: number): string {
  return `DE00${String(customer).padStart(18, '0')}`
}

/** The last digit is another one, so that the number is that of another document, or of none. */
function mistyped(number: string, variant: number): string {
  const last = (Number(number.slice(-1)) + 1 + variant) % 10
  return `${number.slice(0, -1)}${last}`
}

test(`of ${TRANSACTIONS} transactions at least 97 % of the certain matches are found, and none is wrong`, () => {
  const trials = fc.sample(trial, { numRuns: TRANSACTIONS, seed: SEED })
  const made = trials.map(makeOf)
  const known = new Map(
    Array.from({ length: CUSTOMERS }, (_, customer) => [
      accountOf(customer),
      `customer ${customer}`,
    ]),
  )
  const proposals = new Map(
    matchPayments(
      made.map(({ payment }) => payment),
      made.flatMap(({ documents }) => documents),
      known,
    ).map(proposal => [proposal.paymentId, proposal]),
  )
  const found = new Map<string, number>()
  const wrong: string[] = []
  for (const [at, { documents, payment }] of made.entries()) {
    const kind = trials[at]?.kind ?? ''
    const proposal = proposals.get(payment.id)
    if (proposal?.certainty !== 'certain') continue
    const settled = proposal.allocations.map(one => one.documentId)
    const allocated = proposal.allocations.reduce((sum, one) => sum + one.amount, 0n)
    const isRight =
      settled.toSorted().join() === documents.map(({ id }) => id).join() &&
      allocated === payment.amount
    if (isRight) found.set(kind, (found.get(kind) ?? 0) + 1)
    else wrong.push(`${kind} ${payment.text} → ${settled.join()}`)
  }
  expect(wrong).toEqual([])
  for (const kind of CERTAIN) {
    const all = trials.filter(one => one.kind === kind).length
    expect(all, kind).toBeGreaterThan(200)
    expect((found.get(kind) ?? 0) / all, kind).toBeGreaterThanOrEqual(0.97)
  }
})
