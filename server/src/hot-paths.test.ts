import {
  countInvoices,
  createDraft,
  getInvoice,
  issueInvoice,
  listInvoices,
  saveDraft,
} from '@bordereau/contract/invoices'
import { getPayPage } from '@bordereau/contract/pay'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { countStatements } from './db/statements.ts'
import { describeWithDatabase } from './db/testing.ts'
import { aCompany, aCustomer, aDraft, drafted, issued } from './invoices/testing.ts'
import { type Client, type TestApp, signedUp, startApp } from './lib/testing.ts'

/**
 * What a request may send to the database at most: statements, `begin` and `commit` of each transaction included, and
 * round trips, each of which is one message with one or more statements; the commit of what has only read goes with the next
 * transaction.
 */
const MOST = {
  list: { statements: 6, roundTrips: 2 },
  'searched list': { statements: 8, roundTrips: 5 },
  counts: { statements: 5, roundTrips: 2 },
  'draft read': { statements: 5, roundTrips: 2 },
  save: { statements: 7, roundTrips: 4 },
  create: { statements: 8, roundTrips: 4 },
  issue: { statements: 10, roundTrips: 6 },
  'first visit of a pay page': { statements: 16, roundTrips: 9 },
  'pay page': { statements: 8, roundTrips: 2 },
}

describeWithDatabase('the statements of a request to', engine => {
  let app: TestApp
  let owner: Client
  let workspaceId: string
  let customerId: string

  beforeAll(async () => {
    app = await startApp(engine.db)
    owner = await signedUp(app, 'owner@example.com')
    workspaceId = await aCompany(owner)
    customerId = await aCustomer(owner, workspaceId)
  })
  afterAll(() => app.close())

  const query = () => ({ workspaceId })
  const requests: Record<keyof typeof MOST, () => Promise<() => Promise<unknown>>> = {
    list: async () => () => owner.must(listInvoices, { query: query() }),
    'searched list': async () => () => owner.must(listInvoices, { query: { ...query(), q: 'AG' } }),
    counts: async () => () => owner.must(countInvoices, { query: query() }),
    'draft read': async () => {
      const { id: invoiceId } = await drafted(owner, workspaceId, aDraft(customerId))
      return () => owner.must(getInvoice, { query: { workspaceId, invoiceId } })
    },
    save: async () => {
      const draft = aDraft(customerId)
      const { id: invoiceId, version } = await drafted(owner, workspaceId, draft)
      const body = { version, draft }
      return () => owner.must(saveDraft, { query: { workspaceId, invoiceId }, body })
    },
    create: async () => () =>
      owner.must(createDraft, { query: query(), body: { draft: aDraft(customerId) } }),
    issue: async () => {
      const { id: invoiceId, version } = await drafted(owner, workspaceId, aDraft(customerId))
      const body = { version }
      return () => owner.must(issueInvoice, { query: { workspaceId, invoiceId }, body })
    },
    'first visit of a pay page': async () => {
      const token = await payToken()
      return () => owner.must(getPayPage, { query: { token } })
    },
    'pay page': async () => {
      const token = await payToken()
      await owner.must(getPayPage, { query: { token } })
      return () => owner.must(getPayPage, { query: { token } })
    },
  }

  async function payToken(): Promise<string> {
    const { payLink } = await issued(owner, workspaceId, aDraft(customerId))
    return payLink?.split('/').at(-1) ?? ''
  }

  test.each(Object.entries(MOST))('%s are few', async (name, most) => {
    const prepare = Object.entries(requests).find(([one]) => one === name)?.[1]
    const request = await prepare?.()
    if (!request) throw new Error(`no request ${name}`)
    const { statements, roundTrips } = await countStatements(request)
    expect(roundTrips).toBeGreaterThan(1)
    expect(statements).toBeLessThanOrEqual(most.statements)
    expect(roundTrips).toBeLessThanOrEqual(most.roundTrips)
  })
})
