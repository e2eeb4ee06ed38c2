import {
  composeAccompanyingMail,
  createAccompanyingDocument,
  deleteAccompanyingDocument,
  getAccompanyingFile,
  listAccompanyingDocuments,
  sendAccompanyingDocument,
} from '@bordereau/contract/accompanying-documents'
import { deleteDraft, issueInvoice, saveDraft } from '@bordereau/contract/invoices'
import { getMail } from '@bordereau/contract/mail'
import { renewPortalLink } from '@bordereau/contract/portal-link'
import { createQuote, sendQuote } from '@bordereau/contract/quotes'
import type { AccompanyingKind } from '@bordereau/domain/accompanying-document'
import { decimal } from '@bordereau/domain/money/decimal'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildApp } from '../app.ts'
import { inSnapshot, listNamedFiles, setSystemScope } from '../backup/read-store.ts'
import { describeWithDatabase } from '../db/testing.ts'
import type { Renderer } from '../documents/render.ts'
import { textOf } from '../documents/testing-pdf.ts'
import {
  GERMAN_CUSTOMER,
  aCompany,
  aCustomer,
  aDraft,
  aLine,
  drafted,
  issued,
} from '../invoices/testing.ts'
import { sweepArchive } from '../invoices/journal/verify-archive.ts'
import { type Client, type TestApp, client, signedUp, startApp } from '../lib/testing.ts'
import type { SourceKey } from './store.ts'

const DAY_MS = 86_400_000
const JOB = { workspaceId: '', id: '', kind: '', subjectId: '', attempts: 1 }
const wordsOf = async (pdf: Uint8Array) => (await textOf(pdf)).replaceAll(/\s+/g, ' ')
const MAIL = { to: 'buyer@example.com', subject: 'Your papers', message: 'Here they are.' }

describeWithDatabase('order confirmations, pro-forma invoices and delivery notes', engine => {
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

  const lines = [
    aLine({ id: 'a', name: 'Lamp', quantity: decimal('3'), price: decimal('77.71') }),
    aLine({ id: 'b', name: 'Cable', price: decimal('50'), isOptional: true }),
  ]
  const note = 'Handle with care'
  const draft = (of = customerId) => aDraft(of, { language: 'en', lines: lines.slice(0, 1), note })
  const create = (source: SourceKey, kind: AccompanyingKind) =>
    owner.call(createAccompanyingDocument, { query: { workspaceId }, body: { ...source, kind } })
  async function made(source: SourceKey, kind: AccompanyingKind) {
    const reply = await create(source, kind)
    if (!reply.ok) throw new Error(reply.refusal)
    const query = { workspaceId, documentId: reply.value.id }
    const file = await owner.call(getAccompanyingFile, { query })
    return { ...reply.value, query, text: await wordsOf(file.bytes) }
  }
  const list = (source: SourceKey) =>
    owner.must(listAccompanyingDocuments, { query: { workspaceId, ...source } })
  async function portalOf(id: string): Promise<string> {
    const query = { workspaceId, customerId: id }
    const { link } = await owner.must(renewPortalLink, { query, body: undefined })
    return new URL(link ?? '').pathname
  }
  async function acceptedQuote(): Promise<{ quoteId: string; number: string }> {
    const body = { draft: aDraft(customerId, { language: 'en', lines, note }) }
    const { id, version } = await owner.must(createQuote, { query: { workspaceId }, body })
    const query = { workspaceId, quoteId: id }
    const quote = await owner.must(sendQuote, { query, body: { version } })
    await at.app.inject({
      method: 'POST',
      url: `${new URL(quote.revisions[0]?.link ?? '').pathname}/accept`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'name=Grace+Hopper',
    })
    return { quoteId: id, number: quote.number ?? '' }
  }
  /** What is owed, booked and numbered. */
  async function ledger(): Promise<unknown> {
    const { rows } = await sql`select (select count(*)::int from invoice) as invoices,
      (select count(*)::int from journal) as journal,
      (select json_agg(s order by s) from series_counter s)::text as counters`.execute(engine.admin)
    return rows
  }

  test('are typeset while no connection is taken, for which others would wait', async () => {
    const taken: number[] = []
    const renderer: Renderer = {
      ...at.context.renderer,
      renderPdf: (...input) => {
        const { total, idle } = engine.db.connections()
        taken.push(total - idle)
        return at.context.renderer.renderPdf(...input)
      },
    }
    const server = await buildApp({ ...at.context, renderer })
    const person = client(server)
    person.cookie = owner.cookie
    const { id: invoiceId } = await drafted(owner, workspaceId, draft())
    const body = { invoiceId, kind: 'pro_forma' as const }
    await person.must(createAccompanyingDocument, { query: { workspaceId }, body })
    expect(taken).toEqual([0])
    expect((await list({ invoiceId })).documents).toHaveLength(1)
    await server.close()
  })

  test('say what was ordered, and change nothing that is numbered, owed or booked', async () => {
    const { quoteId, number } = await acceptedQuote()
    const before = await ledger()
    expect((await list({ quoteId })).kinds).toEqual([
      'order_confirmation',
      'pro_forma',
      'delivery_note',
    ])
    const confirmation = await made({ quoteId }, 'order_confirmation')
    expect(confirmation).toMatchObject({ number, mail: null })
    expect(confirmation.fileName).toBe(`Order-confirmation-${number}.pdf`)
    expect(confirmation.text).toContain(`We confirm your order by our quote ${number}`)
    // 3 × 77.71 and 20 %; what was optional and not chosen is not ordered.
    expect(confirmation.text).toContain('279.76')
    expect(confirmation.text).not.toContain('Cable')
    const proForma = await made({ quoteId }, 'pro_forma')
    expect(proForma.text).toMatch(/This is not an invoice\. It gives no right to deduct tax/)
    for (const { text } of [confirmation, proForma]) {
      expect(text).toContain(note)
      expect(text).not.toMatch(/IBAN|Amount due|Due date|Invoice date/)
    }
    const delivery = await made({ quoteId }, 'delivery_note')
    expect(delivery.text).toMatch(/Lamp/)
    expect(delivery.text).toContain('Received: date and signature')
    expect(delivery.text).not.toMatch(/77\.71|233\.13|279\.76|Total|Carried/)
    expect(await ledger()).toEqual(before)
    expect((await list({ quoteId })).documents.map(({ kind }) => kind)).toEqual([
      'delivery_note',
      'pro_forma',
      'order_confirmation',
    ])
  })

  test('of an Indian seller’s delivery note no sum is in words either', async () => {
    const other = await signedUp(at, 'indian@example.com')
    const seller = {
      ...GERMAN_CUSTOMER,
      legalName: 'Ganges Pvt Ltd',
      address: {
        ...GERMAN_CUSTOMER.address,
        country: 'IN',
        subdivision: 'IN-MH',
        city: 'Mumbai',
        postCode: '400001',
      },
      taxIds: [{ kind: 'gstin', value: '27AAPFU0939F1ZV' }],
    }
    const own = await aCompany(other, seller)
    const buyer = await aCustomer(other, own)
    const content = aDraft(buyer, { language: 'en', currency: 'INR', lines: lines.slice(0, 1) })
    const { id: invoiceId } = await drafted(other, own, content)
    const texts = await Promise.all(
      (['pro_forma', 'delivery_note'] as const).map(async kind => {
        const body = { invoiceId, kind }
        const { id } = await other.must(createAccompanyingDocument, {
          query: { workspaceId: own },
          body,
        })
        const query = { workspaceId: own, documentId: id }
        return textOf((await other.call(getAccompanyingFile, { query })).bytes)
      }),
    )
    expect(texts[0]).toMatch(/Pro-forma invoice/)
    for (const text of texts) expect(text).not.toMatch(/Rupees|Authorised Signatory/i)
    expect(texts[1]).not.toMatch(/77\.71|233\.13/)
  })

  test('of a draft are those before the invoice, and need its customer and whole lines', async () => {
    const { id: invoiceId, version } = await drafted(owner, workspaceId, draft())
    expect((await list({ invoiceId })).kinds).toEqual(['pro_forma', 'delivery_note'])
    expect(await create({ invoiceId }, 'order_confirmation')).toMatchObject({
      refusal: 'accompanying_not_allowed',
    })
    const proForma = await made({ invoiceId }, 'pro_forma')
    expect(proForma).toMatchObject({ number: '', fileName: 'Pro-forma-invoice-2026-11-20.pdf' })
    const empty = await drafted(owner, workspaceId, aDraft(customerId, { lines: [] }))
    expect(await create({ invoiceId: empty.id }, 'pro_forma')).toMatchObject({
      status: 422,
      refusal: 'not_ready',
    })
    const query = { workspaceId, invoiceId }
    const { number } = await owner.must(issueInvoice, { query, body: { version } })
    const afterwards = await list({ invoiceId })
    expect(afterwards.kinds).toEqual(['delivery_note'])
    expect(afterwards.documents.map(({ id }) => id)).toEqual([proForma.id])
    const delivery = await made({ invoiceId }, 'delivery_note')
    expect(delivery.number).toBe(number)
    const deposit = await drafted(owner, workspaceId, { ...draft(), type: 'deposit' })
    expect((await list({ invoiceId: deposit.id })).kinds).toEqual([])
    for (const source of [{}, { quoteId: invoiceId }, { quoteId: invoiceId, invoiceId }]) {
      const reply = await owner.call(listAccompanyingDocuments, {
        query: { workspaceId, ...source },
      })
      expect(reply).toMatchObject({ status: 404 })
    }
  })

  test('are e-mailed, and only then in the portal of the customer for whom they were made', async () => {
    const { id: invoiceId, version } = await drafted(owner, workspaceId, draft())
    const portal = await portalOf(customerId)
    const proForma = await made({ invoiceId }, 'pro_forma')
    const address = `${portal}/papers/${proForma.id}`
    const page = async (path: string) => (await at.app.inject({ url: path })).body
    expect(await page(portal)).not.toContain(proForma.id)
    expect((await at.app.inject({ url: address })).statusCode).toBe(404)

    const { query } = proForma
    const composed = await owner.must(composeAccompanyingMail, { query })
    expect(composed).toMatchObject({
      to: 'buyer@example.com',
      subject: 'Pro-forma invoice from Atelier Lumière SARL',
    })
    const unaddressed = { ...MAIL, to: '' }
    expect(await owner.call(sendAccompanyingDocument, { query, body: unaddressed })).toMatchObject({
      refusal: 'no_recipient',
    })
    await owner.must(sendAccompanyingDocument, { query, body: MAIL })
    const [listed] = (await list({ invoiceId })).documents
    const mailId = listed?.mail?.id ?? ''
    const letter = await owner.must(getMail, { query: { workspaceId, mailId } })
    expect(letter).toMatchObject({ subject: MAIL.subject, to: MAIL.to })
    expect(letter.attachments).toMatchObject([{ name: proForma.fileName, damaged: false }])

    expect(await page(portal)).toContain(proForma.id)
    const file = await at.app.inject({ url: address })
    expect(file.headers['content-type']).toBe('application/pdf')
    expect(await wordsOf(file.rawPayload)).toBe(proForma.text)
    // The draft gets another customer: the portal of that one has nothing that was made for the first.
    const other = await aCustomer(owner, workspaceId, {
      ...GERMAN_CUSTOMER,
      legalName: 'Other GmbH',
    })
    const body = { version, draft: draft(other) }
    await owner.must(saveDraft, { query: { workspaceId, invoiceId }, body })
    const others = await portalOf(other)
    expect(await page(others)).not.toContain(proForma.id)
    expect((await at.app.inject({ url: `${others}/papers/${proForma.id}` })).statusCode).toBe(404)
    expect(await page(portal)).toContain(proForma.id)
  })

  test('that were not sent are deleted, by themselves or with their draft, and their files with them', async () => {
    const named = () =>
      inSnapshot(at.context.db.kysely, async tx => {
        await setSystemScope(tx)
        return new Set((await listNamedFiles(tx)).map(({ sha256 }) => sha256))
      })
    const hashOf = async (id: string) => {
      const { rows } = await sql<{ hash: string }>`select encode(sha256, 'hex') as hash
        from accompanying_document where id = ${id}`.execute(engine.admin)
      return rows[0]?.hash ?? ''
    }
    // The same content at the same second is the same file, which another test sent.
    at.clock.move(1000)
    const { id: invoiceId } = await drafted(owner, workspaceId, draft())
    const [wrong, alone, sent] = [
      await made({ invoiceId }, 'delivery_note'),
      await made({ invoiceId }, 'pro_forma'),
      await made({ invoiceId: (await issued(owner, workspaceId, draft())).id }, 'delivery_note'),
    ]
    const hashes = await Promise.all([wrong, alone, sent].map(({ id }) => hashOf(id)))
    for (const hash of hashes) expect(await named()).toContain(hash)
    await owner.must(deleteAccompanyingDocument, { query: wrong.query })
    await owner.must(deleteDraft, { query: { workspaceId, invoiceId } })
    await owner.must(sendAccompanyingDocument, { query: sent.query, body: MAIL })
    expect(await owner.call(deleteAccompanyingDocument, { query: sent.query })).toMatchObject({
      refusal: 'already_sent',
    })
    // A file is kept for a day after it was released; the database's clock is the real one.
    at.clock.set(new Date(Date.now() + 3 * DAY_MS).toISOString())
    await sweepArchive(at.context, JOB, new AbortController().signal)
    const kept = await Promise.all(hashes.map(hash => at.context.archive.has(hash)))
    expect(kept).toEqual([false, false, true])
    expect(await named()).toContain(hashes[2])
  })
})
