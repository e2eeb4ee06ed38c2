import { copyFileSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { creditInvoice, getInvoice, sendInvoice } from '@bordereau/contract/invoices'
import { type RawBuilder, sql } from 'kysely'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Invoice, aCompany, aCustomer, aDraft, issued } from '../invoices/testing.ts'
import { inWorkspace } from '../db/database.ts'
import { type Client, client, signedUp, startApp } from '../lib/testing.ts'
import { putSecret, readSecret } from '../secrets/store.ts'
import { listNamedFiles } from './read-store.ts'
import { runBackup } from './run-backup.ts'
import { runRestore } from './run-restore.ts'
import {
  ENGINES,
  type SourceInstance,
  allRows,
  emptyTarget,
  newFolder,
  openRestored,
  startSource,
} from './testing.ts'

const LOG = pino({ level: 'silent' })
const NOW = new Date('2026-11-20T10:00:00Z')

/** Values that a conversion through text easily loses: long numbers, microseconds, quotes, line ends. */
const ODD_ROWS: readonly RawBuilder<unknown>[] = [
  sql`insert into page_timing (at, metric, value, page, release)
    values ('2026-11-20 10:00:00.123456+00', 'lcp', 0.1, '/', E'a\tb'), ('infinity', 'cls', 3.4e38, E'\\\\"\n', 'é🧾')`,
  sql`update customer set note = E'line\r\nline \\ "quoted" \u2028 \u0001', legal_name = legal_name || ' ’ü'`,
  sql`update invoice set draft = draft || '{"exact": 12345678901234567890.10}', net_minor = 9223372036854775807
    where issued_at is null`,
]

describe.each(ENGINES)('a backup of a running instance on %s', engine => {
  let source: SourceInstance
  let owner: Client
  let workspaceId: string
  let invoice: Invoice
  let before: Record<string, string[]>
  let path: string
  let message: string

  beforeAll(async () => {
    source = await startSource(engine)
    owner = await signedUp(source.at, 'owner@example.com')
    workspaceId = await aCompany(owner)
    invoice = await issued(owner, workspaceId, aDraft(await aCustomer(owner, workspaceId)))
    // Adds an email with attachment, jobs, events, notifications and a document that refers to another one.
    const query = { workspaceId, invoiceId: invoice.id }
    await owner.must(sendInvoice, { query, body: { kind: 'invoice', to: 'kunde@example.com' } })
    await owner.must(creditInvoice, { query, body: { reason: 'wrong' } })
    const secret = { text: 'key', at: NOW }
    await inWorkspace(source.at.context.db, { workspaceId }, tx =>
      putSecret(tx, source.at.context.secretBox, { workspaceId, name: 'a.key' }, secret),
    )
    for (const statement of ODD_ROWS) await statement.execute(source.admin)
    before = await allRows(source.admin)
    path = join(newFolder(), 'instance.zip')
    message = await runBackup(source.config, [path], NOW)
  })
  afterAll(() => source?.stop())

  test('reports its size, is readable only by its owner and leaves no other files', () => {
    const rows = Object.entries(before).flatMap(([name, lines]) =>
      name === 'migration' ? [] : lines,
    )
    expect(message).toContain(`: ${rows.length} rows of ${Object.keys(before).length - 1} tables, `)
    expect(message).toContain('The key of 1 stored secrets is not in it: keep a copy of ')
    expect(statSync(path).mode & 0o777).toBe(0o600)
    expect(readdirSync(join(path, '..'))).toEqual(['instance.zip'])
    expect(readdirSync(source.config.dataDir).filter(name => name.includes('snapshot'))).toEqual([])
  })

  // Of the same engine: 'is consistent while documents are issued', and this test on one engine alone.
  test.each(ENGINES.filter(target => ENGINES.length === 1 || target !== engine))(
    'restored on %s has every row and file, and can be used further',
    async target => {
      const restored = await emptyTarget(target)
      const report = await runRestore(restored.config, [path], LOG)
      expect(report).toMatch(
        /^Restored into .+ all as in the backup\.\nThe journal is whole: \d+ entries/,
      )
      expect(report).toContain('The key of 1 stored secrets is not here: copy secrets.key of')
      expect(readdirSync(restored.config.dataDir)).not.toContain('restoring')
      const { db, admin, close } = await openRestored(restored.config)
      expect(await allRows(admin)).toEqual(before)
      const at = await startApp(db, restored.config)
      const owned = { workspaceId, name: 'a.key' }
      const readAgain = () =>
        inWorkspace(db, { workspaceId }, tx => readSecret(tx, at.context.secretBox, owned))
      await expect(readAgain()).rejects.toThrow(/is not here/)
      copyFileSync(
        join(source.config.dataDir, 'secrets.key'),
        join(restored.config.dataDir, 'secrets.key'),
      )
      expect(await readAgain()).toBe('key')
      const restoredOwner = client(at.app)
      restoredOwner.cookie = owner.cookie
      const query = { workspaceId, invoiceId: invoice.id }
      expect(await restoredOwner.must(getInvoice, { query })).toMatchObject({
        number: invoice.number,
      })
      for (const { sha256 } of invoice.documents)
        expect(Buffer.from(await at.context.archive.load(sha256))).toEqual(
          Buffer.from(await source.at.context.archive.load(sha256)),
        )
      const next = await issued(
        restoredOwner,
        workspaceId,
        aDraft(await aCustomer(restoredOwner, workspaceId)),
      )
      expect([invoice.number, next.number]).toEqual(['F2026-0001', 'F2026-0002'])
      // Identity columns continue after the restored rows.
      await sql`insert into page_timing (at, metric, value, page, release) values (now(), 'lcp', 1, '/', '')`.execute(
        admin,
      )
      await at.close()
      await close()
      await restored.remove()
    },
  )

  test('is consistent while documents are issued', async () => {
    const customerId = await aCustomer(owner, workspaceId)
    const backup = { isDone: false }
    const issuing = (async () => {
      let count = 0
      for (; !backup.isDone; count += 1) await issued(owner, workspaceId, aDraft(customerId))
      return count
    })()
    const concurrentPath = join(path, '../busy.zip')
    await runBackup(source.config, [concurrentPath], NOW)
    backup.isDone = true
    expect(await issuing).toBeGreaterThan(0)
    const restored = await emptyTarget(engine)
    expect(await runRestore(restored.config, [concurrentPath], LOG)).toContain(
      'The journal is whole',
    )
    await restored.remove()
  })

  test('compresses the files that are text, and not the PDF', async () => {
    const named = await source.admin.transaction().execute(listNamedFiles)
    const isText = new Map(named.map(file => [file.sha256, file.isText]))
    expect(invoice.documents.map(file => [file.kind, isText.get(file.sha256)]).toSorted()).toEqual([
      ['cii', true],
      ['pdf', false],
      ['ubl', true],
    ])
  })

  test('refuses an existing file and a missing folder', async () => {
    await expect(runBackup(source.config, [path], NOW)).rejects.toThrow(/is there already/)
    await expect(runBackup(source.config, [join(path, '../no/a.zip')], NOW)).rejects.toThrow(
      /^There is no folder /,
    )
    await expect(runBackup(source.config, [], NOW)).rejects.toThrow(/npm run backup -- </)
  })
})
