import { createHmac, timingSafeEqual } from 'node:crypto'
import { getInvoice } from '@bordereau/contract/invoices'
import {
  connectPaymentAccount,
  disconnectPaymentAccount,
  listPaymentAccounts,
} from '@bordereau/contract/payment-accounts'
import { listPayments, recordPayment } from '@bordereau/contract/payments'
import { accept, refuse } from '@bordereau/domain/decision'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { describeWithDatabase } from '../db/testing.ts'
import { type Invoice, aCompany, aCustomer, aDraft, issued } from '../invoices/testing.ts'
import { type Client, type TestApp, signedUp, startApp } from '../lib/testing.ts'
import type { CheckoutOrder, CheckoutProvider, PaymentMode, ProviderEvent } from './provider.ts'
import { PAYMENT_PROVIDERS } from './providers.ts'

const TOLERANCE_SECONDS = 300
const SECRET = 'secret of the test'
const KEYS = { secretKey: 'key of the test', webhookSecret: SECRET }
const ACCOUNT = { id: 'acct-1', name: 'Atelier', mode: 'live' } as const

let orders: CheckoutOrder[] = []
let isDown = false
let checkoutPage = 'https://checkout.test-pay.example/'

type Report = {
  readonly id: string
  readonly reference: string
  readonly mode: PaymentMode
  readonly kind: 'paid' | 'refund'
  readonly amount: string
  readonly currency: string
  readonly paidAt: string
  readonly paymentReference: string
}

/** A made-up provider: it signs time and body with HMAC-SHA256, and reports lists of payments. */
const testPay: CheckoutProvider = {
  kind: 'checkout',
  name: 'test-pay',
  label: 'Test Pay',
  origins: ['https://checkout.test-pay.example'],
  fields: [
    { name: 'secretKey', pattern: /^key /, begins: 'key' },
    { name: 'webhookSecret', pattern: /^secret /, begins: 'secret' },
  ],
  eventTypes: ['payment'],
  connect: async ({ keys }) =>
    keys.secretKey === 'key of no account' ? refuse('key_refused') : accept(ACCOUNT),
  isAvailable: ({ currency }) => currency === 'EUR',
  start: async (_, order) => {
    if (isDown) throw new Error('test-pay does not respond')
    orders.push(order)
    return checkoutPage + order.id
  },
  listEvents: async () => ({ found: [], unreadable: [] }),
  refund: async () => ({ listed: [], make: async () => refuse('refund_refused') }),
  receive: async ({ clock, keys }, { body, headers }) => {
    const [time = '', signature = ''] = String(headers['test-pay-signature'] ?? '').split(',')
    const age = clock.now().getTime() / 1000 - Number(time)
    const expected = Buffer.from(signatureOf(time, body, keys.webhookSecret))
    const given = Buffer.from(signature)
    const isGenuine = given.length === expected.length && timingSafeEqual(given, expected)
    if (!isGenuine || !(Math.abs(age) <= TOLERANCE_SECONDS)) return refuse('signature_invalid')
    const reports: Report[] = JSON.parse(Buffer.from(body).toString())
    return accept(
      reports.map(({ id, reference, mode, ...report }) => ({
        id,
        reference,
        mode,
        method: 'card',
        brand: 'visa',
        fact: factOf(report),
      })),
    )
  },
}

function factOf(report: Omit<Report, 'id' | 'reference' | 'mode'>): ProviderEvent['fact'] {
  const { currency, paymentReference } = report
  const amount = BigInt(report.amount)
  if (report.kind === 'paid')
    return { kind: 'paid', amount, currency, paidAt: new Date(report.paidAt), paymentReference }
  const reference = `refund of ${paymentReference}`
  return { kind: 'refund', amount, currency, reference, requestId: '', status: 'succeeded' }
}

function signatureOf(time: string, body: Uint8Array, secret = SECRET): string {
  return createHmac('sha256', secret).update(`${time}.`).update(body).digest('hex')
}

describeWithDatabase('an invoice paid at a made-up provider', engine => {
  let at: TestApp
  let owner: Client
  let workspaceId: string
  let customerId: string

  beforeAll(async () => {
    const providers = [...PAYMENT_PROVIDERS, testPay]
    at = await startApp(engine.db, {}, undefined, { providers })
    owner = await signedUp(at, 'owner@example.com')
    workspaceId = await aCompany(owner)
    await connect()
    customerId = await aCustomer(owner, workspaceId)
  })
  beforeEach(() => {
    orders = []
    isDown = false
    checkoutPage = 'https://checkout.test-pay.example/'
  })
  afterAll(() => at.close())

  const connect = (keys = KEYS) =>
    owner.must(connectPaymentAccount, {
      query: { workspaceId, provider: testPay.name },
      body: { keys },
    })
  const disconnect = () =>
    owner.must(disconnectPaymentAccount, { query: { workspaceId, provider: testPay.name } })
  const anInvoice = (changes = {}) => issued(owner, workspaceId, aDraft(customerId, changes))
  const read = ({ id }: Invoice) =>
    owner.must(getInvoice, { query: { workspaceId, invoiceId: id } })
  const pathOf = ({ payLink }: Invoice) => new URL(payLink ?? '').pathname
  const pageOf = async (invoice: Invoice) =>
    (await at.app.inject({ url: pathOf(invoice) })).body.replaceAll(/\s+/g, ' ')

  /** Presses the button of the payment page, as a browser without JavaScript does. */
  const press = (invoice: Invoice, provider = testPay.name) =>
    at.app.inject({
      method: 'POST',
      url: `${pathOf(invoice)}/checkout/${provider}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'null' },
      payload: '',
    })
  async function started(invoice: Invoice): Promise<CheckoutOrder> {
    expect((await press(invoice)).statusCode).toBe(303)
    const order = orders.at(-1)
    if (!order) throw new Error('no checkout was started')
    return order
  }

  const reportOf = (order: CheckoutOrder, changes: Partial<Report> = {}): Report => ({
    id: `event of ${order.id}`,
    reference: order.reference,
    mode: 'live',
    kind: 'paid',
    amount: order.amount.toString(),
    currency: order.currency,
    paidAt: at.clock.now().toISOString(),
    paymentReference: 'TP-1',
    ...changes,
  })
  /** Sends reports as the provider does. */
  function send(
    reports: readonly Report[],
    {
      provider = testPay.name,
      time = at.clock.now().getTime() / 1000,
      signature = '',
      company = workspaceId,
    } = {},
  ) {
    const payload = JSON.stringify(reports)
    const genuine = signatureOf(String(time), Buffer.from(payload))
    return at.app.inject({
      method: 'POST',
      url: `/api/payment-providers/${provider}/events/${company}`,
      headers: {
        'content-type': 'application/json',
        'test-pay-signature': `${time},${signature || genuine}`,
      },
      payload,
    })
  }
  const paymentsOf = async (invoice: Invoice) => (await read(invoice)).payments

  test('is offered on the payment page besides the transfer, for the currencies it takes', async () => {
    const invoice = await anInvoice()
    const page = await pageOf(invoice)
    expect(page).toContain('FR76 3000')
    expect(page).toContain(`<form method="post" action="${pathOf(invoice)}/checkout/test-pay">`)
    expect(page).toContain('Mit Test Pay bezahlen')
    const dollars = await anInvoice({
      currency: 'USD',
      taxCurrency: { currency: 'EUR', rate: '0.9' },
    })
    expect(await pageOf(dollars)).not.toContain('Test Pay')
    await disconnect()
    expect(await pageOf(invoice)).not.toContain('Test Pay')
    await connect()
  })

  test('begins with the open amount of the server, and continues at the provider', async () => {
    const invoice = await anInvoice()
    const response = await press(invoice)
    expect(response.statusCode).toBe(303)
    expect(orders).toMatchObject([
      {
        amount: 16639n,
        currency: 'EUR',
        number: invoice.number,
        payee: 'Atelier Lumière SARL',
        returnUrl: invoice.payLink,
      },
    ])
    expect(response.headers.location).toBe(`https://checkout.test-pay.example/${orders[0]?.id}`)
    // Browsers apply form-action to the redirect too.
    const policy = String(
      (await at.app.inject({ url: pathOf(invoice) })).headers['content-security-policy'],
    )
    expect(policy).toMatch(/form-action 'self' [^;]*https:\/\/checkout\.test-pay\.example;/)
  })

  test('records the payment once, although the event comes twice, concurrently and under another id', async () => {
    const invoice = await anInvoice()
    const order = await started(invoice)
    const replies = await Promise.all(Array.from({ length: 5 }, () => send([reportOf(order)])))
    expect(replies.map(reply => reply.statusCode)).toEqual([200, 200, 200, 200, 200])
    expect((await send([reportOf(order)])).statusCode).toBe(200)
    expect((await send([reportOf(order, { id: 'another event' })])).statusCode).toBe(200)
    const { status, open, payments, events } = await read(invoice)
    expect({ status, open }).toEqual({ status: 'paid', open: '0.00' })
    expect(payments).toMatchObject([{ amount: '166.39', method: 'card', reference: 'TP-1' }])
    expect(events.filter(event => event.kind === 'payment_recorded')).toMatchObject([{ by: null }])
    expect(await pageOf(invoice)).not.toContain('Test Pay')
    const { rows } = await owner.must(listPayments, { query: { workspaceId } })
    expect(rows[0]).toMatchObject({ brand: 'visa', date: '2026-11-20', unallocated: '0.00' })
  })

  test('records each of several events, also those after a refused one', async () => {
    const [first, second] = [await anInvoice(), await anInvoice()]
    const wrong = reportOf(await started(first), { amount: '1' })
    const reply = await send([wrong, reportOf(await started(second))])
    expect(reply.statusCode).toBe(422)
    expect(await paymentsOf(first)).toEqual([])
    expect(await paymentsOf(second)).toHaveLength(1)
  })

  test('refuses events without the provider’s signature', async () => {
    const invoice = await anInvoice()
    const reports = [reportOf(await started(invoice))]
    const old = at.clock.now().getTime() / 1000 - TOLERANCE_SECONDS - 1
    for (const forgery of [{ signature: 'f'.repeat(64) }, { signature: 'short' }, { time: old }]) {
      const reply = await send(reports, forgery)
      expect([forgery, reply.statusCode]).toEqual([forgery, 401])
      expect(reply.json()).toMatchObject({ refusal: 'signature_invalid' })
    }
    // The signature is over the body as received: one more space makes it wrong.
    const payload = JSON.stringify(reports)
    const time = String(at.clock.now().getTime() / 1000)
    const spaced = await at.app.inject({
      method: 'POST',
      url: `/api/payment-providers/test-pay/events/${workspaceId}`,
      headers: {
        'content-type': 'application/json',
        'test-pay-signature': `${time},${signatureOf(time, Buffer.from(payload))}`,
      },
      payload: ` ${payload}`,
    })
    expect(spaced.statusCode).toBe(401)
    expect(await paymentsOf(invoice)).toEqual([])
  })

  test('refuses events with another amount or currency, or about no checkout of this instance', async () => {
    const invoice = await anInvoice()
    const order = await started(invoice)
    for (const [refusal, changes] of [
      ['amount_differs', { amount: '16638' }],
      ['amount_differs', { amount: '16640' }],
      ['amount_differs', { currency: 'USD' }],
      ['account_differs', { mode: 'test' }],
      ['checkout_unknown', { reference: 'x' }],
      ['checkout_unknown', { reference: `${order.reference.slice(0, -1)}!` }],
    ] as const) {
      const reply = await send([reportOf(order, changes)])
      expect([changes, reply.statusCode, reply.json().refusal]).toEqual([changes, 422, refusal])
    }
    expect(await paymentsOf(invoice)).toEqual([])
    expect((await send([reportOf(order)])).statusCode).toBe(200)
    expect(await paymentsOf(invoice)).toHaveLength(1)
  })

  test('refuses events of another company’s account, even when they are signed with its key', async () => {
    const invoice = await anInvoice()
    const other = await aCompany(owner)
    await owner.must(connectPaymentAccount, {
      query: { workspaceId: other, provider: testPay.name },
      body: { keys: { ...KEYS, webhookSecret: 'secret of another' } },
    })
    const reports = [reportOf(await started(invoice))]
    const time = at.clock.now().getTime() / 1000
    const payload = Buffer.from(JSON.stringify(reports))
    const foreign = signatureOf(String(time), payload, 'secret of another')
    const toOther = await send(reports, { company: other, time, signature: foreign })
    expect([toOther.statusCode, toOther.json().refusal]).toEqual([422, 'checkout_unknown'])
    expect((await send(reports, { time, signature: foreign })).statusCode).toBe(401)
    expect(await paymentsOf(invoice)).toEqual([])
  })

  test('stores the keys of an account encrypted, and shows only how they end', async () => {
    const { accounts } = await owner.must(listPaymentAccounts, { query: { workspaceId } })
    const account = accounts.find(one => one.provider === testPay.name)
    expect(account).toMatchObject({
      eventsUrl: `http://localhost:3000/api/payment-providers/test-pay/events/${workspaceId}`,
      account: {
        ...ACCOUNT,
        hints: { secretKey: 'test', webhookSecret: 'test' },
        readable: true,
      },
    })
    const stored = await engine.admin.selectFrom('secret').selectAll().execute()
    expect(stored.length).toBeGreaterThan(1)
    expect(JSON.stringify([accounts, stored])).not.toContain('of the test')
    const query = { workspaceId, provider: testPay.name }
    const body = { keys: { ...KEYS, secretKey: 'key of no account' } }
    const unknown = await owner.call(connectPaymentAccount, { query, body })
    expect(unknown).toMatchObject({ refusal: 'key_refused' })
    const invalid = { keys: { ...KEYS, webhookSecret: 'whsec' } }
    expect(await owner.call(connectPaymentAccount, { query, body: invalid })).toMatchObject({
      refusal: 'key_invalid',
      detail: { field: 'webhookSecret' },
    })
  })

  test('refuses events for providers that are unknown, have no checkout or are not configured', async () => {
    const reports = [reportOf(await started(await anInvoice()))]
    for (const provider of ['unknown', ...PAYMENT_PROVIDERS.map(({ name }) => name)])
      expect((await send(reports, { provider })).statusCode).toBe(404)
    await disconnect()
    expect((await send(reports)).statusCode).toBe(404)
    await connect()
  })

  test('credits the customer with what was paid otherwise in the meantime', async () => {
    const invoice = await anInvoice()
    const order = await started(invoice)
    await owner.must(recordPayment, {
      query: { workspaceId },
      body: {
        customerId,
        date: '2026-11-20',
        currency: 'EUR',
        amount: '100',
        method: 'transfer',
        reference: '',
        note: '',
        allocations: [{ invoiceId: invoice.id, amount: '100' }],
      },
    })
    // The provider's clock is a day ahead of ours.
    const tomorrow = new Date(at.clock.now().getTime() + 86_400_000).toISOString()
    expect((await send([reportOf(order, { paidAt: tomorrow })])).statusCode).toBe(200)
    expect((await paymentsOf(invoice)).map(payment => payment.amount)).toEqual(['100.00', '66.39'])
    const { rows } = await owner.must(listPayments, { query: { workspaceId } })
    expect(rows.find(row => row.method === 'card')).toMatchObject({
      amount: '166.39',
      unallocated: '100.00',
      date: '2026-11-20',
    })
  })

  test('shows the other ways to pay when the provider fails, and the page when nothing is to be paid', async () => {
    const invoice = await anInvoice()
    isDown = true
    const failed = await press(invoice)
    expect(failed.statusCode).toBe(503)
    expect(failed.body).toContain('Die Zahlung mit Test Pay ist im Moment nicht möglich.')
    expect(failed.body).toContain('FR76 3000')
    isDown = false
    // The browser would stop a redirect to an origin that is not in the content security policy.
    checkoutPage = 'https://undeclared.example/'
    expect((await press(invoice)).statusCode).toBe(503)
    checkoutPage = 'https://checkout.test-pay.example/'
    orders = []
    await send([reportOf(await started(invoice))])
    for (const response of [await press(invoice), await press(invoice, 'unknown')]) {
      expect(response.statusCode).toBe(303)
      expect(response.headers.location).toBe(pathOf(invoice))
    }
    expect(orders).toHaveLength(1)
  })

  test('begins a limited number of payments from one link', async () => {
    const invoice = await anInvoice()
    const statuses = new Set<number>()
    for (let tries = 0; tries < 31; tries += 1) statuses.add((await press(invoice)).statusCode)
    expect([...statuses]).toEqual([303, 429])
    expect(orders).toHaveLength(30)
  })

  test('is not offered by a sample company', async () => {
    const invoice = await anInvoice()
    const sample = engine.admin.updateTable('workspace').where('id', '=', workspaceId)
    await sample.set({ sample: true }).execute()
    const page = await pageOf(invoice)
    await sample.set({ sample: false }).execute()
    expect(page).toContain('FR76 3000')
    expect(page).not.toContain('Test Pay')
  })
})
