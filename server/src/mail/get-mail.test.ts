import { inviteMember } from '@bordereau/contract/company'
import { getMail, getMailSource, listMail } from '@bordereau/contract/mail'
import { getInvitation, acceptInvitation } from '@bordereau/contract/sign-up'
import PostalMime from 'postal-mime'
import { expect, test } from 'vitest'
import { describeWithDatabase } from '../db/testing.ts'
import { aCompany } from '../invoices/testing.ts'
import { client, signedUp, startApp } from '../lib/testing.ts'

describeWithDatabase('the outbox', engine => {
  test('is read page by page, the latest message first, each once', async () => {
    const context = await startApp(engine.db)
    const owner = await signedUp(context, 'reader@example.com')
    const workspaceId = await aCompany(owner)
    const sent = ['a', 'b', 'c', 'd', 'e'].map(name => `${name}@example.com`)
    for (const email of sent) {
      await owner.must(inviteMember, { query: { workspaceId }, body: { email, role: 'viewer' } })
      context.clock.move(1_000)
    }
    const pagesFrom = async (after?: string, place = 1): Promise<string[][]> => {
      const query = { workspaceId, limit: 2, ...(after === undefined ? {} : { after }) }
      const { rows, next, total } = await owner.must(listMail, { query })
      expect(total).toBe(sent.length)
      const isLast = next === null || place === sent.length
      return [rows.map(row => row.to), ...(isLast ? [] : await pagesFrom(next, place + 1))]
    }
    const pages = await pagesFrom()
    expect(pages.map(page => page.length)).toEqual([2, 2, 1])
    expect(pages.flat()).toEqual(sent.toReversed())
    await context.close()
  })

  test('hides the link of an invitation', async () => {
    const context = await startApp(engine.db)
    const owner = await signedUp(context, 'owner@example.com')
    const workspaceId = await aCompany(owner)
    const query = { workspaceId }
    const invite = async (email: string, role: 'owner' | 'viewer') =>
      (await owner.must(inviteMember, { query, body: { email, role } })).link.split('/').at(-1) ??
      ''
    const viewer = await signedUp(context, 'viewer@example.com')
    const own = await invite('viewer@example.com', 'viewer')
    await viewer.must(acceptInvitation, { query: { token: own } })
    const token = await invite('boss@example.com', 'owner')
    expect(await client(context.app).must(getInvitation, { query: { token } })).toMatchObject({
      role: 'owner',
    })
    const { rows } = await viewer.must(listMail, { query })
    const mailId = rows.find(row => row.to === 'boss@example.com')?.id ?? ''
    const read = await viewer.must(getMail, { query: { workspaceId, mailId } })
    expect(read.text).toContain('/invitation/…')
    const source = await viewer.call(getMailSource, { query: { workspaceId, mailId } })
    const parsed = await PostalMime.parse(Buffer.from(source.bytes))
    for (const text of [read.text, read.html, parsed.text, parsed.html]) {
      expect(text).toContain('Atelier')
      expect(text).not.toContain(token)
    }
    await context.close()
  })
})
