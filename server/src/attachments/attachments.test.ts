import { getAttachment, uploadAttachment } from '@bordereau/contract/attachments'
import { deleteCompany } from '@bordereau/contract/company'
import { getDocument, zipDocuments } from '@bordereau/contract/invoice-files'
import {
  composeMail,
  createDraft,
  deleteDraft,
  duplicateInvoice,
  getInvoice,
  issueInvoice,
  saveDraft,
  sendInvoice,
} from '@bordereau/contract/invoices'
import { verifyJournal } from '@bordereau/contract/journal'
import { getMail } from '@bordereau/contract/mail'
import { getPayDocument, getPayPage } from '@bordereau/contract/pay'
import { createQuote, saveQuote } from '@bordereau/contract/quotes'
import { listRuns } from '@bordereau/contract/recurring'
import type { DraftAttachment } from '@bordereau/domain/invoice/attachments'
import { readEInvoice } from '@bordereau/einvoice/format/read'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { inSnapshot, listNamedFiles, setSystemScope } from '../backup/read-store.ts'
import { describeWithDatabase } from '../db/testing.ts'
import { png } from '../documents/testing-images.ts'
import { propertiesOf, textOf } from '../documents/testing-pdf.ts'
import { type Invoice, aCompany, aCustomer, aDraft, drafted, issued } from '../invoices/testing.ts'
import { aRecurring, runHourlyCheck } from '../recurring/testing.ts'
import { sweepArchive } from '../invoices/journal/verify-archive.ts'
import { type Client, type TestApp, client, signedUp, startApp } from '../lib/testing.ts'

const PLAN = png(30, 20)
const HOURS = Buffer.from('day;hours\r\n2026-11-20;8\r\n')
const DAY_MS = 86_400_000

describeWithDatabase('attachments', engine => {
  let at: TestApp
  let owner: Client
  let workspaceId: string
  let customerId: string

  beforeAll(async () => {
    at = await startApp(engine.db)
    owner = await signedUp(at, 'owner@example.com')
    workspaceId = await aCompany(owner)
    customerId = await aCustomer(owner, workspaceId)
  })
  afterAll(() => at.close())

  function upload(bytes: Uint8Array, name: string, to = workspaceId) {
    const file = { bytes, mediaType: 'application/octet-stream' }
    return owner.call(uploadAttachment, { query: { workspaceId: to, name }, file })
  }
  async function uploaded(bytes: Uint8Array, name: string): Promise<DraftAttachment> {
    const reply = await upload(bytes, name)
    if (!reply.ok) throw new Error(reply.refusal)
    return reply.value
  }
  const aDraftWith = (...attachments: DraftAttachment[]) => aDraft(customerId, { attachments })
  const createWith = (...attachments: DraftAttachment[]) =>
    owner.call(createDraft, { query: { workspaceId }, body: { draft: aDraftWith(...attachments) } })

  test('are taken by their content, with a clean name, and served as downloads without permissions', async () => {
    const file = await uploaded(HOURS, '../hours "nov".csv')
    expect(file).toMatchObject({ name: 'hours nov.csv', mediaType: 'text/csv', size: 25 })
    const query = { workspaceId, sha256: file.sha256, name: file.name }
    const served = await owner.call(getAttachment, { query })
    expect(Buffer.from(served.bytes).equals(HOURS)).toBe(true)
    expect(served.headers).toMatchObject(HARMLESS)
    expect(await upload(Buffer.from('<svg/>'), 'a.png')).toMatchObject({
      status: 415,
      refusal: 'not_attachable',
    })
    const large = Buffer.concat([PLAN, Buffer.alloc(4_000_001 - PLAN.length)])
    expect(await upload(large, 'a.png')).toMatchObject({
      status: 413,
      refusal: 'attachment_too_large',
    })
  })

  test('of a draft are only files of its company, as they were uploaded, and within the limits', async () => {
    const file = await uploaded(PLAN, 'plan.png')
    const other = await aCompany(owner)
    const foreign = await upload(Buffer.from('%PDF-1.7 other'), 'other.pdf', other)
    if (!foreign.ok) throw new Error(foreign.refusal)
    const elsewhere = { workspaceId, sha256: foreign.value.sha256 }
    expect(await owner.call(getAttachment, { query: elsewhere })).toMatchObject({ status: 404 })
    expect(await createWith(foreign.value)).toMatchObject({ refusal: 'attachment_unknown' })
    const page = { ...file, mediaType: 'text/csv' as const, name: 'plan.csv' }
    expect(await createWith(page)).toMatchObject({ refusal: 'attachment_unknown' })
    expect(await createWith({ ...file, size: 1 })).toMatchObject({ refusal: 'attachment_unknown' })
    expect(await createWith({ ...file, name: '../a.png' })).toMatchObject({ status: 400 })
    expect(await createWith(file, { ...file, name: 'PLAN.png' })).toMatchObject({ status: 400 })
    const large = [1, 2].map(i => ({ ...file, name: `${i}.png`, size: 4_000_000 }))
    expect(await createWith(...large)).toMatchObject({ refusal: 'attachments_too_large' })
    const { id, version } = await drafted(owner, workspaceId, aDraft(customerId))
    const draft = { query: { workspaceId, invoiceId: id }, body: { version, draft: aDraftWith() } }
    const unknown = { version, draft: aDraftWith(foreign.value) }
    expect(await owner.call(saveDraft, { ...draft, body: unknown })).toMatchObject({
      refusal: 'attachment_unknown',
    })
    const known = { version, draft: aDraftWith(file) }
    await owner.must(saveDraft, { ...draft, body: known })
    // A quote has none, but says so of what it does not know as a draft does.
    const quote = await owner.must(createQuote, {
      query: { workspaceId },
      body: { draft: aDraftWith(file) },
    })
    const quotePath = { workspaceId, quoteId: quote.id }
    const nowhere = { ...file, sha256: 'ab'.repeat(32) }
    for (const attached of [foreign.value, nowhere, { ...file, size: 1 }]) {
      const body = { draft: aDraftWith(attached) }
      const begun = await owner.call(createQuote, { query: { workspaceId }, body })
      expect(begun).toMatchObject({ status: 422, refusal: 'attachment_unknown' })
      const saved = { query: quotePath, body: { ...body, version: quote.version } }
      expect(await owner.call(saveQuote, saved)).toMatchObject({ refusal: 'attachment_unknown' })
    }
    await owner.must(deleteCompany, { query: { workspaceId: other } })
  })

  test('become files of the issued document, in its PDF, its XML, its journal, its e-mail and on its pages', async () => {
    const invoice = await issued(
      owner,
      workspaceId,
      aDraftWith(await uploaded(PLAN, 'Plan März.png'), await uploaded(HOURS, 'hours.csv')),
    )
    const { id: invoiceId, number } = invoice
    expect(namesOf(invoice)).toEqual([
      `${number}.pdf`,
      `${number}.ubl.xml`,
      `${number}.cii.xml`,
      'Plan März.png',
      'hours.csv',
    ])
    const bytesOf = async (kind: string) => {
      const reply = await owner.call(getDocument, { query: { workspaceId, invoiceId, kind } })
      expect(reply.headers).toMatchObject(HARMLESS)
      return Buffer.from(reply.bytes)
    }
    expect((await bytesOf('attachment_1')).equals(PLAN)).toBe(true)

    const pdf = await bytesOf('pdf')
    const { associated } = await propertiesOf(pdf)
    // In the order of their names.
    expect(associated.map(({ name, relationship }) => [name, relationship])).toEqual([
      ['Plan März.png', '/Supplement'],
      ['factur-x.xml', '/Alternative'],
      ['hours.csv', '/Supplement'],
    ])
    expect(associated.map(({ bytes }) => Buffer.from(bytes))).toEqual([
      PLAN,
      await bytesOf('cii'),
      HOURS,
    ])
    expect(await textOf(pdf)).toMatch(/Anlagen\s+.*Plan März\.png.*hours\.csv/)

    for (const kind of ['ubl', 'cii']) {
      const read = readEInvoice(await bytesOf(kind))
      if (!read.ok) throw new Error(read.reason)
      expect(read.invoice.supportingDocuments).toEqual([
        supporting(`${number}-1`, 'Plan März.png', 'image/png', PLAN),
        supporting(`${number}-2`, 'hours.csv', 'text/csv', HOURS),
      ])
    }
    expect((await owner.must(verifyJournal, { query: { workspaceId } })).findings).toEqual([])

    const body = { kind: 'invoice' as const, to: 'buyer@example.com' }
    const { mailId } = await owner.must(sendInvoice, { query: { workspaceId, invoiceId }, body })
    const mail = await owner.must(getMail, { query: { workspaceId, mailId } })
    const mailed = mail.attachments.map(({ name, damaged }) => [name, damaged])
    expect(mailed).toEqual([
      [`${number}.pdf`, false],
      ['Plan März.png', false],
      ['hours.csv', false],
    ])

    const token = invoice.payLink?.split('/').at(-1) ?? ''
    const visitor = client(at.app)
    const page = await visitor.call(getPayPage, { query: { token } })
    expect(String(Buffer.from(page.bytes))).toMatch(/\/attachment_2"[^>]*>.*hours\.csv/s)
    const paid = await visitor.call(getPayDocument, { query: { token, kind: 'attachment_2' } })
    expect(paid.headers).toMatchObject(HARMLESS)
    expect(Buffer.from(paid.bytes).equals(HOURS)).toBe(true)

    const zip = { workspaceId, ids: invoiceId, kinds: 'pdf,attachment' }
    const zipped = Buffer.from((await owner.call(zipDocuments, { query: zip })).bytes)
    for (const name of [`${number}.pdf`, `${number} Plan März.png`, `${number} hours.csv`])
      expect(zipped.includes(name)).toBe(true)

    const copy = await owner.must(duplicateInvoice, { query: { workspaceId, invoiceId } })
    expect(copy.draft.attachments).toBeUndefined()
  })

  test('that are too large for an e-mail are inside the PDF, and the sender is told so before', async () => {
    const picture = Buffer.concat([PLAN, Buffer.alloc(3_900_000 - PLAN.length, 7)])
    const { id, version } = await drafted(
      owner,
      workspaceId,
      aDraftWith(await uploaded(picture, 'large.png')),
    )
    const query = { workspaceId, invoiceId: id }
    const mail = await owner.must(composeMail, { query: { ...query, kind: 'invoice' } })
    expect(mail).toMatchObject({
      attachments: [expect.stringMatching(/\.pdf$/)],
      insidePdf: ['large.png'],
    })
    const invoice = await owner.must(issueInvoice, { query, body: { version } })
    expect(namesOf(invoice)).toContain('large.png')
  })

  test('are kept while a draft or a document has them, then deleted; a backup has them until then', async () => {
    const inDraft = await uploaded(Buffer.from('%PDF-1.7 in a draft'), 'a.pdf')
    const unused = await uploaded(Buffer.from('%PDF-1.7 unused'), 'b.pdf')
    const inDocument = await uploaded(Buffer.from('%PDF-1.7 issued'), 'c.pdf')
    await createWith(inDraft)
    await issued(owner, workspaceId, aDraftWith(inDocument))
    const named = async () => {
      const files = await inSnapshot(at.context.db.kysely, async tx => {
        await setSystemScope(tx)
        return listNamedFiles(tx)
      })
      return new Set(files.map(({ sha256 }) => sha256))
    }
    const files = [inDraft, unused, inDocument]
    expect([...(await named())]).toEqual(expect.arrayContaining(files.map(one => one.sha256)))
    const has = () => Promise.all(files.map(({ sha256 }) => at.context.archive.has(sha256)))
    const sweep = () => sweepArchive(at.context, JOB, new AbortController().signal)
    at.clock.move(8 * DAY_MS)
    await sweep()
    expect(await has()).toEqual([true, true, true])
    expect((await named()).has(unused.sha256)).toBe(false)
    at.clock.move(2 * DAY_MS)
    await sweep()
    expect(await has()).toEqual([true, false, true])
  })

  test('of a draft that is repeated are kept without it, and go along with every run', async () => {
    const terms = await uploaded(Buffer.from('%PDF-1.7 terms'), 'terms.pdf')
    const firstRun = new Date(at.clock.now().getTime() + 11 * DAY_MS)
    const firstDay = firstRun.toISOString().slice(0, 10)
    const recurring = await aRecurring(owner, workspaceId, aDraftWith(terms), {
      mode: 'issue',
      plan: { firstDay },
    })
    const sourceId = recurring.sourceId ?? ''
    await owner.must(deleteDraft, { query: { workspaceId, invoiceId: sourceId } })
    for (const days of [8, 2]) {
      at.clock.move(days * DAY_MS)
      await sweepArchive(at.context, JOB, new AbortController().signal)
    }
    expect(await at.context.archive.has(terms.sha256)).toBe(true)
    at.clock.move(DAY_MS)
    await runHourlyCheck(at)
    const query = { workspaceId, recurringId: recurring.id }
    const [run] = (await owner.must(listRuns, { query })).rows
    expect(run).toMatchObject({ outcome: 'issued' })
    const invoiceId = run?.invoiceId ?? ''
    const invoice = await owner.must(getInvoice, { query: { workspaceId, invoiceId } })
    expect(namesOf(invoice)).toContain('terms.pdf')
  })

  test('that have the name of a device of Windows, as drafts of earlier releases, are downloaded under another', async () => {
    const draft = aDraftWith({ ...(await uploaded(HOURS, 'hours.csv')), name: 'NUL.csv' })
    const { id: invoiceId } = await issued(owner, workspaceId, draft)
    const query = { workspaceId, invoiceId, kind: 'attachment_1' }
    const { headers } = await owner.call(getDocument, { query })
    expect(headers['content-disposition']).toContain('filename="_NUL.csv"')
  })
})

const JOB = { workspaceId: '', id: '', kind: '', subjectId: '', attempts: 1 }

const HARMLESS = {
  'content-disposition': expect.stringMatching(/^attachment; /),
  'content-security-policy': "default-src 'none'; sandbox",
  'x-content-type-options': 'nosniff',
}

function namesOf({ documents }: Invoice): string[] {
  return documents.map(({ fileName }) => fileName)
}

function supporting(id: string, name: string, mimeType: string, bytes: Buffer) {
  const file = { name, mimeType, base64: bytes.toString('base64') }
  return { id, description: 'DOCUMENT_ANNEXE', url: '', file }
}
