import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sendInvoice } from '@bordereau/contract/invoices'
import { localDate } from '@bordereau/domain/date'
import PostalMime from 'postal-mime'
import { describe, expect, test } from 'vitest'
import { startVictim } from '../db/crash/testing-child.ts'
import type { Database } from '../db/database.ts'
import { createTestDatabase, enginesOf } from '../db/testing.ts'
import { FRENCH_COMPANY, aCompany, aCustomer, aDraft, issued } from '../invoices/testing.ts'
import { blankRenderer, signedUp, startApp } from '../lib/testing.ts'
import { startMailServer } from '../mail/testing.ts'
import { switchOn } from './testing.ts'

const WORKER = '../../reminders/testing-statement-worker.ts'
const ENGINES = enginesOf('both')

describe.each(['pglite', 'postgresql'] as const)('on %s', engine => {
  test.runIf(process.env['CAMPAIGN'] !== undefined && ENGINES.includes(engine))(
    'a process that is killed while it makes a statement of account has sent nothing, and the next one sends one reminder, with it',
    async () => {
      const testDatabase = await createTestDatabase(engine)
      const dataDir = mkdtempSync(join(tmpdir(), 'bordereau-'))
      const server = await startMailServer()
      const number = await remind(testDatabase.db, dataDir)
      await testDatabase.db.close()
      const options = JSON.stringify(testDatabase.options)
      let round = 0
      const live = async (stage: string) => {
        round += 1
        const victim = startVictim(WORKER, [`${round}`, stage, dataDir, server.url, options])
        return { code: await victim.ended, errors: victim.errors() }
      }
      for (const stage of ['begun', 'typeset', 'archived', 'begun', 'archived']) {
        const { code, errors } = await live(stage)
        expect([stage, code, errors]).toEqual([stage, null, ''])
        expect(server.received).toHaveLength(0)
      }
      for (let again = 0; again < 2; again += 1)
        expect(await live('none')).toMatchObject({ code: 0 })
      expect(server.received).toHaveLength(1)
      const { attachments } = await PostalMime.parse(server.received[0] ?? '')
      expect(attachments.map(({ filename }) => filename)).toEqual([
        `${number}.pdf`,
        'Kundenkontoauszug-EUR-2026-11-23.pdf',
      ])
      await server.close()
      await testDatabase.remove()
      rmSync(dataDir, { recursive: true, force: true })
    },
    600_000,
  )
})

/** Queues a reminder with a statement by hand; the number of its invoice. */
async function remind(db: Database, dataDir: string): Promise<string> {
  const app = await startApp(db, { dataDir }, blankRenderer)
  const owner = await signedUp(app, 'owner@example.com')
  const workspaceId = await aCompany(owner, FRENCH_COMPANY)
  const due = { by: 'date', date: localDate('2026-11-20') } as const
  const draft = aDraft(await aCustomer(owner, workspaceId), { due })
  const { id: invoiceId, number } = await issued(owner, workspaceId, draft)
  await switchOn(owner, workspaceId, { attachesStatement: true })
  app.clock.set('2026-11-23T09:30:00Z')
  const query = { workspaceId, invoiceId }
  await owner.must(sendInvoice, { query, body: { kind: 'reminder' } })
  await app.close()
  return number ?? ''
}
