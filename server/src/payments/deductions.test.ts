import { getInvoice } from '@bordereau/contract/invoices'
import { verifyJournal } from '@bordereau/contract/journal'
import { listPayments, recordPayment, reversePayment } from '@bordereau/contract/payments'
import { decimal } from '@bordereau/domain/money/decimal'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { describeWithDatabase } from '../db/testing.ts'
import { aCompany, aCustomer, aDraft, aLine, issued } from '../invoices/testing.ts'
import { type Client, type TestApp, signedUp, startApp } from '../lib/testing.ts'

describeWithDatabase('deductions at payment', engine => {
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

  /** An invoice of 120.00. */
  const anInvoice = () =>
    issued(owner, workspaceId, aDraft(customerId, { lines: [aLine({ price: decimal('100') })] }))
  const pay = (
    amount: string,
    invoiceId: string,
    deductions: { kind: 'bank_fee' | 'withheld' | 'written_off'; amount: string; reason: string }[],
  ) =>
    owner.call(recordPayment, {
      query: { workspaceId },
      body: {
        customerId,
        date: '2026-11-20',
        currency: 'EUR',
        amount,
        method: 'transfer',
        reference: 'their reference',
        note: '',
        allocations: [{ invoiceId, amount, deductions }],
      },
    })
  const view = (invoiceId: string) => owner.must(getInvoice, { query: { workspaceId, invoiceId } })

  test('make an invoice paid that the money alone leaves partly paid, and say where the rest went', async () => {
    const { id } = await anInvoice()
    const paid = await pay('100', id, [
      { kind: 'withheld', amount: '15', reason: 'IRPF 15 %' },
      { kind: 'bank_fee', amount: '5', reason: '' },
    ])
    expect(paid).toMatchObject({
      ok: true,
      value: {
        amount: '100.00',
        unallocated: '0.00',
        allocations: [
          {
            amount: '100.00',
            deductions: [
              { kind: 'withheld', amount: '15.00', reason: 'IRPF 15 %' },
              { kind: 'bank_fee', amount: '5.00', reason: '' },
            ],
          },
        ],
      },
    })
    const after = await view(id)
    expect(after).toMatchObject({ status: 'paid', open: '0.00', settled: '120.00' })
    expect(
      after.payments.map(one => [one.amount, one.deduction, one.reference]).toSorted(),
    ).toEqual([
      ['100.00', null, 'their reference'],
      ['15.00', 'withheld', 'IRPF 15 %'],
      ['5.00', 'bank_fee', ''],
    ])
    expect(after.events.map(({ detail }) => detail['deductions'])).toContainEqual([
      'withheld',
      'bank_fee',
    ])
    expect(await owner.must(verifyJournal, { query: { workspaceId } })).toMatchObject({
      findings: [],
    })
  })

  test('write a rest off without money, with a reason, and no payment is announced', async () => {
    const { id } = await anInvoice()
    expect(await pay('0', id, [{ kind: 'written_off', amount: '120', reason: ' ' }])).toMatchObject(
      {
        status: 422,
        refusal: 'reason_missing',
      },
    )
    expect(await pay('0', id, [])).toMatchObject({ status: 422, refusal: 'amount_not_positive' })
    const given = [{ kind: 'written_off' as const, amount: '120', reason: 'Insolvent' }]
    expect(await pay('0', id, given)).toMatchObject({ ok: true })
    expect(await view(id)).toMatchObject({
      status: 'paid',
      payments: [{ deduction: 'written_off' }],
    })
  })

  test('with more decimals than the currency, or above what is open, are refused', async () => {
    const { id } = await anInvoice()
    const of = (amount: string) => pay('100', id, [{ kind: 'bank_fee', amount, reason: '' }])
    expect(await of('0.001')).toMatchObject({ refusal: 'amount_too_precise' })
    expect(await of('20.01')).toMatchObject({ refusal: 'over_allocated' })
    expect(await of('-1')).toMatchObject({ refusal: 'amount_not_positive' })
    expect(await view(id)).toMatchObject({ open: '120.00', payments: [] })
  })

  test('are reversed with their payment, in one event', async () => {
    const { id } = await anInvoice()
    const paid = await pay('100', id, [{ kind: 'withheld', amount: '20', reason: '' }])
    if (!paid.ok) throw new Error(paid.refusal)
    await owner.must(reversePayment, {
      query: { workspaceId, paymentId: paid.value.id },
      body: { reason: 'Bounced' },
    })
    const after = await view(id)
    expect(after).toMatchObject({ open: '120.00', settled: '0.00' })
    expect(after.payments.map(({ reversed }) => reversed)).toEqual([true, true])
    expect(after.events.filter(({ kind }) => kind === 'payment_reversed')).toHaveLength(1)
    const { rows } = await owner.must(listPayments, { query: { workspaceId, limit: 100 } })
    const listed = rows.find(row => row.id === paid.value.id)
    expect(listed).toMatchObject({ unallocated: '0.00', allocations: [{ amount: '100.00' }] })
  })
})
