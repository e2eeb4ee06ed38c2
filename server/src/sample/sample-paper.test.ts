import { getDocument } from '@bordereau/contract/invoice-files'
import { listInvoices } from '@bordereau/contract/invoices'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { describeWithDatabase } from '../db/testing.ts'
import { type PlacedPage, placedPagesOf, usedOf } from '../documents/testing-page.ts'
import { type Client, type TestApp, client, startApp } from '../lib/testing.ts'
import { exploredBy } from './testing.ts'

type Printed = { readonly number: string; readonly pages: readonly PlacedPage[] }

describeWithDatabase('the paper of the sample company', engine => {
  let at: TestApp
  let guest: Client
  const printed: Printed[] = []

  beforeAll(async () => {
    at = await startApp(engine.db)
    guest = client(at.app)
    const { workspaceId } = await exploredBy(guest)
    const { rows } = await guest.must(listInvoices, { query: { workspaceId, limit: '100' } })
    for (const { id, number } of rows) {
      const query = { workspaceId, invoiceId: id, kind: 'pdf' as const }
      const { bytes } = await guest.call(getDocument, { query })
      if (number !== null) printed.push({ number, pages: await placedPagesOf(bytes) })
    }
  })
  afterAll(() => at.close())

  test('uses at least 15 % of each last page', () => {
    expect(printed.length).toBeGreaterThan(50)
    const empty = printed.filter(({ pages }) => pages.slice(-1).some(page => usedOf(page) < 0.15))
    expect(empty.map(({ number }) => number)).toEqual([])
  })
})
