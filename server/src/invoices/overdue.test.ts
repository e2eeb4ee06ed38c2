import { countUnread, listNotifications } from '@bordereau/contract/notifications'
import { recordPayment } from '@bordereau/contract/payments'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { inWorkspace } from '../db/database.ts'
import { describeEngines } from '../db/testing.ts'
import { runDueJobs } from '../jobs/runner.ts'
import { jobs } from '../jobs.ts'
import { type Client, type TestHouse, signedUp, startHouse } from '../lib/testing.ts'
import { aMember } from '../notifications/testing.ts'
import { takeOverdue } from './overdue-store.ts'
import { askForOverdue } from './overdue.ts'
import { aCompany, aCustomer, aDraft, issued } from './testing.ts'

describeEngines('an overdue invoice', engine => {
  let at: TestHouse
  let owner: Client
  let member: Client
  let query: { workspaceId: string }
  let customerId: string

  beforeAll(async () => {
    at = await startHouse(engine.db)
    owner = await signedUp(at, 'owner@example.com')
    query = { workspaceId: await aCompany(owner) }
    customerId = await aCustomer(owner, query.workspaceId)
    member = await aMember(at, owner, query.workspaceId, 'member@example.com')
  })
  afterAll(() => at.close())

  /** One look, as each process takes it every hour. */
  async function look(): Promise<void> {
    await askForOverdue(at.house)
    await runDueJobs(at.house, jobs)
  }
  const told = async () =>
    (await member.must(listNotifications, { query })).rows.filter(one => one.kind === 'overdue')

  test('is told of once when its day has ended where the company is, however often it is looked for', async () => {
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
    // Half past eleven in Paris.
    at.clock.set('2026-11-21T22:30:00Z')
    await look()
    expect(await told()).toEqual([])
    at.clock.set('2026-11-21T23:30:00Z')
    await look()
    const [first, ...others] = await told()
    expect(others).toEqual([])
    expect(first?.about).toMatchObject({
      invoiceId: invoice.id,
      amount: invoice.totals.payable,
      dueDate: '2026-11-21',
    })
    const before = await owner.must(countUnread, { query })
    for (let hour = 0; hour < 3; hour += 1) {
      at.clock.move(3_600_000)
      await Promise.all([look(), look()])
    }
    expect(await told()).toHaveLength(1)
    expect(await owner.must(countUnread, { query })).toEqual(before)
  })

  test('is not forgotten when the process dies while it tells', async () => {
    await issued(
      owner,
      query.workspaceId,
      aDraft(customerId, { issueDate: '2026-11-20' as never, due: { by: 'days', days: 0 } }),
    )
    at.clock.set('2026-11-25T10:00:00Z')
    await expect(
      inWorkspace(engine.db, query, async tx => {
        const now = at.clock.now()
        expect(await takeOverdue(tx, query.workspaceId, '2026-11-25', now, 10)).toHaveLength(1)
        throw new Error('power cut')
      }),
    ).rejects.toThrow('power cut')
    await look()
    expect(await told()).toHaveLength(2)
  })
})
