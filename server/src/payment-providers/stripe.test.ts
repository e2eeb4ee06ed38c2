import { connectPaymentAccount, refundPayment } from '@bordereau/contract/payment-accounts'
import { getInvoice } from '@bordereau/contract/invoices'
import { listNotifications } from '@bordereau/contract/notifications'
import { listPayments, reversePayment } from '@bordereau/contract/payments'
import * as fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { inWorkspace } from '../db/database.ts'
import { describeWithDatabase } from '../db/testing.ts'
import { type Invoice, aCompany, aCustomer, aDraft, issued } from '../invoices/testing.ts'
import { runDueJobs } from '../jobs/runner.ts'
import { type Client, type TestApp, mailsTo, signedUp, startApp } from '../lib/testing.ts'
import { beginCheckout } from '../payments/checkout.ts'
import { READ_EVENTS, enqueueEventReading, readProviderEvents } from '../payments/read-events.ts'
import {
  STRIPE_KEYS,
  type StripeEvent,
  type StripeServer,
  startStripe,
  stripeSignature,
} from './stripe-testing.ts'

/** What other software sells by the same account. */
const OF_A_SHOP = { client_reference_id: 'order 7', metadata: {} }
const WITHOUT_MONEY = { amount_total: null, currency: null, payment_intent: null }

/** Ten thousand in a campaign. */
const ORDERS = Number(process.env['TEST_ORDERS'] ?? 20)

describeWithDatabase('an invoice paid by Stripe', engine => {
  let stripe: StripeServer
  let at: TestApp
  let owner: Client
  let workspaceId: string
  let customerId: string

  beforeAll(async () => {
    stripe = await startStripe()
    at = await start()
    owner = await signedUp(at, 'owner@example.com')
    workspaceId = await aCompany(owner)
    customerId = await aCustomer(owner, workspaceId)
    const query = { workspaceId, provider: 'stripe' }
    await owner.must(connectPaymentAccount, { query, body: { keys: STRIPE_KEYS } })
  })
  beforeEach(() => {
    stripe.state = 'up'
    stripe.events.length = 0
  })
  afterAll(async () => {
    await at.close()
    await stripe.close()
  })

  const start = (dataDir?: string) =>
    startApp(engine.db, {
      paymentProviderUrls: { stripe: stripe.url },
      ...(dataDir === undefined ? {} : { dataDir }),
    })
  const anInvoice = () => issued(owner, workspaceId, aDraft(customerId))
  const read = ({ id }: Invoice) =>
    owner.must(getInvoice, { query: { workspaceId, invoiceId: id } })
  const paymentsOf = async (reference: string) => {
    const { rows } = await owner.must(listPayments, { query: { workspaceId, q: reference } })
    return rows
  }
  const nowSeconds = () => Math.floor(at.clock.now().getTime() / 1000)

  /** Presses the button of the payment page; what Stripe then knows of the session. */
  async function started(invoice: Invoice) {
    const response = await at.app.inject({
      method: 'POST',
      url: `${new URL(invoice.payLink ?? '').pathname}/checkout/stripe`,
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'null' },
      payload: '',
    })
    const id = String(response.headers.location).split('/').at(-1) ?? ''
    const form = stripe.requests.at(-1)?.form
    return { id, intent: `pi_${id}`, reference: form?.get('client_reference_id') ?? '' }
  }
  type Session = Awaited<ReturnType<typeof started>>

  let count = 0
  function event(
    type: string,
    object: Record<string, unknown>,
    created = nowSeconds(),
  ): StripeEvent {
    count += 1
    const data = { object }
    return { id: `evt_${count}`, object: 'event', type, livemode: false, created, data }
  }
  const completed = (session: Session, changes: Record<string, unknown> = {}) =>
    event('checkout.session.completed', {
      id: session.id,
      client_reference_id: session.reference,
      metadata: { bordereau: session.reference },
      payment_status: 'paid',
      amount_total: 16639,
      currency: 'eur',
      payment_intent: session.intent,
      ...changes,
    })
  const refunded = (session: Session, amount: number, changes: Record<string, unknown> = {}) =>
    event('refund.created', {
      id: 're_dashboard',
      amount,
      currency: 'eur',
      status: 'succeeded',
      payment_intent: session.intent,
      metadata: {},
      ...changes,
    })
  const disputed = (session: Session, status: string, amount = 16639) =>
    event('charge.dispute.closed', {
      id: 'dp_1',
      amount,
      currency: 'eur',
      status,
      payment_intent: session.intent,
    })

  /** Sends an event as Stripe does; the status of our answer. */
  async function send(
    sent: StripeEvent,
    { seconds = nowSeconds(), secret = STRIPE_KEYS.webhookSecret, app = at.app } = {},
  ): Promise<number> {
    const payload = JSON.stringify(sent)
    const response = await app.inject({
      method: 'POST',
      url: `/api/payment-providers/stripe/events/${workspaceId}`,
      headers: {
        'content-type': 'application/json; charset=utf-8',
        'stripe-signature': stripeSignature(payload, seconds, secret),
      },
      payload,
    })
    return response.statusCode
  }
  async function paid() {
    const invoice = await anInvoice()
    const session = await started(invoice)
    expect(await send(completed(session))).toBe(200)
    const [payment] = await paymentsOf(session.intent)
    if (!payment) throw new Error('no payment was recorded')
    return { invoice, session, payment }
  }
  const refund = (paymentId: string, amount: string) =>
    owner.call(refundPayment, {
      query: { workspaceId, paymentId },
      body: { amount, reason: 'Returned' },
    })
  async function runJobs(minutes: number): Promise<void> {
    at.clock.move(minutes * 60_000)
    await enqueueEventReading(at.context)
    await runDueJobs(at.context, { [READ_EVENTS]: readProviderEvents })
  }

  test('is asked for exactly the open amount of the server, once for each order, and names no method', async () => {
    const invoice = await anInvoice()
    const session = await started(invoice)
    const request = stripe.requests.at(-1)
    expect(Object.fromEntries(request?.form ?? [])).toEqual({
      mode: 'payment',
      client_reference_id: session.reference,
      'metadata[bordereau]': session.reference,
      'payment_intent_data[metadata][bordereau]': session.reference,
      'payment_intent_data[description]': `Atelier Lumière SARL ${invoice.number}`,
      'line_items[0][quantity]': '1',
      'line_items[0][price_data][currency]': 'eur',
      'line_items[0][price_data][unit_amount]': '16639',
      'line_items[0][price_data][product_data][name]': invoice.number,
      locale: 'de',
      success_url: invoice.payLink,
      cancel_url: invoice.payLink,
    })
    expect(request?.key).toMatch(/^[0-9a-f-]{36}$/)
    expect((await read(invoice)).open).toBe('166.39')
  })

  test('is recorded in test mode with card, fee and a receipt, which says that no money was moved', async () => {
    const { invoice, session } = await paid()
    const charge = { metadata: { bordereau: session.reference }, balance_transaction: 'txn_1' }
    expect(await send(event('charge.updated', charge))).toBe(200)
    expect(await paymentsOf(session.intent)).toMatchObject([
      {
        amount: '166.39',
        method: 'card',
        brand: 'visa',
        provider: 'stripe',
        mode: 'test',
        fee: { amount: '2.75', currency: 'EUR' },
        refundable: '166.39',
      },
    ])
    expect(await read(invoice)).toMatchObject({ status: 'paid', open: '0.00' })
    const [mail] = await mailsTo(at.context, 'buyer@example.com')
    expect(mail?.subject).toBe(`Test: Zahlung für ${invoice.number} erhalten`)
    expect(mail?.text).toMatch(/166,39.€/)
  })

  test('is not recorded before a debit has arrived', async () => {
    const invoice = await anInvoice()
    const session = await started(invoice)
    expect(await send(completed(session, { payment_status: 'unpaid' }))).toBe(200)
    expect((await read(invoice)).open).toBe('166.39')
    const arrived = completed(session)
    const type = 'checkout.session.async_payment_succeeded'
    expect(await send({ ...arrived, type })).toBe(200)
    expect((await read(invoice)).open).toBe('0.00')
  })

  test('is not changed by reports that are forged, old, or do not fit', async () => {
    const invoice = await anInvoice()
    const session = await started(invoice)
    const other = await started(invoice)
    const genuine = completed(session)
    for (const [name, status, sent] of [
      ['forged', 401, () => send(genuine, { secret: 'whsec_forged' })],
      ['old timestamp', 401, () => send(genuine, { seconds: nowSeconds() - 301 })],
      ['wrong amount', 422, () => send(completed(session, { amount_total: 16638 }))],
      ['wrong currency', 422, () => send(completed(session, { currency: 'usd' }))],
      ['unknown invoice', 422, () => send(completed(session, { metadata: { bordereau: 'x' } }))],
      ['sale of a shop', 200, () => send(completed(session, OF_A_SHOP))],
      ['trial of a shop', 200, () => send(completed(session, { ...OF_A_SHOP, ...WITHOUT_MONEY }))],
      ['wrong account', 422, () => send({ ...completed(session), livemode: true })],
      ['refund before it is paid', 200, () => send(refunded(other, 16639))],
      ['refund of more', 422, () => send(refunded(session, 16640))],
    ] as const) {
      expect([name, await sent()]).toEqual([name, status])
      expect([name, (await read(invoice)).open]).toEqual([name, '166.39'])
    }
    expect(await send(genuine)).toBe(200)
    expect(await paymentsOf(session.intent)).toMatchObject([{ amount: '166.39', refunded: '0.00' }])
  })

  test('is recorded once when reports are repeated, delayed by days, or arrive during a restart', async () => {
    const invoice = await anInvoice()
    const session = await started(invoice)
    const late = completed(session)
    at.clock.move(4 * 86_400_000)
    const second = await start(at.context.config.dataDir)
    second.clock.set(at.clock.now().toISOString())
    const statuses = await Promise.all(
      [at, second, at, second].map(({ app }) => send(late, { app })),
    )
    await second.close()
    expect(statuses).toEqual([200, 200, 200, 200])
    expect(await send(completed(session))).toBe(200)
    expect(await paymentsOf(session.intent)).toHaveLength(1)
    expect((await read(invoice)).open).toBe('0.00')
  })

  test('is refunded in part and to the end, never beyond, also by two requests at once', async () => {
    const { invoice, session, payment } = await paid()
    const first = await refund(payment.id, '50')
    expect(first).toMatchObject({
      ok: true,
      value: {
        refunded: '50.00',
        refundable: '116.39',
        refunds: [{ amount: '50.00', status: 'succeeded', reason: 'Returned' }],
      },
    })
    expect(await read(invoice)).toMatchObject({ status: 'partly_paid', open: '50.00' })
    expect(await refund(payment.id, '116.40')).toMatchObject({ refusal: 'over_refunded' })
    expect(await refund(payment.id, '0')).toMatchObject({ refusal: 'amount_not_positive' })
    const both = await Promise.all([refund(payment.id, '100'), refund(payment.id, '100')])
    expect(both.filter(one => one.ok)).toHaveLength(1)
    expect(await paymentsOf(session.intent)).toMatchObject([
      { refunded: '150.00', refundable: '16.39' },
    ])
    expect((await read(invoice)).open).toBe('150.00')
    const [mail] = await mailsTo(at.context, 'buyer@example.com')
    expect(mail?.subject).toContain('Erstattung')
    expect((await refund(payment.id, '16.39')).ok).toBe(true)
    expect(await read(invoice)).toMatchObject({ open: '166.39' })
  })

  test('follows refunds that are made at Stripe, fail later, and disputes that are lost, and won by an appeal', async () => {
    const { invoice, session } = await paid()
    expect(await send(refunded(session, 5000))).toBe(200)
    expect((await read(invoice)).open).toBe('50.00')
    expect(await send(refunded(session, 5000, { status: 'failed' }))).toBe(200)
    expect((await read(invoice)).open).toBe('0.00')
    expect(await send(disputed(session, 'under_review'))).toBe(200)
    expect((await read(invoice)).open).toBe('0.00')
    expect(await send(disputed(session, 'lost'))).toBe(200)
    const after = await read(invoice)
    expect(after.open).toBe('166.39')
    expect(after.events.filter(one => one.kind === 'payment_disputed')).toHaveLength(2)
    expect(await send(disputed(session, 'appeal_under_review'))).toBe(200)
    expect((await read(invoice)).open).toBe('166.39')
    expect(await send(disputed(session, 'won'))).toBe(200)
    expect(await send(disputed(session, 'won'))).toBe(200)
    expect((await read(invoice)).open).toBe('0.00')
    const { rows } = await owner.must(listNotifications, { query: { workspaceId } })
    const notified = rows.filter(
      ({ kind, about }) => kind === 'disputed' && about.invoiceId === invoice.id,
    )
    expect(notified.map(({ about }) => [about.reason, about.amount, about.invoiceNumber])).toEqual(
      ['won', 'lost', 'open'].map(status => [status, '166.39', invoice.number]),
    )
  })

  test('is reversed after a dispute was won, not while it may be lost', async () => {
    const { payment, session } = await paid()
    const reverse = () =>
      owner.call(reversePayment, {
        query: { workspaceId, paymentId: payment.id },
        body: { reason: 'Booked twice' },
      })
    expect(await send(disputed(session, 'under_review'))).toBe(200)
    expect(await reverse()).toMatchObject({ refusal: 'payment_refunded' })
    expect(await send(disputed(session, 'won'))).toBe(200)
    expect(await reverse()).toMatchObject({ ok: true })
  })

  test('is read from Stripe’s list after an outage, and a refund that was not answered is made once', async () => {
    const { payment } = await paid()
    const invoice = await anInvoice()
    const session = await started(invoice)
    stripe.state = 'down'
    expect(await refund(payment.id, '20')).toMatchObject({
      ok: true,
      value: { refunded: '0.00', refundable: '146.39', refunds: [{ status: 'requested' }] },
    })
    stripe.state = 'up'
    stripe.events.push(completed(session), event('customer.created', { id: 'cus_1' }))
    await runJobs(60)
    expect((await read(invoice)).open).toBe('0.00')
    expect(await paymentsOf(payment.reference)).toMatchObject([
      { refunded: '20.00', refunds: [{ status: 'succeeded' }] },
    ])
    await runJobs(60)
    expect(await paymentsOf(session.intent)).toHaveLength(1)
    expect(await paymentsOf(payment.reference)).toMatchObject([{ refunded: '20.00' }])
  })

  test(`has the same ledger whatever the order of the reports: eight reports in each of ${ORDERS} random orders`, async () => {
    const invoice = await anInvoice()
    const order = {
      currency: 'EUR',
      mode: 'test',
      accountId: 'acct_1Test',
    } as const
    const begin = () =>
      inWorkspace(at.context.db, { workspaceId }, tx =>
        beginCheckout(tx, at.context, {
          workspaceId,
          parts: [{ invoiceId: invoice.id, amount: 16639n }],
          provider: 'stripe',
          ...order,
        }),
      )
    const make = (reference: string, no: number): StripeEvent[] => {
      const own = { metadata: { bordereau: reference } }
      const session = { id: `s${no}`, intent: 'pi_cs_test_1', reference }
      const back = (id: string, amount: number, status: string) =>
        refunded(session, amount, { id: `${id}_${no}`, status, ...own })
      return [
        completed(session),
        back('re_a', 5000, 'pending'),
        back('re_a', 5000, 'succeeded'),
        back('re_b', 1639, 'succeeded'),
        back('re_b', 1639, 'failed'),
        event('charge.updated', { ...own, balance_transaction: 'txn_1' }),
      ]
    }
    const before = (await engine.admin.selectFrom('payment').select('id').execute()).length
    const orders = fc.sample(fc.shuffledSubarray([0, 1, 2, 3, 4, 5, 0, 3], { minLength: 8 }), {
      numRuns: ORDERS,
      seed: 7,
    })
    for (const [no, shuffled] of orders.entries()) {
      const { reference } = await begin()
      const events = make(reference, no)
      for (const index of shuffled) {
        const one = events[index]
        if (one) expect(await send(one)).toBe(200)
      }
    }
    const rows = await engine.admin
      .selectFrom('payment')
      .select(['amount_minor', 'refunded_minor', 'fee_minor'])
      .orderBy('created_at')
      .orderBy('id')
      .offset(before)
      .execute()
    expect(rows).toHaveLength(ORDERS)
    expect(
      new Set(rows.map(row => `${row.amount_minor} ${row.refunded_minor} ${row.fee_minor}`)),
    ).toEqual(new Set(['16639 5000 275']))
  })
})
