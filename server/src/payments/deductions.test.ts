import { creditInvoice, getInvoice, issueInvoice } from '@bordereau/contract/invoices'
import { verifyJournal } from '@bordereau/contract/journal'
import { listPayments, recordPayment, reversePayment } from '@bordereau/contract/payments'
import { type Decimal, decimal } from '@bordereau/domain/money/decimal'
import type { DeductionKind } from '@bordereau/domain/payment/deduction'
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
    deductions: { kind: DeductionKind; amount: string; reason: string }[],
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

  /** Issues a credit note, over a part of the one line where a quantity is given. */
  const credit = async (invoiceId: string, quantity?: Decimal) => {
    const query = { workspaceId, invoiceId }
    const [line] = (await view(invoiceId)).draft.lines
    const lines = quantity === undefined ? undefined : [{ lineId: line?.id ?? '', quantity }]
    const body = { reason: 'Retour', lines }
    const { id, version } = await owner.must(creditInvoice, { query, body })
    await owner.must(issueInvoice, { query: { workspaceId, invoiceId: id }, body: { version } })
    return view(id)
  }
  const findings = async () =>
    (await owner.must(verifyJournal, { query: { workspaceId } })).findings

  test.each([
    ['written_off', '0', '120', '0.00'],
    ['written_off', '50', '70', '50.00'],
    ['cash_discount', '116.40', '3.60', '116.40'],
    ['withheld', '102', '18', '120.00'],
    ['bank_fee', '115', '5', '120.00'],
  ] as const)(
    'of kind %s beside %s, credited, leave the customer what was paid as credit',
    async (kind, money, deducted, left) => {
      const { id } = await anInvoice()
      const paid = await pay(money, id, [{ kind, amount: deducted, reason: 'Why' }])
      expect(paid).toMatchObject({ ok: true })
      expect(await credit(id)).toMatchObject({ open: left })
      expect(await view(id)).toMatchObject({ status: 'credited', open: '0.00', settled: '120.00' })
      const { rows } = await owner.must(listPayments, { query: { workspaceId, limit: 1 } })
      expect(rows[0]).toMatchObject({ unallocated: '0.00' })
      expect(await findings()).toEqual([])
    },
  )

  test('of several kinds leave what was paid, when credited in parts', async () => {
    const { id } = await anInvoice()
    const paid = await pay('50', id, [
      { kind: 'withheld', amount: '10', reason: '' },
      { kind: 'cash_discount', amount: '10', reason: '' },
      { kind: 'written_off', amount: '50', reason: 'Insolvent' },
    ])
    if (!paid.ok) throw new Error(paid.refusal)
    const quarter = await credit(id, decimal('0.25'))
    expect(quarter).toMatchObject({ totals: { payable: '30.00' }, open: '0.00' })
    const half = await credit(id, decimal('0.5'))
    expect(half).toMatchObject({ totals: { payable: '60.00' }, open: '33.33' })
    expect(await credit(id)).toMatchObject({ open: '26.67' })
    expect(await view(id)).toMatchObject({ status: 'credited', open: '0.00', settled: '120.00' })
    const body = { reason: 'Bounced' }
    await owner.must(reversePayment, { query: { workspaceId, paymentId: paid.value.id }, body })
    expect(await view(id)).toMatchObject({ status: 'credited', open: '0.00', settled: '120.00' })
    expect(await view(half.id)).toMatchObject({ open: '0.00' })
    expect(await findings()).toEqual([])
  })

  test('that a part of a credit note leaves are reversed with their payment', async () => {
    const { id } = await anInvoice()
    const paid = await pay('60', id, [{ kind: 'written_off', amount: '60', reason: 'Insolvent' }])
    if (!paid.ok) throw new Error(paid.refusal)
    expect(await credit(id, decimal('0.25'))).toMatchObject({ open: '0.00' })
    expect(await view(id)).toMatchObject({ open: '0.00', settled: '120.00' })
    const body = { reason: 'Bounced' }
    await owner.must(reversePayment, { query: { workspaceId, paymentId: paid.value.id }, body })
    expect(await view(id)).toMatchObject({ open: '90.00', settled: '30.00' })
  })

  test('are not taken back by a credit note over what is open', async () => {
    const { id } = await anInvoice()
    await pay('40', id, [{ kind: 'written_off', amount: '20', reason: 'Goodwill' }])
    expect(await credit(id, decimal('0.5'))).toMatchObject({ open: '0.00' })
    const after = await view(id)
    expect(after).toMatchObject({ open: '0.00' })
    expect(after.payments.find(one => one.deduction === 'written_off')?.reversed).toBe(false)
  })
})
