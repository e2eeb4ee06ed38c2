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
import { describeBothEngines } from './db/testing.ts'
import { aCompany, aCustomer, aDraft, drafted, issued } from './invoices/testing.ts'
import { type Client, type TestApp, signedUp, startApp } from './lib/testing.ts'

/** Statements of a request to the database at most, `begin` and `commit` of each transaction included. */
const MOST = {
  list: 7,
  counts: 11,
  'draft read': 15,
  save: 7,
  create: 18,
  issue: 10,
  'pay page': 17,
}

describeBothEngines('the statements of a request to', engine => {
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
    'pay page': async () => {
      const { payLink } = await issued(owner, workspaceId, aDraft(customerId))
      const token = payLink?.split('/').at(-1) ?? ''
      return () => owner.must(getPayPage, { query: { token } })
    },
  }

  test.each(Object.entries(MOST))('%s are at most %i', async (name, most) => {
    const prepare = Object.entries(requests).find(([one]) => one === name)?.[1]
    const request = await prepare?.()
    if (!request) throw new Error(`no request ${name}`)
    const { statements } = await countStatements(request)
    expect(statements).toBeGreaterThan(3)
    expect(statements).toBeLessThanOrEqual(most)
  })
})
