import { getCustomer, updateCustomer } from '@bordereau/contract/customers'
import { composeMail, getInvoice, issueInvoice, sendInvoice } from '@bordereau/contract/invoices'
import { renewPayLink, restorePayLink, revokePayLink } from '@bordereau/contract/pay-link'
import { cancelMail, getMail, listMail, retryMail } from '@bordereau/contract/mail'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { describeWithDatabase } from '../../db/testing.ts'
import { runDueJobs } from '../../jobs/runner.ts'
import { jobs } from '../../jobs.ts'
import { type Client, type TestApp, signedUp, startApp } from '../../lib/testing.ts'
import { type TestMailServer, startMailServer } from '../../mail/testing.ts'
import { aCompany, aCustomer, aDraft, drafted, issued } from '../testing.ts'

describeWithDatabase('an email that can be cancelled within ten seconds', engine => {
  let server: TestMailServer
  let app: TestApp
  let owner: Client
  let workspaceId: string
  let customerId: string

  beforeAll(async () => {
    server = await startMailServer()
    app = await startApp(engine.db, { smtp: { url: server.url, from: 'hello@example.com' } })
    owner = await signedUp(app, 'owner@example.com')
    workspaceId = await aCompany(owner)
    customerId = await aCustomer(owner, workspaceId)
  })
  beforeEach(async () => {
    app.clock.move(30_000)
    await runAll()
    server.received.length = 0
  })
  afterAll(async () => {
    await app.close()
    await server.close()
  })

  const runAll = () => runDueJobs(app.context, jobs)
  const at = (invoiceId: string) => ({ query: { workspaceId, invoiceId } })
  const message = (mailId: string) => ({ query: { workspaceId, mailId } })
  const statusOf = async (mailId: string) => (await owner.must(getMail, message(mailId))).status
  const read = (invoiceId: string) => owner.must(getInvoice, at(invoiceId))
  const mailCount = async () => (await owner.must(listMail, { query: { workspaceId } })).total

  async function send(kind: 'invoice' | 'reminder', invoiceId: string) {
    const body = { kind, undoable: true, to: 'kunde@example.com' }
    return owner.must(sendInvoice, { ...at(invoiceId), body })
  }

  test('issue with send queues one email, which is sent ten seconds later without a further request', async () => {
    const draft = await drafted(owner, workspaceId, aDraft(customerId))
    const invoice = await owner.must(issueInvoice, {
      ...at(draft.id),
      body: { version: draft.version, send: {} },
    })
    expect(invoice.scheduledMails).toMatchObject([
      { kind: 'invoice', to: 'buyer@example.com', secondsLeft: 10 },
    ])
    app.clock.move(9_900)
    await runAll()
    expect(server.received).toHaveLength(0)
    expect((await read(draft.id)).scheduledMails).toMatchObject([{ secondsLeft: 1 }])
    app.clock.move(100)
    await runAll()
    await runAll()
    expect(server.received).toHaveLength(1)
    expect(await read(draft.id)).toMatchObject({ status: 'sent', scheduledMails: [] })
  })

  test('refuses issue with send without a recipient before a number is assigned', async () => {
    const withoutEmail = await aCustomer(owner, workspaceId)
    const {
      version,
      archived: _,
      ...fields
    } = await owner.must(getCustomer, {
      query: { workspaceId, customerId: withoutEmail },
    })
    await owner.must(updateCustomer, {
      query: { workspaceId, customerId: withoutEmail },
      body: { ...fields, email: '', version },
    })
    const draft = await drafted(owner, workspaceId, aDraft(withoutEmail))
    const body = { version: draft.version, send: {} }
    const reply = await owner.call(issueInvoice, { ...at(draft.id), body })
    expect(reply).toMatchObject({ status: 422, refusal: 'no_recipient' })
    expect(await read(draft.id)).toMatchObject({ status: 'draft', number: null })
    const to = 'typed@example.com'
    await owner.must(issueInvoice, { ...at(draft.id), body: { ...body, send: { to } } })
    expect((await read(draft.id)).scheduledMails).toMatchObject([{ to }])
  })

  test('queues no email when the draft cannot be issued', async () => {
    const before = await mailCount()
    const draft = await drafted(owner, workspaceId, aDraft(customerId, { lines: [] }))
    const reply = await owner.call(issueInvoice, {
      ...at(draft.id),
      body: { version: draft.version, send: {} },
    })
    expect(reply).toMatchObject({ refusal: 'not_ready' })
    expect(await mailCount()).toBe(before)
  })

  test('composes the email of a draft with its expected number, and refuses to send when that number was assigned meanwhile', async () => {
    const draft = await drafted(owner, workspaceId, aDraft(customerId))
    const composed = await owner.must(composeMail, {
      query: { workspaceId, invoiceId: draft.id, kind: 'invoice' },
    })
    expect(composed.to).toBe('buyer@example.com')
    expect(composed.subject).toContain(composed.number)
    const other = await issued(owner, workspaceId, aDraft(customerId))
    expect(other.number).toBe(composed.number)
    const send = { subject: `My ${composed.number}`, number: composed.number }
    const body = { version: draft.version, send }
    const reply = await owner.call(issueInvoice, { ...at(draft.id), body })
    expect(reply).toMatchObject({ status: 409, refusal: 'number_changed' })
    expect(await read(draft.id)).toMatchObject({ status: 'draft', number: null })
  })

  test('a cancellation at every half second either succeeds or the email is sent exactly once', async () => {
    const { id } = await issued(owner, workspaceId, aDraft(customerId))
    for (let half = 0; half <= 22; half += 1) {
      server.received.length = 0
      const { mailId } = await send('invoice', id)
      app.clock.move(half * 500)
      // Within the ten seconds the server has nothing to send.
      if (half < 20) await runAll()
      const [cancelled] = await Promise.all([owner.call(cancelMail, message(mailId)), runAll()])
      app.clock.move(30_000)
      await runAll()
      if (half < 20) expect(cancelled.ok).toBe(true)
      if (!cancelled.ok) expect(cancelled).toMatchObject({ status: 409, refusal: 'already_sent' })
      expect(await statusOf(mailId)).toBe(cancelled.ok ? 'cancelled' : 'sent')
      expect(server.received).toHaveLength(cancelled.ok ? 0 : 1)
    }
    const late = await owner.call(cancelMail, message((await send('invoice', id)).mailId))
    expect(late.ok).toBe(true)
  })

  test('an email that is cancelled twice stays cancelled, once in the timeline', async () => {
    const { id } = await issued(owner, workspaceId, aDraft(customerId))
    const { mailId } = await send('invoice', id)
    const cancel = () => owner.call(cancelMail, message(mailId))
    expect(await Promise.all([cancel(), cancel()])).toMatchObject([
      { status: 200 },
      { status: 200 },
    ])
    expect(await cancel()).toMatchObject({ status: 200 })
    expect(await statusOf(mailId)).toBe('cancelled')
    const { events } = await read(id)
    expect(events.filter(({ kind }) => kind === 'mail_cancelled')).toHaveLength(1)
  })

  test('the timeline shows which person cancelled the email', async () => {
    const { id } = await issued(owner, workspaceId, aDraft(customerId))
    const { mailId } = await send('invoice', id)
    await owner.must(cancelMail, message(mailId))
    const { events } = await read(id)
    expect(events.at(-1)).toMatchObject({ kind: 'mail_cancelled', by: 'owner' })
  })

  test('a cancelled reminder does not count and can be sent again the same day', async () => {
    const { id } = await issued(owner, workspaceId, aDraft(customerId))
    const reminded = async () => {
      const rows = engine.admin.selectFrom('invoice').select('reminded_at').where('id', '=', id)
      return (await rows.executeTakeFirstOrThrow()).reminded_at
    }
    expect(await reminded()).toBe(null)
    const first = await send('reminder', id)
    expect(first.isNew).toBe(true)
    expect(await send('reminder', id)).toMatchObject({ mailId: first.mailId, isNew: false })
    expect(await reminded()).toEqual(app.clock.now())
    app.clock.move(9_900)
    await runAll()
    await owner.must(cancelMail, message(first.mailId))
    expect(await reminded()).toBe(null)
    const second = await send('reminder', id)
    expect(second).toMatchObject({ isNew: true })
    expect(second.mailId).not.toBe(first.mailId)
    const since = await reminded()
    app.clock.move(86_400_000)
    await owner.must(cancelMail, message((await send('reminder', id)).mailId))
    expect(await reminded()).toEqual(since)
  })

  test('restores the last revoked pay link, unless another one is active', async () => {
    const { id, payLink } = await issued(owner, workspaceId, aDraft(customerId))
    expect(await owner.call(restorePayLink, at(id))).toMatchObject({ refusal: 'not_restorable' })
    await owner.must(revokePayLink, at(id))
    expect((await app.app.inject({ url: new URL(payLink ?? '').pathname })).statusCode).toBe(404)
    await owner.must(restorePayLink, at(id))
    const restored = await read(id)
    expect(restored.payLink).toBe(payLink)
    expect(restored.events.map(event => event.kind).slice(-2)).toEqual([
      'link_revoked',
      'link_restored',
    ])
    await owner.must(renewPayLink, at(id))
    expect(await owner.call(restorePayLink, at(id))).toMatchObject({ refusal: 'not_restorable' })
  })

  test('cancelling an email revokes the pay link it created, retrying restores it', async () => {
    const { id } = await issued(owner, workspaceId, aDraft(customerId))
    await owner.must(revokePayLink, at(id))
    const { mailId } = await send('invoice', id)
    const { payLink } = await read(id)
    expect(payLink).not.toBe(null)
    await owner.must(cancelMail, message(mailId))
    expect((await read(id)).payLink).toBe(null)
    await owner.must(retryMail, message(mailId))
    expect((await read(id)).payLink).toBe(payLink)
    const second = await send('invoice', id)
    await owner.must(cancelMail, message(second.mailId))
    expect((await read(id)).payLink).toBe(payLink)
  })
})
