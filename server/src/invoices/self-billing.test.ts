import { checkBatch } from '@bordereau/contract/batches'
import type { InputOf } from '@bordereau/contract/endpoint'
import { getCalendar } from '@bordereau/contract/calendar'
import { correctInvoice } from '@bordereau/contract/corrections'
import { createCustomer, getCustomer } from '@bordereau/contract/customers'
import { getDashboard } from '@bordereau/contract/dashboard'
import {
  countInvoices,
  createDraft,
  creditInvoice,
  duplicateInvoice,
  getInvoice,
  issueInvoice,
  listInvoices,
  saveDraft,
  sendInvoice,
} from '@bordereau/contract/invoices'
import { verifyJournal } from '@bordereau/contract/journal'
import { previewMail } from '@bordereau/contract/mail-templates'
import { recordPayment } from '@bordereau/contract/payments'
import { renewPortalLink } from '@bordereau/contract/portal-link'
import { getReceivables, listUpcoming } from '@bordereau/contract/reminders'
import { getRevenueReport, getVatReport } from '@bordereau/contract/reports'
import { listSuppliers, putSupplierSeries, recordPayout } from '@bordereau/contract/self-billing'
import { localDate } from '@bordereau/domain/date'
import type { Draft } from '@bordereau/domain/invoice/draft'
import { decimal } from '@bordereau/domain/money/decimal'
import { textIn } from '@bordereau/domain/text/text'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { asSystem } from '../db/database.ts'
import { describeWithDatabase } from '../db/testing.ts'
import { type Client, type TestApp, signedUp, startApp } from '../lib/testing.ts'
import { companiesWithOverdue } from './lists/overdue-store.ts'
import { GERMAN_CUSTOMER, aCompany, aCustomer, aDraft, aLine, drafted, issued } from './testing.ts'

const AGREED = { agreedOn: '2026-01-01', chargesTax: true }
const SUPPLIER = { ...GERMAN_CUSTOMER, selfBilling: AGREED }

describeWithDatabase('a self-billed document', engine => {
  let at: TestApp
  let owner: Client
  let workspaceId: string
  let supplierId: string
  let portal: string

  beforeAll(async () => {
    at = await startApp(engine.db)
    owner = await signedUp(at, 'owner@example.com')
    workspaceId = await aCompany(owner)
    supplierId = await aCustomer(owner, workspaceId, SUPPLIER)
    // The supplier buys too.
    await issued(owner, workspaceId, aDraft(supplierId))
    const query = { workspaceId, customerId: supplierId }
    const { link } = await owner.must(renewPortalLink, { query, body: undefined })
    portal = new URL(link ?? '').pathname
  })
  afterAll(() => at.close())

  /** By a German supplier to the French company: taxed by reverse charge, long due. */
  const reverseCharge = {
    category: 'AE',
    rate: decimal('0'),
    exemptionCode: 'VATEX-EU-AE',
    exemptionReason: 'Reverse charge',
  } as const
  const selfBilled = (customerId: string, changes: Partial<Draft> = {}) =>
    aDraft(customerId, {
      type: 'self_billed_invoice',
      issueDate: localDate('2026-10-01'),
      due: { by: 'date', date: localDate('2026-10-15') },
      deliveryDate: localDate('2026-09-30'),
      lines: [aLine({ price: decimal('100'), tax: reverseCharge })],
      ...changes,
    })
  const of = (invoiceId: string) => ({ query: { workspaceId, invoiceId } })
  const payOut = (invoiceId: string, paidOn: string | null) =>
    owner.call(recordPayout, { ...of(invoiceId), body: { paidOn, reference: 'Run 7' } })

  /** Everything that sums or lists what customers owe, as the pages read it. */
  async function sales(): Promise<unknown> {
    const query = { workspaceId }
    const { events: _, ...dashboard } = await owner.must(getDashboard, { query })
    const range = { from: localDate('2026-10-01'), to: localDate('2026-11-30') }
    const counts = await owner.must(countInvoices, { query })
    return {
      dashboard,
      vat: await owner.must(getVatReport, { query: { ...query, period: '2026' } }),
      revenue: await Promise.all(
        (['month', 'customer', 'country', 'item'] as const).map(by =>
          owner.must(getRevenueReport, { query: { ...query, period: '2026', by } }),
        ),
      ),
      receivables: await owner.must(getReceivables, { query }),
      upcoming: await owner.must(listUpcoming, { query }),
      calendar: await owner.must(getCalendar, { query: { ...query, ...range } }),
      list: await owner.must(listInvoices, { query: { ...query, limit: 50 } }),
      counts: { ...counts.counts, self_billed: 0 },
      customer: await owner.must(getCustomer, { query: { ...query, customerId: supplierId } }),
      portal: (await at.app.inject({ url: portal })).body,
      statement: (await at.app.inject({ url: `${portal}/statement` })).body,
      overdue: await asSystem(at.context.db, tx => companiesWithOverdue(tx, '2026-11-20')),
    }
  }

  test('is in none of the sums and lists of what customers owe: issued, credited, paid', async () => {
    const before = await sales()
    const draft = await drafted(owner, workspaceId, selfBilled(supplierId))
    expect(await sales()).toEqual(before)
    const invoice = await owner.must(issueInvoice, {
      ...of(draft.id),
      body: { version: draft.version },
    })
    expect(invoice).toMatchObject({ kind: 'self_billed', status: 'issued', open: '100.00' })
    expect(await sales()).toEqual(before)
    const note = await owner.must(creditInvoice, {
      ...of(invoice.id),
      body: { reason: 'Too much', lines: [{ lineId: '1', quantity: decimal('0.4') }] },
    })
    await owner.must(issueInvoice, { ...of(note.id), body: { version: note.version } })
    expect(await owner.must(getInvoice, of(invoice.id))).toMatchObject({ open: '60.00' })
    expect(await sales()).toEqual(before)
    expect(await payOut(invoice.id, '2026-10-14')).toMatchObject({
      value: { status: 'paid', open: '0.00' },
    })
    expect(await sales()).toEqual(before)
  })

  test('is issued by the company in the name of its supplier, with numbers of its own', async () => {
    const other = await aCustomer(owner, workspaceId, { ...SUPPLIER, legalName: 'Zweite GmbH' })
    const invoice = await issued(owner, workspaceId, selfBilled(other))
    const second = await issued(owner, workspaceId, selfBilled(other))
    expect([invoice.number, second.number]).toEqual(['SBI02-2026-0001', 'SBI02-2026-0002'])
    expect(invoice).toMatchObject({
      type: 'self_billed_invoice',
      seller: { legalName: 'Zweite GmbH', selfBilling: AGREED },
      buyer: { legalName: 'Atelier Lumière SARL' },
      bankAccount: null,
      payLink: null,
    })
    const { rows } = await owner.must(listInvoices, {
      query: { workspaceId, limit: 50, tab: 'self_billed', customerId: other },
    })
    expect(rows.map(row => [row.number, row.customerName])).toEqual([
      ['SBI02-2026-0002', 'Zweite GmbH'],
      ['SBI02-2026-0001', 'Zweite GmbH'],
    ])
    const found = await owner.must(listInvoices, {
      query: { workspaceId, limit: 50, q: 'SBI02-2026-0001' },
    })
    expect(found.rows.map(row => row.id)).toEqual([invoice.id])
    const body = { kind: 'invoice' } as const
    const mail = await owner.must(previewMail, { ...of(invoice.id), body })
    const { paper } = textIn(invoice.draft.language)
    expect(mail.html).toContain(paper.total)
    expect(mail.html).not.toContain(paper.amountDue)
    const copy = await owner.must(duplicateInvoice, { ...of(invoice.id), body: undefined })
    expect(copy).toMatchObject({ kind: 'self_billed', type: 'self_billed_invoice' })
    expect(await owner.must(verifyJournal, { query: { workspaceId } })).toMatchObject({
      findings: [],
    })
  })

  test('has numbers of one supplier only, where the first ones of several are issued at once', async () => {
    const drafts = await Promise.all(
      ['Dritte GmbH', 'Vierte GmbH', 'Fünfte GmbH'].map(async legalName => {
        const customerId = await aCustomer(owner, workspaceId, { ...SUPPLIER, legalName })
        return drafted(owner, workspaceId, selfBilled(customerId))
      }),
    )
    const invoices = await Promise.all(
      drafts.map(({ id, version }) => owner.must(issueInvoice, { ...of(id), body: { version } })),
    )
    expect(new Set(invoices.map(({ number }) => number?.split('-')[0])).size).toBe(3)
  })

  test('has numbers of a pattern that was chosen before its first one, which no other series gets', async () => {
    const query = { workspaceId }
    const legalName = 'Fünfte AG'
    const customerId = await aCustomer(owner, workspaceId, { ...SUPPLIER, legalName })
    const put = (body: InputOf<(typeof putSupplierSeries)['request']>) =>
      owner.call(putSupplierSeries, { query: { workspaceId, customerId }, body })
    const type = 'self_billed_invoice'
    const { rows } = await owner.must(listSuppliers, { query: { ...query, limit: 50 } })
    expect(rows.at(-1)).toMatchObject({ customerId, name: legalName, series: [] })
    // The pattern of the supplier after the next one.
    const later = rows
      .at(-1)
      ?.proposed.self_billed_invoice.replace(/\d\d/, two =>
        String(Number(two) + 1).padStart(2, '0'),
      )
    const pattern = later ?? ''
    expect(await put({ type, pattern: 'SBI01-{YYYY}-{seq:4}' })).toMatchObject({
      refusal: 'pattern_taken',
    })
    expect(await put({ type, pattern: 'X{YYYY}' })).toMatchObject({ refusal: 'pattern_invalid' })
    const nextNumber = pattern.replace('{YYYY}', '2026').replace('{seq:4}', '0042')
    expect(await put({ type, pattern, nextSeq: 42 })).toMatchObject({
      value: { series: [{ type, pattern, nextNumber, used: false }] },
    })
    const invoice = await issued(owner, workspaceId, selfBilled(customerId))
    expect(invoice.number).toBe(nextNumber)
    expect(await put({ type, pattern, nextSeq: 50 })).toMatchObject({ refusal: 'series_used' })
    const other = await aCustomer(owner, workspaceId, { ...SUPPLIER, legalName: 'Sechste AG' })
    const next = await issued(owner, workspaceId, selfBilled(other))
    expect(next.number?.split('-')[0]).not.toBe(nextNumber.split('-')[0])
    const first = await owner.must(listSuppliers, { query: { ...query, limit: 1 } })
    expect(first).toMatchObject({ rows: [{ customerId: supplierId }], next: expect.any(String) })
  })

  test('keeps the account of its supplier as the agreement has it, and refuses a wrong one', async () => {
    const account = { iban: 'DE89 3704 0044 0532 0130 00', bic: 'cobadeffxxx' }
    const selfBilling = { ...AGREED, account }
    const paid = await aCustomer(owner, workspaceId, { ...SUPPLIER, selfBilling })
    const { id } = await issued(owner, workspaceId, selfBilled(paid))
    const { seller } = await owner.must(getInvoice, of(id))
    const stored = { iban: 'DE89370400440532013000', bic: 'COBADEFFXXX' }
    expect(seller.selfBilling?.account).toEqual(stored)
    const wrong = { ...SUPPLIER, selfBilling: { ...AGREED, account: { iban: 'DE1', bic: '' } } }
    const refused = await owner.call(createCustomer, {
      query: { workspaceId },
      body: {
        profile: wrong,
        email: '',
        currency: 'EUR',
        language: 'de',
        dueDays: null,
        buyerReference: '',
        note: '',
      },
    })
    expect(refused).toMatchObject({ refusal: 'bad_request' })
  })

  test('is refused without an agreement that covers its day', async () => {
    const stranger = await aCustomer(owner, workspaceId)
    const draft = await drafted(owner, workspaceId, selfBilled(stranger))
    const refused = await owner.call(issueInvoice, {
      ...of(draft.id),
      body: { version: draft.version },
    })
    expect(refused).toMatchObject({
      refusal: 'rules_broken',
      detail: { faults: [{ code: 'BDX-SELF-01', path: 'buyer.selfBilling' }] },
    })
    expect(await payOut(draft.id, '2026-10-14')).toMatchObject({ refusal: 'not_issued' })
  })

  test('begins with the terms of the supplier, and stays what it is when it is saved', async () => {
    const draft = await owner.must(createDraft, {
      query: { workspaceId },
      body: { customerId: supplierId, type: 'self_billed_invoice' },
    })
    expect(draft).toMatchObject({
      kind: 'self_billed',
      draft: { type: 'self_billed_invoice', paymentTerms: '', roundTo: null },
      seller: { legalName: SUPPLIER.legalName },
      buyer: { legalName: 'Atelier Lumière SARL' },
    })
    const alone = { query: { workspaceId }, body: { type: 'self_billed_invoice' } } as const
    expect(await owner.must(createDraft, alone)).toMatchObject({
      kind: 'self_billed',
      draft: { type: 'self_billed_invoice', customerId: null },
      seller: { legalName: '' },
      buyer: null,
    })
    await owner.must(saveDraft, {
      ...of(draft.id),
      body: { version: draft.version, draft: { ...draft.draft, type: undefined } },
    })
    expect(await owner.must(getInvoice, of(draft.id))).toMatchObject({
      type: 'self_billed_invoice',
    })
  })

  test('is paid by the company: by its own act, which can be taken back, and by no customer', async () => {
    const { id } = await issued(owner, workspaceId, selfBilled(supplierId))
    const received = await owner.call(recordPayment, {
      query: { workspaceId },
      body: {
        customerId: supplierId,
        date: '2026-11-20',
        currency: 'EUR',
        amount: '100',
        method: 'transfer',
        reference: '',
        note: '',
        allocations: [{ invoiceId: id, amount: '100' }],
      },
    })
    expect(received).toMatchObject({ ok: false })
    const batch = (kind: 'remind' | 'mark_paid') =>
      owner.must(checkBatch, { query: { workspaceId }, body: { kind, invoiceIds: [id] } })
    for (const kind of ['remind', 'mark_paid'] as const)
      expect(await batch(kind)).toEqual({
        ready: 0,
        collected: 0,
        refused: [{ refusal: 'is_credit_note', count: 1 }],
      })
    const reminded = await owner.call(sendInvoice, { ...of(id), body: { kind: 'reminder' } })
    expect(reminded).toMatchObject({ refusal: 'nothing_open' })
    expect(await payOut(id, null)).toMatchObject({ refusal: 'nothing_paid' })
    expect(await payOut(id, '2026-12-31')).toMatchObject({ refusal: 'date_in_future' })
    expect(await payOut(id, '2026-10-14')).toMatchObject({ value: { status: 'paid' } })
    expect(await payOut(id, '2026-10-14')).toMatchObject({ refusal: 'nothing_open' })
    const back = await payOut(id, null)
    expect(back).toMatchObject({ value: { status: 'issued', open: '100.00' } })
    expect(await owner.must(getInvoice, of(id))).toMatchObject({
      events: [
        { kind: 'created' },
        { kind: 'issued' },
        { kind: 'paid_out', detail: { amount: '100.00', paidOn: '2026-10-14' } },
        { kind: 'payout_removed' },
      ],
    })
    const sale = await issued(owner, workspaceId, aDraft(supplierId))
    expect(await payOut(sale.id, '2026-10-14')).toMatchObject({
      refusal: 'not_self_billed',
    })
  })

  test('is settled by its credit note again when the money paid back for it is taken out', async () => {
    const invoice = await issued(owner, workspaceId, selfBilled(supplierId))
    await payOut(invoice.id, '2026-10-14')
    const draft = await owner.must(creditInvoice, { ...of(invoice.id), body: { reason: 'Back' } })
    await owner.must(issueInvoice, { ...of(draft.id), body: { version: draft.version } })
    await payOut(draft.id, '2026-10-20')
    expect(await payOut(invoice.id, null)).toMatchObject({ value: { open: '100.00' } })
    expect(await payOut(draft.id, null)).toMatchObject({ ok: true })
    expect(await owner.must(getInvoice, of(invoice.id))).toMatchObject({ open: '0.00' })
    expect(await owner.must(getInvoice, of(draft.id))).toMatchObject({ open: '0.00' })
  })

  test('is corrected by a credit note of the same series of its supplier, and not otherwise', async () => {
    const invoice = await issued(owner, workspaceId, selfBilled(supplierId))
    const replaced = await owner.call(correctInvoice, {
      ...of(invoice.id),
      body: { type: 'corrected_invoice', reason: 'Text' },
    })
    expect(replaced).toMatchObject({ refusal: 'not_replaceable' })
    const draft = await owner.must(creditInvoice, {
      ...of(invoice.id),
      body: { reason: 'Not delivered' },
    })
    const note = await owner.must(issueInvoice, {
      ...of(draft.id),
      body: { version: draft.version },
    })
    expect(note).toMatchObject({
      type: 'self_billed_credit_note',
      kind: 'self_billed',
      number: 'SBC01-2026-0003',
      status: 'paid',
    })
    expect(await owner.must(getInvoice, of(invoice.id))).toMatchObject({ status: 'credited' })
    const paid = await issued(owner, workspaceId, selfBilled(supplierId))
    await payOut(paid.id, '2026-10-14')
    const owed = await owner.must(creditInvoice, { ...of(paid.id), body: { reason: 'Returned' } })
    const { version } = owed
    await owner.must(issueInvoice, { ...of(owed.id), body: { version } })
    expect(await payOut(owed.id, '2026-10-20')).toMatchObject({ value: { status: 'paid' } })
    expect((await owner.must(getInvoice, of(owed.id))).events.at(-1)).toMatchObject({
      kind: 'paid_back',
    })
    // What was paid was entered by mistake: the invoice is open again, and settled by its own credit note.
    expect(await payOut(owed.id, null)).toMatchObject({ value: { status: 'issued' } })
    expect(await payOut(paid.id, null)).toMatchObject({
      value: {
        open: '0.00',
        events: expect.arrayContaining([expect.objectContaining({ kind: 'credit_applied' })]),
      },
    })
    expect(await owner.must(getInvoice, of(owed.id))).toMatchObject({ status: 'paid' })
    const again = await owner.call(creditInvoice, {
      ...of(invoice.id),
      body: { reason: 'Again' },
    })
    expect(again).toMatchObject({ refusal: expect.stringMatching(/credited/) })
  })
})
