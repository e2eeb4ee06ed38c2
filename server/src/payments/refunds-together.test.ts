import { getInvoice } from '@bordereau/contract/invoices'
import { decideRefund, refundPayment } from '@bordereau/contract/payment-accounts'
import { applyCredit, listPayments } from '@bordereau/contract/payments'
import { signIn } from '@bordereau/contract/session'
import type { ProviderFact, RefundStatus } from '@bordereau/domain/payment/provider-ledger'
import * as fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { inWorkspace } from '../db/database.ts'
import { describeBothEngines } from '../db/testing.ts'
import { aCompany, aCustomer, aDraft, issued } from '../invoices/testing.ts'
import { runDueJobs } from '../jobs/runner.ts'
import { jobs } from '../jobs.ts'
import {
  type Client,
  PASSWORD,
  type TestApp,
  blankRenderer,
  signedUp,
  startApp,
} from '../lib/testing.ts'
import { beginCheckout, referenceOf } from './checkout.ts'
import { enqueueEventReading } from './read-events.ts'
import { recordEvent } from './record-event.ts'
import { REFUND } from './refund-job.ts'
import { type MoneyServer, connect, startMoneyStripe } from './testing-money.ts'

const WHOLE = 16_639n
const HOUR_MS = 3_600_000
/** Stripe's library asks again once where it gets no answer. */
const ONE_LOOK = 2

describeBothEngines('several refunds of a payment', engine => {
  let stripe: MoneyServer
  let at: TestApp
  let owner: Client
  let workspaceId: string
  let isTypesetting: boolean

  beforeAll(async () => {
    stripe = await startMoneyStripe()
    const renderer = {
      ...blankRenderer,
      renderPdf: async (...input: Parameters<typeof blankRenderer.renderPdf>) => {
        if (!isTypesetting) throw new Error('the typesetter has crashed')
        return blankRenderer.renderPdf(...input)
      },
    }
    at = await startApp(engine.db, { paymentProviderUrls: { stripe: stripe.url } }, renderer)
    owner = await signedUp(at, 'owner@example.com')
    workspaceId = await aCompany(owner)
    await connect(owner, workspaceId, stripe)
  })
  beforeEach(() => {
    isTypesetting = true
    stripe.setState('up')
  })
  afterAll(async () => {
    await at.close()
    await stripe.close()
  })

  const viewOf = (invoiceId: string) =>
    owner.must(getInvoice, { query: { workspaceId, invoiceId } })
  async function paid() {
    const customerId = await aCustomer(owner, workspaceId)
    const invoice = await issued(owner, workspaceId, aDraft(customerId))
    await stripe.pay(at, workspaceId, invoice)
    const { rows } = await owner.must(listPayments, { query: { workspaceId, customerId } })
    const [payment] = rows
    if (!payment) throw new Error('it is not paid')
    const ask = (amount: string, owed: 'yes' | 'no') =>
      owner.call(refundPayment, {
        query: { workspaceId, paymentId: payment.id },
        body: { amount, reason: '', invoiceId: invoice.id, owed },
      })
    return { customerId, invoiceId: invoice.id, paymentId: payment.id, ask }
  }
  const readLists = async () => {
    await enqueueEventReading(at.context)
    await runDueJobs(at.context, jobs)
  }
  /** The hour's reading of the provider's lists; a session has ended by then. */
  async function later(hours = 1): Promise<void> {
    at.clock.move(hours * HOUR_MS)
    await owner.must(signIn, { body: { email: 'owner@example.com', password: PASSWORD } })
    await readLists()
  }
  const notesOf = async (invoiceId: string) => {
    const { open, creditNotes } = await viewOf(invoiceId)
    return [open, creditNotes.map(note => note.payable).toSorted()]
  }

  const OWED = ['no', 'yes'] as const
  const PAIRS = ['50.00', '0.01', '116.39'].flatMap(second =>
    OWED.flatMap(one => OWED.map(other => ({ first: '50.00', one, second, other }))),
  )

  test.each(PAIRS)(
    '$first, owed: $one, not answered yet, and then $second, owed: $other, are credited as far as they are not owed',
    async ({ first, one, second, other }) => {
      const { invoiceId, ask } = await paid()
      stripe.setState('down')
      expect(await ask(first, one)).toMatchObject({ ok: true })
      expect(await ask(second, other)).toMatchObject({ ok: true })
      const sum = (of: 'no' | 'yes') =>
        (one === of ? Number(first) : 0) + (other === of ? Number(second) : 0)
      const credited = [one === 'no' ? [first] : [], other === 'no' ? [second] : []].flat()
      expect(await notesOf(invoiceId)).toEqual(['0.00', credited.toSorted()])
      stripe.setState('up')
      await later()
      expect(await notesOf(invoiceId)).toEqual([sum('yes').toFixed(2), credited.toSorted()])
      expect((await viewOf(invoiceId)).undecidedRefunds).toEqual([])
    },
  )

  test('a credit note that a refund waits for is not used for anything else', async () => {
    const { customerId, invoiceId, paymentId, ask } = await paid()
    stripe.setState('down')
    await ask('50', 'no')
    const other = await issued(owner, workspaceId, aDraft(customerId))
    const query = { workspaceId, invoiceId: other.id }
    const applied = await owner.call(applyCredit, { query, body: {} })
    expect(applied).toMatchObject({ refusal: 'no_credit' })
    // Another one is made at the provider meanwhile.
    await reported(paymentId, [refundOf('re_other', 3_000n)])
    const { open, undecidedRefunds } = await viewOf(invoiceId)
    expect([open, undecidedRefunds.map(({ amount }) => amount)]).toEqual(['30.00', ['30.00']])
    stripe.setState('up')
    await later()
    expect(await notesOf(invoiceId)).toEqual(['30.00', ['50.00']])
    expect((await viewOf(invoiceId)).undecidedRefunds).toHaveLength(1)
  })

  test('more than the payment settles of an invoice is refused while one is not answered', async () => {
    const { ask } = await paid()
    stripe.setState('down')
    await ask('100', 'yes')
    expect(await ask('66.40', 'yes')).toMatchObject({ refusal: 'over_refunded' })
    expect(await ask('66.39', 'yes')).toMatchObject({ ok: true })
    stripe.setState('up')
    await later()
  })

  test('a credit note that cannot be made leaves nothing behind', async () => {
    const { invoiceId, ask } = await paid()
    const made = stripe.countMade('refund')
    const documents = async () => {
      const rows = engine.admin.selectFrom('invoice').select(['id', 'number'])
      return rows.where('workspace_id', '=', workspaceId).execute()
    }
    const before = await documents()
    isTypesetting = false
    expect(await ask('50', 'no')).toMatchObject({ ok: false, status: 500 })
    expect(await documents()).toHaveLength(before.length)
    expect(await notesOf(invoiceId)).toEqual(['0.00', []])
    expect(stripe.countMade('refund')).toBe(made)
    isTypesetting = true
    expect(await ask('50', 'no')).toMatchObject({ ok: true })
    expect(await notesOf(invoiceId)).toEqual(['0.00', ['50.00']])
  })

  test('one that is not answered is looked for once an hour, however long', async () => {
    const { paymentId, ask } = await paid()
    stripe.setState('down')
    await ask('50', 'yes')
    stripe.setState('unlisted')
    // The job of the request is due by then, and is not needed any more.
    await later()
    const asked = []
    for (const _ of [1, 2]) {
      const before = stripe.countAsked('refund')
      await later()
      asked.push(stripe.countAsked('refund') - before)
    }
    expect(asked).toEqual([ONE_LOOK, ONE_LOOK])
    const rows = await engine.admin
      .selectFrom('job')
      .select('id')
      .where('kind', '=', REFUND)
      .where('workspace_id', '=', workspaceId)
      .where('done_at', 'is', null)
      .execute()
    expect(rows).toEqual([])
    stripe.setState('up')
    await later()
    const { rows: payments } = await owner.must(listPayments, { query: { workspaceId } })
    expect(payments.find(({ id }) => id === paymentId)?.refunded).toBe('50.00')
  })

  let events = 0
  /** What the provider reports of the checkout of a payment. */
  async function reported(paymentId: string, facts: readonly ProviderFact[]): Promise<void> {
    const row = await engine.admin
      .selectFrom('provider_event')
      .select('checkout_id')
      .where('payment_id', '=', paymentId)
      .executeTakeFirstOrThrow()
    await reportedOf(row.checkout_id, facts)
  }
  async function reportedOf(id: string, facts: readonly ProviderFact[]): Promise<void> {
    const reference = referenceOf(at.context, { workspace_id: workspaceId, id })
    for (const fact of facts) {
      const event = { id: `evt_${(events += 1)}`, reference, mode: 'test' as const, fact }
      const recorded = await recordEvent(at.context, { workspaceId, provider: 'stripe' }, event)
      expect(recorded).toMatchObject({ ok: true })
    }
  }
  const refundOf = (
    reference: string,
    amount: bigint,
    status: RefundStatus = 'succeeded',
  ): ProviderFact => ({
    kind: 'refund',
    requestId: '',
    currency: 'EUR',
    reference,
    amount,
    status,
  })

  test('reported in any order, also before the payment, are asked about each by itself', async () => {
    await fc.assert(
      fc.asyncProperty(aHistory, async ({ amounts, failed, order }) => {
        const customerId = await aCustomer(owner, workspaceId)
        const { id: invoiceId } = await issued(owner, workspaceId, aDraft(customerId))
        const parts = [{ invoiceId, amount: WHOLE }]
        const terms = { provider: 'stripe', mode: 'test', accountId: '', currency: 'EUR' } as const
        const { id } = await inWorkspace(engine.db, { workspaceId }, tx =>
          beginCheckout(tx, at.context, { workspaceId, parts, ...terms }),
        )
        const paidFact: ProviderFact = {
          kind: 'paid',
          amount: WHOLE,
          currency: 'EUR',
          paidAt: at.clock.now(),
          paymentReference: `pi_${id}`,
        }
        const refunds = amounts.flatMap((amount, no) => [
          refundOf(`re_${no}`, amount, 'pending'),
          refundOf(`re_${no}`, amount, failed[no] ? 'failed' : 'succeeded'),
        ])
        const facts = [paidFact, ...refunds]
        const sorted = order.flatMap(no => facts[no] ?? [])
        await reportedOf(id, sorted)
        const standing = amounts.filter((_, no) => !failed[no])
        const { open, undecidedRefunds } = await viewOf(invoiceId)
        const sum = standing.reduce((total, one) => total + one, 0n)
        expect(undecidedRefunds.map(one => cents(one.amount)).toSorted(byAmount)).toEqual(
          standing.toSorted(byAmount),
        )
        expect(cents(open)).toBe(sum)
        const [first] = undecidedRefunds
        if (!first) return
        const query = { workspaceId, paymentId: first.paymentId, refundId: first.refundId }
        await owner.must(decideRefund, { query, body: { invoiceId, owed: 'no', reason: '' } })
        expect(await notesOf(invoiceId)).toEqual([
          (Number(sum - cents(first.amount)) / 100).toFixed(2),
          [first.amount],
        ])
      }),
      { numRuns: 12, seed: 20_261_129 },
    )
  })
})

const COUNT = 3
const aHistory = fc.record({
  amounts: fc.array(fc.bigInt({ min: 1n, max: WHOLE / 3n }), { minLength: 2, maxLength: COUNT }),
  failed: fc.array(fc.boolean(), { minLength: COUNT, maxLength: COUNT }),
  order: fc.shuffledSubarray(
    Array.from({ length: 1 + 2 * COUNT }, (_, no) => no),
    { minLength: 1 + 2 * COUNT },
  ),
})

function cents(amount: string): bigint {
  return BigInt(amount.replace('.', ''))
}

function byAmount(a: bigint, b: bigint): number {
  return Number(a - b)
}
