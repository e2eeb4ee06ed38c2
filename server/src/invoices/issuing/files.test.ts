import { readFileSync, unlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { getDocument, zipDocuments } from '@bordereau/contract/invoice-files'
import { sendInvoice } from '@bordereau/contract/invoices'
import { getMail, getMailSource } from '@bordereau/contract/mail'
import { getPayDocument } from '@bordereau/contract/pay'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { describeWithDatabase } from '../../db/testing.ts'
import { sha256Of } from '../../documents/archive.ts'
import { type Client, type TestApp, client, signedUp, startApp } from '../../lib/testing.ts'
import { type Invoice, aCompany, aCustomer, aDraft, issued } from '../testing.ts'

describeWithDatabase('archived files', engine => {
  let context: TestApp
  let owner: Client
  let workspaceId: string
  let customerId: string

  beforeAll(async () => {
    context = await startApp(engine.db)
    owner = await signedUp(context, 'owner@example.com')
    workspaceId = await aCompany(owner)
    customerId = await aCustomer(owner, workspaceId)
  })
  afterAll(() => context.close())

  function hashOf(invoice: Invoice): string {
    return invoice.documents.find(one => one.kind === 'pdf')?.sha256 ?? ''
  }

  function pathOf(invoice: Invoice): string {
    const hash = hashOf(invoice)
    const { dataDir } = context.context.config
    return join(dataDir, 'archive', hash.slice(0, 2), hash)
  }

  const zip = (ids: string) => owner.call(zipDocuments, { query: { workspaceId, ids } })

  test.each([
    ['missing', unlinkSync],
    ['damaged', damage],
  ])(
    'that are %s are refused with file_damaged; a ZIP omits and lists them',
    async (_, damageFile) => {
      const intact = await issued(owner, workspaceId, aDraft(customerId))
      const invoice = await issued(owner, workspaceId, aDraft(customerId))
      damageFile(pathOf(invoice))
      const query = { workspaceId, invoiceId: invoice.id, kind: 'pdf' } as const
      expect(await owner.call(getDocument, { query })).toMatchObject({
        status: 409,
        refusal: 'file_damaged',
      })
      const response = await zip(`${intact.id},${invoice.id}`)
      expect(response.status).toBe(200)
      const files = unzipStored(Buffer.from(response.bytes))
      expect([...files.keys()]).toEqual([`${intact.number}.pdf`, 'missing-files.txt'])
      expect(sha256Of(files.get(`${intact.number}.pdf`) ?? new Uint8Array())).toBe(hashOf(intact))
      expect(String(files.get('missing-files.txt'))).toContain(`${invoice.number}.pdf`)
    },
  )

  test('that are missing are refused with file_damaged on the pay page', async () => {
    const invoice = await issued(owner, workspaceId, aDraft(customerId))
    unlinkSync(pathOf(invoice))
    const token = invoice.payLink?.split('/').at(-1) ?? ''
    const response = await client(context.app).call(getPayDocument, {
      query: { token, kind: 'pdf' },
    })
    expect(response).toMatchObject({ status: 409, refusal: 'file_damaged' })
  })

  test('that are missing are marked as damaged attachments of an email', async () => {
    const invoice = await issued(owner, workspaceId, aDraft(customerId))
    const { mailId } = await owner.must(sendInvoice, {
      query: { workspaceId, invoiceId: invoice.id },
      body: { kind: 'invoice', to: 'buyer@example.com' },
    })
    const query = { workspaceId, mailId }
    expect((await owner.must(getMail, { query })).attachments).toMatchObject([{ damaged: false }])
    unlinkSync(pathOf(invoice))
    expect((await owner.must(getMail, { query })).attachments).toMatchObject([
      { damaged: true, size: 0 },
    ])
    expect(await owner.call(getMailSource, { query })).toMatchObject({
      status: 409,
      refusal: 'file_damaged',
    })
  })
})

function damage(path: string): void {
  const bytes = readFileSync(path)
  bytes[100] = (bytes[100] ?? 0) ^ 1
  writeFileSync(path, bytes)
}

/** Reads the files of a ZIP without compression from its central directory. */
function unzipStored(zip: Buffer): Map<string, Buffer> {
  const files = new Map<string, Buffer>()
  const end = zip.lastIndexOf(Buffer.from('PK\x05\x06'))
  let at = zip.readUInt32LE(end + 16)
  for (let count = zip.readUInt16LE(end + 10); count > 0; count -= 1) {
    const [size, nameLength, extraLength] = [
      zip.readUInt32LE(at + 24),
      zip.readUInt16LE(at + 28),
      zip.readUInt16LE(at + 30),
    ] as const
    const local = zip.readUInt32LE(at + 42)
    const start = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28)
    const name = zip.toString('utf8', at + 46, at + 46 + nameLength)
    files.set(name, zip.subarray(start, start + size))
    at += 46 + nameLength + extraLength + zip.readUInt16LE(at + 32)
  }
  return files
}
