import { getCustomer, updateCustomer } from '@bordereau/contract/customers'
import { getInvoice, issueInvoice, sendInvoice } from '@bordereau/contract/invoices'
import { cancelMail, getMail, getMailSource, listMail, retryMail } from '@bordereau/contract/mail'
import { UBL } from '@bordereau/domain/document-format'
import { listNotifications } from '@bordereau/contract/notifications'
import { revokePayLink } from '@bordereau/contract/pay-link'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { describeWithDatabase } from '../db/testing.ts'
import {
  GERMAN_CUSTOMER,
  aCompany,
  aCustomer,
  aDraft,
  drafted,
  issued,
} from '../invoices/testing.ts'
import { runDueJobs } from '../jobs/runner.ts'
import { jobs } from '../jobs.ts'
import { type Client, type TestApp, signedUp, startApp } from '../lib/testing.ts'
import type { DeliveryChannel, DeliveryResult, OutboxMessage } from './channel.ts'
import { DELIVERY_CHANNELS } from './channels.ts'

/** What the network does with the next message; accepted where nothing is prepared. */
let replies: (DeliveryResult | Error)[] = []
let received: { readonly id: string; readonly xml: string }[] = []
let isConfigured = true

/** A made-up network: it takes the XML of invoices to the customer's electronic address. */
const network: DeliveryChannel = {
  name: 'test-network',
  label: 'Test Network',
  kinds: ['invoice'],
  includesPayLink: false,
  isConfigured: () => isConfigured,
  canReach: ({ party }) =>
    party?.electronicAddress
      ? { ok: true, address: `${party.electronicAddress.schemeId}:${party.electronicAddress.id}` }
      : { ok: false, missing: ['electronic_address'] },
  compose: ({ number, files }) => ({
    subject: `Invoice ${number}`,
    attachments: files.filter(file => file.kind === UBL.kind),
    payload: { process: 'billing' },
  }),
  bodyOf: payload => ({ text: JSON.stringify(payload), html: '' }),
  fileOf: async (services, message) => ({
    body: Buffer.from(await xmlOf(services.archive, message)),
    mediaType: 'application/xml',
    extension: 'xml',
  }),
  deliver: async (services, message) => {
    const reply = replies.shift()
    if (reply instanceof Error) throw reply
    if (reply) return reply
    received.push({ id: message.id, xml: (await xmlOf(services.archive, message)).toString() })
    return { outcome: 'delivered', transmissionId: `transmission ${message.id}` }
  },
}

async function xmlOf(
  archive: { readonly load: (sha256: string) => Promise<Uint8Array> },
  { attachments: [file] }: OutboxMessage,
): Promise<Buffer> {
  return Buffer.from(await archive.load(file?.sha256 ?? ''))
}

describeWithDatabase('an invoice delivered by a made-up channel', engine => {
  let app: TestApp
  let owner: Client
  let workspaceId: string
  let customerId: string

  beforeAll(async () => {
    const channels = [...DELIVERY_CHANNELS, network] as const
    app = await startApp(engine.db, {}, undefined, { channels })
    owner = await signedUp(app, 'owner@example.com')
    workspaceId = await aCompany(owner)
    const electronicAddress = { id: 'DE136695976', schemeId: '9930' }
    customerId = await aCustomer(owner, workspaceId, { ...GERMAN_CUSTOMER, electronicAddress })
  })
  beforeEach(async () => {
    isConfigured = true
    app.clock.move(86_400_000)
    await runAll()
    replies = []
    received = []
  })
  afterAll(() => app.close())

  const HOUR_MS = 3_600_000
  const runAll = () => runDueJobs(app.context, jobs)
  const at = (invoiceId: string) => ({ query: { workspaceId, invoiceId } })
  const ofMail = (mailId: string) => ({ query: { workspaceId, mailId } })
  const read = (invoiceId: string) => owner.must(getInvoice, at(invoiceId))
  const byNetwork = { kind: 'invoice' as const, channel: network.name }

  async function issueAndSend() {
    const draft = await drafted(owner, workspaceId, aDraft(customerId))
    return owner.must(issueInvoice, {
      ...at(draft.id),
      body: { version: draft.version, send: { channel: network.name } },
    })
  }
  async function sentNow() {
    const { id } = await issued(owner, workspaceId, aDraft(customerId))
    const { mailId } = await owner.must(sendInvoice, { ...at(id), body: byNetwork })
    await runAll()
    return { id, mailId, mail: await owner.must(getMail, ofMail(mailId)) }
  }
  const eventsOf = async (invoiceId: string, mailId: string) =>
    (await read(invoiceId)).events.filter(event => event.detail['mailId'] === mailId)

  test('waits for ten seconds, is deferred once, then delivered, and its history shows it', async () => {
    const { id, number, scheduledMails } = await issueAndSend()
    const mailId = scheduledMails[0]?.mailId ?? ''
    expect(scheduledMails).toMatchObject([{ to: '9930:DE136695976', secondsLeft: 10 }])
    app.clock.move(9_900)
    await runAll()
    expect(received).toEqual([])
    const until = new Date(app.clock.now().getTime() + 6 * HOUR_MS)
    replies = [{ outcome: 'deferred', reason: 'The receiver is closed', until }]
    app.clock.move(100)
    await runAll()
    expect(await owner.must(getMail, ofMail(mailId))).toMatchObject({
      status: 'queued',
      attempts: 1,
      lastError: 'The receiver is closed',
      nextAttemptAt: until.toISOString(),
    })
    app.clock.move(5 * HOUR_MS)
    await runAll()
    expect(received).toEqual([])
    app.clock.move(HOUR_MS)
    await runAll()
    await runAll()
    expect(received).toEqual([{ id: mailId, xml: expect.stringContaining(`>${number}<`) }])
    expect(await read(id)).toMatchObject({ status: 'sent', scheduledMails: [] })
    const common = { mailId, to: '9930:DE136695976', channel: 'test-network', kind: 'invoice' }
    expect(await eventsOf(id, mailId)).toMatchObject([
      { kind: 'mail_queued', by: 'owner', detail: common },
      { kind: 'mail_sent', detail: { ...common, transmissionId: `transmission ${mailId}` } },
    ])
  })

  test('is in the outbox with the channel’s name, its text and its file', async () => {
    const { mailId, mail } = await sentNow()
    const { rows } = await owner.must(listMail, { query: { workspaceId } })
    const expected = { id: mailId, channel: 'test-network', channelLabel: 'Test Network' }
    expect(rows[0]).toMatchObject(expected)
    expect(mail).toMatchObject({
      ...expected,
      status: 'sent',
      html: '',
      text: '{"process":"billing"}',
    })
    expect(mail.attachments).toMatchObject([{ mediaType: 'application/xml', damaged: false }])
    const file = await owner.call(getMailSource, ofMail(mailId))
    expect(file.headers['content-disposition']).toContain('.xml')
    expect(Buffer.from(file.bytes).toString()).toBe(received[0]?.xml)
  })

  test('notifies of a refusal as of a refused e-mail, and is sent again by its channel', async () => {
    replies = [{ outcome: 'refused', reason: 'Unknown receiver' }]
    const { id, mailId, mail } = await sentNow()
    expect(mail).toMatchObject({ status: 'failed', lastError: 'Unknown receiver' })
    expect((await eventsOf(id, mailId)).at(-1)?.kind).toBe('mail_failed')
    const { rows } = await owner.must(listNotifications, { query: { workspaceId } })
    expect(rows[0]).toMatchObject({
      kind: 'bounced',
      about: { mailId, to: '9930:DE136695976', channel: 'test-network' },
    })
    await owner.must(retryMail, ofMail(mailId))
    await runAll()
    expect(received.map(message => message.id)).toEqual([mailId])
    expect((await read(id)).status).toBe('sent')
  })

  test('can be withdrawn within ten seconds', async () => {
    const { id, scheduledMails } = await issueAndSend()
    const mailId = scheduledMails[0]?.mailId ?? ''
    await owner.must(cancelMail, ofMail(mailId))
    app.clock.move(60_000)
    await runAll()
    expect(received).toEqual([])
    expect((await eventsOf(id, mailId)).at(-1)?.kind).toBe('mail_cancelled')
  })

  test('is uncertain, without another attempt, after a crash or an error of the channel', async () => {
    replies = [{ outcome: 'deferred', reason: 'later' }]
    const { mailId } = await sentNow()
    const crashed = engine.admin.updateTable('mail').set({ status: 'sending' })
    await crashed.where('id', '=', mailId).execute()
    app.clock.move(HOUR_MS)
    await runAll()
    expect((await owner.must(getMail, ofMail(mailId))).status).toBe('uncertain')
    replies = [new Error('the connection was reset')]
    const failed = await sentNow()
    expect(failed.mail).toMatchObject({ status: 'uncertain' })
    app.clock.move(24 * HOUR_MS)
    await runAll()
    expect(received).toEqual([])
  })

  test('stays in the outbox while the channel is not configured', async () => {
    isConfigured = false
    const { id, mailId, mail } = await sentNow()
    expect(mail.status).toBe('not_sent')
    expect((await read(id)).status).toBe('issued')
    expect(await owner.call(retryMail, ofMail(mailId))).toMatchObject({
      refusal: 'mail_not_configured',
    })
  })

  test('is refused before a number is assigned when the customer cannot be reached by it', async () => {
    const unreachable = await aCustomer(owner, workspaceId)
    const draft = await drafted(owner, workspaceId, aDraft(unreachable))
    const body = { version: draft.version, send: { channel: network.name } }
    const missing = ['electronic_address']
    expect(await owner.call(issueInvoice, { ...at(draft.id), body })).toMatchObject({
      refusal: 'no_recipient',
      detail: { missing },
    })
    expect((await read(draft.id)).number).toBe(null)
    const { id } = await issued(owner, workspaceId, aDraft(unreachable))
    expect(await owner.call(sendInvoice, { ...at(id), body: byNetwork })).toMatchObject({
      refusal: 'no_recipient',
      detail: { missing },
    })
    const query = { workspaceId, customerId: unreachable }
    const { version, archived: _, ...fields } = await owner.must(getCustomer, { query })
    await owner.must(updateCustomer, { query, body: { ...fields, email: '', version } })
    const byEmail = await owner.call(sendInvoice, { ...at(id), body: { kind: 'invoice' } })
    expect(byEmail).toMatchObject({ refusal: 'no_recipient', detail: { missing: ['email'] } })
  })

  test('is refused for a kind that the channel does not deliver, and for an unknown channel', async () => {
    const { id } = await issued(owner, workspaceId, aDraft(customerId))
    for (const body of [
      { kind: 'reminder' as const, channel: network.name },
      { kind: 'invoice' as const, channel: 'unknown' },
    ]) {
      const reply = await owner.call(sendInvoice, { ...at(id), body })
      expect(reply).toMatchObject({ status: 422, refusal: 'channel_unavailable' })
    }
  })

  test('creates no payment link, because the channel’s messages contain none', async () => {
    const { id } = await issued(owner, workspaceId, aDraft(customerId))
    await owner.must(revokePayLink, at(id))
    await owner.must(sendInvoice, { ...at(id), body: byNetwork })
    expect((await read(id)).payLink).toBe(null)
  })
})
