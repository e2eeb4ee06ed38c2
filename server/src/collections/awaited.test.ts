import { listNotifications } from '@bordereau/contract/notifications'
import { getCollection, setCollects } from '@bordereau/contract/payment-mandates'
import { AWAITED_DAYS } from '@bordereau/domain/payment/collection'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { inWorkspace } from '../db/database.ts'
import { describeBothEngines } from '../db/testing.ts'
import { type Invoice, aCompany, aCustomer, aDraft, issued } from '../invoices/testing.ts'
import { type Client, type TestApp, blankRenderer, signedUp, startApp } from '../lib/testing.ts'
import { PAYMENT_PROVIDERS } from '../payment-providers/providers.ts'
import { prepareCollection } from '../payments/prepare-collection.ts'
import { DAY_MS, payPath, post, runCollections, sent } from './testing.ts'

describeBothEngines('a collection of which the result is awaited', engine => {
  let at: TestApp
  let owner: Client
  let workspaceId: string
  let customerId: string
  let invoice: Invoice

  beforeAll(async () => {
    // Its answers cannot be used.
    const silent = () => Promise.reject(new Error('amount_differs'))
    const providers = PAYMENT_PROVIDERS.map(provider =>
      provider.kind === 'checkout' && provider.name === 'sandbox-pay' && provider.saving
        ? { ...provider, saving: { ...provider.saving, collect: silent } }
        : provider,
    )
    at = await startApp(engine.db, {}, blankRenderer, { providers })
    owner = await signedUp(at, 'owner@example.com')
    workspaceId = await aCompany(owner)
    await engine.admin
      .updateTable('workspace')
      .where('id', '=', workspaceId)
      .set({ sample: true })
      .execute()
  })
  beforeEach(async () => {
    // The check runs once an hour.
    at.clock.move(DAY_MS / 24)
    customerId = await aCustomer(owner, workspaceId)
    const first = await issued(owner, workspaceId, aDraft(customerId))
    const begun = await post(at, `${payPath(first)}/checkout/sandbox-pay`, { save: '1' })
    await post(at, new URL(String(begun.headers.location)).pathname, { card: '4242' })
    const query = { workspaceId, customerId }
    await owner.must(setCollects, { query, body: { collects: 'on_issue' } })
    invoice = await sent(at, owner, workspaceId, aDraft(customerId))
    const key = { workspaceId, invoiceId: invoice.id }
    await inWorkspace(at.context.db, { workspaceId }, tx => prepareCollection(tx, at.context, key))
  })
  afterAll(() => at.close())

  /** After the check so many days later; sessions end before, so that it is read today. */
  async function collectionAfter(days: number) {
    at.clock.move(days * DAY_MS)
    await runCollections(at)
    at.clock.move(-days * DAY_MS)
    const query = { workspaceId, invoiceId: invoice.id }
    return (await owner.must(getCollection, { query })).collection
  }

  test.each(['requested', 'processing'] as const)(
    'is left to a person after a month without an answer that can be used (%s)',
    async status => {
      await engine.admin
        .updateTable('collection')
        .set({ status })
        .where('invoice_id', '=', invoice.id)
        .execute()
      expect(await collectionAfter(AWAITED_DAYS)).toMatchObject({ status })
      const stopped = { status: 'stopped', failure: 'unanswered' }
      expect(await collectionAfter(AWAITED_DAYS + 1)).toMatchObject(stopped)
      const { rows } = await owner.must(listNotifications, { query: { workspaceId } })
      const notices = rows.filter(({ about }) => about.invoiceId === invoice.id)
      expect(notices).toMatchObject([
        { kind: 'collection_failed', about: { reason: 'unanswered' } },
      ])
    },
  )
})
