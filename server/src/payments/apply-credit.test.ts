import { creditInvoice, getInvoice, issueInvoice } from '@bordereau/contract/invoices'
import { applyCredit, recordPayment } from '@bordereau/contract/payments'
import { decimal } from '@bordereau/domain/money/decimal'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { describeWithDatabase } from '../db/testing.ts'
import { type Invoice, aCompany, aCustomer, aDraft, aLine, issued } from '../invoices/testing.ts'
import { type Client, type TestApp, signedUp, startApp } from '../lib/testing.ts'

/** Invoices of 120.00; each test has its own customer and therefore its own credit. */
describeWithDatabase('applying a customer’s credit', engine => {
  let at: TestApp
  let owner: Client
  let workspaceId: string

  beforeAll(async () => {
    at = await startApp(engine.db)
    owner = await signedUp(at, 'owner@example.com')
    workspaceId = await aCompany(owner)
  })
  afterAll(() => at.close())

  const invoiceQuery = ({ id: invoiceId }: Pick<Invoice, 'id'>) => ({
    query: { workspaceId, invoiceId },
  })
  const anInvoice = (customerId: string) =>
    issued(owner, workspaceId, aDraft(customerId, { lines: [aLine({ price: decimal('100') })] }))
  const payUnallocated = (customerId: string, amount: string) =>
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
        allocations: [],
      },
    })
  const apply = (invoice: Invoice, amount?: string) =>
    owner.call(applyCredit, {
      ...invoiceQuery(invoice),
      body: amount === undefined ? {} : { amount },
    })
  const settled = async (invoice: Invoice) =>
    (await owner.must(getInvoice, invoiceQuery(invoice))).settled

  test('refuses more than the available credit and then uses none of it', async () => {
    const customerId = await aCustomer(owner, workspaceId)
    const invoice = await anInvoice(customerId)
    expect(await apply(invoice)).toMatchObject({ status: 409, refusal: 'no_credit' })
    await payUnallocated(customerId, '50')
    expect(await apply(invoice, '50.01')).toMatchObject({ status: 422, refusal: 'over_allocated' })
    expect(await settled(invoice)).toBe('0.00')
    expect(await apply(invoice, '50')).toMatchObject({ ok: true })
    expect(await settled(invoice)).toBe('50.00')
    expect(await apply(invoice, '0.01')).toMatchObject({ refusal: 'no_credit' })
  })

  test('refuses more than the open amount, fractions of a cent, zero and negative amounts', async () => {
    const customerId = await aCustomer(owner, workspaceId)
    const invoice = await anInvoice(customerId)
    await payUnallocated(customerId, '500')
    for (const amount of ['120.01', '0', '-1', '0.001'])
      expect(await apply(invoice, amount)).toMatchObject({ refusal: 'over_allocated' })
    expect(await apply(invoice, '120')).toMatchObject({ ok: true })
    expect(await apply(invoice, '1')).toMatchObject({ status: 409, refusal: 'nothing_open' })
  })

  test('without an amount settles as much as possible, from overpayments before credit notes', async () => {
    const customerId = await aCustomer(owner, workspaceId)
    const first = await anInvoice(customerId)
    await owner.must(recordPayment, {
      query: { workspaceId },
      body: {
        customerId,
        date: '2026-11-20',
        currency: 'EUR',
        amount: '130',
        method: 'transfer',
        reference: '',
        note: '',
        allocations: [{ invoiceId: first.id, amount: '120' }],
      },
    })
    const lines = [{ lineId: first.draft.lines[0]?.id ?? '', quantity: decimal('0.25') }]
    const note = await owner.must(creditInvoice, {
      ...invoiceQuery(first),
      body: { reason: 'Too much', lines },
    })
    await owner.must(issueInvoice, { ...invoiceQuery(note), body: { version: note.version } })
    const second = await anInvoice(customerId)
    expect(await apply(second, '15')).toMatchObject({ ok: true })
    expect(await owner.must(getInvoice, invoiceQuery(note))).toMatchObject({ settled: '5.00' })
    expect(await apply(second)).toMatchObject({ ok: true })
    expect(await settled(second)).toBe('40.00')
  })

  test('uses no credit of another customer or currency', async () => {
    const [customerId, other] = [
      await aCustomer(owner, workspaceId),
      await aCustomer(owner, workspaceId),
    ]
    await payUnallocated(other, '50')
    const invoice = await anInvoice(customerId)
    expect(await apply(invoice)).toMatchObject({ refusal: 'no_credit' })
    const foreign = await issued(
      owner,
      workspaceId,
      aDraft(other, {
        currency: 'USD',
        taxCurrency: { currency: 'EUR', rate: decimal('0.9') },
        lines: [aLine({ price: decimal('100') })],
      }),
    )
    expect(await apply(foreign)).toMatchObject({ refusal: 'no_credit' })
  })
})
