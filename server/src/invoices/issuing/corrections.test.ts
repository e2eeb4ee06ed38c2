import { correctInvoice } from '@bordereau/contract/corrections'
import { exportInvoices } from '@bordereau/contract/invoice-files'
import {
  type InvoiceView,
  creditInvoice,
  getInvoice,
  issueInvoice,
  saveDraft,
} from '@bordereau/contract/invoices'
import { verifyJournal } from '@bordereau/contract/journal'
import { recordPayment } from '@bordereau/contract/payments'
import { decimal } from '@bordereau/domain/money/decimal'
import type { PartyProfile } from '@bordereau/domain/party/party'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { describeWithDatabase } from '../../db/testing.ts'
import { type Client, type TestApp, signedUp, startApp } from '../../lib/testing.ts'
import { FRENCH_COMPANY, aCompany, aCustomer, aDraft, aLine, issued } from '../testing.ts'

const SPANISH_COMPANY: PartyProfile = {
  ...FRENCH_COMPANY,
  legalName: 'Taller Luz SL',
  address: { ...FRENCH_COMPANY.address, city: 'Madrid', postCode: '28001', country: 'ES' },
  taxIds: [{ kind: 'nif', value: 'B58378431' }],
}

const spanishLine = () =>
  aLine({ tax: { category: 'S', rate: decimal('21'), exemptionCode: '', exemptionReason: '' } })

describeWithDatabase('a correction', engine => {
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

  const at = (invoiceId: string) => ({ query: { workspaceId, invoiceId } })
  const read = (invoiceId: string) => owner.must(getInvoice, at(invoiceId))
  const correct = (invoiceId: string, type: 'debit_note' | 'corrected_invoice') =>
    owner.call(correctInvoice, { ...at(invoiceId), body: { type, reason: 'Adresse' } })
  const issue = ({ id, version }: Pick<InvoiceView, 'id' | 'version'>) =>
    owner.must(issueInvoice, { ...at(id), body: { version } })
  const pay = (invoiceId: string, amount: string) =>
    owner.must(recordPayment, {
      query: { workspaceId },
      body: {
        customerId,
        date: '2026-11-20',
        currency: 'EUR',
        amount,
        method: 'transfer',
        reference: '',
        note: '',
        allocations: [{ invoiceId, amount }],
      },
    })
  const findings = async () =>
    (await owner.must(verifyJournal, { query: { workspaceId } })).findings

  test('by a corrected invoice closes the first one and takes its payments over', async () => {
    const invoice = await issued(owner, workspaceId, aDraft(customerId))
    await pay(invoice.id, '100')
    const begun = await correct(invoice.id, 'corrected_invoice')
    if (!begun.ok) throw new Error(begun.refusal)
    expect(begun.value).toMatchObject({ type: 'corrected_invoice', kind: 'invoice' })
    const corrected = await issue(begun.value)
    const { payable } = invoice.totals
    expect(Number(corrected.open)).toBeCloseTo(Number(payable) - 100, 6)
    expect(corrected.payments).toMatchObject([{ amount: '100.00', reversed: false }])
    expect(await read(invoice.id)).toMatchObject({
      open: '0.00',
      status: 'credited',
      creditNotes: [{ type: 'corrected_invoice', number: corrected.number }],
    })
    expect(await findings()).toEqual([])
    expect(await correct(invoice.id, 'corrected_invoice')).toMatchObject({ ok: true })
  })

  test('of an invoice that was replaced or credited is not issued', async () => {
    const invoice = await issued(owner, workspaceId, aDraft(customerId))
    const [first, second] = [
      await correct(invoice.id, 'corrected_invoice'),
      await correct(invoice.id, 'corrected_invoice'),
    ]
    if (!first.ok || !second.ok) throw new Error('not drafted')
    await issue(first.value)
    const refused = await owner.call(issueInvoice, {
      ...at(second.value.id),
      body: { version: second.value.version },
    })
    expect(refused).toMatchObject({ refusal: 'not_replaceable' })
  })

  test('replaces the invoice, which is not credited then, with a draft from before neither', async () => {
    const invoice = await issued(owner, workspaceId, aDraft(customerId))
    const before = await owner.must(creditInvoice, {
      ...at(invoice.id),
      body: { reason: 'Retour' },
    })
    const begun = await correct(invoice.id, 'corrected_invoice')
    if (!begun.ok) throw new Error(begun.refusal)
    const corrected = await issue(begun.value)
    const refused = { status: 409, refusal: 'is_replaced' }
    const after = owner.call(creditInvoice, { ...at(invoice.id), body: { reason: 'Retour' } })
    expect(await after).toMatchObject(refused)
    const issuing = { ...at(before.id), body: { version: before.version } }
    expect(await owner.call(issueInvoice, issuing)).toMatchObject(refused)
    const note = await owner.must(creditInvoice, {
      ...at(corrected.id),
      body: { reason: 'Retour' },
    })
    expect(await issue(note)).toMatchObject({ open: '0.00' })
  })

  test('and a credit note of the same invoice at the same time are not both issued', async () => {
    const invoice = await issued(owner, workspaceId, aDraft(customerId))
    const note = await owner.must(creditInvoice, { ...at(invoice.id), body: { reason: 'Retour' } })
    const begun = await correct(invoice.id, 'corrected_invoice')
    if (!begun.ok) throw new Error(begun.refusal)
    const replies = await Promise.all(
      [note, begun.value].map(({ id, version }) =>
        owner.call(issueInvoice, { ...at(id), body: { version } }),
      ),
    )
    expect(replies.filter(({ ok }) => ok)).toHaveLength(1)
    expect(await read(invoice.id)).toMatchObject({ open: '0.00', status: 'credited' })
    expect(await findings()).toEqual([])
  })

  test('of less keeps the rest of the payment as the customer’s credit', async () => {
    const invoice = await issued(owner, workspaceId, aDraft(customerId))
    await pay(invoice.id, invoice.totals.payable)
    const begun = await correct(invoice.id, 'corrected_invoice')
    if (!begun.ok) throw new Error(begun.refusal)
    const { draft, id, version } = begun.value
    const less = { ...draft, lines: draft.lines.map(line => ({ ...line, price: decimal('10') })) }
    const saved = await owner.must(saveDraft, { ...at(id), body: { version, draft: less } })
    const corrected = await issue({ id, version: saved.version })
    expect(corrected).toMatchObject({
      open: '0.00',
      status: 'paid',
      settled: corrected.totals.payable,
    })
    expect(await findings()).toEqual([])
  })

  test('upwards is a debit note where the country knows it, and refused where not', async () => {
    const invoice = await issued(owner, workspaceId, aDraft(customerId))
    expect(await correct(invoice.id, 'debit_note')).toMatchObject({
      refusal: 'correction_not_lawful',
    })
  })

  test('in Spain has the series of rectifying invoices, and a negative sign in exports', async () => {
    const spain = await aCompany(owner, SPANISH_COMPANY)
    const buyer = await aCustomer(owner, spain)
    const invoice = await issued(owner, spain, aDraft(buyer, { lines: [spanishLine()] }))
    const query = { workspaceId: spain, invoiceId: invoice.id }
    const debit = await owner.must(correctInvoice, {
      query,
      body: { type: 'debit_note', reason: 'Más' },
    })
    const [first] = debit.draft.lines
    const own = { workspaceId: spain, invoiceId: debit.id }
    const saved = await owner.must(saveDraft, {
      query: own,
      body: {
        version: debit.version,
        draft: {
          ...debit.draft,
          lines: first ? [{ ...first, name: 'Más', price: decimal('10') }] : [],
        },
      },
    })
    const up = await owner.must(issueInvoice, { query: own, body: { version: saved.version } })
    expect(up.number).toMatch(/^R/)
    const note = await owner.must(creditInvoice, { query, body: { reason: 'Menos' } })
    await owner.must(issueInvoice, {
      query: { workspaceId: spain, invoiceId: note.id },
      body: { version: note.version },
    })
    const file = await owner.call(exportInvoices, { query: { workspaceId: spain, format: 'csv' } })
    const csv = Buffer.from(file.bytes).toString()
    expect(csv).toContain('Debit note')
    expect(csv).toContain(`-${invoice.totals.gross}`)
  })

  test('upwards is one of the corrected invoice once that replaces the first, with a draft from before too', async () => {
    const spain = await aCompany(owner, SPANISH_COMPANY)
    const buyer = await aCustomer(owner, spain)
    const invoice = await issued(owner, spain, aDraft(buyer, { lines: [spanishLine()] }))
    const begin = (invoiceId: string, type: 'debit_note' | 'corrected_invoice') =>
      owner.call(correctInvoice, {
        query: { workspaceId: spain, invoiceId },
        body: { type, reason: 'Más' },
      })
    const issueOf = async (begun: Awaited<ReturnType<typeof begin>>) => {
      if (!begun.ok) throw new Error(begun.refusal)
      const { id, version, draft } = begun.value
      const query = { workspaceId: spain, invoiceId: id }
      const body = { version, draft: { ...draft, lines: [spanishLine()] } }
      const saved = await owner.must(saveDraft, { query, body })
      return owner.call(issueInvoice, { query, body: { version: saved.version } })
    }
    const before = await begin(invoice.id, 'debit_note')
    const corrected = await issueOf(await begin(invoice.id, 'corrected_invoice'))
    if (!corrected.ok) throw new Error(corrected.refusal)
    const refused = { status: 409, refusal: 'is_replaced' }
    expect(await begin(invoice.id, 'debit_note')).toMatchObject(refused)
    expect(await issueOf(before)).toMatchObject(refused)
    expect(await begin(corrected.value.id, 'debit_note')).toMatchObject({ ok: true })
  })
})
