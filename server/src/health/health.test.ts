import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { randomUUID } from 'node:crypto'
import { uploadAttachment } from '@bordereau/contract/attachments'
import { verifyJournal } from '@bordereau/contract/journal'
import { getDocument } from '@bordereau/contract/invoice-files'
import { getInvoice, issueInvoice } from '@bordereau/contract/invoices'
import { afterAll, expect, test } from 'vitest'
import { describeBothEngines } from '../db/testing.ts'
import { aCompany, aCustomer, aDraft, drafted, issued } from '../invoices/testing.ts'
import { blankRenderer, signedUp, startApp } from '../lib/testing.ts'

/** A small file system for these tests; undefined where the machine allows no mount. */
const disk = mountDisk()

describeBothEngines('readiness', engine => {
  test('is refused below the required free disk space, and the probe leaves no files', async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'bordereau-ready-'))
    const ready = await startApp(engine.db, { dataDir })
    expect((await ready.app.inject('/readyz')).statusCode).toBe(200)
    const full = await startApp(engine.db, { dataDir, minFreeDiskMb: 1_000_000_000 })
    const response = await full.app.inject('/readyz')
    expect([response.statusCode, response.json()]).toEqual([503, { status: 'disk_full' }])
    expect((await full.app.inject('/healthz')).statusCode).toBe(200)
    expect(readdirSync(dataDir)).toEqual([])
    await ready.close()
    await full.close()
  })

  test('is refused when the data folder is not writable', async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'bordereau-ready-'))
    const context = await startApp(engine.db, { dataDir })
    rmSync(dataDir, { recursive: true })
    expect((await context.app.inject('/readyz')).statusCode).toBe(503)
    await context.close()
  })

  test.each([
    ['away', 'archive', (path: string) => renameSync(path, `${path}.away`)],
    ['replaced by an empty one', 'archive', replaceByEmpty],
    [
      'a file',
      'archive',
      (path: string) => void [renameSync(path, `${path}.away`), writeFileSync(path, '')],
    ],
  ])(
    'an archive that is %s refuses what it must store, and loses nothing',
    async (_, name, take) => {
      const dataDir = mkdtempSync(join(tmpdir(), 'bordereau-ready-'))
      const at = await startApp(engine.db, { dataDir, minFreeDiskMb: 0 }, blankRenderer)
      const owner = await signedUp(at, `${randomUUID()}@example.com`)
      const workspaceId = await aCompany(owner)
      const customerId = await aCustomer(owner, workspaceId)
      await issued(owner, workspaceId, aDraft(customerId))
      const draft = await drafted(owner, workspaceId, aDraft(customerId))
      const order = {
        query: { workspaceId, invoiceId: draft.id },
        body: { version: draft.version },
      }
      const file = { bytes: new TextEncoder().encode('a,b\n'), mediaType: 'text/csv' }
      const upload = { query: { workspaceId, name: 'a.csv' }, file }
      const path = join(dataDir, name)
      take(path)
      const refused = { status: 503, refusal: 'unavailable' }
      expect(await owner.call(issueInvoice, order)).toMatchObject(refused)
      expect(await owner.call(uploadAttachment, upload)).toMatchObject(refused)
      const ready = await at.app.inject('/readyz')
      expect([ready.statusCode, ready.json()]).toEqual([503, { status: 'unavailable' }])
      expect((await at.app.inject('/healthz')).statusCode).toBe(200)
      expect(await owner.must(getInvoice, { query: order.query })).toMatchObject({
        status: 'draft',
      })
      rmSync(path, { recursive: true, force: true })
      renameSync(`${path}.away`, path)
      expect((await at.app.inject('/readyz')).statusCode).toBe(200)
      expect((await owner.must(issueInvoice, order)).number).toBe('F2026-0002')
      expect((await owner.call(uploadAttachment, upload)).status).toBe(200)
      const { findings } = await owner.must(verifyJournal, { query: { workspaceId } })
      expect(findings).toEqual([])
      await at.close()
      rmSync(dataDir, { recursive: true })
    },
  )

  test.runIf(disk)(
    'an archive that is read-only is not ready, and refuses with disk_full',
    async () => {
      const dataDir = mkdtempSync(join(tmpdir(), 'bordereau-ready-'))
      const at = await startApp(engine.db, { dataDir, minFreeDiskMb: 0 }, blankRenderer)
      const owner = await signedUp(at, `${randomUUID()}@example.com`)
      const workspaceId = await aCompany(owner)
      const customerId = await aCustomer(owner, workspaceId)
      const first = await issued(owner, workspaceId, aDraft(customerId))
      const archive = join(dataDir, 'archive')
      execFileSync('mount', ['--bind', archive, archive])
      execFileSync('mount', ['-o', 'remount,ro,bind', archive])
      const draft = await drafted(owner, workspaceId, aDraft(customerId))
      const order = {
        query: { workspaceId, invoiceId: draft.id },
        body: { version: draft.version },
      }
      expect(await owner.call(issueInvoice, order)).toMatchObject({
        status: 503,
        refusal: 'disk_full',
      })
      expect((await at.app.inject('/readyz')).json()).toEqual({ status: 'disk_full' })
      const query = { workspaceId, invoiceId: first.id, kind: 'pdf' }
      expect((await owner.call(getDocument, { query })).status).toBe(200)
      execFileSync('umount', [archive])
      expect((await at.app.inject('/readyz')).statusCode).toBe(200)
      expect((await owner.must(issueInvoice, order)).number).toBe('F2026-0002')
      await at.close()
      rmSync(dataDir, { recursive: true })
    },
  )

  test.runIf(disk)(
    'a full disk refuses issuing with disk_full and loses no acknowledged data',
    async () => {
      const dataDir = join(disk ?? '', engine.name)
      mkdirSync(dataDir)
      const context = await startApp(engine.db, { dataDir, minFreeDiskMb: 0 })
      const owner = await signedUp(context, 'owner@example.com')
      const workspaceId = await aCompany(owner)
      const customerId = await aCustomer(owner, workspaceId)
      const before = await issued(owner, workspaceId, aDraft(customerId))
      fillDisk(dataDir)
      const draft = await drafted(owner, workspaceId, aDraft(customerId))
      const query = { workspaceId, invoiceId: draft.id }
      const refused = await owner.call(issueInvoice, { query, body: { version: draft.version } })
      expect(refused).toMatchObject({ status: 503, refusal: 'disk_full' })
      expect(await (await context.app.inject('/readyz')).json()).toEqual({ status: 'disk_full' })
      const earlierInvoice = { workspaceId, invoiceId: before.id }
      expect(
        (await owner.call(getDocument, { query: { ...earlierInvoice, kind: 'pdf' } })).status,
      ).toBe(200)
      expect((await owner.must(getInvoice, { query })).status).toBe('draft')
      rmSync(join(dataDir, 'filler'))
      const after = await owner.must(issueInvoice, { query, body: { version: draft.version } })
      expect(after.number).toBe('F2026-0002')
      await context.close()
    },
  )
})

afterAll(() => {
  if (!disk) return
  execFileSync('umount', [disk])
  rmSync(disk, { recursive: true })
})

/** As a mount point without its disk. */
function replaceByEmpty(path: string): void {
  renameSync(path, `${path}.away`)
  mkdirSync(path)
}

function fillDisk(folder: string): void {
  for (const bytes of [1_000_000, 100_000, 4096, 1]) {
    try {
      for (;;) writeFileSync(join(folder, 'filler'), Buffer.alloc(bytes), { flag: 'a' })
    } catch {
      // The disk is full for chunks of this size.
    }
  }
}

function mountDisk(): string | undefined {
  const path = mkdtempSync(join(tmpdir(), 'bordereau-disk-'))
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=8m', 'tmpfs', path], { stdio: 'ignore' })
    return path
  } catch {
    rmSync(path, { recursive: true })
    return undefined
  }
}
