import { checkBatch } from '@bordereau/contract/batches'
import { composeMail, getInvoice, sendInvoice } from '@bordereau/contract/invoices'
import { previewMail } from '@bordereau/contract/mail-templates'
import {
  changeCollection,
  endMandate,
  getCollection,
  listMandates,
  setCollects,
} from '@bordereau/contract/payment-mandates'
import { recordPayment } from '@bordereau/contract/payments'
import { getFollowUp, listUpcoming, setFollowUp } from '@bordereau/contract/reminders'
import { listNotifications } from '@bordereau/contract/notifications'
import type { RequestOf } from '@bordereau/contract/endpoint'
import { signIn } from '@bordereau/contract/session'
import { localDate } from '@bordereau/domain/date'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { describeWithDatabase } from '../db/testing.ts'
import { type Invoice, aCompany, aCustomer, aDraft, drafted, issued } from '../invoices/testing.ts'
import {
  type Client,
  type TestApp,
  blankRenderer,
  PASSWORD,
  mailsTo,
  signedUp,
  startApp,
} from '../lib/testing.ts'
import { payPath, post, runCollections, sent } from './testing.ts'

describeWithDatabase('an invoice of a sample company is collected in the sandbox', engine => {
  let at: TestApp
  let owner: Client
  let workspaceId: string
  let customerId: string

  beforeAll(async () => {
    at = await startApp(engine.db, {}, blankRenderer)
    owner = await signedUp(at, 'owner@example.com')
    workspaceId = await aCompany(owner)
    await engine.admin
      .updateTable('workspace')
      .where('id', '=', workspaceId)
      .set({ sample: true })
      .execute()
  })
  beforeEach(async () => {
    await moveTo('2026-11-20')
    customerId = await aCustomer(owner, workspaceId)
  })
  afterAll(() => at.close())

  const read = ({ id }: Invoice) =>
    owner.must(getInvoice, { query: { workspaceId, invoiceId: id } })
  const collectionOf = async ({ id }: Invoice) => {
    const query = { workspaceId, invoiceId: id }
    return (await owner.must(getCollection, { query })).collection
  }
  const mandates = () => owner.must(listMandates, { query: { workspaceId, customerId } })
  type Change = RequestOf<typeof changeCollection>['change']
  const change = ({ id: invoiceId }: Invoice, to: Change) =>
    owner.call(changeCollection, { query: { workspaceId, invoiceId }, body: { change: to } })
  /** Sessions end after a while. */
  const moveTo = async (day: string) => {
    at.clock.set(`${day}T10:00:00Z`)
    await owner.must(signIn, { body: { email: 'owner@example.com', password: PASSWORD } })
  }
  /** The last message about it. */
  const mailOf = async (invoice: Invoice) => {
    const mails = await mailsTo(at.context, 'buyer@example.com')
    return mails.find(({ text }) => text.includes(payPath(invoice)))
  }
  const statusOf = async (invoice: Invoice) => (await collectionOf(invoice))?.status
  const send = () => sent(at, owner, workspaceId, aDraft(customerId))

  /** The customer pays an invoice in the sandbox and ticks that later ones are collected from this card. */
  async function agreed(card = '4242'): Promise<void> {
    const invoice = await issued(owner, workspaceId, aDraft(customerId))
    const begun = await post(at, `${payPath(invoice)}/checkout/sandbox-pay`, { save: '1' })
    const page = new URL(String(begun.headers.location))
    expect((await post(at, page.pathname, { card })).statusCode).toBe(303)
    expect((await read(invoice)).open).toBe('0.00')
  }
  const onIssue = () =>
    owner.must(setCollects, {
      query: { workspaceId, customerId },
      body: { collects: 'on_issue' },
    })

  test('without the tick nothing is kept, and nothing collected', async () => {
    const first = await issued(owner, workspaceId, aDraft(customerId))
    const begun = await post(at, `${payPath(first)}/checkout/sandbox-pay`)
    await post(at, new URL(String(begun.headers.location)).pathname)
    expect(await mandates()).toEqual({ collects: 'on_due', canSave: true, mandates: [] })
    expect(await collectionOf(await send())).toBeNull()
  })

  test('without an account that keeps methods no customer can give a permission', async () => {
    const company = await aCompany(owner)
    const query = { workspaceId: company, customerId: await aCustomer(owner, company) }
    const canSave = async () => (await owner.must(listMandates, { query })).canSave
    expect(await canSave()).toBe(false)
    const account = { workspace_id: company, provider: 'stripe', account_id: 'acct_1' }
    const read_until = new Date('2026-11-20')
    await engine.admin
      .insertInto('payment_account')
      .values({
        ...account,
        mode: 'test',
        account_name: '',
        hints: '{}',
        read_until,
        updated_at: read_until,
      })
      .execute()
    expect(await canSave()).toBe(true)
  })

  test('the tick is stored as proof with its words, and collects the next invoice on its due date', async () => {
    await agreed()
    const { mandates: given } = await mandates()
    expect(given).toHaveLength(1)
    expect(given[0]).toMatchObject({
      type: 'card',
      hint: '4242',
      status: 'active',
      language: 'de',
      networkAddress: '127.0.0.1',
      endedAt: null,
    })
    expect(given[0]?.wording).toContain('erlauben Sie')
    const invoice = await send()
    const { dueDate } = await read(invoice)
    const planned = await collectionOf(invoice)
    expect(planned).toMatchObject({ status: 'planned', day: dueDate, hint: '4242', attempts: 0 })
    const page = (await at.app.inject(payPath(invoice))).body
    expect(page).toContain('Karte mit der Endung 4242')
    await runCollections(at)
    expect((await read(invoice)).open).not.toBe('0.00')
    const query = { workspaceId }
    const { entries } = await owner.must(listUpcoming, { query })
    expect(entries.filter(one => one.kind === 'collection')).toMatchObject([
      { invoiceId: invoice.id, day: dueDate, hint: '4242', isUnderWay: false },
    ])
    const followUp = await owner.must(getFollowUp, { query: { ...query, invoiceId: invoice.id } })
    expect(followUp.reason).toBe('collecting')
    await moveTo(dueDate ?? '')
    await runCollections(at)
    await runCollections(at)
    const after = await read(invoice)
    expect(after.open).toBe('0.00')
    expect(await collectionOf(invoice)).toMatchObject({ status: 'collected', attempts: 1 })
    const kinds = after.events.map(({ kind }) => kind).filter(kind => kind.startsWith('collection'))
    expect(kinds.toSorted()).toEqual([
      'collection_collected',
      'collection_planned',
      'collection_requested',
    ])
    expect(after.events.filter(({ kind }) => kind === 'payment_recorded')).toHaveLength(1)
  })

  test('a card of which the account is not covered is tried three times, with the customer and the members notified each time', async () => {
    await agreed('9995')
    await onIssue()
    const invoice = await send()
    at.clock.move(60_000)
    await runCollections(at)
    expect(await collectionOf(invoice)).toMatchObject({
      status: 'planned',
      day: '2026-11-23',
      attempts: 1,
      failure: 'insufficient_funds',
    })
    const mail = await mailOf(invoice)
    expect(mail?.subject).toContain('nicht funktioniert')
    expect(mail?.text).toContain('23. November 2026')
    expect(mail?.text).toContain(payPath(invoice))
    for (const day of ['2026-11-23', '2026-11-26', '2026-11-29', '2026-12-02']) {
      await moveTo(day)
      await runCollections(at)
      await runCollections(at)
    }
    expect(await collectionOf(invoice)).toMatchObject({ status: 'failed', attempts: 3 })
    const last = await mailOf(invoice)
    expect(last?.text).toContain('auf andere Weise')
    const { rows } = await owner.must(listNotifications, { query: { workspaceId } })
    const failed = rows.filter(
      ({ kind, about }) => kind === 'collection_failed' && about.invoiceId === invoice.id,
    )
    expect(failed.map(({ about }) => about.reason)).toEqual(Array(3).fill('insufficient_funds'))
    await at.app.inject(payPath(invoice))
    const query = { workspaceId, invoiceId: invoice.id }
    expect((await owner.must(getFollowUp, { query })).reason).toBe('collection_failed')
  })

  test('a card that needs its customer is not tried again', async () => {
    await agreed('3184')
    await onIssue()
    const invoice = await send()
    at.clock.move(60_000)
    await runCollections(at)
    const collection = await collectionOf(invoice)
    expect(collection).toMatchObject({ status: 'failed', failure: 'authentication_required' })
    expect((await read(invoice)).open).not.toBe('0.00')
    expect((await at.app.inject(payPath(invoice))).body).toContain('/checkout/sandbox-pay')
  })

  test('its page folds the other ways to pay, until it is not collected any more', async () => {
    await agreed()
    const invoice = await send()
    const page = async () => (await at.app.inject(`${payPath(invoice)}?lang=en`)).body
    const planned = await page()
    expect(planned).toContain('<details class="otherwise" >')
    const [, folded = ''] = planned.split('Pay in another way before')
    expect(folded).toContain('/checkout/sandbox-pay')
    expect((await change(invoice, { by: 'skip' })).ok).toBe(true)
    const skipped = await page()
    expect(skipped).toContain('/checkout/sandbox-pay')
    expect(skipped).not.toContain('class="otherwise"')
  })

  test('before it is sent, the sender reads what the message will announce', async () => {
    const composed = (invoiceId: string) =>
      owner.must(composeMail, { query: { workspaceId, invoiceId, kind: 'invoice' } })
    const previewed = async (invoiceId: string) => {
      const query = { workspaceId, invoiceId }
      return (await owner.must(previewMail, { query, body: { kind: 'invoice' } })).html
    }
    const checked = async (...invoiceIds: string[]) => {
      const body = { kind: 'send' as const, invoiceIds }
      return (await owner.must(checkBatch, { query: { workspaceId }, body })).collected
    }
    const { id: before } = await issued(owner, workspaceId, aDraft(customerId))
    expect((await composed(before)).collection).toBeNull()
    expect(await checked(before)).toBe(0)
    await agreed()
    const draft = await drafted(owner, workspaceId, aDraft(customerId))
    const ready = await issued(owner, workspaceId, aDraft(customerId))
    const { dueDate } = await read(ready)
    const expected = { type: 'card', hint: '4242', day: dueDate, amount: '166.39', currency: 'EUR' }
    for (const { id } of [draft, ready]) {
      expect((await composed(id)).collection).toMatchObject(expected)
      expect(await previewed(id)).toContain('166,39')
      expect(await previewed(id)).toContain('eingezogen')
    }
    const skipped = await send()
    await change(skipped, { by: 'skip' })
    expect(await checked(before, ready.id, skipped.id, draft.id)).toBe(2)
    const query = { workspaceId, invoiceId: ready.id, kind: 'reminder' } as const
    expect((await owner.must(composeMail, { query })).collection).toBeNull()
    expect(await collectionOf(ready)).toBeNull()
    await owner.must(sendInvoice, {
      query: { workspaceId, invoiceId: ready.id },
      body: { kind: 'invoice' },
    })
    expect(await collectionOf(ready)).toMatchObject({ status: 'planned', day: dueDate })
  })

  test('what is paid, disputed or paused meanwhile is not collected', async () => {
    await agreed()
    await onIssue()
    const [paid, disputed] = [await send(), await send()]
    const { open } = await read(paid)
    await owner.must(recordPayment, {
      query: { workspaceId },
      body: {
        customerId,
        date: '2026-11-20',
        currency: 'EUR',
        amount: open,
        method: 'transfer',
        reference: '',
        note: '',
        allocations: [{ invoiceId: paid.id, amount: open }],
      },
    })
    const query = { workspaceId, invoiceId: disputed.id }
    const hold = { reason: 'disputed' as const, until: null }
    await owner.must(setFollowUp, { query, body: { hold, note: '' } })
    at.clock.move(60_000)
    await runCollections(at)
    expect(await collectionOf(paid)).toMatchObject({ status: 'stopped', failure: 'nothing_open' })
    expect(await statusOf(disputed)).toBe('planned')
    await owner.must(setFollowUp, { query, body: { hold: null, note: '' } })
    at.clock.move(3_600_000)
    await runCollections(at)
    expect(await statusOf(disputed)).toBe('collected')
  })

  test('one whose day is long past waits for a person, who chooses another day of which the customer is notified', async () => {
    await agreed()
    await onIssue()
    const invoice = await send()
    await moveTo('2026-11-26')
    await runCollections(at)
    expect(await collectionOf(invoice)).toMatchObject({ status: 'stopped', failure: 'late' })
    expect(await change(invoice, { by: 'move', day: localDate('2026-11-25') })).toMatchObject({
      refusal: 'notice_too_short',
      detail: { earliest: '2026-11-26' },
    })
    expect((await change(invoice, { by: 'move', day: localDate('2026-11-28') })).ok).toBe(true)
    const mail = await mailOf(invoice)
    expect(mail?.text).toContain('28. November 2026')
    await runCollections(at)
    expect(await statusOf(invoice)).toBe('planned')
    await moveTo('2026-11-28')
    await runCollections(at)
    expect(await statusOf(invoice)).toBe('collected')
    expect(await change(invoice, { by: 'skip' })).toMatchObject({ refusal: 'nothing_open' })
  })

  test('one that is skipped is not collected, and the customer is asked to pay', async () => {
    await agreed()
    await onIssue()
    const invoice = await send()
    expect((await change(invoice, { by: 'skip' })).ok).toBe(true)
    at.clock.move(60_000)
    await runCollections(at)
    expect(await statusOf(invoice)).toBe('skipped')
    const mail = await mailOf(invoice)
    expect(mail?.text).toContain('nicht automatisch eingezogen')
  })

  test('the customer ends it on the payment page, and nothing more is collected', async () => {
    await agreed()
    await onIssue()
    const invoice = await send()
    const path = payPath(invoice)
    expect((await post(at, `${path}/mandate/end`)).statusCode).toBe(303)
    at.clock.move(60_000)
    await runCollections(at)
    expect(await collectionOf(invoice)).toMatchObject({
      status: 'stopped',
      failure: 'mandate_ended',
    })
    expect((await mandates()).mandates).toMatchObject([{ status: 'ended', endedBy: 'customer' }])
    expect((await at.app.inject(path)).body).not.toContain('/mandate/end')
    expect(await collectionOf(await send())).toBeNull()
    const { rows } = await owner.must(listNotifications, { query: { workspaceId } })
    const ended = rows.filter(({ kind }) => kind === 'mandate_ended')
    expect(ended).toMatchObject([{ about: { customerId, reason: 'customer' } }])
  })

  test('the company ends it once, and the customer who was notified of a collection is notified that there is none', async () => {
    await agreed()
    const invoice = await send()
    const [mandate] = (await mandates()).mandates
    const query = { workspaceId, mandateId: mandate?.id ?? '' }
    await owner.must(endMandate, { query, body: {} })
    expect(await owner.call(endMandate, { query, body: {} })).toMatchObject({
      refusal: 'mandate_ended',
    })
    expect(await statusOf(invoice)).toBe('stopped')
    const mail = await mailOf(invoice)
    expect(mail?.text).toContain('nicht automatisch eingezogen')
    expect(await change(invoice, { by: 'move', day: localDate('2026-11-28') })).toMatchObject({
      refusal: 'mandate_ended',
    })
  })
})
