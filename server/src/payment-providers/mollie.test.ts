import {
  connectPaymentAccount,
  listPaymentAccounts,
  refundPayment,
} from '@bordereau/contract/payment-accounts'
import { getInvoice } from '@bordereau/contract/invoices'
import { listPayments } from '@bordereau/contract/payments'
import { signIn } from '@bordereau/contract/session'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { describeWithDatabase } from '../db/testing.ts'
import { type Invoice, aCompany, aCustomer, aDraft, issued } from '../invoices/testing.ts'
import { runDueJobs } from '../jobs/runner.ts'
import { type Client, PASSWORD, type TestApp, mailsTo, signedUp, startApp } from '../lib/testing.ts'
import { READ_EVENTS, enqueueEventReading, readProviderEvents } from '../payments/read-events.ts'
import {
  MOLLIE_KEY,
  MOLLIE_LIVE_KEY,
  type MollieChargebackRecord,
  type MolliePaymentRecord,
  type MollieServer,
  startMollie,
} from './mollie-testing.ts'

describeWithDatabase('an invoice paid by Mollie', engine => {
  let mollie: MollieServer
  let at: TestApp
  let owner: Client
  let workspaceId: string
  let customerId: string

  beforeAll(async () => {
    mollie = await startMollie()
    at = await start()
    mollie.now = at.clock.now
    owner = await signedUp(at, 'owner@example.com')
    workspaceId = await aCompany(owner)
    customerId = await aCustomer(owner, workspaceId)
    await owner.must(connectPaymentAccount, connection(MOLLIE_KEY))
  })
  beforeEach(() => {
    mollie.state = 'up'
    mollie.pageSize = 250
  })
  afterAll(async () => {
    await at.close()
    await mollie.close()
  })

  const start = (dataDir?: string) =>
    startApp(engine.db, {
      paymentProviderUrls: { mollie: mollie.url },
      ...(dataDir === undefined ? {} : { dataDir }),
    })
  const connection = (secretKey: string, company = workspaceId) => ({
    query: { workspaceId: company, provider: 'mollie' },
    body: { keys: { secretKey, webhookSecret: '' } },
  })
  const anInvoice = () => issued(owner, workspaceId, aDraft(customerId))
  const read = ({ id }: Invoice) =>
    owner.must(getInvoice, { query: { workspaceId, invoiceId: id } })
  const openOf = async (invoice: Invoice) => (await read(invoice)).open
  const paymentsOf = async ({ id }: MolliePaymentRecord) => {
    const { rows } = await owner.must(listPayments, { query: { workspaceId, q: id } })
    return rows
  }
  const euros = (value: string) => ({ currency: 'EUR', value })
  const eventsUrl = (company = workspaceId) => `/api/payment-providers/mollie/events/${company}`

  /** Presses the button of the payment page; the payment that Mollie then has. */
  async function started(invoice: Invoice): Promise<MolliePaymentRecord> {
    const response = await at.app.inject({
      method: 'POST',
      url: `${new URL(invoice.payLink ?? '').pathname}/checkout/mollie`,
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'null' },
      payload: '',
    })
    const payment = mollie.payments.at(-1)
    if (!payment || response.headers.location !== payment.checkout)
      throw new Error(`no payment was begun: ${response.statusCode}`)
    return payment
  }
  /** The customer pays on Mollie's page with a Visa card. */
  function pay(payment: MolliePaymentRecord): void {
    payment.status = 'paid'
    payment.method = 'creditcard'
    payment.details = { cardLabel: 'Visa' }
    payment.paidAt = at.clock.now().toISOString()
  }
  /** Reports as Mollie does (docs.mollie.com/reference/webhooks); the status of our answer. */
  async function report(id: string, { app = at.app, company = workspaceId } = {}): Promise<number> {
    const response = await app.inject({
      method: 'POST',
      url: eventsUrl(company),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: `id=${id}`,
    })
    return response.statusCode
  }
  async function paid() {
    const invoice = await anInvoice()
    const payment = await started(invoice)
    pay(payment)
    expect(await report(payment.id)).toBe(200)
    const [recorded] = await paymentsOf(payment)
    if (!recorded) throw new Error('no payment was recorded')
    return { invoice, payment, recorded }
  }
  const refund = (paymentId: string, amount: string) =>
    owner.call(refundPayment, {
      query: { workspaceId, paymentId },
      body: { amount, reason: 'Returned' },
    })
  function refundAtMollie({ id: paymentId }: MolliePaymentRecord, value: string) {
    const createdAt = at.clock.now().toISOString()
    const common = { id: `re_own${mollie.refunds.length}`, paymentId, createdAt, metadata: null }
    const made = { ...common, amount: euros(value), status: 'processing' }
    mollie.refunds.push(made)
    return made
  }
  function chargeBack({ id: paymentId, amount }: MolliePaymentRecord) {
    const createdAt = at.clock.now().toISOString()
    const id = `chb_${mollie.chargebacks.length}`
    const made: MollieChargebackRecord = { id, paymentId, amount, createdAt, reversedAt: null }
    mollie.chargebacks.push(made)
    return made
  }
  async function runJobs(minutes: number): Promise<void> {
    at.clock.move(minutes * 60_000)
    await enqueueEventReading(at.context)
    await runDueJobs(at.context, { [READ_EVENTS]: readProviderEvents })
  }

  test('is asked for exactly the open amount of the server, once for each order, and names no method', async () => {
    const invoice = await anInvoice()
    const { metadata } = await started(invoice)
    const request = mollie.requests.at(-1)
    expect(request).toMatchObject({ method: 'POST', path: '/v2/payments' })
    expect(request?.body).toEqual({
      amount: euros('166.39'),
      description: `${invoice.number} Atelier Lumière SARL`,
      redirectUrl: invoice.payLink,
      webhookUrl: `http://localhost:3000${eventsUrl()}`,
      metadata: { bordereau: expect.stringMatching(/^[\w-]{40,}$/) },
      locale: 'de_DE',
    })
    expect(metadata).not.toBeNull()
    expect(request?.key).toMatch(/^[0-9a-f-]{36}$/)
    expect(await openOf(invoice)).toBe('166.39')
  })

  test('is recorded in test mode with its card and a receipt, which says that no money was moved', async () => {
    const { invoice, payment } = await paid()
    expect(await paymentsOf(payment)).toMatchObject([
      { amount: '166.39', method: 'card', brand: 'visa', provider: 'mollie', mode: 'test' },
    ])
    expect(await read(invoice)).toMatchObject({ status: 'paid', open: '0.00' })
    const [mail] = await mailsTo(at.context, 'buyer@example.com')
    expect(mail?.subject).toBe(`Test: Zahlung für ${invoice.number} erhalten`)
  })

  test('is not recorded before the money is there', async () => {
    const invoice = await anInvoice()
    const payment = await started(invoice)
    for (const status of ['open', 'pending', 'authorized', 'expired', 'failed', 'canceled']) {
      payment.status = status
      expect([status, await report(payment.id)]).toEqual([status, 200])
      expect([status, await openOf(invoice)]).toEqual([status, '166.39'])
    }
    pay(payment)
    expect(await report(payment.id)).toBe(200)
    expect(await openOf(invoice)).toBe('0.00')
  })

  test('is not changed by reports that are forged, of others, or do not fit', async () => {
    const invoice = await anInvoice()
    const payment = await started(invoice)
    const { metadata } = payment
    const other = await aCompany(owner)
    const otherKey = 'test_ofanothercompanyabcdefghijklmnop'
    await owner.must(connectPaymentAccount, connection(otherKey, other))
    const like = (id: string, changes: Partial<MolliePaymentRecord>) => {
      const made = { ...payment, id, ...changes }
      pay(made)
      mollie.payments.unshift(made)
      return id
    }
    const own = [...mollie.payments]
    const foreign = like('tr_ofother', { profileId: 'pfl_Other' })
    const asked = mollie.requests.length
    for (const [name, status, reported] of [
      ['said to be paid, which it is not', 200, () => report(`${payment.id}&status=paid`)],
      ['no number', 401, () => report('')],
      ['another kind of number', 401, () => report('re_1')],
      ['a path as number', 401, () => report('tr_1%2F..%2F..%2Fprofiles')],
    ] as const)
      expect([name, await reported()]).toEqual([name, status])
    expect(mollie.requests.slice(asked).map(({ path }) => path)).toEqual([
      `/v2/payments/${payment.id}`,
    ])
    for (const [name, status, reported] of [
      ['unknown number', 200, () => report('tr_unknown')],
      ['payment of another account', 200, () => report(foreign)],
      [
        'payment of another account, to its company',
        422,
        () => report(foreign, { company: other }),
      ],
      ['no payment of ours', 200, () => report(like('tr_shop', { metadata: { order: '12' } }))],
      ['unknown checkout', 422, () => report(like('tr_x', { metadata: { bordereau: 'x' } }))],
      ['wrong amount', 422, () => report(like('tr_less', { amount: euros('166.38') }))],
      [
        'amount with more decimals',
        422,
        () => report(like('tr_odd', { amount: euros('166.391') })),
      ],
      [
        'wrong currency',
        422,
        () => report(like('tr_usd', { amount: { currency: 'USD', value: '166.39' } })),
      ],
    ] as const) {
      expect([name, await reported()]).toEqual([name, status])
      expect([name, await openOf(invoice)]).toEqual([name, '166.39'])
    }
    expect(payment.metadata).toBe(metadata)
    pay(payment)
    expect(await report(payment.id)).toBe(200)
    expect(await openOf(invoice)).toBe('0.00')
    mollie.payments.splice(0, mollie.payments.length, ...own)
  })

  test('is reported by its own network while another has asked in vain too often to be passed on to Mollie', async () => {
    const { payment } = await paid()
    const remoteAddress = '203.0.113.77'
    const ask = async (id: string) => {
      const headers = { 'content-type': 'application/x-www-form-urlencoded' }
      const payload = `id=${id}`
      const url = eventsUrl()
      return (await at.app.inject({ method: 'POST', url, headers, payload, remoteAddress }))
        .statusCode
    }
    for (let i = 0; i < 120; i += 1) expect(await ask(`tr_${i}`)).toBe(200)
    expect(await ask('tr_other')).toBe(429)
    expect(await report(payment.id)).toBe(200)
  })

  test('is not changed by a live payment while the checkout was begun with a test key', async () => {
    const invoice = await anInvoice()
    const payment = await started(invoice)
    pay(payment)
    payment.mode = 'live'
    const live = await owner.must(connectPaymentAccount, connection(MOLLIE_LIVE_KEY))
    expect(live.account).toMatchObject({ id: 'pfl_Atelier', name: 'Atelier', mode: 'live' })
    expect(await report(payment.id)).toBe(422)
    await owner.must(connectPaymentAccount, connection(MOLLIE_KEY))
    expect(await report(payment.id)).toBe(200)
    expect(await openOf(invoice)).toBe('166.39')
  })

  test('is recorded once when reports are repeated, delayed by days, or arrive during a restart', async () => {
    const invoice = await anInvoice()
    const payment = await started(invoice)
    pay(payment)
    at.clock.move(4 * 86_400_000)
    const second = await start(at.context.config.dataDir)
    second.clock.set(at.clock.now().toISOString())
    const statuses = await Promise.all(
      [at, second, at, second].map(({ app }) => report(payment.id, { app })),
    )
    await second.close()
    expect(statuses).toEqual([200, 200, 200, 200])
    expect(await report(payment.id)).toBe(200)
    expect(await paymentsOf(payment)).toHaveLength(1)
    expect(await openOf(invoice)).toBe('0.00')
  })

  test('is refunded in part and to the end, never beyond, also by two requests at once', async () => {
    const { invoice, payment, recorded } = await paid()
    expect(await refund(recorded.id, '50')).toMatchObject({
      ok: true,
      value: { refunded: '50.00', refundable: '116.39', refunds: [{ status: 'pending' }] },
    })
    expect(await openOf(invoice)).toBe('50.00')
    for (const one of mollie.refunds) one.status = 'refunded'
    expect(await report(payment.id)).toBe(200)
    expect(await paymentsOf(payment)).toMatchObject([{ refunds: [{ status: 'succeeded' }] }])
    expect(await refund(recorded.id, '116.40')).toMatchObject({ refusal: 'over_refunded' })
    const both = await Promise.all([refund(recorded.id, '100'), refund(recorded.id, '100')])
    expect(both.filter(one => one.ok)).toHaveLength(1)
    expect((await refund(recorded.id, '16.39')).ok).toBe(true)
    expect(await openOf(invoice)).toBe('166.39')
    const values = mollie.refunds.map(one => one.paymentId === payment.id && one.amount.value)
    expect(values.filter(Boolean)).toEqual(['50.00', '100.00', '16.39'])
  })

  test('is refunded once although Mollie’s answer was lost and it has forgotten the idempotency key', async () => {
    const { invoice, payment, recorded } = await paid()
    mollie.state = 'deaf'
    expect(await refund(recorded.id, '20')).toMatchObject({
      ok: true,
      value: { refunded: '0.00', refundable: '146.39', refunds: [{ status: 'requested' }] },
    })
    mollie.state = 'up'
    mollie.forgetKeys()
    await runJobs(60)
    expect(mollie.refunds.filter(one => one.paymentId === payment.id)).toHaveLength(1)
    expect(await openOf(invoice)).toBe('20.00')
  })

  test('is read from Mollie’s lists after an outage, over several pages', async () => {
    const before = await paid()
    const invoice = await anInvoice()
    const payment = await started(invoice)
    pay(payment)
    mollie.state = 'down'
    expect(await report(payment.id)).toBe(500)
    await runJobs(60)
    expect(await openOf(invoice)).toBe('166.39')
    refundAtMollie(before.payment, '10.00')
    mollie.state = 'up'
    for (let count = 0; count < 5; count += 1) await started(await anInvoice())
    mollie.pageSize = 2
    await runJobs(120)
    expect(await openOf(invoice)).toBe('0.00')
    expect(await openOf(before.invoice)).toBe('10.00')
    await runJobs(60)
    expect(await paymentsOf(payment)).toHaveLength(1)
  })

  test('needs one key only, which Mollie knows, and never shows it', async () => {
    for (const [refusal, secretKey] of [
      ['key_invalid', 'sk_test_51Abcdefgh'],
      ['key_refused', `test_${'x'.repeat(30)}`],
    ] as const)
      expect(await owner.call(connectPaymentAccount, connection(secretKey))).toMatchObject({
        refusal,
      })
    mollie.state = 'down'
    const unreachable = await owner.call(connectPaymentAccount, connection(MOLLIE_KEY))
    expect(unreachable).toMatchObject({ refusal: 'provider_unavailable' })
    const { accounts } = await owner.must(listPaymentAccounts, { query: { workspaceId } })
    expect(accounts.find(one => one.provider === 'mollie')).toMatchObject({
      label: 'Mollie',
      fields: [{ name: 'secretKey' }, { name: 'organizationToken', required: false }],
      eventTypes: [],
      account: { id: 'pfl_Atelier', mode: 'test', hints: { secretKey: '1234' }, readable: true },
    })
    const stored = await engine.admin.selectFrom('secret').selectAll().execute()
    expect(stored.length).toBeGreaterThan(0)
    expect(JSON.stringify([accounts, stored])).not.toContain(MOLLIE_KEY)
  })

  test('follows refunds made at Mollie, which fail later, and chargebacks, which the bank reverses', async () => {
    const { invoice, payment } = await paid()
    const made = refundAtMollie(payment, '50.00')
    expect(await report(payment.id)).toBe(200)
    expect(await openOf(invoice)).toBe('50.00')
    made.status = 'failed'
    expect(await report(payment.id)).toBe(200)
    expect(await openOf(invoice)).toBe('0.00')
    const chargeback = chargeBack(payment)
    expect(await report(payment.id)).toBe(200)
    expect(await openOf(invoice)).toBe('166.39')
    // Mollie need not report a reversal, but its list says it.
    at.clock.move(60 * 86_400_000)
    chargeback.reversedAt = at.clock.now().toISOString()
    await runJobs(60)
    await owner.must(signIn, { body: { email: 'owner@example.com', password: PASSWORD } })
    const after = await read(invoice)
    expect(after.open).toBe('0.00')
    expect(after.events.filter(one => one.kind === 'payment_disputed')).toHaveLength(2)
  })
})
