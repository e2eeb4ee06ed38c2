import { getInvoice, sendInvoice } from '@bordereau/contract/invoices'
import { cancelMail, getMail, getMailSource, listMail, retryMail } from '@bordereau/contract/mail'
import PostalMime from 'postal-mime'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { describeBothEngines } from '../db/testing.ts'
import { aCompany, aCustomer, aDraft, issued } from '../invoices/testing.ts'
import { runDueJobs } from '../jobs/runner.ts'
import { jobs } from '../jobs.ts'
import { type Client, type TestApp, signedUp, startApp } from '../lib/testing.ts'
import { resultOf } from './deliver.ts'
import { type LocalSmtp, startSmtp } from './testing-smtp.ts'

/** The mail server's reaction to the next message. */
type ServerBehaviour = 'accepts' | 'refuses the recipient' | 'is busy' | 'hangs up after the text'

describeBothEngines('delivery of mail', engine => {
  const received: Buffer[] = []
  let behaviour: ServerBehaviour = 'accepts'
  let server: LocalSmtp
  let app: TestApp
  let owner: Client
  let workspaceId: string
  let invoiceId: string

  beforeAll(async () => {
    server = await startSmtp({
      onRcptTo: (_, __, done) => {
        if (behaviour === 'refuses the recipient')
          done(Object.assign(new Error('no such user'), { responseCode: 550 }))
        else if (behaviour === 'is busy')
          done(Object.assign(new Error('try later'), { responseCode: 450 }))
        else done()
      },
      onData: (stream, _, done) => {
        const chunks: Buffer[] = []
        stream.on('data', (chunk: Buffer) => chunks.push(chunk))
        stream.on('end', () => {
          received.push(Buffer.concat(chunks))
          // The server has the message, but the sender gets no response.
          if (behaviour === 'hangs up after the text') server.disconnect()
          else done()
        })
      },
    })
    app = await startApp(engine.db, {
      smtp: { url: server.url, from: 'rechnung@atelier.example' },
    })
    owner = await signedUp(app, 'owner@example.com')
    workspaceId = await aCompany(owner)
    const invoice = await issued(owner, workspaceId, aDraft(await aCustomer(owner, workspaceId)))
    invoiceId = invoice.id
  })
  beforeEach(async () => {
    behaviour = 'accepts'
    await runDueJobs(app.context, jobs)
    received.length = 0
  })
  afterAll(async () => {
    await app.close()
    await server.close()
  })

  async function send(): Promise<string> {
    const { mailId } = await owner.must(sendInvoice, {
      query: { workspaceId, invoiceId },
      body: { kind: 'invoice', to: 'kunde@example.com' },
    })
    await runDueJobs(app.context, jobs)
    return mailId
  }
  const statusOf = async (mailId: string) =>
    (await owner.must(getMail, { query: { workspaceId, mailId } })).status

  test('delivers the message in the customer’s language with the PDF', async () => {
    const mailId = await send()
    expect(await statusOf(mailId)).toBe('sent')
    expect(received).toHaveLength(1)
    const mail = await PostalMime.parse(received[0] ?? '')
    expect(mail.from).toMatchObject({
      address: 'rechnung@atelier.example',
      name: 'Atelier Lumière SARL',
    })
    expect(mail.subject).toContain('Rechnung')
    expect(mail.text).toContain('/pay/')
    expect(mail.attachments.map(one => one.mimeType)).toEqual(['application/pdf'])
    const source = await owner.call(getMailSource, { query: { workspaceId, mailId } })
    expect((await PostalMime.parse(Buffer.from(source.bytes))).messageId).toBe(mail.messageId)
  })

  test('retries later after a temporary failure, and sends the message once', async () => {
    behaviour = 'is busy'
    const mailId = await send()
    expect(await statusOf(mailId)).toBe('queued')
    behaviour = 'accepts'
    await runDueJobs(app.context, jobs)
    expect(received).toHaveLength(0)
    app.clock.move(60_000)
    await runDueJobs(app.context, jobs)
    await runDueJobs(app.context, jobs)
    expect(await statusOf(mailId)).toBe('sent')
    expect(received).toHaveLength(1)
  })

  test('fails at once for a refused recipient', async () => {
    behaviour = 'refuses the recipient'
    const mailId = await send()
    expect(await statusOf(mailId)).toBe('failed')
    behaviour = 'accepts'
    await owner.must(retryMail, { query: { workspaceId, mailId } })
    const { events } = await owner.must(getInvoice, { query: { workspaceId, invoiceId } })
    expect(events.slice(-2).map(event => event.kind)).toEqual(['mail_failed', 'mail_queued'])
    await runDueJobs(app.context, jobs)
    expect(await statusOf(mailId)).toBe('sent')
  })

  test('is uncertain when the server closes the connection after the text', async () => {
    behaviour = 'hangs up after the text'
    const mailId = await send()
    expect(await statusOf(mailId)).toBe('uncertain')
    behaviour = 'accepts'
    app.clock.move(86_400_000)
    await runDueJobs(app.context, jobs)
    expect(received).toHaveLength(1)
  })

  test('is uncertain, without another attempt, after the process crashed while sending', async () => {
    behaviour = 'is busy'
    const mailId = await send()
    behaviour = 'accepts'
    await engine.admin
      .updateTable('mail')
      .set({ status: 'sending' })
      .where('id', '=', mailId)
      .execute()
    app.clock.move(3_600_000)
    await runDueJobs(app.context, jobs)
    expect(await statusOf(mailId)).toBe('uncertain')
    expect(received).toHaveLength(0)
  })

  test('sends a cancelled and retried message once, although it has two jobs', async () => {
    behaviour = 'is busy'
    const mailId = await send()
    const input = { query: { workspaceId, mailId } }
    await owner.must(cancelMail, input)
    behaviour = 'accepts'
    await owner.must(retryMail, input)
    // Both jobs are due, and run concurrently.
    app.clock.move(60_000)
    await runDueJobs(app.context, jobs)
    app.clock.move(3_600_000)
    await runDueJobs(app.context, jobs)
    expect(await statusOf(mailId)).toBe('sent')
    expect(received).toHaveLength(1)
    const { events } = await owner.must(getInvoice, { query: { workspaceId, invoiceId } })
    const mailEvents = events.filter(event => event.detail['mailId'] === mailId)
    expect(mailEvents.map(event => event.kind)).toEqual([
      'mail_queued',
      'mail_cancelled',
      'mail_queued',
      'mail_sent',
    ])
  })

  test('sends a reminder once a day, unless the first one was cancelled', async () => {
    const remind = async () => {
      const body = { kind: 'reminder' as const, to: 'kunde@example.com' }
      return (await owner.must(sendInvoice, { query: { workspaceId, invoiceId }, body })).mailId
    }
    const first = await remind()
    expect(await remind()).toBe(first)
    await owner.must(cancelMail, { query: { workspaceId, mailId: first } })
    const second = await remind()
    expect(second).not.toBe(first)
    await runDueJobs(app.context, jobs)
    expect(received).toHaveLength(1)
    expect(await remind()).toBe(second)
    const { events } = await owner.must(getInvoice, { query: { workspaceId, invoiceId } })
    const queued = events.filter(
      event => event.kind === 'mail_queued' && event.detail['kind'] === 'reminder',
    )
    expect(queued.map(event => event.detail['mailId'])).toEqual([first, second])
  })

  test('lists all messages in the outbox', async () => {
    const { rows, total } = await owner.must(listMail, { query: { workspaceId } })
    expect(rows).toHaveLength(total)
    expect(new Set(rows.map(row => row.status))).toContain('uncertain')
  })
})

test('what becomes of a message after an attempt', () => {
  const now = new Date('2026-11-20T10:00:00Z')
  const deferred = { outcome: 'deferred', reason: 'later\0 please' } as const
  expect(resultOf(deferred, 2, now)).toEqual({
    outcome: 'retry',
    error: 'later  please',
    at: new Date('2026-11-20T10:01:00Z'),
  })
  const until = new Date('2026-11-20T18:00:00Z')
  expect(resultOf({ ...deferred, until }, 2, now)).toMatchObject({ at: until })
  expect(resultOf({ ...deferred, until }, 10, now)).toMatchObject({
    outcome: 'failed',
    refused: false,
  })
  const reason = 'no'
  expect(resultOf({ outcome: 'refused', reason }, 1, now)).toMatchObject({ refused: true })
  expect(resultOf({ outcome: 'failed', reason }, 1, now)).toMatchObject({ refused: false })
  expect(resultOf({ outcome: 'uncertain', reason }, 1, now)).toMatchObject({ outcome: 'uncertain' })
})
