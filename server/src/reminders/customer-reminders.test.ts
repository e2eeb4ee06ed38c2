import { getCustomerReminders, setCustomerReminders } from '@bordereau/contract/reminders'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { describeWithDatabase } from '../db/testing.ts'
import { aCompany, aCustomer } from '../invoices/testing.ts'
import { type Client, type TestApp, signedUp, startApp } from '../lib/testing.ts'

describeWithDatabase('the reminders of a customer', engine => {
  let at: TestApp
  let owner: Client

  beforeAll(async () => {
    at = await startApp(engine.db)
    owner = await signedUp(at, 'owner@example.com')
  })
  afterAll(() => at.close())

  test('are set by several people at once, and all are answered', async () => {
    const workspaceId = await aCompany(owner)
    const query = { workspaceId, customerId: await aCustomer(owner, workspaceId) }
    const body = { plan: { by: 'none' as const } }
    const replies = await Promise.all(
      Array.from({ length: 5 }, () => owner.call(setCustomerReminders, { query, body })),
    )
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
    expect(await owner.must(getCustomerReminders, { query })).toEqual({ plan: { by: 'none' } })
  })
})
