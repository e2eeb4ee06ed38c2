import { readFileSync } from 'node:fs'
import {
  creditInvoice,
  duplicateInvoice,
  getInvoice,
  issueInvoice,
} from '@bordereau/contract/invoices'
import { createRecurring, getRecurring } from '@bordereau/contract/recurring'
import { DRAFT_FORMAT } from '@bordereau/domain/invoice/stored-draft'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { describeWithDatabase } from '../../db/testing.ts'
import { type Client, type TestApp, signedUp, startApp } from '../../lib/testing.ts'
import { aCompany, aCustomer, aDraft, aLine, drafted } from '../testing.ts'
import { SNAPSHOT_FORMAT, readSnapshot } from './snapshot.ts'

test.each(Array.from({ length: SNAPSHOT_FORMAT }, (_, i) => i + 1))(
  'a snapshot of format %i is read',
  format => {
    const file = new URL(`./testing/snapshot-${format}.json`, import.meta.url)
    const { invoice, totals } = readSnapshot(readFileSync(file, 'utf8'), format)
    expect(invoice.number).toBe('F2026-0001')
    expect(totals.payable).toBe(16_639n)
    expect(invoice.lines[0]).toMatchObject({ name: 'Design', note: '' })
  },
)

describeWithDatabase('an issued row of draft format 1', engine => {
  let app: TestApp
  let owner: Client
  let workspaceId: string
  let invoiceId: string

  beforeAll(async () => {
    app = await startApp(engine.db)
    owner = await signedUp(app, 'owner@example.com')
    workspaceId = await aCompany(owner)
    const customerId = await aCustomer(owner, workspaceId)
    const draft = await drafted(owner, workspaceId, aDraft(customerId, { lines: [aLine()] }))
    invoiceId = draft.id
    const { note: _, ...line } = aLine()
    await engine.admin
      .updateTable('invoice')
      .set({ draft: JSON.stringify({ ...draft.draft, lines: [line] }), draft_format: 1 })
      .where('id', '=', invoiceId)
      .execute()
    await owner.must(issueInvoice, { ...at(), body: { version: draft.version } })
  })
  afterAll(() => app.close())

  const at = () => ({ query: { workspaceId, invoiceId } })

  test('keeps its format, because issued rows are never rewritten', async () => {
    const row = await engine.admin
      .selectFrom('invoice')
      .select(['draft', 'draft_format'])
      .where('id', '=', invoiceId)
      .executeTakeFirstOrThrow()
    expect(row.draft_format).toBe(1)
    expect(JSON.stringify(row.draft)).not.toContain('"note":"","quantity"')
    const { draft } = await owner.must(getInvoice, at())
    expect(draft.lines).toEqual([aLine()])
  })

  test('gives a credit note, a duplicate and a recurring invoice in the format of today', async () => {
    const credit = await owner.must(creditInvoice, { ...at(), body: { reason: 'Returned' } })
    expect(credit.draft.lines.map(line => line.note)).toEqual([''])
    const copy = await owner.must(duplicateInvoice, at())
    const formats = await engine.admin
      .selectFrom('invoice')
      .select('draft_format')
      .where('id', 'in', [credit.id, copy.id])
      .execute()
    expect(formats).toEqual([{ draft_format: DRAFT_FORMAT }, { draft_format: DRAFT_FORMAT }])
    const { id } = await owner.must(createRecurring, {
      query: { workspaceId },
      body: {
        invoiceId,
        name: 'Care',
        mode: 'draft',
        plan: { every: 1, unit: 'month', firstDay: '2026-12-01', end: { by: 'never' } },
      },
    })
    const recurring = await owner.must(getRecurring, { query: { workspaceId, recurringId: id } })
    expect(recurring.draft.lines).toMatchObject([{ name: 'Design', note: '' }])
  })

  test('shows its payment page', async () => {
    const { payLink } = await owner.must(getInvoice, at())
    const page = await app.app.inject({ url: new URL(payLink ?? '').pathname })
    expect(page.statusCode).toBe(200)
    expect(page.body).toContain('166,39')
  })
})
