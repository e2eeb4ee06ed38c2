import { connectPaymentAccount, refundPayment } from '@bordereau/contract/payment-accounts'
import { getInvoice } from '@bordereau/contract/invoices'
import {
  changeCollection,
  endMandate,
  getCollection,
  listMandates,
  setCollects,
} from '@bordereau/contract/payment-mandates'
import { listPayments, recordPayment } from '@bordereau/contract/payments'
import { localDate } from '@bordereau/domain/date'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { payPath, post, runCollections, sent } from '../collections/testing.ts'
import { describeWithDatabase } from '../db/testing.ts'
import { type Invoice, aCompany, aCustomer, aDraft, issued } from '../invoices/testing.ts'
import { type Client, type TestApp, blankRenderer, signedUp, startApp } from '../lib/testing.ts'
import { markSent } from '@bordereau/contract/delivery'
import { STRIPE_KEYS, type StripeServer, startStripe, stripeSignature } from './stripe-testing.ts'

const HOUR_MS = 3_600_000

describeWithDatabase('an invoice collected by Stripe', engine => {
  let stripe: StripeServer
  let at: TestApp
  let owner: Client
  let workspaceId: string
  let customerId: string
  let method: string

  beforeAll(async () => {
    stripe = await startStripe()
    at = await startApp(engine.db, { paymentProviderUrls: { stripe: stripe.url } }, blankRenderer)
    owner = await signedUp(at, 'owner@example.com')
    workspaceId = await aCompany(owner)
    const query = { workspaceId, provider: 'stripe' }
    await owner.must(connectPaymentAccount, { query, body: { keys: STRIPE_KEYS } })
  })
  beforeEach(async () => {
    stripe.state = 'up'
    customerId = await aCustomer(owner, workspaceId)
    method = await agreed()
    const query = { workspaceId, customerId }
    await owner.must(setCollects, { query, body: { collects: 'on_issue' } })
  })
  afterAll(async () => {
    await at.close()
    await stripe.close()
  })

  let count = 0
  /** Reports as Stripe does; the status of our answer. */
  async function report(type: string, object: object): Promise<number> {
    count += 1
    const created = Math.floor(at.clock.now().getTime() / 1000)
    const body = { id: `evt_${count}`, object: 'event', type, livemode: false, created }
    const payload = JSON.stringify({ ...body, data: { object } })
    const response = await at.app.inject({
      method: 'POST',
      url: `/api/payment-providers/stripe/events/${workspaceId}`,
      headers: {
        'content-type': 'application/json',
        'stripe-signature': stripeSignature(payload, created),
      },
      payload,
    })
    return response.statusCode
  }
  /** The customer pays and ticks that later invoices are collected; Stripe's number of the method. */
  async function agreed(): Promise<string> {
    const invoice = await issued(owner, workspaceId, aDraft(customerId))
    const begun = await post(at, `${payPath(invoice)}/checkout/stripe`, { save: '1' })
    const id = String(begun.headers.location).split('/').at(-1) ?? ''
    const form = stripe.requests.at(-1)?.form
    expect(form?.get('payment_intent_data[setup_future_usage]')).toBe('off_session')
    expect(form?.get('customer_creation')).toBe('always')
    const session = { id, payment_status: 'paid', amount_total: 16639, currency: 'eur' }
    const metadata = { bordereau: form?.get('client_reference_id') }
    const completed = { ...session, metadata, payment_intent: `pi_${id}` }
    expect(await report('checkout.session.completed', completed)).toBe(200)
    return `pm_${id}`
  }
  /** An invoice of which the customer was notified; without a mail server a person says so. */
  async function notified(): Promise<Invoice> {
    const invoice = await sent(at, owner, workspaceId, aDraft(customerId))
    const query = { workspaceId, invoiceId: invoice.id }
    await owner.must(markSent, { query, body: { how: 'by hand' } })
    return invoice
  }
  async function collected(): Promise<Invoice> {
    const invoice = await notified()
    at.clock.move(HOUR_MS)
    await runCollections(at)
    return invoice
  }
  const openOf = async ({ id }: Invoice) =>
    (await owner.must(getInvoice, { query: { workspaceId, invoiceId: id } })).open
  const collectionOf = async ({ id }: Invoice) =>
    (await owner.must(getCollection, { query: { workspaceId, invoiceId: id } })).collection
  const mandates = async () =>
    (await owner.must(listMandates, { query: { workspaceId, customerId } })).mandates
  const intentsOf = () => stripe.intents.filter(one => one.payment_method === method)

  test('is asked for once, of the saved method, without its customer, and recorded once', async () => {
    expect(await mandates()).toMatchObject([
      { type: 'card', brand: 'visa', hint: '4242', provider: 'Stripe', mode: 'test' },
    ])
    const invoice = await collected()
    const request = stripe.requests.findLast(
      one => one.path === '/v1/payment_intents' && one.method === 'POST',
    )
    expect(Object.fromEntries(request?.form ?? [])).toMatchObject({
      amount: '16639',
      currency: 'eur',
      off_session: 'true',
      confirm: 'true',
      payment_method: method,
      'automatic_payment_methods[allow_redirects]': 'never',
    })
    expect(await openOf(invoice)).toBe('0.00')
    const [intent] = intentsOf()
    // Reported as well, twice.
    for (const _ of [1, 2]) expect(await report('payment_intent.succeeded', intent ?? {})).toBe(200)
    const { rows } = await owner.must(listPayments, { query: { workspaceId, q: intent?.id ?? '' } })
    expect(rows).toMatchObject([{ method: 'card', brand: 'visa', mode: 'test' }])
    expect(intentsOf()).toHaveLength(1)
  })

  test('is not asked for before the customer was notified', async () => {
    const invoice = await sent(at, owner, workspaceId, aDraft(customerId))
    at.clock.move(HOUR_MS)
    await runCollections(at)
    expect(intentsOf()).toEqual([])
    expect(await collectionOf(invoice)).toMatchObject({ status: 'planned', attempts: 0 })
  })

  test.each([
    ['account', { account_id: 'acct_other' }, { account_id: 'acct_1Test' }],
    ['mode', { mode: 'live' }, { mode: 'test' }],
  ] as const)(
    'is not asked for where another %s was connected meanwhile',
    async (_, other, own) => {
      const connect = (change: typeof other | typeof own) =>
        engine.admin
          .updateTable('payment_account')
          .where('workspace_id', '=', workspaceId)
          .set(change)
          .execute()
      const invoice = await notified()
      await connect(other)
      try {
        at.clock.move(HOUR_MS)
        await runCollections(at)
        // Nothing new is planned either.
        const next = await sent(at, owner, workspaceId, aDraft(customerId))
        expect(await collectionOf(next)).toBeNull()
      } finally {
        await connect(own)
      }
      expect(intentsOf()).toEqual([])
      expect(await collectionOf(invoice)).toMatchObject({ status: 'stopped', failure: 'refused' })
    },
  )

  test('is made once where the answer is lost, and keys are forgotten before it is asked again', async () => {
    const invoice = await notified()
    at.clock.move(HOUR_MS)
    stripe.state = 'deaf'
    await runCollections(at)
    expect(await collectionOf(invoice)).toMatchObject({ status: 'requested' })
    expect(await openOf(invoice)).toBe('166.39')
    // Meanwhile no other payment is offered.
    expect((await at.app.inject(payPath(invoice))).body).not.toContain('/checkout/stripe')
    const begun = await post(at, `${payPath(invoice)}/checkout/stripe`)
    expect(begun.headers.location).not.toContain('checkout.stripe.com')
    stripe.state = 'up'
    stripe.forgetKeys()
    at.clock.move(HOUR_MS)
    await runCollections(at)
    expect(await openOf(invoice)).toBe('0.00')
    expect(intentsOf()).toHaveLength(1)
  })

  test('is not made again by a backup that was restored from before it', async () => {
    const invoice = await collected()
    const of = { workspace_id: workspaceId, invoice_id: invoice.id }
    // As in the backup: planned, and neither the checkout nor what was reported of it.
    const { checkout_id: id } = await engine.admin
      .selectFrom('collection')
      .select('checkout_id')
      .where('workspace_id', '=', of.workspace_id)
      .where('invoice_id', '=', of.invoice_id)
      .executeTakeFirstOrThrow()
    await engine.admin
      .updateTable('collection')
      .set({ status: 'planned', attempts: 0, checkout_id: null, checked_at: null })
      .where('invoice_id', '=', invoice.id)
      .execute()
    await engine.admin.deleteFrom('provider_event').where('checkout_id', '=', id).execute()
    await engine.admin.deleteFrom('checkout_invoice').where('checkout_id', '=', id).execute()
    await engine.admin
      .deleteFrom('checkout')
      .where('id', '=', id ?? '')
      .execute()
    await engine.admin.deleteFrom('allocation').where('invoice_id', '=', invoice.id).execute()
    await engine.admin
      .updateTable('invoice')
      .set({ settled_minor: 0n })
      .where('id', '=', invoice.id)
      .execute()
    expect(await openOf(invoice)).toBe('166.39')
    stripe.forgetKeys()
    at.clock.move(HOUR_MS)
    await runCollections(at)
    expect(await openOf(invoice)).toBe('0.00')
    expect(intentsOf()).toHaveLength(1)
  })

  test('stays under way while a bank decides, and fails days later with another way to pay', async () => {
    stripe.outcomes.set(method, 'processing')
    const invoice = await collected()
    expect(await collectionOf(invoice)).toMatchObject({ status: 'processing' })
    const [intent] = intentsOf()
    const failed = {
      ...intent,
      status: 'requires_payment_method',
      last_payment_error: { code: 'debit_not_authorized' },
    }
    expect(await report('payment_intent.payment_failed', failed)).toBe(200)
    expect(await report('payment_intent.processing', { ...intent })).toBe(200)
    expect(await collectionOf(invoice)).toMatchObject({
      status: 'failed',
      failure: 'mandate_ended',
    })
    expect(await mandates()).toMatchObject([{ status: 'ended', endedBy: 'provider' }])
    expect((await at.app.inject(payPath(invoice))).body).toContain('/checkout/stripe')
  })

  test('that comes after the customer paid by transfer is credit, and can be refunded', async () => {
    stripe.outcomes.set(method, 'processing')
    const invoice = await collected()
    const allocations = [{ invoiceId: invoice.id, amount: '166.39' }]
    const paid = { amount: '166.39', currency: 'EUR', method: 'transfer', allocations } as const
    const date = localDate(at.clock.now().toISOString().slice(0, 10))
    const body = { customerId, date, reference: '', note: '', ...paid }
    await owner.must(recordPayment, { query: { workspaceId }, body })
    const [intent] = intentsOf()
    const succeeded = { ...intent, status: 'succeeded' }
    for (const _ of [1, 2]) expect(await report('payment_intent.succeeded', succeeded)).toBe(200)
    expect(await collectionOf(invoice)).toMatchObject({ status: 'collected' })
    const query = { workspaceId, q: intent?.id ?? '' }
    const { rows } = await owner.must(listPayments, { query })
    expect(rows).toMatchObject([
      { amount: '166.39', unallocated: '166.39', refundable: '166.39', allocations: [] },
    ])
    const refund = { query: { workspaceId, paymentId: rows[0]?.id ?? '' } }
    const refunded = await owner.must(refundPayment, {
      ...refund,
      body: { amount: '166.39', reason: 'Paid twice' },
    })
    expect(refunded).toMatchObject({ refunded: '166.39', unallocated: '0.00', refundable: '0.00' })
    // The transfer settles the invoice all the same.
    expect(await openOf(invoice)).toBe('0.00')
  })

  test.each(['stopped', 'skipped'] as const)(
    'counts also where Stripe reports it a month later, after it was %s',
    async how => {
      const invoice = await notified()
      at.clock.move(HOUR_MS)
      stripe.state = 'deaf'
      await runCollections(at)
      stripe.state = 'down'
      // Sessions end meanwhile.
      const month = 32 * 24 * HOUR_MS
      at.clock.move(month)
      await runCollections(at)
      at.clock.move(-month)
      const unanswered = { status: 'stopped', failure: 'unanswered' }
      expect(await collectionOf(invoice)).toMatchObject(unanswered)
      const query = { workspaceId, invoiceId: invoice.id }
      if (how === 'skipped')
        await owner.must(changeCollection, { query, body: { change: { by: 'skip' } } })
      expect(await openOf(invoice)).toBe('166.39')
      stripe.state = 'up'
      expect(await report('payment_intent.succeeded', intentsOf()[0] ?? {})).toBe(200)
      expect(await collectionOf(invoice)).toMatchObject({ status: 'collected', failure: null })
      expect(await openOf(invoice)).toBe('0.00')
      expect((await at.app.inject(payPath(invoice))).body).not.toContain('/checkout/stripe')
    },
  )

  test.each([
    [{ code: 'authentication_required' }, 'authentication_required', 'failed'],
    [
      { code: 'card_declined', decline_code: 'insufficient_funds' },
      'insufficient_funds',
      'planned',
    ],
    [{ code: 'card_declined', decline_code: 'do_not_try_again' }, 'refused', 'failed'],
    [{ code: 'expired_card' }, 'expired', 'failed'],
    ['detached' as const, 'mandate_ended', 'failed'],
  ])('after %o the reason is %s, and it is %s', async (outcome, failure, status) => {
    stripe.outcomes.set(method, outcome)
    const invoice = await collected()
    expect(await collectionOf(invoice)).toMatchObject({ status, failure, attempts: 1 })
  })

  test('is not tried of a method that Stripe reports as detached, and a foreign one changes nothing', async () => {
    const invoice = await notified()
    expect(await report('payment_method.detached', { id: 'pm_of_a_shop' })).toBe(200)
    expect(await mandates()).toMatchObject([{ status: 'active' }])
    expect(
      await report('mandate.updated', {
        id: 'mandate_1',
        payment_method: method,
        status: 'active',
      }),
    ).toBe(200)
    expect(await mandates()).toMatchObject([{ status: 'active' }])
    expect(await report('payment_method.detached', { id: method })).toBe(200)
    at.clock.move(HOUR_MS)
    await runCollections(at)
    expect(intentsOf()).toEqual([])
    expect(await collectionOf(invoice)).toMatchObject({
      status: 'stopped',
      failure: 'mandate_ended',
    })
  })

  test('is detached at Stripe after it was ended here, also where Stripe does not answer at first', async () => {
    const [mandate] = await mandates()
    stripe.state = 'down'
    const query = { workspaceId, mandateId: mandate?.id ?? '' }
    await owner.must(endMandate, { query, body: {} })
    await runCollections(at)
    expect(stripe.detached).not.toContain(method)
    stripe.state = 'up'
    at.clock.move(60_000)
    await runCollections(at)
    expect(stripe.detached).toContain(method)
  })
})
