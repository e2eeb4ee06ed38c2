import { markSent } from '@bordereau/contract/delivery'
import { getInvoice, sendInvoice } from '@bordereau/contract/invoices'
import { connectPaymentAccount } from '@bordereau/contract/payment-accounts'
import {
  endMandate,
  getCollection,
  listMandates,
  setCollects,
} from '@bordereau/contract/payment-mandates'
import { signIn } from '@bordereau/contract/session'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { DAY_MS, payPath, post, runCollections, sent } from '../collections/testing.ts'
import { describeWithDatabase } from '../db/testing.ts'
import { type Invoice, aCompany, aCustomer, aDraft, issued } from '../invoices/testing.ts'
import {
  type Client,
  PASSWORD,
  type TestApp,
  blankRenderer,
  mailsTo,
  signedUp,
  startApp,
} from '../lib/testing.ts'
import { enqueueEventReading } from '../payments/read-events.ts'
import {
  MOLLIE_KEY,
  type MolliePaymentRecord,
  type MollieServer,
  startMollie,
} from './mollie-testing.ts'

const HOUR_MS = 3_600_000

describeWithDatabase('an invoice collected by Mollie', engine => {
  let mollie: MollieServer
  let at: TestApp
  let owner: Client
  let workspaceId: string
  let customerId: string

  beforeAll(async () => {
    mollie = await startMollie()
    at = await startApp(engine.db, { paymentProviderUrls: { mollie: mollie.url } }, blankRenderer)
    mollie.now = at.clock.now
    owner = await signedUp(at, 'owner@example.com')
    workspaceId = await aCompany(owner)
    const query = { workspaceId, provider: 'mollie' }
    const body = { keys: { secretKey: MOLLIE_KEY, webhookSecret: '' } }
    await owner.must(connectPaymentAccount, { query, body })
  })
  beforeEach(async () => {
    mollie.state = 'up'
    await daysLater(1)
    customerId = await aCustomer(owner, workspaceId)
    await agreed()
    const query = { workspaceId, customerId }
    await owner.must(setCollects, { query, body: { collects: 'on_issue' } })
  })
  afterAll(async () => {
    await at.close()
    await mollie.close()
  })

  /** Sessions end after a while. */
  async function daysLater(days: number): Promise<void> {
    at.clock.move(days * DAY_MS)
    await owner.must(signIn, { body: { email: 'owner@example.com', password: PASSWORD } })
  }
  async function report({ id }: MolliePaymentRecord): Promise<void> {
    const url = `/api/payment-providers/mollie/events/${workspaceId}`
    expect((await post(at, url, { id })).statusCode).toBe(200)
  }
  const paid = (payment: MolliePaymentRecord) => {
    payment.status = 'paid'
    payment.paidAt = at.clock.now().toISOString()
  }
  /** The customer pays by iDEAL and ticks that later invoices are collected. */
  async function agreed(): Promise<void> {
    const invoice = await issued(owner, workspaceId, aDraft(customerId))
    await post(at, `${payPath(invoice)}/checkout/mollie`, { save: '1' })
    const payment = mollie.payments.at(-1)
    if (!payment?.customerId) throw new Error('no first payment was begun')
    expect(payment.sequenceType).toBe('first')
    const id = `mdt_${mollie.mandates.length + 1}`
    mollie.mandates.push({ id, customerId: payment.customerId, status: 'valid' })
    Object.assign(payment, { method: 'ideal', mandateId: id })
    paid(payment)
    await report(payment)
  }
  /** An invoice that is collected after the two days of notice. */
  async function collected(): Promise<Invoice> {
    const invoice = await sent(at, owner, workspaceId, aDraft(customerId))
    const query = { workspaceId, invoiceId: invoice.id }
    await owner.must(markSent, { query, body: { how: 'by hand' } })
    const day = new Date(at.clock.now().getTime() + 2 * DAY_MS).toISOString().slice(0, 10)
    expect(await collectionOf(invoice)).toMatchObject({ status: 'planned', day })
    at.clock.move(HOUR_MS)
    await runCollections(at)
    expect(recurring()).toEqual([])
    await daysLater(2)
    await runCollections(at)
    return invoice
  }
  const mandate = async () => {
    const { mandates } = await owner.must(listMandates, { query: { workspaceId, customerId } })
    return mandates[0]
  }
  const recurring = () => {
    const own = mollie.mandates.at(-1)?.customerId
    return mollie.payments.filter(one => one.sequenceType === 'recurring' && one.customerId === own)
  }
  const collectionOf = async ({ id }: Invoice) =>
    (await owner.must(getCollection, { query: { workspaceId, invoiceId: id } })).collection
  const openOf = async ({ id }: Invoice) =>
    (await owner.must(getInvoice, { query: { workspaceId, invoiceId: id } })).open

  test('is a direct debit two days after the notice, under way until Mollie says that it is paid', async () => {
    expect(await mandate()).toMatchObject({
      type: 'direct_debit',
      hint: '3000',
      provider: 'Mollie',
    })
    const invoice = await collected()
    expect(recurring()).toHaveLength(1)
    expect(await collectionOf(invoice)).toMatchObject({ status: 'processing', attempts: 1 })
    const [payment] = recurring()
    if (!payment) throw new Error('no payment was asked for')
    expect(payment).toMatchObject({
      amount: { value: '166.39' },
      mandateId: mollie.mandates.at(-1)?.id,
    })
    payment.method = 'directdebit'
    paid(payment)
    await report(payment)
    await report(payment)
    expect(await openOf(invoice)).toBe('0.00')
    expect(await collectionOf(invoice)).toMatchObject({ status: 'collected' })
  })

  test('keeps the whole notice where the invoice is sent again later', async () => {
    const invoice = await sent(at, owner, workspaceId, aDraft(customerId))
    const dayIn = (days: number) =>
      new Date(at.clock.now().getTime() + days * DAY_MS).toISOString().slice(0, 10)
    expect(await collectionOf(invoice)).toMatchObject({ status: 'planned', day: dayIn(2) })
    await daysLater(1)
    const query = { workspaceId, invoiceId: invoice.id }
    await owner.must(sendInvoice, { query, body: { kind: 'invoice' } })
    expect(await collectionOf(invoice)).toMatchObject({ status: 'planned', day: dayIn(2) })
  })

  test('is made once where the answer is lost and Mollie has forgotten the key', async () => {
    mollie.state = 'deaf'
    const invoice = await sent(at, owner, workspaceId, aDraft(customerId))
    const query = { workspaceId, invoiceId: invoice.id }
    await owner.must(markSent, { query, body: { how: 'by hand' } })
    await daysLater(2)
    await runCollections(at)
    expect(await collectionOf(invoice)).toMatchObject({ status: 'requested' })
    mollie.state = 'up'
    mollie.forgetKeys()
    at.clock.move(HOUR_MS)
    await runCollections(at)
    expect(await collectionOf(invoice)).toMatchObject({ status: 'processing' })
    expect(recurring()).toHaveLength(1)
  })

  test('fails with the reason of the bank, and is read from the list where the report did not arrive', async () => {
    const invoice = await collected()
    const [payment] = recurring()
    Object.assign(payment ?? {}, {
      status: 'failed',
      statusReason: { code: 'insufficient_funds', message: 'Not enough' },
    })
    at.clock.move(HOUR_MS)
    await enqueueEventReading(at.context)
    await runCollections(at)
    expect(await collectionOf(invoice)).toMatchObject({
      status: 'failed',
      failure: 'insufficient_funds',
      attempts: 1,
    })
  })

  test('is not collected with a permission that Mollie does not have any more', async () => {
    const own = mollie.mandates.at(-1)
    if (own) own.status = 'invalid'
    const invoice = await collected()
    expect(recurring()).toEqual([])
    expect(await collectionOf(invoice)).toMatchObject({ failure: 'mandate_ended' })
    expect(await mandate()).toMatchObject({ status: 'ended', endedBy: 'provider' })
  })

  test('is not foreseen any more when Mollie does not have the permission, and the customer is notified', async () => {
    const invoice = await sent(at, owner, workspaceId, aDraft(customerId))
    expect(await collectionOf(invoice)).toMatchObject({ status: 'planned' })
    const own = mollie.mandates.at(-1)
    if (own) own.status = 'invalid'
    at.clock.move(HOUR_MS)
    await enqueueEventReading(at.context)
    await runCollections(at)
    expect(await collectionOf(invoice)).toMatchObject({
      status: 'stopped',
      failure: 'mandate_ended',
    })
    const mails = await mailsTo(at.context, 'buyer@example.com')
    const mail = mails.find(({ text }) => text.includes(payPath(invoice)))
    expect(mail?.text).toContain('nicht automatisch eingezogen')
  })

  test('is revoked at Mollie when it is ended here, also when it is revoked there already', async () => {
    const query = { workspaceId, mandateId: (await mandate())?.id ?? '' }
    await owner.must(endMandate, { query, body: {} })
    await runCollections(at)
    expect(mollie.mandates.at(-1)).toMatchObject({ status: 'invalid' })
    const { released_at: released } = await engine.admin
      .selectFrom('mandate')
      .select('released_at')
      .where('id', '=', query.mandateId)
      .executeTakeFirstOrThrow()
    expect(released).not.toBeNull()
  })
})
