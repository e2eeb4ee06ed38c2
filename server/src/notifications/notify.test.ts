import { inviteMember, removeMember, listMembers } from '@bordereau/contract/company'
import { sendInvoice } from '@bordereau/contract/invoices'
import { countUnread } from '@bordereau/contract/notification-stream'
import {
  type NotificationKind,
  listNotificationPreferences,
  listNotifications,
  readAllNotifications,
  readNotification,
  updateNotificationPreference,
} from '@bordereau/contract/notifications'
import { recordPayment } from '@bordereau/contract/payments'
import { ROLES, may } from '@bordereau/domain/access/policy'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { inWorkspace } from '../db/database.ts'
import { describeWithDatabase } from '../db/testing.ts'
import { type Invoice, aCompany, aCustomer, aDraft, issued } from '../invoices/testing.ts'
import { runDueJobs } from '../jobs/runner.ts'
import { jobs } from '../jobs.ts'
import { newId } from '../lib/id.ts'
import { type Client, type TestApp, signedUp, startApp } from '../lib/testing.ts'
import { mayReceive } from './recipients.ts'
import { notify } from './notify.ts'
import { aMember, verifyAddress } from './testing.ts'
import { type LocalSmtp, startSmtp } from '../mail/testing-smtp.ts'

test('notifications go only to roles that may read their subject', () => {
  for (const role of ROLES) {
    expect(mayReceive(role, 'paid')).toBe(may(role, 'payments.read'))
    expect(mayReceive(role, 'bounced')).toBe(may(role, 'mail.read'))
    expect(mayReceive(role, 'viewed')).toBe(may(role, 'invoices.read'))
  }
})

describeWithDatabase('notifications', engine => {
  let at: TestApp
  let server: LocalSmtp
  let owner: Client
  let member: Client
  let query: { workspaceId: string }
  let customerId: string

  beforeAll(async () => {
    server = await startSmtp({
      onRcptTo: ({ address }, _, done) => {
        if (!address.startsWith('unknown')) return done()
        done(Object.assign(new Error('no such user'), { responseCode: 550 }))
      },
      onData: (stream, _, done) => {
        stream.resume().on('end', () => done())
      },
    })
    const smtp = { url: server.url, from: 'hello@example.com' }
    at = await startApp(engine.db, { smtp })
    owner = await signedUp(at, 'owner@example.com')
    const workspaceId = await aCompany(owner)
    query = { workspaceId }
    customerId = await aCustomer(owner, workspaceId)
    member = await aMember(at, owner, workspaceId, 'member@example.com')
    await read(owner)
  })
  afterAll(async () => {
    await at.close()
    await server.close()
  })

  const read = (person: Client) => person.must(readAllNotifications, { query, body: {} })
  const unread = async (person: Client) => (await person.must(countUnread, { query })).unread
  const newest = async (person: Client) =>
    (await person.must(listNotifications, { query })).rows.find(one => !one.read)
  const anInvoice = () => issued(owner, query.workspaceId, aDraft(customerId))
  const open = (invoice: Invoice, method: 'GET' | 'HEAD' = 'GET') =>
    at.app.inject({ method, url: new URL(invoice.payLink ?? '').pathname })
  const pay = (person: Client, invoice: Invoice) =>
    person.must(recordPayment, {
      query,
      body: {
        customerId,
        date: '2026-11-20',
        currency: 'EUR',
        amount: '10',
        method: 'transfer',
        reference: '',
        note: '',
        allocations: [{ invoiceId: invoice.id, amount: '10' }],
      },
    })

  test('report once that the customer opened the payment page, but not a HEAD request', async () => {
    const invoice = await anInvoice()
    expect((await open(invoice, 'HEAD')).statusCode).toBe(200)
    expect(await unread(owner)).toBe(0)
    await Promise.all([open(invoice), open(invoice), open(invoice)])
    expect([await unread(owner), await unread(member)]).toEqual([1, 1])
    const notification = await newest(member)
    expect(notification).toMatchObject({
      kind: 'viewed',
      about: {
        invoiceId: invoice.id,
        invoiceNumber: invoice.number,
        customerName: 'Müller & Söhne GmbH',
      },
      at: '2026-11-20T10:00:00.000Z',
    })
    const one = { query: { ...query, notificationId: notification?.id ?? '' } }
    expect(await member.must(readNotification, one)).toEqual({ unread: 0 })
    // The notification is the member's; the owner's is still unread and cannot be read by its id.
    expect(await unread(owner)).toBe(1)
    expect((await owner.call(readNotification, one)).status).toBe(404)
    expect(await read(owner)).toEqual({ unread: 0 })
  })

  test('do not go to the person who caused them', async () => {
    const invoice = await anInvoice()
    await pay(member, invoice)
    expect(await unread(member)).toBe(0)
    expect(await newest(owner)).toMatchObject({
      kind: 'paid',
      about: { invoiceNumber: invoice.number, amount: '10.00', currency: 'EUR' },
    })
    await read(owner)
  })

  test('are rolled back with their cause', async () => {
    const invoice = await anInvoice()
    const refused = await member.call(recordPayment, {
      query,
      body: {
        customerId,
        date: '2026-11-20',
        currency: 'EUR',
        amount: '10',
        method: 'transfer',
        reference: '',
        note: '',
        allocations: [{ invoiceId: invoice.id, amount: '1000' }],
      },
    })
    expect(refused.status).toBeGreaterThanOrEqual(400)
    await expect(
      inWorkspace(engine.db, query, async tx => {
        const input = { kind: 'viewed', subjectId: newId(), actorId: null, about: {} } as const
        await notify(tx, query.workspaceId, [{ ...input, at: at.clock.now() }])
        throw new Error('the customer has gone')
      }),
    ).rejects.toThrow('gone')
    expect([await unread(owner), await unread(member)]).toEqual([0, 0])
  })

  test('report a refused message, and one that could not be sent', async () => {
    const invoice = await anInvoice()
    const to = 'unknown@example.com'
    await owner.must(sendInvoice, {
      query: { ...query, invoiceId: invoice.id },
      body: { kind: 'invoice', to },
    })
    await runDueJobs(at.context, jobs)
    expect(await newest(owner)).toMatchObject({ kind: 'bounced', about: { to, uncertain: false } })
    await Promise.all([read(owner), read(member)])
    const unreachable = {
      ...at.context.config,
      smtp: { url: 'smtp://127.0.0.1:1', from: 'a@example.com' },
    }
    await owner.must(sendInvoice, {
      query: { ...query, invoiceId: invoice.id },
      body: { kind: 'reminder', to: 'kunde@example.com' },
    })
    for (let attempt = 0; attempt < 10; attempt += 1) {
      expect(await unread(member)).toBe(0)
      await runDueJobs({ ...at.context, config: unreachable }, jobs)
      at.clock.move(5 * 3_600_000)
    }
    expect(await newest(member)).toMatchObject({
      kind: 'failed',
      about: { to: 'kunde@example.com' },
    })
    await Promise.all([read(owner), read(member)])
    at.clock.set('2026-11-20T10:00:00Z')
  })

  test('report a new member to the others, and do not go to a former member', async () => {
    const third = await aMember(at, owner, query.workspaceId, 'third@example.com', 'accountant')
    expect(await newest(member)).toMatchObject({
      kind: 'joined',
      about: { personName: 'third', role: 'accountant', company: 'Atelier Lumière SARL' },
    })
    expect(await unread(third)).toBe(0)
    const { members } = await owner.must(listMembers, { query })
    const personId = members.find(one => one.email === 'third@example.com')?.personId ?? ''
    await owner.must(removeMember, { query: { ...query, personId } })
    await open(await anInvoice())
    expect((await third.call(listNotifications, { query })).status).toBe(404)
    const rows = await engine.admin
      .selectFrom('notification')
      .select('id')
      .where('person_id', '=', personId)
      .execute()
    expect(rows).toEqual([])
    await Promise.all([read(owner), read(member)])
  })

  test('show an invitation in the companies of the invited person, but only for a confirmed address', async () => {
    const guest = await signedUp(at, 'guest@example.com')
    const theirs = { workspaceId: await aCompany(guest) }
    const second = { workspaceId: await aCompany(guest) }
    const invite = () =>
      owner.must(inviteMember, { query, body: { email: 'guest@example.com', role: 'viewer' } })
    await invite()
    expect(await guest.must(countUnread, { query: theirs })).toEqual({ unread: 0 })
    await verifyAddress(at, 'guest@example.com')
    const { link } = await invite()
    const [notification] = (await guest.must(listNotifications, { query: theirs })).rows
    expect(notification).toMatchObject({
      kind: 'invited',
      about: {
        company: 'Atelier Lumière SARL',
        personName: 'owner',
        invitation: new URL(link).pathname,
      },
    })
    expect(await unread(owner)).toBe(0)
    expect(await guest.must(countUnread, { query: second })).toEqual({ unread: 1 })
    await guest.must(readNotification, {
      query: { ...theirs, notificationId: notification?.id ?? '' },
    })
    expect(await guest.must(countUnread, { query: second })).toEqual({ unread: 0 })
  })

  test('follow the preferences of the member', async () => {
    const setPreference = (kind: NotificationKind, inApp: boolean, byMail: boolean) =>
      member.must(updateNotificationPreference, { query, body: { kind, inApp, byMail } })
    await setPreference('viewed', false, false)
    await open(await anInvoice())
    expect([await unread(owner), await unread(member)]).toEqual([1, 0])
    await setPreference('viewed', false, true)
    await open(await anInvoice())
    expect([await unread(owner), await unread(member)]).toEqual([2, 0])
    const { preferences } = await member.must(listNotificationPreferences, { query })
    expect(preferences).toContainEqual({ kind: 'viewed', inApp: false, byMail: true })
    expect(preferences).toContainEqual({ kind: 'paid', inApp: true, byMail: false })
    await setPreference('viewed', true, false)
    await open(await anInvoice())
    expect(await unread(member)).toBe(1)
    await Promise.all([read(owner), read(member)])
  })

  test('are listed by pages, and marked as read up to the newest shown', async () => {
    for (let count = 0; count < 5; count += 1) await open(await anInvoice())
    const first = await owner.must(listNotifications, { query: { ...query, limit: 3 } })
    const after = first.next ?? ''
    const rest = await owner.must(listNotifications, { query: { ...query, limit: 3, after } })
    expect(first.rows).toHaveLength(3)
    expect(new Set([...first.rows, ...rest.rows].map(row => row.id)).size).toBe(6)
    const upTo = first.rows[1]?.id
    expect(await owner.must(readAllNotifications, { query, body: { upTo } })).toEqual({ unread: 1 })
    expect(await newest(owner)).toMatchObject({ id: first.rows[0]?.id })
    await Promise.all([read(owner), read(member)])
  })
})
