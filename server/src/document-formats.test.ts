import { createHash } from 'node:crypto'
import { renameSync } from 'node:fs'
import { join } from 'node:path'
import { getDocument, zipDocuments } from '@bordereau/contract/invoice-files'
import { creditInvoice, getInvoice, issueInvoice } from '@bordereau/contract/invoices'
import { verifyJournal } from '@bordereau/contract/journal'
import { getPayDocument, getPayPage } from '@bordereau/contract/pay'
import { DOCUMENT_FORMATS, PDF } from '@bordereau/domain/document-format'
import { EXAMPLE_FORMAT } from '@bordereau/domain/testing/example-format'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { runBackup } from './backup/run-backup.ts'
import { runRestore } from './backup/run-restore.ts'
import {
  type SourceInstance,
  emptyTarget,
  newFolder,
  openRestored,
  startSource,
} from './backup/testing.ts'
import { enginesOf } from './db/testing.ts'
import { OUTPUT_FORMATS, type OutputFormat } from './documents/output-formats.ts'
import { type Invoice, aCompany, aCustomer, aDraft, issued } from './invoices/testing.ts'
import { type Client, client, signedUp, startApp } from './lib/testing.ts'

const textOf = (number: string) => JSON.stringify({ number, note: 'é' })

/** A format that no release has: an invoice, but not a credit note, as JSON. */
const EXAMPLE: OutputFormat = {
  ...EXAMPLE_FORMAT,
  appliesTo: ({ invoice }) => invoice.typeCode === '380',
  write: ({ invoice }) => textOf(invoice.number),
}

test('the table of formats has a writer for every format, in the same order', () => {
  expect(OUTPUT_FORMATS.map(({ kind }) => kind)).toEqual(DOCUMENT_FORMATS.map(({ kind }) => kind))
})

describe.each(enginesOf('postgresql'))(
  'a made-up format, added to the table only, on %s',
  engine => {
    let source: SourceInstance
    let owner: Client
    let workspaceId: string
    let invoice: Invoice

    beforeAll(async () => {
      source = await startSource(engine, [...OUTPUT_FORMATS, EXAMPLE])
      owner = await signedUp(source.at, 'owner@example.com')
      workspaceId = await aCompany(owner)
      invoice = await issued(owner, workspaceId, aDraft(await aCustomer(owner, workspaceId)))
    })
    afterAll(() => source?.stop())

    test('is archived at the issue and listed with its hash, size and name', () => {
      const text = Buffer.from(textOf('F2026-0001'))
      expect(invoice.documents).toContainEqual({
        kind: 'example_json',
        fileName: 'F2026-0001.example.json',
        size: text.length,
        sha256: createHash('sha256').update(text).digest('hex'),
      })
      expect(invoice.documents).toHaveLength(OUTPUT_FORMATS.length + 1)
    })

    test('is downloaded with its media type, by the company and from the pay page', async () => {
      const kind = EXAMPLE.kind
      const token = invoice.payLink?.split('/').at(-1) ?? ''
      const page = await client(source.at.app).call(getPayPage, { query: { token } })
      const [, label] = Buffer.from(page.bytes).toString().split(`href="/pay/${token}/${kind}"`)
      expect(label?.split('</a')[0]).toContain('Example JSON')
      for (const reply of [
        await owner.call(getDocument, { query: { workspaceId, invoiceId: invoice.id, kind } }),
        await client(source.at.app).call(getPayDocument, { query: { token, kind } }),
      ]) {
        expect(Buffer.from(reply.bytes).toString()).toBe(textOf('F2026-0001'))
        expect(reply.headers['content-type']).toMatch(/^application\/json/)
        expect(reply.headers['content-disposition']).toContain('F2026-0001.example.json')
      }
    })

    test('is in the ZIP where it is asked for', async () => {
      const query = { workspaceId, kinds: `${PDF.kind},${EXAMPLE.kind}` }
      const zip = await owner.call(zipDocuments, { query })
      expect(zip.headers['x-entries']).toBe('2')
      expect(Buffer.from(zip.bytes).includes('F2026-0001.example.json')).toBe(true)
    })

    test('is covered by the journal, which notices a lost file', async () => {
      const verify = () => owner.must(verifyJournal, { query: { workspaceId } })
      expect(await verify()).toMatchObject({ files: OUTPUT_FORMATS.length + 1, findings: [] })
      const { sha256 = '' } = invoice.documents.find(({ kind }) => kind === EXAMPLE.kind) ?? {}
      const folder = join(source.config.dataDir, 'archive', sha256.slice(0, 2))
      renameSync(join(folder, sha256), join(folder, 'lost'))
      expect((await verify()).findings).toEqual([
        { number: 'F2026-0001', what: 'the example_json file is missing or damaged' },
      ])
      renameSync(join(folder, 'lost'), join(folder, sha256))
    })

    test('is in a backup; restored without the format in the table, the file is still there', async () => {
      const path = join(newFolder(), 'instance.zip')
      await runBackup(source.config, [path], new Date('2026-11-20T10:00:00Z'))
      const restored = await emptyTarget(engine)
      expect(await runRestore(restored.config, [path], pino({ level: 'silent' }))).toContain(
        `The journal is whole: 1 entries, ${OUTPUT_FORMATS.length + 1} files`,
      )
      const { db, close } = await openRestored(restored.config)
      const at = await startApp(db, restored.config)
      const restoredOwner = client(at.app)
      restoredOwner.cookie = owner.cookie
      const query = { workspaceId, invoiceId: invoice.id }
      expect((await restoredOwner.must(getInvoice, { query })).documents).toEqual(invoice.documents)
      const file = await restoredOwner.call(getDocument, {
        query: { ...query, kind: EXAMPLE.kind },
      })
      expect(Buffer.from(file.bytes).toString()).toBe(textOf('F2026-0001'))
      await at.close()
      await close()
      await restored.remove()
    })

    test('is not made of a document that it does not apply to', async () => {
      const query = { workspaceId, invoiceId: invoice.id }
      const { id, version } = await owner.must(creditInvoice, { query, body: { reason: 'wrong' } })
      const note = { workspaceId, invoiceId: id }
      const { documents } = await owner.must(issueInvoice, { query: note, body: { version } })
      expect(documents).toHaveLength(OUTPUT_FORMATS.length)
      const file = await owner.call(getDocument, { query: { ...note, kind: EXAMPLE.kind } })
      expect(file.status).toBe(404)
    })
  },
)
