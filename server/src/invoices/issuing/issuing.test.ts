import { createHash } from 'node:crypto'
import { issueInvoice } from '@bordereau/contract/invoices'
import { verifyJournal } from '@bordereau/contract/journal'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { inWorkspace } from '../../db/database.ts'
import { describeBothEngines } from '../../db/testing.ts'
import { hex } from '../../lib/secret.ts'
import {
  type Client,
  type TestApp,
  signedUp,
  slowBlankRenderer,
  startApp,
} from '../../lib/testing.ts'
import { aCompany, aCustomer, aDraft } from '../testing.ts'
import { beginDraft } from '../drafts/write-draft.ts'

const ISSUERS = 64
/** `npm run campaign -- numbers` issues 2,000 and typesets them. */
const CAMPAIGN = process.env['TEST_DOCUMENTS']
const ISSUES = Number(CAMPAIGN ?? 100)

describeBothEngines(
  'concurrent issuing in one series',
  engine => {
    let app: TestApp
    let owner: Client
    let workspaceId: string
    let customerId: string

    beforeAll(async () => {
      app = await startApp(engine.db, {}, CAMPAIGN ? undefined : slowBlankRenderer)
      owner = await signedUp(app, 'owner@example.com')
      workspaceId = await aCompany(owner)
      customerId = await aCustomer(owner, workspaceId)
    })
    afterAll(() => app.close())

    function drafts(): Promise<string[]> {
      return inWorkspace(engine.db, { workspaceId }, async tx => {
        const author = { workspaceId, personId: null }
        const ids: string[] = []
        for (let i = 0; i < ISSUES; i += 1) {
          const created = await beginDraft(tx, app.clock, author, aDraft(customerId))
          if (created.ok) ids.push(created.value)
        }
        return ids
      })
    }

    /** Retries while the server is `unavailable`: with so many requests, some exceed the time limit for the lock. */
    async function issue(invoiceId: string): Promise<void> {
      for (;;) {
        const reply = await owner.call(issueInvoice, {
          query: { workspaceId, invoiceId },
          body: { version: 1 },
        })
        if (reply.ok) return
        expect(reply.refusal).toBe('unavailable')
      }
    }

    test(`${ISSUERS} concurrent clients issue ${ISSUES} documents without gap or duplicate, in the order of time`, async () => {
      const waiting = await drafts()
      const issuer = async () => {
        for (let invoiceId = waiting.pop(); invoiceId !== undefined; invoiceId = waiting.pop()) {
          app.clock.move(1)
          await issue(invoiceId)
        }
      }
      await Promise.all(Array.from({ length: ISSUERS }, issuer))

      const rows = await engine.admin
        .selectFrom('invoice')
        .select(['seq', 'number', 'issued_at'])
        .where('workspace_id', '=', workspaceId)
        .where('issued_at', 'is not', null)
        .orderBy('seq')
        .execute()
      expect(rows.map(row => row.seq)).toEqual(
        Array.from({ length: ISSUES }, (_, i) => BigInt(i + 1)),
      )
      expect(new Set(rows.map(row => row.number)).size).toBe(ISSUES)
      const instants = rows.map(row => row.issued_at?.getTime() ?? 0)
      expect(instants).toEqual(instants.toSorted((a, b) => a - b))

      const files = await engine.admin
        .selectFrom('document')
        .select('sha256')
        .where('workspace_id', '=', workspaceId)
        .execute()
      expect(files).toHaveLength(ISSUES * 3)
      for (const file of files.slice(0, 60)) {
        const bytes = await app.context.archive.load(hex(file.sha256))
        expect(createHash('sha256').update(bytes).digest('hex')).toBe(hex(file.sha256))
      }
      const journal = await owner.must(verifyJournal, { query: { workspaceId } })
      expect(journal).toMatchObject({ entries: ISSUES, files: ISSUES * 3, findings: [] })
    }, 1_000_000)
  },
  { concurrent: true },
)
