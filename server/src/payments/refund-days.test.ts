import { exportBooks } from '@bordereau/contract/books'
import { recordPayment, reversePayment } from '@bordereau/contract/payments'
import { getPaymentsReport } from '@bordereau/contract/reports'
import { signIn } from '@bordereau/contract/session'
import { addDays, localDate } from '@bordereau/domain/date'
import {
  type ProviderFact,
  type RefundStatus,
  ledgerOf,
} from '@bordereau/domain/payment/provider-ledger'
import { decimal } from '@bordereau/domain/money/decimal'
import { parse } from 'csv-parse/sync'
import * as fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { inWorkspace } from '../db/database.ts'
import { describeWithDatabase } from '../db/testing.ts'
import { aCompany, aCustomer, aDraft, aLine, issued } from '../invoices/testing.ts'
import {
  type Client,
  PASSWORD,
  type TestApp,
  blankRenderer,
  signedUp,
  startApp,
} from '../lib/testing.ts'
import { readAccount } from '../customer-statements/store.ts'
import { beginCheckout } from './checkout.ts'
import { recordEvent } from './record-event.ts'

/** Companies whose payments and refunds come in random orders: `TEST_ORDERS=1000` in a campaign. */
const ORDERS = Number(process.env['TEST_ORDERS'] ?? 6)
const PAID = 10_000n
const FIRST = localDate('2026-11-20')
const MONTHS = ['2026-11', '2026-12', '2027-01'] as const

/** Minor units by day. */
type ByDay = Map<string, bigint>

describeWithDatabase('a payment refunded in parts over several days', engine => {
  let at: TestApp
  let owner: Client
  let count = 0

  beforeAll(async () => {
    at = await startApp(engine.db, {}, blankRenderer)
  })
  afterAll(() => at.close())

  async function begin() {
    at.clock.set(`${FIRST}T10:00:00Z`)
    owner = await signedUp(at, `owner${(count += 1)}@example.com`)
    const workspaceId = await aCompany(owner)
    return { workspaceId, customerId: await aCustomer(owner, workspaceId) }
  }
  type Company = Awaited<ReturnType<typeof begin>>

  /** An invoice that the customer begins to pay online; records what the provider reports of it. */
  async function checkout({ workspaceId, customerId }: Company) {
    const lines = [aLine({ quantity: decimal('1'), price: decimal('100'), tax: NO_TAX })]
    const invoice = await issued(owner, workspaceId, aDraft(customerId, { lines }))
    const order = { provider: 'stripe', mode: 'live', accountId: '', currency: 'EUR' } as const
    const parts = [{ invoiceId: invoice.id, amount: PAID }]
    const { reference } = await inWorkspace(engine.db, { workspaceId }, tx =>
      beginCheckout(tx, at.context, { workspaceId, parts, ...order }),
    )
    let reports = 0
    return async (fact: ProviderFact) => {
      const id = `${reference.slice(-12)} ${(reports += 1)}`
      const source = { workspaceId, provider: 'stripe' }
      const event = { id, reference, mode: 'live', fact } as const
      expect(await recordEvent(at.context, source, event)).toMatchObject({ ok: true })
    }
  }
  const paid = (no: number): ProviderFact => ({
    kind: 'paid',
    amount: PAID,
    currency: 'EUR',
    paidAt: at.clock.now(),
    paymentReference: `pi_${no}`,
  })

  /** The session has expired by then. */
  const signInAgain = () =>
    owner.must(signIn, { body: { email: `owner${count}@example.com`, password: PASSWORD } })

  /** What each part of the product says was received on each day, which must be this. */
  async function expectEverywhere(company: Company, expected: ByDay): Promise<void> {
    const { workspaceId, customerId } = company
    await signInAgain()
    const key = { workspaceId, customerId }
    expect(await keptSums(workspaceId)).toEqual(sorted(expected))
    expect(await booked(workspaceId)).toEqual(sorted(expected))
    const span = { from: FIRST, to: localDate('2027-02-28') }
    const account = await inWorkspace(engine.db, { workspaceId }, tx => readAccount(tx, key, span))
    const moved = account.entries.filter(({ kind }) => kind === 'payment' || kind === 'refund')
    expect(sorted(sums(moved.map(one => [one.date, -one.amount])))).toEqual(sorted(expected))
    for (const period of MONTHS) {
      const total = [...expected].reduce((sum, [day, n]) => sum + (isIn(period, day) ? n : 0n), 0n)
      for (const by of ['method', 'month'] as const) {
        const query = { workspaceId, period, by }
        const report = await owner.must(getPaymentsReport, { query })
        expect([period, by, cents(report.total)]).toEqual([period, by, total])
      }
    }
  }
  async function keptSums(workspaceId: string) {
    const { rows } = await sql<{ day: string; amount: string }>`
      select day::text as day, sum(amount_minor)::text as amount from (
        select * from daily_total union all
        select workspace_id, measure, day, currency, amount_minor, item_count from daily_total_change
      ) as total where workspace_id = ${workspaceId} and measure = 'received' group by day`.execute(
      engine.admin,
    )
    return sorted(sums(rows.map(row => [row.day, BigInt(row.amount)])))
  }
  /** By the journals of money in the accountant's table; French account numbers of class 5 are money. */
  async function booked(workspaceId: string) {
    const found: [string, bigint][] = []
    for (const period of ['2026', '2027']) {
      const query = { workspaceId, period, file: 'csv' as const }
      const response = await owner.call(exportBooks, { query })
      if (!response.ok) {
        expect(response.refusal).toBe('nothing_booked')
        continue
      }
      const rows: string[][] = parse(Buffer.from(response.bytes), { bom: true })
      for (const row of rows.slice(1))
        if (row[5]?.startsWith('5')) found.push([row[1] ?? '', cents(row[7]) - cents(row[8])])
    }
    return sorted(sums(found))
  }

  test('is in the books with each part on its day, and one that failed comes back on its own', async () => {
    const company = await begin()
    const report = await checkout(company)
    const refund = (reference: string, amount: bigint, status: RefundStatus): ProviderFact => ({
      kind: 'refund',
      requestId: '',
      currency: 'EUR',
      reference,
      amount,
      status,
    })
    await report(paid(1))
    await report(refund('re_a', 2_500n, 'succeeded'))
    at.clock.set('2026-12-02T10:00:00Z')
    await report(refund('re_b', 3_000n, 'succeeded'))
    at.clock.set('2027-01-05T10:00:00Z')
    await report(refund('re_b', 3_000n, 'failed'))
    const { workspaceId } = company
    await signInAgain()
    const lines: string[] = []
    for (const period of ['2026', '2027']) {
      const query = { workspaceId, period, file: 'fec' as const }
      const response = await owner.call(exportBooks, { query })
      if (!response.ok) throw new Error(response.refusal)
      const text = new TextDecoder('iso-8859-15').decode(response.bytes)
      const rows: Record<string, string>[] = parse(text, { delimiter: '\t', columns: true })
      for (const row of rows.filter(each => each['PieceRef'] === 'pi_1'))
        lines.push(
          ['EcritureDate', 'CompteNum', 'Debit', 'Credit'].map(name => row[name]).join(' '),
        )
    }
    expect(lines.filter(line => line.includes(' 411'))).toEqual([
      '20261120 411000 0,00 100,00',
      '20261120 411000 25,00 0,00',
      '20261202 411000 30,00 0,00',
      '20270105 411000 0,00 30,00',
    ])
    await expectEverywhere(
      company,
      new Map([
        ['2026-11-20', 7_500n],
        ['2026-12-02', -3_000n],
        ['2027-01-05', 3_000n],
      ]),
    )
  })

  test(`has the same sums by day in ledger, reports, kept sums, books and statement: ${ORDERS} random orders`, async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(anOnlinePayment, { minLength: 1, maxLength: 3 }),
        async histories => {
          const company = await begin()
          const expected: ByDay = new Map()
          const reports = await Promise.all(histories.map(() => checkout(company)))
          const steps = histories
            .flatMap((history, no) => history.map(step => ({ ...step, no })))
            .toSorted((a, b) => a.day - b.day)
          const facts = histories.map((): ProviderFact[] => [])
          for (const { day, make, no } of steps) {
            const today = addDays(FIRST, day)
            at.clock.set(`${today}T10:00:00Z`)
            const fact = make?.(no) ?? paid(no)
            const known = facts[no] ?? []
            const before = netOf(known)
            await reports[no]?.(fact)
            known.push(fact)
            add(expected, today, netOf(known) - before)
          }
          await expectEverywhere(company, expected)
        },
      ),
      { numRuns: ORDERS, seed: 20_261_123 },
    )
  }, 600_000)

  test('leaves no sum on any day once the payment is reversed', async () => {
    const company = await begin()
    const { workspaceId, customerId } = company
    const by = await owner.must(recordPayment, {
      query: { workspaceId },
      body: {
        customerId,
        date: '2026-11-20',
        currency: 'EUR',
        amount: '100',
        method: 'transfer',
        reference: '',
        note: '',
        allocations: [],
      },
    })
    const set = (refunded: bigint, day: string) =>
      engine.admin
        .updateTable('payment')
        .set({ refunded_minor: refunded, refunded_on: day })
        .where('id', '=', by.id)
        .execute()
    await set(1_000n, '2026-11-30')
    await set(0n, '2026-12-02')
    await expectEverywhere(
      company,
      new Map([
        ['2026-11-20', PAID],
        ['2026-11-30', -1_000n],
        ['2026-12-02', 1_000n],
      ]),
    )
    const query = { workspaceId, paymentId: by.id }
    await owner.must(reversePayment, { query, body: { reason: 'Twice' } })
    await expectEverywhere(company, new Map())
  })
})

const NO_TAX = { ...aLine().tax, rate: decimal('0'), category: 'Z' } as const

type Step = { readonly day: number; readonly make?: (no: number) => ProviderFact }

/** Days after the first on which the provider reports each fact; payment and refunds in any order. */
const anOnlinePayment: fc.Arbitrary<readonly Step[]> = fc
  .tuple(
    fc.nat(60),
    fc.array(
      fc.record({
        day: fc.nat(60),
        reference: fc.constantFrom('a', 'b', 'c'),
        status: fc.constantFrom('pending', 'succeeded', 'failed'),
      }),
      { maxLength: 6 },
    ),
    fc.array(fc.record({ day: fc.nat(60), status: fc.constantFrom('open', 'lost', 'won') }), {
      maxLength: 3,
    }),
  )
  .map(([day, refunds, disputes]) => [
    { day },
    ...refunds.map(one => ({
      day: one.day,
      make: (no: number) =>
        ({
          kind: 'refund',
          reference: `re_${one.reference}_${no}`,
          requestId: '',
          amount: AMOUNTS[one.reference],
          currency: 'EUR',
          status: one.status,
        }) as const,
    })),
    ...disputes.map(one => ({
      day: one.day,
      make: (no: number) =>
        ({
          kind: 'dispute',
          reference: `dp_${no}`,
          amount: 4_200n,
          currency: 'EUR',
          status: one.status,
        }) as const,
    })),
  ])

const AMOUNTS = { a: 1_234n, b: 5_000n, c: 766n }

function netOf(facts: readonly ProviderFact[]): bigint {
  const ledger = ledgerOf({ amount: PAID, currency: 'EUR' }, facts)
  return ledger.received - ledger.returned
}

function sums(entries: readonly (readonly [string, bigint])[]): ByDay {
  const all: ByDay = new Map()
  for (const [day, amount] of entries) add(all, day, amount)
  return all
}

function add(all: ByDay, day: string, amount: bigint): void {
  all.set(day, (all.get(day) ?? 0n) + amount)
}

function sorted(all: ByDay) {
  return [...all].filter(([, amount]) => amount !== 0n).toSorted(([a], [b]) => (a < b ? -1 : 1))
}

function cents(text: string | undefined): bigint {
  return BigInt(Math.round(Number(text === '' ? 0 : (text ?? 0)) * 100))
}

function isIn(period: string, day: string): boolean {
  return day.startsWith(period)
}
