import { recordPayment, reversePayment } from '@bordereau/contract/payments'
import { addDays, localDate } from '@bordereau/domain/date'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { inWorkspace } from '../db/database.ts'
import { describeWithDatabase } from '../db/testing.ts'
import { aCompany, aCustomer, aDraft, issued } from '../invoices/testing.ts'
import { type Client, type TestApp, blankRenderer, signedUp, startApp } from '../lib/testing.ts'
import { usualDaysOf } from './usual-days-store.ts'

const DUE = localDate('2026-10-15')

describeWithDatabase('a customer’s usual payment delay', engine => {
  let context: TestApp
  let owner: Client
  let query: { workspaceId: string }
  let customerId: string

  beforeAll(async () => {
    context = await startApp(engine.db, {}, blankRenderer)
    owner = await signedUp(context, 'owner@example.com')
    query = { workspaceId: await aCompany(owner) }
    customerId = await aCustomer(owner, query.workspaceId)
  })
  afterAll(() => context.close())

  async function pay(daysLate: number): Promise<string> {
    const draft = aDraft(customerId, { issueDate: addDays(DUE, -14) })
    const invoice = await issued(owner, query.workspaceId, draft)
    const payment = await owner.must(recordPayment, {
      query,
      body: {
        customerId,
        date: addDays(DUE, daysLate),
        currency: 'EUR',
        amount: invoice.open,
        method: 'transfer',
        reference: '',
        note: '',
        allocations: [{ invoiceId: invoice.id, amount: invoice.open }],
      },
    })
    return payment.id
  }

  const usual = () =>
    inWorkspace(engine.db, query, async tx => {
      const kept = (await usualDaysOf(tx, query.workspaceId, [customerId])).get(customerId) ?? null
      const { rows } = await sql<{ days: number | null }>`
        select app.usual_days(${query.workspaceId}, ${customerId}) as days`.execute(tx)
      expect(kept).toBe(rows[0]?.days)
      return kept
    })

  test('is known from the third paid invoice on, also when payments are recorded at the same time', async () => {
    const ids = await Promise.all([pay(2), pay(9)])
    expect(await usual()).toBeNull()
    ids.push(...(await Promise.all([pay(6), pay(7), pay(1)])))
    expect(await usual()).toBe(6)
    for (const paymentId of ids.slice(0, 3))
      await owner.must(reversePayment, {
        query: { ...query, paymentId },
        body: { reason: 'bounced' },
      })
    expect(await usual()).toBeNull()
  })
})
