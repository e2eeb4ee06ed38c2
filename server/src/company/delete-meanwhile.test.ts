import { importBankStatement } from '@bordereau/contract/bank-imports'
import { createBankAccount, listBankAccounts } from '@bordereau/contract/company'
import { createCustomer } from '@bordereau/contract/customers'
import { createDraft } from '@bordereau/contract/invoices'
import { createItem } from '@bordereau/contract/items'
import { importCustomers, importItems } from '@bordereau/contract/import'
import { recordPayment } from '@bordereau/contract/payments'
import { createQuote } from '@bordereau/contract/quotes'
import { createRecurring } from '@bordereau/contract/recurring'
import { createView } from '@bordereau/contract/views'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { inWorkspace } from '../db/database.ts'
import { describeWithDatabase } from '../db/testing.ts'
import { aCompany, aCustomer, aDraft, drafted } from '../invoices/testing.ts'
import { type Client, type TestApp, signedUp, startApp } from '../lib/testing.ts'
import { BODIES } from '../testing-row-level-security.ts'
import { deleteWorkspace } from './workspace-store.ts'

const STATEMENT = {
  bytes: new TextEncoder().encode('Date,Amount,Description\n2026-11-19,12.50,transfer\n'),
  mediaType: 'application/octet-stream',
}

describeWithDatabase('a company that is deleted meanwhile', engine => {
  let at: TestApp
  let owner: Client

  beforeAll(async () => {
    at = await startApp(engine.db)
    owner = await signedUp(at, 'owner@example.com')
  })
  afterAll(() => at.close())

  const isWaiting = async () => {
    const { rows } = await sql`select from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(engine.db.kysely)
    return rows.length > 0
  }

  type Ids = { workspaceId: string; customerId: string; invoiceId: string; accountId: string }
  const writes: Record<string, (ids: Ids) => Promise<{ status: number }>> = {
    customer: ({ workspaceId }) =>
      owner.call(createCustomer, { query: { workspaceId }, body: BODIES('').createCustomer }),
    item: ({ workspaceId }) =>
      owner.call(createItem, { query: { workspaceId }, body: BODIES('').createItem }),
    draft: ({ workspaceId, customerId }) =>
      owner.call(createDraft, { query: { workspaceId }, body: { draft: aDraft(customerId) } }),
    quote: ({ workspaceId, customerId }) =>
      owner.call(createQuote, { query: { workspaceId }, body: { draft: aDraft(customerId) } }),
    payment: ({ workspaceId, customerId }) =>
      owner.call(recordPayment, {
        query: { workspaceId },
        body: BODIES(customerId).recordPayment,
      }),
    view: ({ workspaceId }) =>
      owner.call(createView, { query: { workspaceId }, body: BODIES('').createView }),
    account: ({ workspaceId }) =>
      owner.call(createBankAccount, { query: { workspaceId }, body: BODIES('').createBankAccount }),
    'recurring invoice': ({ workspaceId, invoiceId }) =>
      owner.call(createRecurring, {
        query: { workspaceId },
        body: BODIES(invoiceId).createRecurring,
      }),
    'file of customers': ({ workspaceId }) =>
      owner.call(importCustomers, { query: { workspaceId }, body: BODIES('').importCustomers }),
    'file of items': ({ workspaceId }) =>
      owner.call(importItems, { query: { workspaceId }, body: BODIES('').importItems }),
    'file of a bank': ({ workspaceId, accountId }) =>
      owner.call(importBankStatement, {
        query: { workspaceId, accountId, fileName: 'x.csv' },
        file: STATEMENT,
      }),
  }

  test.each(Object.entries(writes))('takes no %s and is not found', async (_, write) => {
    const workspaceId = await aCompany(owner)
    const customerId = await aCustomer(owner, workspaceId)
    const { id: invoiceId } = await drafted(owner, workspaceId, aDraft(customerId))
    const { accounts } = await owner.must(listBankAccounts, { query: { workspaceId } })
    const ids = { workspaceId, customerId, invoiceId, accountId: accounts[0]?.id ?? '' }
    const [reply] = await inWorkspace(engine.db, { workspaceId }, async tx => {
      await deleteWorkspace(tx, workspaceId, at.clock.now())
      const written = write(ids)
      await expect.poll(isWaiting, { timeout: 120_000 }).toBe(true)
      return [written] as const
    })
    expect(await reply).toMatchObject({ status: 404, refusal: 'not_found' })
  })
})
