import { getInvoice, sendInvoice } from '@bordereau/contract/invoices'
import { cancelMail, getMail, getMailSource, listMail, retryMail } from '@bordereau/contract/mail'
import PostalMime from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { describeEngines } from '../db/testing.ts'
import { aCompany, aCustomer, aDraft, issued } from '../invoices/testing.ts'
import { runDueJobs } from '../jobs/runner.ts'
import { jobs } from '../jobs.ts'
import { type Client, type TestHouse, signedUp, startHouse } from '../lib/testing.ts'
import { resultOf } from './deliver.ts'
import { SmtpError } from './smtp.ts'

/** What the mail server does with the next message. */
type Mood = 'takes' | 'refuses the recipient' | 'is busy' | 'hangs up after the text'

describeEngines('delivery of mail', engine => {
  const taken: Buffer[] = []
  let mood: Mood = 'takes'
  let server: SMTPServer
  let test_: TestHouse
  let owner: Client
  let workspaceId: string
  let invoiceId: string

  beforeAll(async () => {
    server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS', 'AUTH'],
      onRcptTo: (_, session, done) => {
        void session
        if (mood === 'refuses the recipient')
          done(Object.assign(new Error('no such user'), { responseCode: 550 }))
        else if (mood === 'is busy')
          done(Object.assign(new Error('try later'), { responseCode: 450 }))
        else done()
      },
      onData: (stream, session, done) => {
        const chunks: Buffer[] = []
        stream.on('data', (chunk: Buffer) => chunks.push(chunk))
        stream.on('end', () => {
          taken.push(Buffer.concat(chunks))
          // The message is in the server's hands, but the sender never hears of it.
          if (mood === 'hangs up after the text') server.connections.forEach(one => one.close())
          else done()
        })
        void session
      },
    })
    server.on('error', () => undefined)
    await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
    const address = server.server.address()
    const port = typeof address === 'object' && address ? address.port : 0
    test_ = await startHouse(engine.db, {
      smtp: { url: `smtp://127.0.0.1:${port}`, from: 'rechnung@atelier.example' },
    })
    owner = await signedUp(test_, 'owner@example.com')
    workspaceId = await aCompany(owner)
    const invoice = await issued(owner, workspaceId, aDraft(await aCustomer(owner, workspaceId)))
    invoiceId = invoice.id
  })
  beforeEach(async () => {
    mood = 'takes'
    await runDueJobs(test_.house, jobs)
    taken.length = 0
  })
  afterAll(async () => {
    await test_.close()
    await new Promise<void>(resolve => server.close(() => resolve()))
  })

  async function send(): Promise<string> {
    const { mailId } = await owner.must(sendInvoice, {
      query: { workspaceId, invoiceId },
      body: { kind: 'invoice', to: 'kunde@example.com' },
    })
    await runDueJobs(test_.house, jobs)
    return mailId
  }
  const statusOf = async (mailId: string) =>
    (await owner.must(getMail, { query: { workspaceId, mailId } })).status

  test('the message arrives whole, in the customer’s language, with the PDF', async () => {
    const mailId = await send()
    expect(await statusOf(mailId)).toBe('sent')
    expect(taken).toHaveLength(1)
    const mail = await PostalMime.parse(taken[0] ?? '')
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

  test('a busy server is tried again later, and the message goes out once', async () => {
    mood = 'is busy'
    const mailId = await send()
    expect(await statusOf(mailId)).toBe('queued')
    mood = 'takes'
    await runDueJobs(test_.house, jobs)
    expect(taken).toHaveLength(0)
    test_.clock.move(60_000)
    await runDueJobs(test_.house, jobs)
    await runDueJobs(test_.house, jobs)
    expect(await statusOf(mailId)).toBe('sent')
    expect(taken).toHaveLength(1)
  })

  test('a recipient who is refused ends it at once', async () => {
    mood = 'refuses the recipient'
    const mailId = await send()
    expect(await statusOf(mailId)).toBe('failed')
    mood = 'takes'
    await owner.must(retryMail, { query: { workspaceId, mailId } })
    const { events } = await owner.must(getInvoice, { query: { workspaceId, invoiceId } })
    expect(events.slice(-2).map(event => event.kind)).toEqual(['mail_failed', 'mail_queued'])
    await runDueJobs(test_.house, jobs)
    expect(await statusOf(mailId)).toBe('sent')
  })

  test('a server that hangs up after the text leaves it to a person', async () => {
    mood = 'hangs up after the text'
    const mailId = await send()
    expect(await statusOf(mailId)).toBe('uncertain')
    mood = 'takes'
    test_.clock.move(86_400_000)
    await runDueJobs(test_.house, jobs)
    expect(taken).toHaveLength(1)
  })

  test('a process that died while sending does not send again by itself', async () => {
    mood = 'is busy'
    const mailId = await send()
    mood = 'takes'
    await engine.db.kysely
      .updateTable('mail')
      .set({ status: 'sending' })
      .where('id', '=', mailId)
      .execute()
    test_.clock.move(3_600_000)
    await runDueJobs(test_.house, jobs)
    expect(await statusOf(mailId)).toBe('uncertain')
    expect(taken).toHaveLength(0)
  })

  test('a message that was stopped and asked for again goes out once, by whichever of its jobs', async () => {
    mood = 'is busy'
    const mailId = await send()
    const place = { query: { workspaceId, mailId } }
    await owner.must(cancelMail, place)
    mood = 'takes'
    await owner.must(retryMail, place)
    // Both of its jobs are due, and run at once.
    test_.clock.move(60_000)
    await runDueJobs(test_.house, jobs)
    test_.clock.move(3_600_000)
    await runDueJobs(test_.house, jobs)
    expect(await statusOf(mailId)).toBe('sent')
    expect(taken).toHaveLength(1)
    const { events } = await owner.must(getInvoice, { query: { workspaceId, invoiceId } })
    const told = events.filter(event => event.detail['mailId'] === mailId)
    expect(told.map(event => event.kind)).toEqual([
      'mail_queued',
      'mail_cancelled',
      'mail_queued',
      'mail_sent',
    ])
  })

  test('a reminder goes out once a day, unless the first one was stopped', async () => {
    const remind = async () => {
      const body = { kind: 'reminder' as const, to: 'kunde@example.com' }
      return (await owner.must(sendInvoice, { query: { workspaceId, invoiceId }, body })).mailId
    }
    const first = await remind()
    expect(await remind()).toBe(first)
    await owner.must(cancelMail, { query: { workspaceId, mailId: first } })
    const second = await remind()
    expect(second).not.toBe(first)
    await runDueJobs(test_.house, jobs)
    expect(taken).toHaveLength(1)
    expect(await remind()).toBe(second)
    const { events } = await owner.must(getInvoice, { query: { workspaceId, invoiceId } })
    const queued = events.filter(
      event => event.kind === 'mail_queued' && event.detail['kind'] === 'reminder',
    )
    expect(queued.map(event => event.detail['mailId'])).toEqual([first, second])
  })

  test('the outbox lists what went out', async () => {
    const { rows, total } = await owner.must(listMail, { query: { workspaceId } })
    expect(rows).toHaveLength(total)
    expect(new Set(rows.map(row => row.status))).toContain('uncertain')
  })
})

test('what a failed hand-over means', () => {
  const now = new Date('2026-11-20T10:00:00Z')
  const outcome = (code: number | undefined, maybeDelivered = false, attempts = 1) =>
    resultOf(new SmtpError('x', code, maybeDelivered), attempts, now).outcome
  expect(outcome(undefined)).toBe('retry')
  expect(outcome(450)).toBe('retry')
  expect(outcome(535)).toBe('failed')
  expect(outcome(552)).toBe('failed')
  expect(outcome(undefined, true)).toBe('uncertain')
  expect(outcome(undefined, false, 10)).toBe('failed')
})
