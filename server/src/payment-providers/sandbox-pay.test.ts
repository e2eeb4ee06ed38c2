import { getInvoice } from '@bordereau/contract/invoices'
import {
  connectPaymentAccount,
  listPaymentAccounts,
  refundPayment,
} from '@bordereau/contract/payment-accounts'
import { listPayments } from '@bordereau/contract/payments'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { describeWithDatabase } from '../db/testing.ts'
import { aCompany, aCustomer, aDraft, issued } from '../invoices/testing.ts'
import { type Client, type TestApp, signedUp, startApp } from '../lib/testing.ts'

describeWithDatabase('the sandbox', engine => {
  let at: TestApp
  let owner: Client
  let workspaceId: string
  let path: string
  let invoiceId: string

  beforeAll(async () => {
    at = await startApp(engine.db)
    owner = await signedUp(at, 'owner@example.com')
    workspaceId = await aCompany(owner)
    const customerId = await aCustomer(owner, workspaceId)
    const invoice = await issued(owner, workspaceId, aDraft(customerId))
    invoiceId = invoice.id
    path = new URL(invoice.payLink ?? '').pathname
  })
  afterAll(() => at.close())

  const setSample = (sample: boolean) =>
    engine.admin.updateTable('workspace').where('id', '=', workspaceId).set({ sample }).execute()
  const post = (url: string) =>
    at.app.inject({
      method: 'POST',
      url,
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'null' },
      payload: '',
    })
  const read = () => owner.must(getInvoice, { query: { workspaceId, invoiceId } })

  test('a checkout of a link that never was leads to its page, whatever the link contains', async () => {
    const response = await at.app.inject({
      method: 'POST',
      url: '/pay/%F0%9F%98%80/checkout/sandbox-pay',
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'null' },
      payload: '',
    })
    expect(response.statusCode).toBe(303)
    expect(response.headers.location).toBe('/pay/%F0%9F%98%80')
  })

  test('is not offered to a company that is real', async () => {
    expect((await at.app.inject({ url: path })).body).not.toContain('Sandbox')
    expect((await post(`${path}/checkout/sandbox-pay`)).headers.location).toBe(path)
  })

  test('pays an invoice of a sample company on a page that says that no money is moved, and refunds it', async () => {
    await setSample(true)
    const page = (await at.app.inject({ url: path })).body
    expect(page).toContain('Mit Sandbox bezahlen')
    expect(page).toContain('Test: Es wird kein Geld bewegt.')
    const begun = await post(`${path}/checkout/sandbox-pay`)
    const address = new URL(String(begun.headers.location)).pathname
    const simulated = (await at.app.inject({ url: address })).body
    expect(simulated).toContain('SANDBOX')
    expect(simulated).toContain('Test: Es wird kein Geld bewegt.')
    // A real provider, another link and a reference that is not ours lead back and pay nothing.
    for (const other of [
      address.replace('sandbox-pay', 'stripe'),
      `${path}/checkout/sandbox-pay/x`,
      address.replace('/pay/', '/pay/x'),
    ])
      expect((await post(other)).statusCode).toBe(303)
    expect((await read()).open).toBe('166.39')
    for (let tries = 0; tries < 2; tries += 1)
      expect((await post(address)).headers.location).toBe(path)
    // The page of the paid invoice still says so.
    expect((await at.app.inject({ url: path })).body).toContain('Es wird kein Geld bewegt.')
    expect(await read()).toMatchObject({
      status: 'paid',
      payments: [{ mode: 'sandbox', refundable: '166.39' }],
    })
    const { rows } = await owner.must(listPayments, { query: { workspaceId } })
    const [payment] = rows
    expect(rows).toHaveLength(1)
    const query = { workspaceId, paymentId: payment?.id ?? '' }
    await owner.must(refundPayment, { query, body: { amount: '66.39', reason: '' } })
    expect(await read()).toMatchObject({ status: 'partly_paid', open: '66.39' })
  })

  test('refunds once what is asked for twice at once with one Idempotency-Key, and not another sum with it', async () => {
    const { rows } = await owner.must(listPayments, { query: { workspaceId } })
    const query = { workspaceId, paymentId: rows[0]?.id ?? '' }
    const headers = { 'idempotency-key': 'refund-at-once' }
    const refund = (amount: string) =>
      owner.call(refundPayment, { query, body: { amount, reason: '' }, headers })
    const same = await Promise.all(Array.from({ length: 24 }, () => refund('1.00')))
    expect(new Set(same.map(({ status }) => status))).toEqual(new Set([200]))
    expect(await read()).toMatchObject({ open: '67.39' })
    expect(await refund('2.00')).toMatchObject({ status: 422, refusal: 'key_reused' })
    expect(await read()).toMatchObject({ open: '67.39' })
  })

  test('takes no real account beside it, and no event from outside', async () => {
    await setSample(true)
    const { accounts } = await owner.must(listPaymentAccounts, { query: { workspaceId } })
    expect(accounts.map(one => one.provider)).not.toContain('sandbox-pay')
    const refused = await owner.call(connectPaymentAccount, {
      query: { workspaceId, provider: 'stripe' },
      body: { keys: { secretKey: 'sk_test_12345678', webhookSecret: 'whsec_12345678' } },
    })
    expect(refused).toMatchObject({ refusal: 'sample_company' })
    const event = await post(`/api/payment-providers/sandbox-pay/events/${workspaceId}`)
    expect(event.statusCode).toBe(404)
  })
})
