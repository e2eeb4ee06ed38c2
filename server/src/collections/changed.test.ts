import {
  changeCollection,
  getCollection,
  listMandates,
  setCollects,
} from '@bordereau/contract/payment-mandates'
import { decimal } from '@bordereau/domain/money/decimal'
import { addDays, localDate } from '@bordereau/domain/date'
import { listPayments, recordPayment, reversePayment } from '@bordereau/contract/payments'
import { refundPayment } from '@bordereau/contract/payment-accounts'
import { sendInvoice } from '@bordereau/contract/invoices'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { inWorkspace } from '../db/database.ts'
import { describeWithDatabase } from '../db/testing.ts'
import { type Invoice, aCompany, aCustomer, aDraft, aLine, issued } from '../invoices/testing.ts'
import { runDueJobs } from '../jobs/runner.ts'
import { jobs } from '../jobs.ts'
import {
  type Client,
  type TestApp,
  blankRenderer,
  mailsTo,
  signedUp,
  startApp,
} from '../lib/testing.ts'
import { expectedCollection } from '../mandates/plan-collection.ts'
import type { PayableInvoice } from '../payment-providers/provider.ts'
import { PAYMENT_PROVIDERS } from '../payment-providers/providers.ts'
import { prepareCollection } from '../payments/prepare-collection.ts'
import { DAY_MS, payPath, post, runCollections, sent } from './testing.ts'

const HOUR_MS = 3_600_000
/** As with Stripe, from this amount on the provider does not take a payment. */
const MOST_MINOR = 99_999_999n

describeWithDatabase('a collection that a person moves or skips', engine => {
  let at: TestApp
  let owner: Client
  let workspaceId: string
  let customerId: string

  beforeAll(async () => {
    const providers = PAYMENT_PROVIDERS.map(provider => {
      if (provider.kind !== 'checkout' || provider.name !== 'sandbox-pay') return provider
      const isAvailable = ({ open }: PayableInvoice) => open < MOST_MINOR
      return { ...provider, isAvailable }
    })
    at = await startApp(engine.db, {}, blankRenderer, { providers })
    owner = await signedUp(at, 'owner@example.com')
    workspaceId = await aCompany(owner)
    const sample = engine.admin.updateTable('workspace').set({ sample: true })
    await sample.where('id', '=', workspaceId).execute()
  })
  beforeEach(async () => {
    customerId = await aCustomer(owner, workspaceId)
    const invoice = await issued(owner, workspaceId, aDraft(customerId))
    const started = await post(at, `${payPath(invoice)}/checkout/sandbox-pay`, { save: '1' })
    await post(at, new URL(String(started.headers.location)).pathname, { card: '4242' })
    const query = { workspaceId, customerId }
    await owner.must(setCollects, { query, body: { collects: 'on_issue' } })
  })
  afterAll(() => at.close())

  const collectionOf = async ({ id }: Invoice) => {
    const query = { workspaceId, invoiceId: id }
    return (await owner.must(getCollection, { query })).collection
  }
  const send = () => sent(at, owner, workspaceId, aDraft(customerId))
  const inDays = (days: number) =>
    localDate(new Date(at.clock.now().getTime() + days * DAY_MS).toISOString().slice(0, 10))
  const change = ({ id: invoiceId }: Invoice, days: number | null) =>
    owner.call(changeCollection, {
      query: { workspaceId, invoiceId },
      body: { change: days === null ? { by: 'skip' } : { by: 'move', day: inDays(days) } },
    })
  async function runLater(): Promise<void> {
    at.clock.move(HOUR_MS)
    await runCollections(at)
  }

  /** Announced with a part of it paid; that payment is taken back afterwards. */
  async function announcedInPart(price: string, part: string): Promise<Invoice> {
    const lines = [aLine({ price: decimal(price) })]
    const invoice = await issued(owner, workspaceId, aDraft(customerId, { lines }))
    const allocations = [{ invoiceId: invoice.id, amount: part }]
    const paid = { amount: part, currency: 'EUR', method: 'transfer', allocations } as const
    const { id: paymentId } = await owner.must(recordPayment, {
      query: { workspaceId },
      body: { customerId, date: inDays(0), reference: '', note: '', ...paid },
    })
    const ofInvoice = { workspaceId, invoiceId: invoice.id }
    await owner.must(sendInvoice, { query: ofInvoice, body: { kind: 'invoice' } })
    await runDueJobs(at.context, jobs)
    const query = { workspaceId, paymentId }
    await owner.must(reversePayment, { query, body: { reason: 'Not received' } })
    expect(await collectionOf(invoice)).toMatchObject({ status: 'planned' })
    return invoice
  }
  const mailCount = async () => (await mailsTo(at.context, 'buyer@example.com')).length

  test('is not moved where the provider does not take what is open now, and the customer hears of no other day', async () => {
    const invoice = await announcedInPart('2000000', '2000000')
    const mails = await mailCount()
    expect(await change(invoice, 3)).toMatchObject({ refusal: 'not_collectable' })
    expect(await mailCount()).toBe(mails)
    expect((await change(await announcedInPart('2000', '100'), 3)).ok).toBe(true)
    expect(await mailCount()).toBe(mails + 2)
  })

  test('is not moved where the customer cannot be notified, and may still be skipped', async () => {
    const invoice = await send()
    const before = await collectionOf(invoice)
    const customer = engine.admin.updateTable('customer').where('id', '=', customerId)
    await customer.set({ email: '' }).execute()
    expect(await change(invoice, 3)).toMatchObject({ refusal: 'no_recipient' })
    expect(await collectionOf(invoice)).toEqual(before)
    expect((await change(invoice, null)).ok).toBe(true)
  })

  test('takes what the customer was notified of with the move, which is what is open then', async () => {
    const invoice = await announcedInPart('200', '100')
    expect((await change(invoice, 3)).ok).toBe(true)
    await runDueJobs(at.context, jobs)
    at.clock.move(3 * DAY_MS + HOUR_MS)
    await runCollections(at)
    at.clock.move(-3 * DAY_MS)
    const { rows } = await owner.must(listPayments, { query: { workspaceId, customerId } })
    const collected = rows.find(
      row => row.method === 'card' && row.allocations.some(one => one.invoiceId === invoice.id),
    )
    expect(collected?.amount).toBe(invoice.totals.payable)
    expect(await collectionOf(invoice)).toMatchObject({ status: 'collected' })
  })

  const NOTICES = [
    ['card', 0],
    ['direct_debit', 2],
    ['other', 2],
  ] as const
  test.each(
    NOTICES.flatMap(([type, notice]) => [0, 1, 2, 5].map(late => ({ type, notice, late }))),
  )(
    'from a method of type $type, sent again $late days later, keeps the $notice days of notice',
    async ({ type, notice, late }) => {
      const invoice = await send()
      const planned = localDate((await collectionOf(invoice))?.day ?? '')
      const mandate = engine.admin.updateTable('mandate').set({ type })
      await mandate.where('customer_id', '=', customerId).execute()
      const about = { workspaceId, invoiceId: invoice.id, customerId, currency: 'EUR' }
      const announced = { ...about, open: 16_639n, dueDate: null }
      const again = await inWorkspace(engine.db, { workspaceId }, tx =>
        expectedCollection(tx, at.context, announced, addDays(planned, late)),
      )
      expect(again?.day).toBe(addDays(planned, late + notice))
      // Sent again earlier than that, it keeps its day.
      const before = await inWorkspace(engine.db, { workspaceId }, tx =>
        expectedCollection(tx, at.context, announced, addDays(planned, -notice - 1)),
      )
      expect(before?.day).toBe(planned)
    },
  )

  test('is not moved where the account is not connected any more, and may still be skipped', async () => {
    const invoice = await send()
    const [mandate] = (await owner.must(listMandates, { query: { workspaceId, customerId } }))
      .mandates
    const mandates = engine.admin.updateTable('mandate').where('id', '=', mandate?.id ?? '')
    await mandates.set({ mode: 'test' }).execute()
    expect(await change(invoice, 3)).toMatchObject({ refusal: 'not_collectable' })
    expect((await change(invoice, null)).ok).toBe(true)
  })

  test('is not changed once it was collected, also where the money was refunded', async () => {
    const invoice = await send()
    await runLater()
    const { rows } = await owner.must(listPayments, { query: { workspaceId, customerId } })
    const payment = rows.find(one => one.allocations.some(each => each.invoiceId === invoice.id))
    const query = { workspaceId, paymentId: payment?.id ?? '' }
    await owner.must(refundPayment, { query, body: { amount: '66.39', reason: '' } })
    for (const days of [null, 3])
      expect(await change(invoice, days)).toMatchObject({ refusal: 'collection_under_way' })
    expect(await collectionOf(invoice)).toMatchObject({ status: 'collected' })
  })

  test('is not changed before the provider has answered', async () => {
    const invoice = await send()
    // What is to be asked for is stored, and the provider not asked.
    const key = { workspaceId, invoiceId: invoice.id }
    await inWorkspace(at.context.db, { workspaceId }, tx => prepareCollection(tx, at.context, key))
    for (const days of [null, 3])
      expect(await change(invoice, days)).toMatchObject({ refusal: 'collection_under_way' })
    await runLater()
    expect(await collectionOf(invoice)).toMatchObject({ status: 'collected' })
  })
})
