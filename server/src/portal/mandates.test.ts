import { listMandates } from '@bordereau/contract/payment-mandates'
import { renewPortalLink } from '@bordereau/contract/portal-link'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { payPath, post, sent } from '../collections/testing.ts'
import { describeWithDatabase } from '../db/testing.ts'
import { aCompany, aCustomer, aDraft, issued } from '../invoices/testing.ts'
import { type Client, type TestApp, blankRenderer, signedUp, startApp } from '../lib/testing.ts'

describeWithDatabase('automatic payment in the customer’s portal', engine => {
  let at: TestApp
  let owner: Client
  let workspaceId: string

  beforeAll(async () => {
    at = await startApp(engine.db, {}, blankRenderer)
    owner = await signedUp(at, 'owner@example.com')
    workspaceId = await aCompany(owner)
    const sample = engine.admin.updateTable('workspace').set({ sample: true })
    await sample.where('id', '=', workspaceId).execute()
  })
  afterAll(() => at.close())

  const mandatesOf = async (customerId: string) =>
    (await owner.must(listMandates, { query: { workspaceId, customerId } })).mandates

  /** A customer with an open invoice, the path of the portal. */
  async function aPortal() {
    const customerId = await aCustomer(owner, workspaceId)
    const invoice = await issued(owner, workspaceId, aDraft(customerId))
    const query = { workspaceId, customerId }
    const { link } = await owner.must(renewPortalLink, { query })
    return { customerId, invoice, path: new URL(link ?? '').pathname }
  }

  test('is agreed to with the payment of several, listed, and ended by its customer only', async () => {
    const [own, other] = [await aPortal(), await aPortal()]
    const form = { provider: 'sandbox-pay', invoice: own.invoice.id, save: '1', lang: 'en' }
    const begun = await post(at, `${own.path}/checkout`, form)
    await post(at, new URL(String(begun.headers.location)).pathname, { card: '4242' })
    const [mandate] = await mandatesOf(own.customerId)
    expect(mandate).toMatchObject({ status: 'active', language: 'en', hint: '4242' })
    const page = async (path: string) => (await at.app.inject(`${path}?lang=en`)).body
    expect(await page(own.path)).toContain('card ending 4242')
    expect(await page(other.path)).not.toContain('card ending 4242')
    const end = (path: string) => post(at, `${path}/mandates/${mandate?.id}/end`, { lang: 'en' })
    await end(other.path)
    await end('/portal/forged')
    expect(await mandatesOf(own.customerId)).toMatchObject([{ status: 'active' }])
    expect((await end(own.path)).headers.location).toContain('said=mandate-ended')
    expect(await mandatesOf(own.customerId)).toMatchObject([
      { status: 'ended', endedBy: 'customer' },
    ])
    expect(await page(own.path)).not.toContain('card ending 4242')
  })

  test('leaves what will be collected unticked beside the others, and it may be paid before', async () => {
    const { customerId, invoice, path } = await aPortal()
    const pay = async (invoiceId: string, save: Record<string, string> = {}) => {
      const form = { provider: 'sandbox-pay', invoice: invoiceId, ...save }
      const begun = await post(at, `${path}/checkout`, form)
      return post(at, new URL(String(begun.headers.location)).pathname, { card: '4242' })
    }
    await pay(invoice.id, { save: '1' })
    const older = await issued(owner, workspaceId, aDraft(customerId))
    const announced = await sent(at, owner, workspaceId, aDraft(customerId))
    const page = async () => (await at.app.inject(`${path}?lang=en`)).body
    const isTicked = (html: string, { id }: { id: string }) =>
      new RegExp(`value="${id}"[^>]*\\bchecked\\b`).test(html)
    const before = await page()
    expect([older, announced].map(one => isTicked(before, one))).toEqual([true, false])
    const [, below = ''] = before.split('Will be collected automatically')
    const [apart = ''] = below.split('<output>')
    expect(apart).toMatch(/will be collected on \w+ \d+, 2026/)
    expect(apart).toContain(announced.id)
    expect(apart).not.toContain(older.id)
    // Only what is ticked is in the sum.
    expect(before).toMatch(/<output><bdi>€166\.39/)
    expect((await pay(announced.id)).statusCode).toBe(303)
    const after = await page()
    expect(after).not.toContain('Will be collected automatically')
    expect(isTicked(after, older)).toBe(true)
  })

  test('is not kept of a checkout whose payment never came', async () => {
    const { customerId, invoice } = await aPortal()
    await post(at, `${payPath(invoice)}/checkout/sandbox-pay`, { save: '1' })
    expect(await mandatesOf(customerId)).toEqual([])
  })
})
