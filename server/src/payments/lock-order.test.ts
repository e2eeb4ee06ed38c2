import { creditInvoice, getInvoice, issueInvoice } from '@bordereau/contract/invoices'
import { refundPayment } from '@bordereau/contract/payment-accounts'
import { applyCredit, recordPayment, reversePayment } from '@bordereau/contract/payments'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { inWorkspace } from '../db/database.ts'
import { describeWithDatabase } from '../db/testing.ts'
import { aCompany, aCustomer, aDraft, issued } from '../invoices/testing.ts'
import { type Client, type TestApp, blankRenderer, signedUp, startApp } from '../lib/testing.ts'
import { beginCheckout, referenceOf } from './checkout.ts'
import { recordEvent } from './record-event.ts'

/** Acts that lock an invoice and its credit notes, each of a payment of its own. */
const ACTS = ['refund', 'refund that is credited', 'reversal', 'reported refund'] as const
type Act = (typeof ACTS)[number]
const PAIRS = ACTS.flatMap(first =>
  ACTS.filter(second => second !== first).map(second => ({ first, second })),
)
const CENTS = 16_639n

describeWithDatabase('acts on payments of one invoice at once', engine => {
  let at: TestApp
  let owner: Client
  let workspaceId: string

  beforeAll(async () => {
    at = await startApp(engine.db, {}, blankRenderer)
    owner = await signedUp(at, 'owner@example.com')
    workspaceId = await aCompany(owner)
  })
  afterAll(() => at.close())

  async function paidByHand(customerId: string, invoiceId: string, amount: string) {
    const money = { date: '2026-11-20', currency: 'EUR', amount, method: 'transfer' as const }
    const allocations = [{ invoiceId, amount }]
    const body = { customerId, ...money, reference: '', note: '', allocations }
    return (await owner.must(recordPayment, { query: { workspaceId }, body })).id
  }
  /** The rest is paid online; returns what reports a refund of it. */
  async function paidOnline(invoiceId: string, amount: bigint) {
    const parts = [{ invoiceId, amount }]
    const terms = { provider: 'stripe', mode: 'live', accountId: '', currency: 'EUR' } as const
    const { id } = await inWorkspace(engine.db, { workspaceId }, tx =>
      beginCheckout(tx, at.context, { workspaceId, parts, ...terms }),
    )
    const reference = referenceOf(at.context, { workspace_id: workspaceId, id })
    const source = { workspaceId, provider: 'stripe' }
    const money = { amount, currency: 'EUR' } as const
    const event = { reference, mode: 'live' } as const
    const paid = { kind: 'paid', ...money, paidAt: at.clock.now(), paymentReference: id } as const
    await recordEvent(at.context, source, { ...event, id: `paid ${id}`, fact: paid })
    const refund = { kind: 'refund', ...money, requestId: '', status: 'succeeded' } as const
    const fact = { ...refund, reference: `re ${id}` }
    return () => recordEvent(at.context, source, { ...event, id: `refund ${id}`, fact })
  }
  /** An invoice that four payments settle, and a credit note over all of it that is the customer's credit. */
  async function begin() {
    const customerId = await aCustomer(owner, workspaceId)
    const { id: invoiceId } = await issued(owner, workspaceId, aDraft(customerId))
    const query = { workspaceId, invoiceId }
    const byHand = [await pay(), await pay(), await pay()] as const
    async function pay() {
      return paidByHand(customerId, invoiceId, '30')
    }
    const report = await paidOnline(invoiceId, CENTS - 9_000n)
    const note = await owner.must(creditInvoice, { query, body: { reason: 'Returned' } })
    const issue = { query: { workspaceId, invoiceId: note.id }, body: { version: note.version } }
    await owner.must(issueInvoice, issue)
    const refund = (paymentId: string, owed: 'no' | 'yes') =>
      owner.call(refundPayment, {
        query: { workspaceId, paymentId },
        body: { amount: '30', reason: '', invoiceId, owed },
      })
    const acts: Record<Act, () => Promise<{ readonly ok: boolean }>> = {
      refund: () => refund(byHand[0], 'yes'),
      'refund that is credited': () => refund(byHand[1], 'no'),
      reversal: () =>
        owner.call(reversePayment, {
          query: { workspaceId, paymentId: byHand[2] },
          body: { reason: 'Twice' },
        }),
      'reported refund': report,
    }
    return { acts, query, noteId: note.id, customerId }
  }
  /** For what transactions wait: a row that another one has, or their turn behind one that waits for the same row. */
  async function waiting(): Promise<readonly string[]> {
    const { rows } = await sql<{ event: string }>`select wait_event as event from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(engine.admin)
    return rows.map(({ event }) => event)
  }

  // Only PostgreSQL runs two transactions at once.
  test.skipIf(engine.name === 'pglite').each(PAIRS)(
    '$first and $second wait for the invoice before its credit notes',
    async ({ first, second }) => {
      const { acts, query, noteId } = await begin()
      const running: Promise<{ readonly ok: boolean }>[] = []
      await engine.admin.transaction().execute(async holder => {
        const lock = holder.selectFrom('invoice').select('id').where('id', '=', noteId).forUpdate()
        await lock.execute()
        running.push(acts[first]())
        await vi.waitFor(async () => expect(await waiting()).toHaveLength(1))
        running.push(acts[second]())
        await vi.waitFor(async () => expect(await waiting()).toHaveLength(2))
        // Behind each other at the note, one of them would have the invoice that the other needs next: a deadlock.
        expect(await waiting()).toEqual(['transactionid', 'transactionid'])
      })
      expect((await Promise.all(running)).map(({ ok }) => ok)).toEqual([true, true])
      // What went back is settled by the credit note.
      expect((await owner.must(getInvoice, { query })).open).toBe('0.00')
    },
  )

  test('credit is used elsewhere meanwhile, and each act is done', async () => {
    const { acts, customerId } = await begin()
    const other = await issued(owner, workspaceId, aDraft(customerId))
    const done = await Promise.all([
      ...ACTS.map(act => acts[act]()),
      owner.call(applyCredit, { query: { workspaceId, invoiceId: other.id }, body: {} }),
    ])
    const refused = done.flatMap(answer => (answer.ok ? [] : [answer]))
    expect(refused.map(answer => 'status' in answer && answer.status < 500)).not.toContain(false)
  })
})
