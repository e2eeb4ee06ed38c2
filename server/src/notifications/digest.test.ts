import { getCompany, updateCompany } from '@bordereau/contract/company'
import {
  NOTIFICATION_KINDS,
  readAllNotifications,
  updateNotificationPreference,
} from '@bordereau/contract/notifications'
import { recordPayment } from '@bordereau/contract/payments'
import { updateMe } from '@bordereau/contract/preferences'
import { INTERFACE_LANGUAGES } from '@bordereau/domain/text/text-language'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { describeWithDatabase } from '../db/testing.ts'
import { aCompany, aCustomer, aDraft, issued } from '../invoices/testing.ts'
import { runDueJobs } from '../jobs/runner.ts'
import { jobs } from '../jobs.ts'
import { type Client, type TestApp, mailsTo, signedUp, startApp } from '../lib/testing.ts'
import { digestEmail } from './digest-email.ts'
import { DIGEST_LABELS } from './digest-labels.ts'
import { aMember, verifyAddress } from './testing.ts'

const EMAIL = 'reader@example.com'

describeWithDatabase('the daily e-mail', engine => {
  let at: TestApp
  let owner: Client
  let reader: Client
  let query: { workspaceId: string }
  let customerId: string

  beforeAll(async () => {
    at = await startApp(engine.db)
    owner = await signedUp(at, 'owner@example.com')
    query = { workspaceId: await aCompany(owner) }
    customerId = await aCustomer(owner, query.workspaceId)
    reader = await aMember(at, owner, query.workspaceId, EMAIL)
    await reader.must(updateMe, { body: { language: 'fr' } })
    const { version } = await owner.must(getCompany, { query })
    await owner.must(updateCompany, { query, body: { version, timeZone: 'Asia/Kolkata' } })
    for (const kind of ['viewed', 'paid'] as const) {
      await reader.must(updateNotificationPreference, {
        query,
        // Payments by e-mail only.
        body: { kind, inApp: kind === 'viewed', byMail: true },
      })
    }
  })
  afterAll(() => at.close())

  async function openInvoice(): Promise<string> {
    const invoice = await issued(owner, query.workspaceId, aDraft(customerId))
    await at.app.inject(new URL(invoice.payLink ?? '').pathname)
    return invoice.number ?? ''
  }
  async function pay(): Promise<void> {
    await owner.must(recordPayment, {
      query,
      body: {
        customerId,
        date: '2026-11-20',
        currency: 'EUR',
        amount: '1250',
        method: 'transfer',
        reference: '',
        note: '',
        allocations: [],
      },
    })
  }
  async function mailsAt(instant: string) {
    at.clock.set(instant)
    await runDueJobs(at.context, jobs)
    const mails = await mailsTo(at.context, EMAIL)
    return mails.filter(mail => mail.text.includes('/settings/notifications'))
  }

  test('is sent to a confirmed address only', async () => {
    await openInvoice()
    expect(await mailsAt('2026-11-21T03:00:00Z')).toEqual([])
    await verifyAddress(at, EMAIL)
    await reader.must(readAllNotifications, { query, body: {} })
  })

  test('lists unread notifications at eight in the company’s time zone, in the recipient’s language', async () => {
    const number = await openInvoice()
    await pay()
    expect(await mailsAt('2026-11-22T02:29:00Z')).toEqual([])
    const [mail, ...others] = await mailsAt('2026-11-22T02:30:00Z')
    expect(others).toEqual([])
    expect(mail?.subject).toBe('Nouvelles de Atelier Lumière SARL (2)')
    expect(mail?.text).toContain(`• Müller & Söhne GmbH a ouvert ${number}.`)
    expect(mail?.text.replaceAll(/\s/g, ' ')).toContain('• Müller & Söhne GmbH a payé 1 250,00 €.')
    const settings = `http://localhost:3000/w/${query.workspaceId}/settings/notifications`
    expect(mail?.text).toContain(settings)
    expect(mail?.html).toContain(`<a href="${settings}">Choisir ce qui vous est signalé</a>`)
    expect(await mailsTo(at.context, 'owner@example.com')).toEqual([])
  })

  test('is sent once a day, lists nothing twice, and is not sent without notifications', async () => {
    await openInvoice()
    // A second attempt of the same day's job.
    await engine.admin
      .updateTable('job')
      .set({ done_at: null, locked_until: null, run_at: at.clock.now() })
      .where('kind', '=', 'notification_digest')
      .where('dedupe_key', '=', 'digest 2026-11-22')
      .execute()
    expect(await mailsAt('2026-11-22T05:00:00Z')).toHaveLength(1)
    const [second, ...others] = await mailsAt('2026-11-23T02:30:00Z')
    expect(others).toHaveLength(1)
    expect(second?.subject).toContain('(1)')
    await openInvoice()
    await reader.must(readAllNotifications, { query, body: {} })
    expect(await mailsAt('2026-11-24T02:30:00Z')).toHaveLength(2)
    for (const kind of ['viewed', 'paid'] as const) {
      await openInvoice()
      await reader.must(updateNotificationPreference, {
        query,
        body: { kind, inApp: true, byMail: false },
      })
    }
    expect(await mailsAt('2026-11-25T02:30:00Z')).toHaveLength(2)
  })
})

test('the daily e-mail has texts for every kind in every language', () => {
  expect(Object.keys(DIGEST_LABELS).toSorted()).toEqual([...INTERFACE_LANGUAGES].toSorted())
  const about = {
    invoiceNumber: 'F-7',
    customerName: 'Kunde',
    amount: '12.5',
    currency: 'EUR',
    dueDate: '2026-11-20',
    to: 'x@example.com',
    mailSubject: 'Betreff',
    personName: 'Olga',
    company: 'Szkło',
  }
  for (const language of INTERFACE_LANGUAGES) {
    const notifications = NOTIFICATION_KINDS.map(kind => ({ kind, about }))
    const { text, subject } = digestEmail({
      language,
      company: 'Szkło {customer}',
      notifications: [
        ...notifications,
        ...notifications,
        ...notifications,
        ...notifications,
        ...notifications,
      ],
      home: 'http://localhost/w/1',
      settings: 'http://localhost/w/1/settings/notifications',
    })
    const lines = text.split('\n').filter(line => line.startsWith('•'))
    expect(lines).toHaveLength(30)
    expect(subject).toContain('Szkło {customer}')
    expect(lines.join('\n')).not.toMatch(/[{}]|undefined/)
    expect(lines.slice(0, 3).every(line => line.includes('F-7') && line.includes('Kunde'))).toBe(
      true,
    )
  }
})
