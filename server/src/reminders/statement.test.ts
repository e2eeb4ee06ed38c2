import { uploadAttachment } from '@bordereau/contract/attachments'
import { getCompany } from '@bordereau/contract/company'
import { composeMail, sendInvoice } from '@bordereau/contract/invoices'
import { cancelMail, getMail, retryMail } from '@bordereau/contract/mail'
import { recordPayment } from '@bordereau/contract/payments'
import { localDate } from '@bordereau/domain/date'
import { sql } from 'kysely'
import PostalMime from 'postal-mime'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { releaseDocuments } from '../archive/release-store.ts'
import { sweepReleased } from '../archive/sweep-archive.ts'
import { listNamedFiles } from '../backup/read-store.ts'
import { asSystem } from '../db/database.ts'
import { describeBothEngines } from '../db/testing.ts'
import { textOf } from '../documents/testing-pdf.ts'
import { FRENCH_COMPANY, aCompany, aCustomer, aDraft, issued } from '../invoices/testing.ts'
import { runDueJobs } from '../jobs/runner.ts'
import { jobs } from '../jobs.ts'
import { type Client, type TestApp, signedUp, startApp } from '../lib/testing.ts'
import { makeFiles } from '../mail/make-files.ts'
import { type TestMailServer, startMailServer } from '../mail/testing.ts'
import { DELIVER } from '../mail/outbox.ts'
import { runReminders, switchOn } from './testing.ts'

const NAME = 'Kundenkontoauszug-EUR-2026-11-23.pdf'

describeBothEngines('the statement of account with a reminder', engine => {
  let at: TestApp
  let server: TestMailServer
  let owner: Client
  let workspaceId = ''
  let customerId = ''
  let count = 0

  beforeAll(async () => {
    server = await startMailServer()
    at = await startApp(engine.db)
    Object.assign(at.context.config, { smtp: { url: server.url, from: 'bills@example.com' } })
  })
  afterAll(async () => {
    await at.close()
    await server.close()
  })

  /** A company in Paris with a German customer; an invoice of 2025 is open, and another due on 20 November 2026. */
  async function begin(change: Parameters<typeof switchOn>[2] = { attachesStatement: true }) {
    at.clock.set('2026-11-20T09:00:00Z')
    await engine.admin.updateTable('company').set({ reminder_plan: '{}' }).execute()
    await engine.admin.deleteFrom('job').execute()
    owner = await signedUp(at, `owner${(count += 1)}@example.com`)
    workspaceId = await aCompany(owner, FRENCH_COMPANY)
    customerId = await aCustomer(owner, workspaceId)
    const old = await dueOn('2027-06-01', { issueDate: localDate('2025-03-03') })
    const due = await dueOn('2026-11-20')
    await switchOn(owner, workspaceId, change)
    await runDueJobs(at.context, jobs)
    server.received.length = 0
    at.clock.set('2026-11-23T09:30:00Z')
    return { old, due, query: { workspaceId, invoiceId: due.id } }
  }
  const dueOn = (day: string, more: Parameters<typeof aDraft>[1] = {}) =>
    issued(
      owner,
      workspaceId,
      aDraft(customerId, { due: { by: 'date', date: localDate(day) }, language: 'en', ...more }),
    )
  const remind = async (query: { workspaceId: string; invoiceId: string }) => {
    const { mailId } = await owner.must(sendInvoice, { query, body: { kind: 'reminder' } })
    return { query: { workspaceId, mailId } }
  }
  const attached = async (mail = server.received.at(-1) ?? '') =>
    (await PostalMime.parse(mail)).attachments
  const names = async () => (await attached()).map(({ filename }) => filename)
  async function statementText(): Promise<string> {
    const file = (await attached()).find(({ filename }) =>
      filename?.startsWith('Kundenkontoauszug'),
    )
    if (typeof file?.content === 'string' || !file) throw new Error('no statement is attached')
    return (await textOf(new Uint8Array(file.content))).replaceAll(/[\s\u00a0]+/g, ' ')
  }

  test('goes beside the invoice, back to the oldest open one, in the customer’s language', async () => {
    const { old, due } = await begin()
    await runReminders(at)
    expect(server.received).toHaveLength(1)
    expect(await names()).toEqual([`${due.number}.pdf`, NAME])
    const text = await statementText()
    expect(text).toContain('Kundenkontoauszug')
    expect(text).toContain('3. März 2025')
    for (const { number } of [old, due]) expect(text).toContain(number)
  })

  test('is left out where the company did not choose it, and of a notice before the due date', async () => {
    const { due } = await begin({ attachesStatement: true })
    // A plan of an earlier release.
    await sql`update company set reminder_plan = reminder_plan - 'attachesStatement'
      where workspace_id = ${workspaceId}`.execute(engine.admin)
    const { reminderPlan } = await owner.must(getCompany, { query: { workspaceId } })
    expect(reminderPlan).toMatchObject({ enabled: true, attachesStatement: false })
    await runReminders(at)
    expect(await names()).toEqual([`${due.number}.pdf`])
    await begin({ attachesStatement: true })
    await dueOn('2026-11-26')
    await runReminders(at)
    const mails = await Promise.all(server.received.map(mail => attached(mail)))
    expect(mails.map(files => files.length).toSorted()).toEqual([1, 2])
  })

  test('goes with a reminder of the due day itself, with the other open invoices', async () => {
    const levels = [{ id: 'due', days: 0, tone: 'notice' as const }]
    const { old, due } = await begin({ attachesStatement: true, listsOpenInvoices: true, levels })
    await runReminders(at)
    expect(server.received).toHaveLength(1)
    expect(await names()).toEqual([`${due.number}.pdf`, NAME])
    const { text = '' } = await PostalMime.parse(server.received[0] ?? '')
    expect(text).toContain(old.number)
  })

  test('goes with a reminder by hand, is announced before, and has the payments of the day on which it leaves', async () => {
    const { due, query } = await begin()
    const composed = await owner.must(composeMail, { query: { ...query, kind: 'reminder' } })
    expect(composed.attachments).toEqual([`${due.number}.pdf`, NAME])
    const invoice = await owner.must(composeMail, { query: { ...query, kind: 'invoice' } })
    expect(invoice.attachments).toEqual([`${due.number}.pdf`])
    const mail = await remind(query)
    expect((await owner.must(getMail, mail)).attachments).toMatchObject([
      { pending: false },
      { name: NAME, pending: true, damaged: false, size: 0 },
    ])
    await pay('1.00')
    at.clock.set('2026-11-24T09:30:00Z')
    await runDueJobs(at.context, jobs)
    const name = 'Kundenkontoauszug-EUR-2026-11-24.pdf'
    expect(await names()).toEqual([`${due.number}.pdf`, name])
    expect(await statementText()).toContain('PAID-NOW')
    const { attachments } = await owner.must(getMail, mail)
    expect(attachments[1]).toMatchObject({ name, pending: false, damaged: false })
    expect(attachments[1]?.size).toBeGreaterThan(1000)
  })

  test('goes with a reminder by hand before the due date, too', async () => {
    await begin()
    const later = await dueOn('2026-11-26')
    const query = { workspaceId, invoiceId: later.id, kind: 'reminder' } as const
    const { subject, attachments } = await owner.must(composeMail, { query })
    expect(subject).toContain('is due soon')
    expect(attachments).toEqual([`${later.number}.pdf`, NAME])
  })

  test('is made before anything is sent: a process that stops meanwhile leaves the message queued, and it goes once, with the file', async () => {
    const { query } = await begin()
    const mail = await remind(query)
    const subjectId = mail.query.mailId
    const job = { workspaceId, id: workspaceId, kind: DELIVER, subjectId, attempts: 1 }
    const deliver = (context = at.context) =>
      jobs[DELIVER]?.(context, job, new AbortController().signal)
    // The process typesets and never gets further.
    await new Promise<void>(resolve => {
      const renderPdf = () => {
        resolve()
        return new Promise<never>(() => undefined)
      }
      void deliver({ ...at.context, renderer: { ...at.context.renderer, renderPdf } })
    })
    expect(await owner.must(getMail, mail)).toMatchObject({ status: 'queued', attempts: 0 })
    expect(server.received).toHaveLength(0)
    await Promise.all([deliver(), deliver(), runDueJobs(at.context, jobs)])
    await runDueJobs(at.context, jobs)
    expect(server.received).toHaveLength(1)
    expect(await names()).toContain(NAME)
  })

  test('that cannot be made keeps the message back, until it fails after ten attempts and can be sent again', async () => {
    const { query } = await begin()
    const mail = await remind(query)
    const broken = { ...at.context.renderer, renderPdf: () => Promise.reject(new Error('no')) }
    for (let attempt = 0; attempt < 10; attempt += 1) {
      await runDueJobs({ ...at.context, renderer: broken }, jobs)
      at.clock.move(5 * 3_600_000)
    }
    expect(await owner.must(getMail, mail)).toMatchObject({ status: 'failed', attempts: 10 })
    await owner.must(retryMail, mail)
    await runDueJobs(at.context, jobs)
    expect(server.received).toHaveLength(1)
    expect(await names()).toHaveLength(2)
  })

  test.each([
    [10_000, ['notes.csv', NAME]],
    [9_500_000, [NAME]],
  ])(
    'of %i bytes goes beside what is attached to the invoice only where both have room',
    async (size, expected) => {
      await begin()
      const bytes = Buffer.from(`hours;${size}\n${'8;'.repeat(500_000)}`)
      const attachment = await owner.must(uploadAttachment, {
        query: { workspaceId, name: 'notes.csv' },
        file: { bytes, mediaType: 'application/octet-stream' },
      })
      const { id: invoiceId, number } = await dueOn('2026-11-20', {
        issueDate: localDate('2026-11-20'),
        attachments: [attachment],
      })
      const mail = await remind({ workspaceId, invoiceId })
      const made = { body: new Uint8Array(size), fileName: NAME, mediaType: 'application/pdf' }
      await makeFiles(
        at.context,
        { workspaceId, mailId: mail.query.mailId },
        { makeFile: async () => made, isWanted: async () => true },
      )
      const { attachments } = await owner.must(getMail, mail)
      expect(attachments.map(({ name }) => name)).toEqual([`${number}.pdf`, ...expected])
    },
  )

  test('is not made for a message that is withdrawn', async () => {
    const { query } = await begin()
    const mail = await remind(query)
    await owner.must(cancelMail, mail)
    await runDueJobs(at.context, jobs)
    const { attachments } = await owner.must(getMail, mail)
    expect(attachments[1]).toMatchObject({ pending: true })
    expect(server.received).toHaveLength(0)
    const files = await asSystem(engine.db, listNamedFiles)
    expect(files.filter(({ sha256 }) => sha256 === null)).toEqual([])
  })

  test('stays in the archive as long as its company has members', async () => {
    const { query } = await begin()
    // At a time of its own: the statements of the other companies would be the same file.
    at.clock.set('2026-11-23T10:17:00Z')
    await remind(query)
    await runDueJobs(at.context, jobs)
    const { rows } = await sql<{ sha256: string }>`
      select attachments -> 1 ->> 'sha256' as sha256 from mail
      where workspace_id = ${workspaceId} and kind = 'reminder'`.execute(engine.admin)
    const hash = rows[0]?.sha256 ?? ''
    const sweptAfterRelease = async () => {
      await asSystem(engine.db, tx => releaseDocuments(tx, workspaceId, at.clock.now()))
      // A file is kept for a day after it was released; the file system's clock is the real one.
      at.clock.set(new Date(Date.now() + 3 * 86_400_000).toISOString())
      await sweepReleased(at.context, new AbortController().signal)
      return !(await at.context.archive.has(hash))
    }
    expect(await at.context.archive.has(hash)).toBe(true)
    expect(await sweptAfterRelease()).toBe(false)
    await engine.admin.deleteFrom('membership').where('workspace_id', '=', workspaceId).execute()
    at.clock.set('2026-11-23T09:30:00Z')
    expect(await sweptAfterRelease()).toBe(true)
  })

  const pay = (amount: string) =>
    owner.must(recordPayment, {
      query: { workspaceId },
      body: {
        customerId,
        date: '2026-11-23',
        currency: 'EUR',
        amount,
        method: 'transfer',
        reference: 'PAID-NOW',
        note: '',
        allocations: [],
      },
    })
})
