import { updateCustomer, getCustomer } from '@bordereau/contract/customers'
import { getInvoice, sendInvoice } from '@bordereau/contract/invoices'
import { recordPayment } from '@bordereau/contract/payments'
import {
  changeReminder,
  getFollowUp,
  listUpcoming,
  setCustomerReminders,
  setFollowUp,
} from '@bordereau/contract/reminders'
import { addDays, localDate } from '@bordereau/domain/date'
import PostalMime from 'postal-mime'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { describeWithDatabase } from '../db/testing.ts'
import { runDueJobs } from '../jobs/runner.ts'
import { jobs } from '../jobs.ts'
import { recordClock } from '../identity/record-clock.ts'
import { type Client, type TestApp, signedUp, startApp } from '../lib/testing.ts'
import { newId } from '../lib/id.ts'
import { INSTANCE_WORKSPACE } from '../mail/outbox.ts'
import { type TestMailServer, startMailServer } from '../mail/testing.ts'
import {
  FRENCH_COMPANY,
  GERMAN_CUSTOMER,
  aCompany,
  aCustomer,
  aDraft,
  issued,
} from '../invoices/testing.ts'
import { REMIND } from './send-due.ts'
import { runReminders, switchOn } from './testing.ts'

/** The campaign runs 800, with daylight saving and a leap day: TEST_REMINDER_DAYS=800. */
const DAYS = Number(process.env['TEST_REMINDER_DAYS'] ?? 40)

describeWithDatabase('reminders that go out by themselves', engine => {
  let at: TestApp
  let server: TestMailServer
  let owner: Client
  let workspaceId = ''
  let customerId = ''
  let count = 0

  beforeAll(async () => {
    server = await startMailServer()
    at = await startApp(engine.db)
    const smtp = { url: server.url, from: 'bills@example.com' }
    Object.assign(at.context.config, { smtp })
  })
  afterAll(async () => {
    await at.close()
    await server.close()
  })

  /** The only company that reminds: in Paris, on Friday 20 November 2026 at ten, its customer with an address. */
  async function begin(change: Parameters<typeof switchOn>[2] = {}): Promise<void> {
    at.clock.set('2026-11-20T09:00:00Z')
    await engine.admin.updateTable('company').set({ reminder_plan: '{}' }).execute()
    await engine.admin.deleteFrom('job').execute()
    owner = await signedUp(at, `owner${(count += 1)}@example.com`)
    workspaceId = await aCompany(owner, FRENCH_COMPANY)
    customerId = await aCustomer(owner, workspaceId)
    await switchOn(owner, workspaceId, change)
    await runDueJobs(at.context, jobs)
    server.received.length = 0
  }
  const query = (invoiceId: string) => ({ query: { workspaceId, invoiceId } })
  const dueOn = (day: string) =>
    issued(
      owner,
      workspaceId,
      aDraft(customerId, { due: { by: 'date', date: localDate(day) }, language: 'en' }),
    )

  /** The subjects that the mail server got, in the order in which they came. */
  async function subjects(): Promise<string[]> {
    const mails = await Promise.all(server.received.map(mail => PostalMime.parse(mail)))
    return mails.map(mail => (mail.subject ?? '').replace(/:? ?invoice.*/i, ''))
  }

  async function runOn(day: string, time = '09:30:00Z'): Promise<void> {
    at.clock.set(`${day}T${time}`)
    await runReminders(at)
  }

  test('leave once at each level, in working hours, however often and by how many processes it is checked', async () => {
    await begin()
    const first = localDate('2026-11-30')
    const invoices = Math.max(1, Math.floor((DAYS - 40) / 40) + 1)
    for (let i = 0; i < invoices; i += 1) await dueOn(addDays(first, i * 40))
    const last = addDays(localDate('2026-11-20'), DAYS)
    for (let day = localDate('2026-11-20'); day < last; day = addDays(day, 1)) {
      // Before working hours in Paris.
      await runOn(day, '06:30:00Z')
      at.clock.set(`${day}T09:30:00Z`)
      await Promise.all([runReminders(at), runReminders(at), runAlone()])
      // A clock that is set back, and the same hour again.
      await runOn(day, '09:05:00Z')
    }
    const received = await subjects()
    expect(received.slice(0, 4)).toEqual([
      // The notice before the due date, whose subject begins with the word.
      '',
      'Reminder',
      'Second reminder',
      'Last reminder',
    ])
    expect(received).toHaveLength(4 * invoices)
    const sent = await engine.admin
      .selectFrom('reminder')
      .select(['level_id', 'decided_at'])
      .where('workspace_id', '=', workspaceId)
      .orderBy('decided_at')
      .limit(4)
      .execute()
    // 27 Nov is a Friday, 3 Dec a Thursday, 10 Dec a Thursday, 24 Dec a Thursday.
    expect(sent.map(row => [row.level_id, row.decided_at.toISOString().slice(0, 10)])).toEqual([
      ['before', '2026-11-27'],
      ['first', '2026-12-03'],
      ['second', '2026-12-10'],
      ['third', '2026-12-24'],
    ])

    /** A second process that handles the company without a job in the queue. */
    async function runAlone(): Promise<void> {
      const job = {
        workspaceId,
        id: workspaceId,
        kind: REMIND,
        subjectId: workspaceId,
        attempts: 1,
      }
      await jobs[REMIND]?.(at.context, job, new AbortController().signal)
      await runDueJobs(at.context, jobs)
    }
  }, 3_600_000)

  test('begin with the first level where they are switched on late, and send none of the others with it', async () => {
    await begin({ enabled: false })
    await dueOn('2026-11-20')
    await dueOn('2026-11-21')
    await runOn('2026-11-24')
    expect(await subjects()).toEqual([])
    const levels = [
      { id: 'a', days: 0, tone: 'friendly' as const },
      { id: 'b', days: 3, tone: 'final' as const },
    ]
    await switchOn(owner, workspaceId, { levels })
    await runOn('2026-11-24', '10:30:00Z')
    await runOn('2026-11-25')
    expect(await subjects()).toEqual(['Reminder', 'Reminder'])
  })

  test('wait for Monday, and for the day after a public holiday', async () => {
    await begin()
    // Three days after the first is Saturday 26 December, three after the second Friday 1 January.
    await dueOn('2026-12-23')
    await dueOn('2026-12-29')
    await runOn('2026-12-26')
    await runOn('2026-12-27')
    expect(await subjects()).toEqual([])
    await runOn('2026-12-28')
    expect((await subjects()).toSorted()).toEqual(['', 'Reminder'])
    await runOn('2027-01-01')
    expect(server.received).toHaveLength(2)
    await runOn('2027-01-04')
    expect((await subjects()).slice(2).toSorted()).toEqual(['Reminder', 'Second reminder'])
  })

  test('go out by the right time after a process whose clock was a month ahead, which sends none', async () => {
    await begin()
    await dueOn('2026-11-20')
    await runOn('2026-11-23')
    await recordClock(at.context, 0)
    const ahead = await startApp(engine.db)
    Object.assign(ahead.context.config, at.context.config)
    for (const hour of ['09', '10']) {
      ahead.clock.set(`2026-12-23T${hour}:30:00Z`)
      await recordClock(ahead.context, 0)
      await runReminders(ahead)
    }
    // Queued before the process knew of the jump.
    await engine.admin
      .insertInto('job')
      .values({ ...aJob(), run_at: new Date('2026-12-23T09:00:00Z') })
      .execute()
    await runDueJobs(ahead.context, jobs)
    await ahead.close()
    expect(await subjects()).toEqual(['Reminder'])
    await runOn('2026-11-30')
    expect(await subjects()).toEqual(['Reminder', 'Second reminder'])
    // Put off by a clock that was ahead, in an older version.
    await engine.admin
      .insertInto('job')
      .values({ ...aJob(), run_at: new Date('2027-01-23T09:00:00Z') })
      .execute()
    at.clock.set('2026-12-14T09:00:00Z')
    at.context.clockCheck.confirm()
    await runOn('2026-12-14')
    expect(await subjects()).toEqual(['Reminder', 'Second reminder', 'Last reminder'])

    function aJob() {
      return {
        workspace_id: INSTANCE_WORKSPACE,
        id: newId(),
        kind: REMIND,
        subject_id: INSTANCE_WORKSPACE,
        locked_until: null,
        created_at: at.clock.now(),
        done_at: null,
        failed_at: null,
        dedupe_key: newId(),
      }
    }
  })

  test('are not sent after payment, also when one waits in the outbox', async () => {
    await begin()
    const invoice = await dueOn('2026-11-20')
    at.clock.set('2026-11-23T09:30:00Z')
    // The mail server does not answer: the reminder waits.
    Object.assign(at.context.config, { smtp: { url: 'smtp://127.0.0.1:1', from: 'a@example.com' } })
    await runReminders(at)
    Object.assign(at.context.config, { smtp: { url: server.url, from: 'bills@example.com' } })
    const { payable } = invoice.totals
    await owner.must(recordPayment, {
      query: { workspaceId },
      body: {
        customerId,
        date: '2026-11-23',
        currency: 'EUR',
        amount: payable,
        method: 'transfer',
        reference: '',
        note: '',
        allocations: [{ invoiceId: invoice.id, amount: payable }],
      },
    })
    await runOn('2026-11-23', '12:00:00Z')
    const { events } = await owner.must(getInvoice, query(invoice.id))
    expect(events.map(event => event.kind)).toContain('mail_cancelled')
    expect(await owner.must(getFollowUp, query(invoice.id))).toMatchObject({
      noReminder: 'not_open',
      reminders: [],
    })
    for (const day of ['2026-11-30', '2026-12-14', '2026-12-15']) await runOn(day)
    expect(await subjects()).toEqual([])
  })

  test('are held by a dispute or a promise, skipped, moved and restored by a person', async () => {
    await begin()
    const [disputed, promised, skipped, moved] = [
      await dueOn('2026-11-20'),
      await dueOn('2026-11-20'),
      await dueOn('2026-11-20'),
      await dueOn('2026-11-20'),
    ]
    const hold = (id: string, reason: 'disputed' | 'promised', until: string | null) =>
      owner.call(setFollowUp, { ...query(id), body: { hold: { reason, until }, note: 'Called.' } })
    await hold(disputed.id, 'disputed', null)
    await hold(promised.id, 'promised', '2026-12-01')
    const past = await hold(promised.id, 'promised', '2026-11-19')
    expect(past).toMatchObject({ ok: false, refusal: 'day_past' })
    const first = { workspaceId, levelId: 'first' }
    const change = (invoiceId: string, body: object) =>
      owner.call(changeReminder, {
        query: { ...first, invoiceId },
        body: body as { change: { by: 'skip' } },
      })
    await change(skipped.id, { change: { by: 'skip' } })
    await change(moved.id, { change: { by: 'move', day: '2026-11-26' } })
    await runOn('2026-11-23')
    expect(await subjects()).toEqual([])
    const { entries } = await owner.must(listUpcoming, { query: { workspaceId } })
    const upcoming = entries.flatMap(entry =>
      entry.kind === 'reminder' ? [[entry.invoiceId, entry.levelId, entry.day]] : [],
    )
    expect(upcoming).toHaveLength(2 + 2 + 3)
    expect(upcoming).toContainEqual([moved.id, 'first', '2026-11-26'])
    expect(upcoming).toContainEqual([promised.id, 'second', '2026-12-02'])
    expect(upcoming.map(([id]) => id)).not.toContain(disputed.id)
    await runOn('2026-11-26')
    expect(await subjects()).toEqual(['Reminder'])
    expect(await change(moved.id, { change: { by: 'skip' } })).toMatchObject({
      ok: false,
      refusal: 'reminder_sent',
    })
    await change(skipped.id, { change: { by: 'restore' } })
    await runOn('2026-11-27')
    expect(await subjects()).toEqual(['Reminder', 'Reminder'])
    const follow = await owner.must(getFollowUp, query(disputed.id))
    expect(follow).toMatchObject({
      hold: { reason: 'disputed', until: null },
      note: 'Called.',
      noReminder: 'held',
    })
    const { events } = await owner.must(getInvoice, query(disputed.id))
    expect(events.map(event => event.kind)).toContain('reminders_disputed')
  })

  test('that a person writes leaves also while the invoice is on hold', async () => {
    await begin()
    const { id } = await dueOn('2026-11-20')
    const hold = { reason: 'disputed', until: null } as const
    await owner.must(setFollowUp, { ...query(id), body: { hold, note: '' } })
    await owner.must(sendInvoice, { ...query(id), body: { kind: 'reminder' } })
    await runOn('2026-11-23')
    expect(server.received).toHaveLength(1)
  })

  test('follow one by hand after three days, and the customer’s own levels', async () => {
    await begin()
    const invoice = await dueOn('2026-11-20')
    const other = await aCustomer(owner, workspaceId)
    const plan = { by: 'none' as const }
    await owner.must(setCustomerReminders, {
      query: { workspaceId, customerId: other },
      body: { plan },
    })
    await issued(
      owner,
      workspaceId,
      aDraft(other, { due: { by: 'date', date: localDate('2026-11-20') } }),
    )
    await runOn('2026-11-22')
    await owner.must(sendInvoice, { ...query(invoice.id), body: { kind: 'reminder' } })
    await runOn('2026-11-23')
    await runOn('2026-11-24')
    expect(await subjects()).toEqual(['Reminder'])
    await runOn('2026-11-25')
    expect(await subjects()).toEqual(['Reminder', 'Reminder'])
    const levels = [{ id: 'own', days: 6, tone: 'final' as const }]
    await owner.must(setCustomerReminders, {
      query: { workspaceId, customerId: other },
      body: { plan: { by: 'levels', levels } },
    })
    await runOn('2026-11-26')
    expect(server.received).toHaveLength(3)
    expect((await PostalMime.parse(server.received[2] ?? '')).subject).toContain('Letzte Mahnung')
  })

  test('claim what the law gives of a business in the buyer’s way of dates, and list other open invoices, where the plan says so', async () => {
    await begin({ enabled: false })
    at.clock.set('2026-05-04T09:00:00Z')
    const claims = { business: true, person: false }
    await switchOn(owner, workspaceId, { claims, listsOpenInvoices: true })
    customerId = await aCustomer(owner, workspaceId, {
      ...GERMAN_CUSTOMER,
      address: { ...GERMAN_CUSTOMER.address, postCode: '', country: 'IE' },
      taxIds: [{ kind: 'vat', value: 'IE6433435F' }],
    })
    // Ten days later is a Friday, the day after Ascension.
    const invoice = await dueOn('2026-05-05')
    await dueOn('2026-06-30')
    await runOn('2026-05-15')
    const [mail] = await Promise.all(server.received.map(one => PostalMime.parse(one)))
    expect(mail?.text).toContain('Interest on late payment until 15 May 2026')
    expect(mail?.text).toContain('art. L. 441-10 du code de commerce')
    expect(mail?.text).toContain('€40.00 (art. D. 441-5 du code de commerce)')
    expect(mail?.text).toMatch(/Also open:\n.* 30 June 2026/)
    expect(await owner.must(getFollowUp, query(invoice.id))).toMatchObject({
      charges: { unknownFrom: null, periods: [{ days: 10, rate: '12.15' }] },
    })
  })

  test('need an address, which a person is told', async () => {
    await begin()
    const invoice = await dueOn('2026-11-20')
    const customer = { query: { workspaceId, customerId } }
    const { version, profile, ...fields } = await owner.must(getCustomer, customer)
    const body = { ...fields, version, profile, email: '' }
    await owner.must(updateCustomer, { ...customer, body })
    await runOn('2026-11-24')
    expect(await owner.must(getFollowUp, query(invoice.id))).toMatchObject({
      noReminder: 'no_recipient',
    })
    await owner.must(updateCustomer, {
      ...customer,
      body: { ...body, version: version + 1, email: 'new@example.com' },
    })
    await runOn('2026-11-25')
    expect(await subjects()).toEqual(['Reminder'])
  })
})
