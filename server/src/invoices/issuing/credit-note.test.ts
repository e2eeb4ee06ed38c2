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
import { describeWithDatabase } from '../../db/testing.ts'
import { type Client, type TestApp, signedUp, startApp } from '../../lib/testing.ts'
import { aCompany, aCustomer, aDraft, aLine, issued } from '../testing.ts'

describeWithDatabase('a credit note', engine => {
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
  const credit = (invoiceId: string) =>
    owner.must(creditInvoice, { ...at(invoiceId), body: { reason: 'Retour' } })

  const pay = (invoiceId: string, amount: string, total = amount) =>
    owner.must(recordPayment, {
      query: { workspaceId },
      body: {
        customerId,
        date: '2026-11-20',
        currency: 'EUR',
        amount: total,
        method: 'transfer',
        reference: '',
        note: '',
        allocations: [{ invoiceId, amount }],
      },
    })
  const reverse = (paymentId: string) =>
    owner.must(reversePayment, { query: { workspaceId, paymentId }, body: { reason: 'bounced' } })

  async function saveAndRead(id: string, draft: Draft, version: number) {
    await owner.must(saveDraft, { ...at(id), body: { version, draft } })
    return owner.must(getInvoice, at(id))
  }

  test('is numbered in the series of credit notes', async () => {
    const invoice = await issued(owner, workspaceId, aDraft(customerId))
    const { id, version } = await credit(invoice.id)
    const note = await owner.must(issueInvoice, { ...at(id), body: { version } })
    expect(invoice.number).toMatch(/^F2026-/)
    expect(note.number).toMatch(/^A2026-/)
  })

  test('of a part, and one of the rest, take back the whole invoice with its discounts and charges', async () => {
    const tax = aLine().tax
    const lines = ['20', '5.5'].map((rate, i) => ({
      ...aLine({ quantity: decimal('3'), price: decimal('33.33') }),
      name: `Item ${i}`,
      tax: { ...tax, rate: decimal(rate) },
    }))
    const fixed = (reason: string, amount: string) => ({
      reason,
      reasonCode: '',
      value: { by: 'amount' as const, amount: decimal(amount) },
      tax: lines[0]?.tax ?? tax,
    })
    const allowancesCharges = [
      { ...fixed('Loyalty', '10'), charge: false, isShared: true },
      { ...fixed('Delivery', '7.5'), charge: true },
    ]
    const invoice = await issued(owner, workspaceId, {
      ...aDraft(customerId),
      lines,
      allowancesCharges,
    })
    // 102.49 with 20 %, the delivery among it, and 94.99 with 5.5 %: each half of the discount is 5.
    expect(invoice.totals).toMatchObject({ net: '197.48', tax: '25.72', payable: '223.20' })
    const [line] = invoice.draft.lines
    if (!line) throw new Error('no line')
    const part = await owner.must(creditInvoice, {
      ...at(invoice.id),
      body: { reason: 'Retour', lines: [{ lineId: line.id, quantity: decimal('1') }] },
    })
    // A sixth of what was sold.
    expect(part.draft.allowancesCharges).toMatchObject([{ value: { amount: '1.67' } }])
    const issue = ({ id, version }: { readonly id: string; readonly version: number }) =>
      owner.must(issueInvoice, { ...at(id), body: { version } })
    const notes = [await issue(part), await issue(await credit(invoice.id))]
    expect(await owner.must(getInvoice, at(invoice.id))).toMatchObject({
      open: '0.00',
      settled: invoice.totals.payable,
    })
    expect(notes.map(({ totals }) => totals.payable)).toEqual(['37.99', '185.21'])
  })

  test('keeps the currency and the customer of the invoice it corrects', async () => {
    const invoice = await issued(owner, workspaceId, aDraft(customerId))
    const note = await credit(invoice.id)
    const other = await aCustomer(owner, workspaceId)
    const changes = { ...note.draft, currency: 'JPY', customerId: other, kind: 'invoice' as const }
    const edited = await saveAndRead(note.id, { ...changes, corrects: null }, note.version)
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
    ['a rounding that was never invoiced', { rounding: decimal('1000') }, 'over_credited'],
    ['a negative prepayment', { prepaid: decimal('-1000') }, 'over_credited'],
    ['a negative total', { lines: [aLine({ quantity: decimal('-1') })] }, 'not_ready'],
  ])('is refused with %s, and the invoice stays unchanged', async (_, change, refusal) => {
    const invoice = await issued(owner, workspaceId, aDraft(customerId))
    const note = await credit(invoice.id)
    const edited = await saveAndRead(note.id, { ...note.draft, ...change }, note.version)
    const reply = await owner.call(issueInvoice, {
      ...at(note.id),
      body: { version: edited.version },
    })
    expect(reply).toMatchObject({ status: 422, refusal })
    expect(await owner.must(getInvoice, at(invoice.id))).toMatchObject({
      open: invoice.totals.payable,
      settled: '0.00',
    })
  })

  test('leaves nothing open on itself and its invoice when the invoice’s payment is reversed later', async () => {
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

  test('used for another invoice leaves its own invoice open when that payment is reversed', async () => {
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

  test('concurrent applications of credit and a payment reversal cause no deadlock', async () => {
    for (let round = 0; round < 12; round += 1) {
      const first = await issued(owner, workspaceId, aDraft(customerId))
      const second = await issued(owner, workspaceId, aDraft(customerId))
      const amount = '83.20'
      const payment = await pay(first.id, amount, '500')
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
