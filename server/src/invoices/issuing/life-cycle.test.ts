import { markSent } from '@bordereau/contract/delivery'
import { createHash } from 'node:crypto'
import { getCompany, updateCompany } from '@bordereau/contract/company'
import { exportInvoices, getDocument, zipDocuments } from '@bordereau/contract/invoice-files'
import {
  countInvoices,
  creditInvoice,
  deleteDraft,
  duplicateInvoice,
  getInvoice,
  issueInvoice,
  listInvoices,
  saveDraft,
  sendInvoice,
} from '@bordereau/contract/invoices'
import { renewPayLink } from '@bordereau/contract/pay-link'
import { getPages, previewDraft } from '@bordereau/contract/pages'
import { verifyJournal } from '@bordereau/contract/journal'
import { applyCredit, recordPayment, reversePayment } from '@bordereau/contract/payments'
import { decimal } from '@bordereau/domain/money/decimal'
import { emptyProfile } from '@bordereau/domain/party/empty-profile'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { describeWithDatabase } from '../../db/testing.ts'
import { runDueJobs } from '../../jobs/runner.ts'
import { jobs } from '../../jobs.ts'
import {
  type Client,
  type TestApp,
  client,
  mailsTo,
  signedUp,
  startApp,
} from '../../lib/testing.ts'
import { aCompany, aCustomer, aDraft, aLine, drafted, issued } from '../testing.ts'

describeWithDatabase('the life cycle of an invoice', engine => {
  let app: TestApp
  let owner: Client
  let workspaceId: string
  let customerId: string

  beforeAll(async () => {
    app = await startApp(engine.db)
    owner = await signedUp(app, 'owner@example.com')
    workspaceId = await aCompany(owner)
    customerId = await aCustomer(owner, workspaceId)
  })
  afterAll(() => app.close())

  const at = (invoiceId: string) => ({ query: { workspaceId, invoiceId } })

  test('shows 138.66 at 20 % as 166.39 on the draft, the issued document, the XML and the pay page', async () => {
    const tax = {
      category: 'S',
      rate: decimal('20'),
      exemptionCode: '',
      exemptionReason: '',
    } as const
    const draft = await drafted(owner, workspaceId, aDraft(customerId, { lines: [aLine({ tax })] }))
    expect(draft.totals).toMatchObject({ net: '138.66', tax: '27.73', gross: '166.39' })
    const invoice = await owner.must(issueInvoice, {
      ...at(draft.id),
      body: { version: draft.version },
    })
    expect(invoice).toMatchObject({ status: 'issued', open: '166.39' })
    for (const kind of ['ubl', 'cii'] as const) {
      const file = await owner.call(getDocument, {
        query: { workspaceId, invoiceId: invoice.id, kind },
      })
      expect(Buffer.from(file.bytes).toString()).toContain('166.39')
      const known = invoice.documents.find(document => document.kind === kind)
      expect(createHash('sha256').update(file.bytes).digest('hex')).toBe(known?.sha256)
    }
    const page = await app.app.inject({ url: new URL(invoice.payLink ?? '').pathname })
    expect(page.statusCode).toBe(200)
    expect(page.body).toContain('166,39')
    expect(await owner.must(getInvoice, at(invoice.id))).toMatchObject({ status: 'viewed' })
  })

  test('refuses to save a draft from an old version', async () => {
    const draft = await drafted(owner, workspaceId, aDraft(customerId))
    const body = { version: draft.version, draft: aDraft(customerId, { note: 'first' }) }
    await owner.must(saveDraft, { ...at(draft.id), body })
    const second = await owner.call(saveDraft, {
      ...at(draft.id),
      body: { ...body, draft: aDraft(customerId, { note: 'second' }) },
    })
    expect(second).toMatchObject({ status: 409, refusal: 'changed_meanwhile' })
    expect((await owner.must(getInvoice, at(draft.id))).draft.note).toBe('first')
  })

  test('refuses an incomplete or unlawful draft without using a number', async () => {
    const before = await owner.must(listInvoices, { query: { workspaceId, sort: '-number' } })
    const empty = await drafted(owner, workspaceId, aDraft(customerId, { lines: [] }))
    const body = { version: empty.version }
    expect(await owner.call(issueInvoice, { ...at(empty.id), body })).toMatchObject({
      refusal: 'not_ready',
    })
    const tax = {
      category: 'E',
      rate: decimal('0'),
      exemptionCode: '',
      exemptionReason: '',
    } as const
    const unlawful = await drafted(
      owner,
      workspaceId,
      aDraft(customerId, { lines: [aLine({ tax })] }),
    )
    const refused = await owner.call(issueInvoice, {
      ...at(unlawful.id),
      body: { version: unlawful.version },
    })
    expect(refused).toMatchObject({ refusal: 'rules_broken', status: 422 })
    expect(JSON.stringify(refused.ok ? '' : refused.detail)).toContain('BR-E-10')
    const next = await issued(owner, workspaceId, aDraft(customerId))
    const sequence = (number: string | null | undefined) => Number(/(\d+)$/.exec(number ?? '')?.[1])
    expect(sequence(next.number)).toBe(sequence(before.rows[0]?.number) + 1)
  })

  test('refuses a negative amount due and issues an amount of zero', async () => {
    const lines = [aLine({ quantity: decimal('-1') })]
    for (const [changes, missingField] of [
      [{ lines }, { code: 'invoice_negative', path: 'lines' }],
      [{ prepaid: decimal('166.40') }, { code: 'payable_negative', path: 'prepaid' }],
    ] as const) {
      const draft = await drafted(owner, workspaceId, aDraft(customerId, changes))
      const body = { version: draft.version }
      expect(await owner.call(issueInvoice, { ...at(draft.id), body })).toMatchObject({
        status: 422,
        refusal: 'not_ready',
        detail: { missing: [missingField] },
      })
    }
    const prepaid = await issued(
      owner,
      workspaceId,
      aDraft(customerId, { prepaid: decimal('166.39') }),
    )
    expect(prepaid).toMatchObject({ status: 'paid', open: '0.00' })
    const free = aDraft(customerId, { lines: [aLine({ price: decimal('0') })] })
    expect(await issued(owner, workspaceId, free)).toMatchObject({ status: 'paid', open: '0.00' })
  })

  test('refuses to save, issue again or delete an issued document', async () => {
    const invoice = await issued(owner, workspaceId, aDraft(customerId))
    const { version } = invoice
    expect(
      await owner.call(saveDraft, {
        ...at(invoice.id),
        body: { version, draft: aDraft(customerId) },
      }),
    ).toMatchObject({ refusal: 'already_issued' })
    expect(await owner.call(issueInvoice, { ...at(invoice.id), body: { version } })).toMatchObject({
      refusal: 'already_issued',
    })
    expect(await owner.call(deleteDraft, at(invoice.id))).toMatchObject({
      refusal: 'already_issued',
    })
    await expect(
      engine.admin
        .updateTable('invoice')
        .set({ customer_name: 'Mallory' })
        .where('id', '=', invoice.id)
        .execute(),
    ).rejects.toThrow('corrected only by a credit note')
    await expect(engine.admin.deleteFrom('journal').execute()).rejects.toThrow('kept for ever')
  })

  test('refuses an issue date before the last one of the series', async () => {
    await issued(owner, workspaceId, aDraft(customerId))
    const earlier = await drafted(
      owner,
      workspaceId,
      aDraft(customerId, { issueDate: '2026-11-01' as never }),
    )
    expect(
      await owner.call(issueInvoice, { ...at(earlier.id), body: { version: earlier.version } }),
    ).toMatchObject({
      refusal: 'date_before_last',
    })
  })

  test('sends one email for an issued invoice, shown in the outbox', async () => {
    const invoice = await issued(owner, workspaceId, aDraft(customerId))
    await owner.must(sendInvoice, {
      ...at(invoice.id),
      body: { kind: 'invoice', to: 'kunde@example.com' },
    })
    await runDueJobs(app.context, jobs)
    const [mail] = await mailsTo(app.context, 'kunde@example.com')
    expect(mail?.subject).toContain(invoice.number ?? '')
    expect(mail?.text).toContain(invoice.payLink ?? '')
    // Without a mail server the email is stored unsent, and a person marks the invoice as sent.
    const unsent = await owner.must(getInvoice, at(invoice.id))
    expect(unsent).toMatchObject({ status: 'issued', sentAt: null })
    expect(unsent.events.map(event => event.kind)).toContain('mail_not_sent')
    await owner.must(markSent, { ...at(invoice.id), body: { how: 'by hand' } })
    expect(await owner.must(getInvoice, at(invoice.id))).toMatchObject({ status: 'sent' })
  })

  test('a payment settles two invoices, its rest becomes credit, and a reversal undoes both', async () => {
    const one = await issued(owner, workspaceId, aDraft(customerId))
    const two = await issued(owner, workspaceId, aDraft(customerId))
    const pay = {
      customerId,
      date: '2026-11-20',
      currency: 'EUR',
      amount: '400',
      method: 'transfer',
      reference: '',
      note: '',
      allocations: [one, two].map(({ id, open }) => ({ invoiceId: id, amount: open })),
    } as const
    const payment = await owner.must(recordPayment, { query: { workspaceId }, body: pay })
    expect(payment.unallocated).toBe('67.22')
    expect(await owner.must(getInvoice, at(one.id))).toMatchObject({ status: 'paid', open: '0.00' })
    expect(await owner.call(recordPayment, { query: { workspaceId }, body: pay })).toMatchObject({
      refusal: 'nothing_open',
    })
    const three = await issued(owner, workspaceId, aDraft(customerId))
    await owner.must(applyCredit, { ...at(three.id), body: {} })
    expect(await owner.must(getInvoice, at(three.id))).toMatchObject({
      status: 'partly_paid',
      settled: '67.22',
    })
    await owner.must(reversePayment, {
      query: { workspaceId, paymentId: payment.id },
      body: { reason: 'bounced' },
    })
    for (const { id } of [one, two, three])
      expect((await owner.must(getInvoice, at(id))).settled).toBe('0.00')
    expect(
      await owner.call(reversePayment, {
        query: { workspaceId, paymentId: payment.id },
        body: { reason: 'again' },
      }),
    ).toMatchObject({ refusal: 'already_reversed' })
  })

  test('a credit note credits the whole invoice, once', async () => {
    const invoice = await issued(owner, workspaceId, aDraft(customerId))
    const note = await owner.must(creditInvoice, {
      ...at(invoice.id),
      body: { reason: 'wrong price' },
    })
    const credit = await owner.must(issueInvoice, {
      ...at(note.id),
      body: { version: note.version },
    })
    expect(credit).toMatchObject({ kind: 'credit_note', status: 'paid' })
    expect(await owner.must(getInvoice, at(invoice.id))).toMatchObject({
      status: 'credited',
      open: '0.00',
    })
    expect(
      await owner.call(creditInvoice, { ...at(invoice.id), body: { reason: 'again' } }),
    ).toMatchObject({ ok: false })
  })

  test('renewing a pay link revokes the former one', async () => {
    const invoice = await issued(owner, workspaceId, aDraft(customerId))
    const { payLink } = await owner.must(renewPayLink, at(invoice.id))
    const visit = (link: string) => app.app.inject({ url: new URL(link).pathname })
    expect((await visit(invoice.payLink ?? '')).statusCode).toBe(404)
    const truncated = await visit(payLink.slice(0, -9))
    expect(truncated.statusCode).toBe(404)
    expect(truncated.headers['content-type']).toContain('text/html')
    expect((await visit(payLink)).statusCode).toBe(200)
    expect(
      (await visit(`${payLink.slice(0, -1)}${payLink.endsWith('A') ? 'B' : 'A'}`)).statusCode,
    ).toBe(404)
  })

  test('duplicates an invoice as a new draft, and deletes a draft', async () => {
    const invoice = await issued(owner, workspaceId, aDraft(customerId))
    const copy = await owner.must(duplicateInvoice, at(invoice.id))
    expect(copy).toMatchObject({ status: 'draft', number: null, totals: invoice.totals })
    await owner.must(deleteDraft, at(copy.id))
    expect(await owner.call(getInvoice, at(copy.id))).toMatchObject({ status: 404 })
  })

  test('executes a repeated request with the same idempotency key once', async () => {
    const draft = await drafted(owner, workspaceId, aDraft(customerId))
    const request = {
      ...at(draft.id),
      body: { version: draft.version },
      headers: { 'idempotency-key': 'key-0001-abc' },
    }
    const [first, second] = await Promise.all([
      owner.must(issueInvoice, request),
      owner.must(issueInvoice, request),
    ])
    expect(second.number).toBe(first.number)
    const other = await owner.call(issueInvoice, { ...request, body: { version: 99 } })
    expect(other).toMatchObject({ refusal: 'key_reused' })
  })

  test('lists, counts, searches, exports and zips the documents', async () => {
    const query = { workspaceId, limit: '5' }
    const first = await owner.must(listInvoices, { query })
    const second = await owner.must(listInvoices, { query: { ...query, after: first.next ?? '' } })
    const ids = [...first.rows, ...second.rows].map(row => row.id)
    expect(new Set(ids).size).toBe(10)
    const { counts } = await owner.must(countInvoices, { query: { workspaceId } })
    expect(counts.all).toBe(first.total)
    for (const q of ['müller', 'gmbh MULLER']) {
      expect((await owner.must(listInvoices, { query: { workspaceId, q } })).total).toBe(
        first.total,
      )
    }
    expect(
      (await owner.must(listInvoices, { query: { workspaceId, q: 'unmatched' } })).rows,
    ).toEqual([])
    const csv = await owner.call(exportInvoices, { query: { workspaceId, format: 'csv' } })
    expect(Buffer.from(csv.bytes).toString().trim().split('\r\n')).toHaveLength(first.total + 1)
    const xlsx = await owner.call(exportInvoices, { query: { workspaceId, format: 'xlsx' } })
    expect(Buffer.from(xlsx.bytes.subarray(0, 2)).toString()).toBe('PK')
    const zip = await owner.call(zipDocuments, { query: { workspaceId } })
    expect(Buffer.from(zip.bytes.subarray(0, 2)).toString()).toBe('PK')
  })

  test('the preview consists of SVG pages of the document', async () => {
    const { pages } = await owner.must(previewDraft, {
      query: { workspaceId },
      body: { draft: aDraft(customerId) },
    })
    expect(pages[0]).toMatch(/^<svg/)
  })

  test('pages of an issued document do not change with the company’s design', async () => {
    const invoice = await issued(owner, workspaceId, aDraft(customerId))
    const before = await owner.must(getPages, at(invoice.id))
    const { version } = await owner.must(getCompany, { query: { workspaceId } })
    const style = { paperDesign: 'compact', paperTypeface: 'serif', paperMargins: 'wide' } as const
    const body = { version, ...style, accentColor: '#aa0000', footer: 'New' }
    await owner.must(updateCompany, { query: { workspaceId }, body })
    expect(await owner.must(getPages, at(invoice.id))).toEqual(before)
  })

  test('the typeface and margins that a company chose are drawn, and others while it tries them', async () => {
    const { version } = await owner.must(getCompany, { query: { workspaceId } })
    const chosen = { paperTypeface: 'mono', paperMargins: 'narrow' } as const
    await owner.must(updateCompany, { query: { workspaceId }, body: { version, ...chosen } })
    const drawn = async (tried: { typeface?: 'mono' | 'serif'; margins?: 'narrow' | 'wide' }) => {
      const sample = { buyer: { ...emptyProfile('FR'), legalName: 'Léa' }, ...tried }
      const body = { draft: aDraft(customerId), sample }
      return (await owner.must(previewDraft, { query: { workspaceId }, body })).pages
    }
    expect(await drawn({ typeface: 'mono', margins: 'narrow' })).toEqual(await drawn({}))
    expect(await drawn({ typeface: 'serif' })).not.toEqual(await drawn({}))
    expect(await drawn({ margins: 'wide' })).not.toEqual(await drawn({}))
  })

  test('verifying the journal reports an entry changed in the database', async () => {
    const report = await owner.must(verifyJournal, { query: { workspaceId } })
    expect(report.findings).toEqual([])
    expect(report.files).toBe(report.entries * 3)
    const tampered = await issued(owner, workspaceId, aDraft(customerId))
    await engine.admin.transaction().execute(async tx => {
      const { sql } = await import('kysely')
      await sql`alter table journal disable trigger journal_is_immutable`.execute(tx)
      await tx
        .updateTable('journal')
        .set({ entry: sql`replace(entry, ${tampered.number}, 'X-1')` })
        .where('invoice_id', '=', tampered.id)
        .execute()
      await sql`alter table journal enable trigger journal_is_immutable`.execute(tx)
    })
    const { findings } = await owner.must(verifyJournal, { query: { workspaceId } })
    expect(findings.map(finding => finding.number)).toContain(tampered.number)
    expect(findings.map(finding => finding.what)).toContain('the entry was changed')
  })

  test('is not found for a person outside the company', async () => {
    const invoice = await issued(owner, workspaceId, aDraft(customerId))
    const stranger = await signedUp(app, 'stranger@example.com')
    expect(await stranger.call(getInvoice, at(invoice.id))).toMatchObject({ status: 404 })
    expect(await client(app.app).call(getInvoice, at(invoice.id))).toMatchObject({ status: 401 })
  })
})
