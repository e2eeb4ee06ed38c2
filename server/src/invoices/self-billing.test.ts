import { checkBatch } from '@bordereau/contract/batches'
import { getCalendar } from '@bordereau/contract/calendar'
import { correctInvoice } from '@bordereau/contract/corrections'
import { getCustomer } from '@bordereau/contract/customers'
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
import { recordPayout } from '@bordereau/contract/self-billing'
import { localDate } from '@bordereau/domain/date'
import type { Draft } from '@bordereau/domain/invoice/draft'
import { decimal } from '@bordereau/domain/money/decimal'
import { textIn } from '@bordereau/domain/text/text'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { asSystem } from '../db/database.ts'
import { describeBothEngines } from '../db/testing.ts'
import { type Client, type TestApp, signedUp, startApp } from '../lib/testing.ts'
import { companiesWithOverdue } from './lists/overdue-store.ts'
import { GERMAN_CUSTOMER, aCompany, aCustomer, aDraft, aLine, drafted, issued } from './testing.ts'

const AGREED = { agreedOn: '2026-01-01', chargesTax: true }
const SUPPLIER = { ...GERMAN_CUSTOMER, selfBilling: AGREED }

describeBothEngines('a self-billed document', engine => {
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
    expect(await owner.call(createDraft, alone)).toMatchObject({ refusal: 'customer_unknown' })
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
      number: 'SBC01-2026-0002',
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
    const again = await owner.call(creditInvoice, {
      ...of(invoice.id),
      body: { reason: 'Again' },
    })
    expect(again).toMatchObject({ refusal: expect.stringMatching(/credited/) })
  })
})
