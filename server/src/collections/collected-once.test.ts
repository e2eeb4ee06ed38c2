import {
  changeCollection,
  getCollection,
  listMandates,
  setCollects,
} from '@bordereau/contract/payment-mandates'
import { markSent } from '@bordereau/contract/delivery'
import { listNotifications } from '@bordereau/contract/notifications'
import { decimal } from '@bordereau/domain/money/decimal'
import { localDate } from '@bordereau/domain/date'
import { listPayments, recordPayment, reversePayment } from '@bordereau/contract/payments'
import { refundPayment } from '@bordereau/contract/payment-accounts'
import { getFollowUp, listUpcoming, setFollowUp } from '@bordereau/contract/reminders'
import { getInvoice, sendInvoice } from '@bordereau/contract/invoices'
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
import type { PayableInvoice } from '../payment-providers/provider.ts'
import { PAYMENT_PROVIDERS } from '../payment-providers/providers.ts'
import { referenceOf } from '../payments/checkout.ts'
import { recordEvent } from '../payments/record-event.ts'
import { prepareCollection } from '../payments/prepare-collection.ts'
import { DAY_MS, payPath, post, runCollections, sent } from './testing.ts'

const HOUR_MS = 3_600_000
/** As with Stripe, from this amount on the provider does not take a payment. */
const MOST_MINOR = 99_999_999n

describeWithDatabase('an invoice of which the collection was interrupted or ended', engine => {
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
    await setSample(true)
  })
  beforeEach(async () => {
    customerId = await aCustomer(owner, workspaceId)
  })
  afterAll(() => at.close())

  /** Only a sample company has the sandbox: any other one has keys that do not fit to the mandate. */
  const setSample = (sample: boolean) =>
    engine.admin.updateTable('workspace').where('id', '=', workspaceId).set({ sample }).execute()
  const read = ({ id }: Invoice) =>
    owner.must(getInvoice, { query: { workspaceId, invoiceId: id } })
  const collectionOf = async ({ id }: Invoice) => {
    const query = { workspaceId, invoiceId: id }
    return (await owner.must(getCollection, { query })).collection
  }
  const paymentsOf = async () =>
    (await owner.must(listPayments, { query: { workspaceId, customerId } })).rows
  const mandates = async () =>
    (await owner.must(listMandates, { query: { workspaceId, customerId } })).mandates

  /** The customer begins to pay, ticks that later invoices are collected, and returns the sandbox's page. */
  async function begun(): Promise<string> {
    const invoice = await issued(owner, workspaceId, aDraft(customerId))
    const started = await post(at, `${payPath(invoice)}/checkout/sandbox-pay`, { save: '1' })
    return new URL(String(started.headers.location)).pathname
  }
  const pay = (page: string) => post(at, page, { card: '4242' })
  async function agreed(): Promise<void> {
    await pay(await begun())
    const query = { workspaceId, customerId }
    await owner.must(setCollects, { query, body: { collects: 'on_issue' } })
  }
  async function deliver({ id }: Invoice): Promise<void> {
    const query = { workspaceId, invoiceId: id }
    await owner.must(sendInvoice, { query, body: { kind: 'invoice' } })
    await runDueJobs(at.context, jobs)
  }
  const send = () => sent(at, owner, workspaceId, aDraft(customerId))
  /** What is to be asked for is stored, and the provider not asked. */
  async function interrupted(): Promise<Invoice> {
    await agreed()
    const invoice = await send()
    const key = { workspaceId, invoiceId: invoice.id }
    await inWorkspace(at.context.db, { workspaceId }, tx => prepareCollection(tx, at.context, key))
    expect(await collectionOf(invoice)).toMatchObject({ status: 'requested', attempts: 1 })
    return invoice
  }
  /** The customer's bank takes the collected payment back. */
  async function dispute({ id }: Invoice, status: 'open' | 'lost' | 'won'): Promise<void> {
    const checkout = await engine.admin
      .selectFrom('collection')
      .innerJoin('checkout', 'checkout.id', 'collection.checkout_id')
      .select(['checkout.workspace_id', 'checkout.id', 'checkout.amount_minor as amount'])
      .where('collection.invoice_id', '=', id)
      .executeTakeFirstOrThrow()
    const source = { workspaceId, provider: 'sandbox-pay' }
    const { amount } = checkout
    const fact = {
      kind: 'dispute' as const,
      reference: `dp_${id}`,
      amount,
      currency: 'EUR',
      status,
    }
    const reference = referenceOf(at.context, checkout)
    const event = { id: `dispute ${id}`, reference, mode: 'sandbox' as const, fact }
    expect(await recordEvent(at.context, source, event)).toMatchObject({ ok: true })
  }
  async function paymentOf({ id }: Invoice) {
    const rows = await paymentsOf()
    return rows.find(({ allocations }) => allocations.some(({ invoiceId }) => invoiceId === id))
  }
  async function refund(invoice: Invoice, amount: string): Promise<void> {
    const query = { workspaceId, paymentId: (await paymentOf(invoice))?.id ?? '' }
    await owner.must(refundPayment, { query, body: { amount, reason: '' } })
  }
  /** In cents: what payments settle of it, and what is open. */
  async function settledAndOpen(invoice: Invoice) {
    const cents = (amount: string) => Math.round(Number(amount) * 100)
    const { payments, open } = await read(invoice)
    const settled = payments
      .filter(({ reversed }) => !reversed)
      .reduce((sum, { amount }) => sum + cents(amount), 0)
    return { settled, open: cents(open) }
  }
  async function runLater(ms = HOUR_MS): Promise<void> {
    at.clock.move(ms)
    await runCollections(at)
  }
  const payByHand = (invoice: Invoice, amount: string) =>
    owner.must(recordPayment, {
      query: { workspaceId },
      body: {
        customerId,
        date: at.clock.now().toISOString().slice(0, 10),
        currency: 'EUR',
        amount,
        method: 'transfer',
        reference: '',
        note: '',
        allocations: [{ invoiceId: invoice.id, amount }],
      },
    })

  test('is asked for again within the hour, and collected once', async () => {
    const invoice = await interrupted()
    await runLater()
    await runLater()
    expect(await collectionOf(invoice)).toMatchObject({ status: 'collected', attempts: 1 })
    expect(await paymentsOf()).toHaveLength(2)
  })

  test('is not asked for any more where the customer paid by transfer meanwhile', async () => {
    const invoice = await interrupted()
    await payByHand(invoice, (await read(invoice)).open)
    await runLater()
    const stopped = { status: 'stopped', failure: 'nothing_open' }
    expect(await collectionOf(invoice)).toMatchObject(stopped)
    expect(await paymentsOf()).toHaveLength(2)
  })

  test('takes only what is left where a part was paid meanwhile', async () => {
    const invoice = await interrupted()
    await payByHand(invoice, '66.39')
    await runLater()
    expect(await collectionOf(invoice)).toMatchObject({ status: 'planned' })
    // The page of the first request could have been paid for a day.
    await runLater(DAY_MS + HOUR_MS)
    expect(await collectionOf(invoice)).toMatchObject({ status: 'collected', attempts: 2 })
    const amounts = (await paymentsOf()).map(({ amount }) => amount)
    expect(amounts.toSorted()).toEqual(['100.00', '166.39', '66.39'])
  })

  test('takes no more than the customer was notified of where an earlier payment is taken back', async () => {
    await agreed()
    const invoice = await issued(owner, workspaceId, aDraft(customerId))
    const part = await payByHand(invoice, '66.39')
    await deliver(invoice)
    const query = { workspaceId, paymentId: part.id }
    await owner.must(reversePayment, { query, body: { reason: 'Not received' } })
    expect((await read(invoice)).open).toBe('166.39')
    const page = (await at.app.inject(payPath(invoice))).body
    expect(page).toMatch(/100,00\s€ werden am/)
    const { entries } = await owner.must(listUpcoming, { query: { workspaceId } })
    const upcoming = entries.filter(one => one.kind === 'collection')
    expect(upcoming.find(({ invoiceId }) => invoiceId === invoice.id)?.amount).toBe('100.00')
    await runLater()
    expect(await collectionOf(invoice)).toMatchObject({ status: 'collected', attempts: 1 })
    const { open } = await read(invoice)
    expect(open).toBe('66.39')
    const ofInvoice = { workspaceId, invoiceId: invoice.id }
    const followUp = await owner.must(getFollowUp, { query: ofInvoice })
    expect(followUp.reason).not.toBe('collecting')
  })

  test('takes what the last message said where the invoice was sent again', async () => {
    await agreed()
    const invoice = await issued(owner, workspaceId, aDraft(customerId))
    const part = await payByHand(invoice, '66.39')
    await deliver(invoice)
    const query = { workspaceId, paymentId: part.id }
    await owner.must(reversePayment, { query, body: { reason: 'Not received' } })
    await deliver(invoice)
    await runLater()
    expect((await read(invoice)).open).toBe('0.00')
  })

  test('is not planned, and the customer not notified of it, where the provider does not take the amount', async () => {
    await agreed()
    const lines = [aLine({ price: decimal('2000000') })]
    const invoice = await sent(at, owner, workspaceId, aDraft(customerId, { lines }))
    expect(await collectionOf(invoice)).toBeNull()
    const [mail] = await mailsTo(at.context, 'buyer@example.com')
    expect(mail?.text).toContain(payPath(invoice))
    expect(mail?.text).not.toContain('eingezogen')
  })

  test('is not asked for any more after the customer ended automatic payment', async () => {
    const invoice = await interrupted()
    await post(at, `${payPath(invoice)}/mandate/end`)
    await runLater()
    const stopped = { status: 'stopped', failure: 'mandate_ended' }
    expect(await collectionOf(invoice)).toMatchObject(stopped)
    expect(await paymentsOf()).toHaveLength(1)
  })

  test('waits while the invoice is disputed', async () => {
    const invoice = await interrupted()
    const hold = { reason: 'disputed' as const, until: null }
    const query = { workspaceId, invoiceId: invoice.id }
    await owner.must(setFollowUp, { query, body: { hold, note: '' } })
    await runLater()
    expect(await collectionOf(invoice)).toMatchObject({ status: 'planned' })
    expect(await paymentsOf()).toHaveLength(1)
  })

  test('is given up after days in which the company has other keys, and can be paid and reminded of again', async () => {
    const invoice = await interrupted()
    await setSample(false)
    try {
      await runLater()
      expect(await collectionOf(invoice)).toMatchObject({ status: 'requested' })
      await runLater(6 * DAY_MS)
    } finally {
      await setSample(true)
    }
    at.clock.move(-6 * DAY_MS)
    expect(await collectionOf(invoice)).toMatchObject({ status: 'stopped', failure: 'late' })
    expect((await at.app.inject(payPath(invoice))).body).toContain('/checkout/sandbox-pay')
  })

  test('ends with every permission of the customer, also one whose first payment comes later', async () => {
    await agreed()
    await agreed()
    const waiting = await begun()
    at.clock.move(60_000)
    const invoice = await send()
    await post(at, `${payPath(invoice)}/mandate/end`)
    expect((await mandates()).map(({ status }) => status)).toEqual(['ended', 'ended'])
    const endNews = async () => {
      const { rows } = await owner.must(listNotifications, { query: { workspaceId } })
      return rows.filter(
        ({ kind, about }) => kind === 'mandate_ended' && about.customerId === customerId,
      )
    }
    expect(await endNews()).toMatchObject([{ about: { reason: 'customer' } }])
    expect(await collectionOf(await send())).toBeNull()
    await pay(waiting)
    expect((await mandates()).map(({ status }) => status)).toEqual(['ended', 'ended', 'ended'])
    expect(await endNews()).toHaveLength(1)
    at.clock.move(60_000)
    // Who agrees again has agreed.
    await agreed()
    expect((await mandates()).filter(({ status }) => status === 'active')).toHaveLength(1)
    expect(await collectionOf(await send())).not.toBeNull()
  })

  test('is not taken as announced on another day because an earlier message arrived', async () => {
    await agreed()
    const invoice = await send()
    const query = { workspaceId, invoiceId: invoice.id }
    const arrived = () => owner.must(markSent, { query, body: { how: 'by hand' } })
    await arrived()
    at.clock.move(DAY_MS)
    const day = at.clock.now().toISOString().slice(0, 10)
    const change = { by: 'move' as const, day: localDate(day) }
    await owner.must(changeCollection, { query, body: { change } })
    // Outside of the sandbox a message that did not leave tells nothing.
    await engine.admin
      .updateTable('mandate')
      .set({ mode: 'test' })
      .where('customer_id', '=', customerId)
      .execute()
    // The message goes its way at first.
    await runLater()
    await runLater()
    expect(await collectionOf(invoice)).toMatchObject({ status: 'planned' })
    await arrived()
    await runLater()
    // It was decided, and there are no keys for tests.
    expect(await collectionOf(invoice)).toMatchObject({ status: 'stopped', failure: 'refused' })
  })

  test.each(['open', 'lost'] as const)(
    'is not followed by another one after its payment was disputed (%s)',
    async status => {
      await agreed()
      const invoice = await send()
      await runLater()
      expect(await collectionOf(invoice)).toMatchObject({ status: 'collected' })
      const announced = await send()
      await dispute(invoice, status)
      expect(await mandates()).toMatchObject([{ status: 'ended', endedBy: 'provider' }])
      await runLater()
      const stopped = { status: 'stopped', failure: 'mandate_ended' }
      expect(await collectionOf(announced)).toMatchObject(stopped)
      expect(await collectionOf(await send())).toBeNull()
    },
  )

  test('goes on after a dispute that was won', async () => {
    await agreed()
    const invoice = await send()
    await runLater()
    await dispute(invoice, 'won')
    expect(await mandates()).toMatchObject([{ status: 'active' }])
  })

  test.each(['dispute', 'refund'] as const)(
    'is settled by what is left of its payment where money goes back later (%s)',
    async how => {
      await agreed()
      const invoice = await send()
      await runLater()
      expect(await settledAndOpen(invoice)).toEqual({ settled: 16639, open: 0 })
      if (how === 'dispute') await dispute(invoice, 'lost')
      else await refund(invoice, '66.39')
      const back = how === 'dispute' ? 16639 : 6639
      expect(await settledAndOpen(invoice)).toEqual({ settled: 16639 - back, open: back })
      // The list of payments names the invoice once, with what stands.
      const [left, refunded] = how === 'dispute' ? ['0.00', '166.39'] : ['100.00', '66.39']
      expect(await paymentOf(invoice)).toMatchObject({
        amount: '166.39',
        refunded,
        unallocated: '0.00',
        allocations: [{ invoiceId: invoice.id, amount: left }],
      })
      // The hourly check does not collect it once more.
      await runLater()
      expect(await collectionOf(invoice)).toMatchObject({ status: 'collected', attempts: 1 })
      expect(await settledAndOpen(invoice)).toEqual({ settled: 16639 - back, open: back })
    },
  )
})
