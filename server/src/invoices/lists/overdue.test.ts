import { countUnread } from '@bordereau/contract/notification-stream'
import { listNotifications } from '@bordereau/contract/notifications'
import { recordPayment } from '@bordereau/contract/payments'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { inWorkspace } from '../../db/database.ts'
import { describeWithDatabase } from '../../db/testing.ts'
import { runDueJobs } from '../../jobs/runner.ts'
import { jobs } from '../../jobs.ts'
import { type Client, type TestApp, signedUp, startApp } from '../../lib/testing.ts'
import { aMember } from '../../notifications/testing.ts'
import { claimOverdue } from './overdue-store.ts'
import { enqueueOverdueCheck } from './enqueue-overdue-check.ts'
import { copyIssued } from '../../batches/testing.ts'
import { aCompany, aCustomer, aDraft, issued } from '../testing.ts'

describeWithDatabase('an overdue invoice', engine => {
  let at: TestApp
  let owner: Client
  let member: Client
  let query: { workspaceId: string }
  let customerId: string

  beforeAll(async () => {
    at = await startApp(engine.db)
    owner = await signedUp(at, 'owner@example.com')
    query = { workspaceId: await aCompany(owner) }
    customerId = await aCustomer(owner, query.workspaceId)
    member = await aMember(at, owner, query.workspaceId, 'member@example.com')
  })
  afterAll(() => at.close())

  /** One run of the hourly check. */
  async function runCheck(): Promise<void> {
    await enqueueOverdueCheck(at.context)
    await runDueJobs(at.context, jobs)
  }
  const notifications = async () =>
    (await member.must(listNotifications, { query })).rows.filter(one => one.kind === 'overdue')

  test('is notified once after its due date has ended in the company’s time zone, however often the check runs', async () => {
    const due = { by: 'date', date: '2026-11-21' } as never
    const invoice = await issued(owner, query.workspaceId, aDraft(customerId, { due }))
    const paid = await issued(owner, query.workspaceId, aDraft(customerId, { due }))
    await owner.must(recordPayment, {
      query,
      body: {
        customerId,
        date: '2026-11-20',
        currency: 'EUR',
        amount: paid.totals.payable,
        method: 'transfer',
        reference: '',
        note: '',
        allocations: [{ invoiceId: paid.id, amount: paid.totals.payable }],
      },
    })
    // 23:30 in Paris.
    at.clock.set('2026-11-21T22:30:00Z')
    await runCheck()
    expect(await notifications()).toEqual([])
    at.clock.set('2026-11-21T23:30:00Z')
    await runCheck()
    const [first, ...others] = await notifications()
    expect(others).toEqual([])
    expect(first?.about).toMatchObject({
      invoiceId: invoice.id,
      amount: invoice.totals.payable,
      dueDate: '2026-11-21',
    })
    const before = await owner.must(countUnread, { query })
    for (let hour = 0; hour < 3; hour += 1) {
      at.clock.move(3_600_000)
      await Promise.all([runCheck(), runCheck()])
    }
    expect(await notifications()).toHaveLength(1)
    expect(await owner.must(countUnread, { query })).toEqual(before)
  })

  test('is notified later when the process dies during the check', async () => {
    await issued(
      owner,
      query.workspaceId,
      aDraft(customerId, { issueDate: '2026-11-20' as never, due: { by: 'days', days: 0 } }),
    )
    at.clock.set('2026-11-25T10:00:00Z')
    await expect(
      inWorkspace(engine.db, query, async tx => {
        const now = at.clock.now()
        expect(await claimOverdue(tx, query.workspaceId, '2026-11-25', now, 10)).toHaveLength(1)
        throw new Error('power cut')
      }),
    ).rejects.toThrow('power cut')
    await runCheck()
    expect(await notifications()).toHaveLength(2)
  })

  test('beyond twenty of a day shares one notification with the others, once', async () => {
    const template = await issued(
      owner,
      query.workspaceId,
      aDraft(customerId, { due: { by: 'date', date: '2026-11-26' } as never }),
    )
    const ids = await copyIssued(engine.db, query.workspaceId, template.id, 1_030)
    const before = (await notifications()).length
    at.clock.set('2026-11-28T10:00:00Z')
    await Promise.all([runCheck(), runCheck()])
    at.clock.move(3_600_000)
    await runCheck()
    const rows = await engine.admin
      .selectFrom('notification')
      .innerJoin('person', 'person.id', 'notification.person_id')
      .select('about')
      .where('kind', '=', 'overdue')
      .where('email', '=', 'member@example.com')
      .execute()
    const summaries = rows.filter(row => Object(row.about).overdueCount !== undefined)
    expect(summaries).toMatchObject([{ about: { overdueCount: ids.length + 1 - 20 } }])
    expect(rows.length - before).toBe(21)
    const noticed = await engine.admin.selectFrom('overdue_notice').select('invoice_id').execute()
    const noticedIds = new Set(noticed.map(row => row.invoice_id))
    expect(ids.filter(id => !noticedIds.has(id))).toEqual([])
  })
})
