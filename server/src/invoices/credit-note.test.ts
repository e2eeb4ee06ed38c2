import {
  creditInvoice,
  getInvoice,
  issueInvoice,
  listInvoices,
  saveDraft,
} from '@bordereau/contract/invoices'
import { applyCredit, recordPayment, reversePayment } from '@bordereau/contract/payments'
import type { Draft } from '@bordereau/domain/invoice/draft'
import { decimal } from '@bordereau/domain/money/decimal'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { describeEngines } from '../db/testing.ts'
import { type Client, type TestHouse, signedUp, startHouse } from '../lib/testing.ts'
import { aCompany, aCustomer, aDraft, aLine, issued } from './testing.ts'

describeEngines('a credit note', engine => {
  let house: TestHouse
  let owner: Client
  let workspaceId: string
  let customerId: string

  beforeAll(async () => {
    house = await startHouse(engine.db)
    owner = await signedUp(house, 'owner@example.com')
    workspaceId = await aCompany(owner)
    customerId = await aCustomer(owner, workspaceId)
  })
  afterAll(() => house.close())

  const at = (invoiceId: string) => ({ query: { workspaceId, invoiceId } })
  const credit = (invoiceId: string) =>
    owner.must(creditInvoice, { ...at(invoiceId), body: { reason: 'Retour' } })

  const pay = (invoiceId: string, amount: string, whole = amount) =>
    owner.must(recordPayment, {
      query: { workspaceId },
      body: {
        customerId,
        date: '2026-11-20',
        currency: 'EUR',
        amount: whole,
        method: 'transfer',
        reference: '',
        note: '',
        allocations: [{ invoiceId, amount }],
      },
    })
  const reverse = (paymentId: string) =>
    owner.must(reversePayment, { query: { workspaceId, paymentId }, body: { reason: 'bounced' } })

  async function saved(id: string, draft: Draft, version: number) {
    await owner.must(saveDraft, { ...at(id), body: { version, draft } })
    return owner.must(getInvoice, at(id))
  }

  test('stays in the money and with the customer of the invoice it corrects', async () => {
    const invoice = await issued(owner, workspaceId, aDraft(customerId))
    const note = await credit(invoice.id)
    const other = await aCustomer(owner, workspaceId)
    const wanted = { ...note.draft, currency: 'JPY', customerId: other, kind: 'invoice' as const }
    const edited = await saved(note.id, { ...wanted, corrects: null }, note.version)
    expect(edited.draft).toMatchObject({
      kind: 'credit_note',
      currency: 'EUR',
      customerId,
      corrects: { invoiceId: invoice.id },
    })
    await owner.must(issueInvoice, { ...at(note.id), body: { version: edited.version } })
    expect(await owner.must(getInvoice, at(invoice.id))).toMatchObject({
      open: '0.00',
      settled: invoice.totals.payable,
    })
  })

  test.each([
    ['a rounding that was never invoiced', { rounding: decimal('1000') }],
    ['a prepayment below nothing', { prepaid: decimal('-1000') }],
    ['less than nothing', { lines: [aLine({ quantity: decimal('-1') })] }],
  ])('that takes back %s is not issued, and the invoice stays as it was', async (_, change) => {
    const invoice = await issued(owner, workspaceId, aDraft(customerId))
    const note = await credit(invoice.id)
    const edited = await saved(note.id, { ...note.draft, ...change }, note.version)
    const reply = await owner.call(issueInvoice, {
      ...at(note.id),
      body: { version: edited.version },
    })
    expect(reply).toMatchObject({ status: 422, refusal: 'over_credited' })
    expect(await owner.must(getInvoice, at(invoice.id))).toMatchObject({
      open: invoice.totals.payable,
      settled: '0.00',
    })
  })

  test('of an invoice whose payment bounced later leaves nothing owed either way', async () => {
    const invoice = await issued(owner, workspaceId, aDraft(customerId))
    const { payable } = invoice.totals
    const payment = await pay(invoice.id, payable)
    const note = await credit(invoice.id)
    await owner.must(issueInvoice, { ...at(note.id), body: { version: note.version } })
    expect(await owner.must(getInvoice, at(invoice.id))).toMatchObject({ status: 'credited' })
    await reverse(payment.id)
    const after = await owner.must(getInvoice, at(invoice.id))
    expect(after).toMatchObject({ status: 'credited', open: '0.00' })
    expect(after.payments.map(one => [one.method, one.amount, one.reversed])).toEqual([
      ['transfer', payable, true],
      ['credit_note', payable, false],
    ])
    expect(await owner.must(getInvoice, at(note.id))).toMatchObject({ open: '0.00' })
  })

  test('already used for another invoice leaves the one it corrects open when its payment bounces', async () => {
    const invoice = await issued(owner, workspaceId, aDraft(customerId))
    const { payable } = invoice.totals
    const paid = await pay(invoice.id, payable)
    const note = await credit(invoice.id)
    await owner.must(issueInvoice, { ...at(note.id), body: { version: note.version } })
    const other = await issued(owner, workspaceId, aDraft(customerId))
    await owner.must(applyCredit, { ...at(other.id), body: {} })
    await reverse(paid.id)
    expect(await owner.must(getInvoice, at(other.id))).toMatchObject({ status: 'paid' })
    expect(await owner.must(getInvoice, at(invoice.id))).toMatchObject({
      status: 'issued',
      open: payable,
    })
    const { rows } = await owner.must(listInvoices, { query: { workspaceId, tab: 'open' } })
    expect(rows.find(row => row.id === invoice.id)).toMatchObject({ status: 'issued' })
  })

  test('credit is drawn and a payment reversed at once, again and again, and nobody waits for ever', async () => {
    for (let round = 0; round < 12; round += 1) {
      const first = await issued(owner, workspaceId, aDraft(customerId))
      const second = await issued(owner, workspaceId, aDraft(customerId))
      const half = '83.20'
      const payment = await pay(first.id, half, '500')
      const replies = await Promise.all([
        owner.call(applyCredit, { ...at(first.id), body: {} }),
        owner.call(reversePayment, {
          query: { workspaceId, paymentId: payment.id },
          body: { reason: 'bounced' },
        }),
        owner.call(applyCredit, { ...at(second.id), body: {} }),
      ])
      for (const reply of replies) expect(reply.status).toBeLessThan(500)
      for (const { id } of [first, second])
        expect(await owner.must(getInvoice, at(id))).toMatchObject({ settled: '0.00' })
    }
  })
})
