import { getInvoice, issueInvoice } from '@bordereau/contract/invoices'
import { verifyJournal } from '@bordereau/contract/journal'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildApp } from '../../app.ts'
import { describeWithDatabase } from '../../db/testing.ts'
import type { Archive } from '../../documents/archive.ts'
import { type Renderer, createRenderer } from '../../documents/render.ts'
import { type Client, type TestApp, client, signedUp, startApp } from '../../lib/testing.ts'
import { aCompany, aCustomer, aDraft, aLine, drafted } from '../testing.ts'

describeWithDatabase('a document that waits behind another one', engine => {
  const own = createRenderer({ workers: 2 })
  let app: TestApp
  let owner: Client
  let workspaceId: string
  let customerId: string

  beforeAll(async () => {
    app = await startApp(engine.db, {}, own)
    owner = await signedUp(app, 'owner@example.com')
    workspaceId = await aCompany(owner)
    customerId = await aCustomer(owner, workspaceId)
  })
  afterAll(() => app.close())

  /**
   * Asks for a second document while the first one's files are being stored, which ends once the second one is being
   * typeset. `isFull`: storing the first ones fails.
   */
  async function issueTwo(isFull: boolean) {
    const storing = Promise.withResolvers<void>()
    const madeAhead = Promise.withResolvers<void>()
    let [passes, typeset] = [0, 0]
    const archive: Archive = {
      ...app.context.archive,
      storeAll: async files => {
        passes += 1
        if (passes > 1) return app.context.archive.storeAll(files)
        storing.resolve()
        await madeAhead.promise
        if (!isFull) return app.context.archive.storeAll(files)
        const full = Object.assign(new Error('no space left on device'), { code: 'ENOSPC' })
        return files.map(() => ({ status: 'rejected' as const, reason: full }))
      },
    }
    const renderer: Renderer = {
      ...own,
      renderPdf: (paper, xml, priority) => {
        if (!new TextDecoder().decode(xml).includes('Second')) return own.renderPdf(paper, xml)
        typeset += 1
        madeAhead.resolve()
        return own.renderPdf(paper, xml, priority)
      },
    }
    const server = await buildApp({ ...app.context, archive, renderer })
    const person = client(server)
    person.cookie = owner.cookie
    const ids: string[] = []
    for (const name of ['First', 'Second']) {
      const draft = aDraft(customerId, { lines: [aLine({ name })] })
      ids.push((await drafted(owner, workspaceId, draft)).id)
    }
    const [firstId = '', secondId = ''] = ids
    const issue = (invoiceId: string) =>
      person.call(issueInvoice, { query: { workspaceId, invoiceId }, body: { version: 1 } })
    const first = issue(firstId)
    await storing.promise
    const replies = await Promise.all([first, issue(secondId)])
    await server.close()
    return { replies, typeset, secondId }
  }

  async function numberInFiles(invoiceId: string) {
    const query = { workspaceId, invoiceId }
    const { number, documents } = await owner.must(getInvoice, { query })
    const files = documents.filter(({ kind }) => kind !== 'pdf')
    expect(files.length).toBeGreaterThan(0)
    for (const { sha256 } of files)
      expect(new TextDecoder().decode(await app.context.archive.load(sha256))).toContain(
        `>${number}<`,
      )
    return Number(number?.slice(-4))
  }

  const verified = () => owner.must(verifyJournal, { query: { workspaceId } })

  test('is typeset once, while that one is still being stored, with the next number', async () => {
    const { replies, typeset, secondId } = await issueTwo(false)
    expect(replies.map(reply => reply.ok)).toEqual([true, true])
    expect(typeset).toBe(1)
    expect(await numberInFiles(secondId)).toBe(2)
    expect((await verified()).findings).toEqual([])
  })

  test('is typeset again with the number of that one, if the disk was full for it', async () => {
    const { replies, typeset, secondId } = await issueTwo(true)
    expect(replies.map(reply => reply.ok)).toEqual([false, true])
    expect(typeset).toBe(2)
    expect(await numberInFiles(secondId)).toBe(3)
    expect(await verified()).toMatchObject({ entries: 3, findings: [] })
  })
})
