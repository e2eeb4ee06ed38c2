import { renewPortalLink } from '@bordereau/contract/portal-link'
import { createQuote, sendQuote } from '@bordereau/contract/quotes'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { describeWithDatabase } from '../db/testing.ts'
import { aCompany, aCustomer, aDraft } from '../invoices/testing.ts'
import { type TestApp, signedUp, startApp } from '../lib/testing.ts'

describeWithDatabase('quotes in the customer’s portal', engine => {
  let at: TestApp
  beforeAll(async () => {
    at = await startApp(engine.db)
  })
  afterAll(() => at.close())

  test('are found behind many others whose time is over', async () => {
    const owner = await signedUp(at, 'owner@example.com')
    const workspaceId = await aCompany(owner)
    const customerId = await aCustomer(owner, workspaceId)
    const query = { workspaceId, customerId }
    const { link } = await owner.must(renewPortalLink, { query, body: undefined })
    const { id, version } = await owner.must(createQuote, {
      query: { workspaceId },
      body: { draft: aDraft(customerId) },
    })
    const sent = await owner.must(sendQuote, {
      query: { workspaceId, quoteId: id },
      body: { version },
    })
    // The same quote 30 times more, sent long ago and never answered.
    await sql`insert into quote select (jsonb_populate_record(quote, jsonb_build_object(
      'id', md5(n::text)::uuid, 'number', 'OLD-' || n, 'valid_until', '2026-01-31'))).*
      from quote, generate_series(1, 30) as n where quote.id = ${id}`.execute(engine.admin)
    await sql`insert into quote_revision select (jsonb_populate_record(quote_revision, jsonb_build_object(
      'id', md5(n::text)::uuid, 'quote_id', md5(n::text)::uuid, 'valid_until', '2026-01-31'))).*
      from quote_revision, generate_series(1, 30) as n where quote_id = ${id}`.execute(engine.admin)
    const { body } = await at.app.inject({ url: new URL(link ?? '').pathname })
    expect(body).toContain(`<bdi class="number">${sent.number}</bdi>`)
    expect(body).not.toContain('OLD-')
  })
})
