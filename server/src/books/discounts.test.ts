import { exportBooks } from '@bordereau/contract/books'
import { creditInvoice, getInvoice, issueInvoice } from '@bordereau/contract/invoices'
import { listPayments, recordPayment, reversePayment } from '@bordereau/contract/payments'
import { exportVatReport, getVatReport } from '@bordereau/contract/reports'
import { decimal } from '@bordereau/domain/money/decimal'
import { parse } from 'csv-parse/sync'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { describeWithDatabase } from '../db/testing.ts'
import { aCompany, aCustomer, aDraft, aLine, issued } from '../invoices/testing.ts'
import { type Client, type TestApp, signedUp, startApp } from '../lib/testing.ts'

/* The tax in a discount for early payment: in the payment, on its invoice, in the tax report and in the books, the same. */

type Part = readonly [rate: string, taxable: string, tax: string]
type Credited = readonly {
  readonly lineId: string
  readonly quantity: ReturnType<typeof decimal>
}[]

/** Of an invoice of 100.00 at each of three rates, 335.50 with tax. */
type Case = {
  readonly what: string
  readonly credited: Credited
  readonly paid: string
  readonly discount: string
  readonly parts: readonly Part[]
}

const CASES: readonly Case[] = [
  {
    what: 'the whole invoice',
    credited: [],
    paid: '328.79',
    discount: '6.71',
    parts: [
      ['20', '2.00', '0.40'],
      ['10', '2.00', '0.20'],
      ['5.5', '2.00', '0.11'],
    ],
  },
  {
    what: 'a part of it',
    credited: [],
    paid: '164.39',
    discount: '3.36',
    parts: [
      ['20', '1.00', '0.20'],
      ['10', '1.00', '0.10'],
      ['5.5', '1.00', '0.06'],
    ],
  },
  {
    what: 'the rest after one rate was credited',
    credited: [{ lineId: 'c', quantity: decimal('1') }],
    paid: '225.40',
    discount: '4.60',
    parts: [
      ['20', '2.00', '0.40'],
      ['10', '2.00', '0.20'],
    ],
  },
  {
    what: 'the rest after a part of one rate was credited',
    credited: [{ lineId: 'a', quantity: decimal('0.5') }],
    paid: '269.99',
    discount: '5.51',
    parts: [
      ['20', '1.00', '0.20'],
      ['10', '2.00', '0.20'],
      ['5.5', '2.00', '0.11'],
    ],
  },
]

describeWithDatabase('the tax in a discount for early payment', engine => {
  let at: TestApp
  let owner: Client

  beforeAll(async () => {
    at = await startApp(engine.db)
    owner = await signedUp(at, 'owner@example.com')
  })
  afterAll(() => at.close())

  /** An invoice at three rates, credited in part and paid in December with a discount. */
  async function paid({ credited, paid: amount, discount }: Case) {
    const workspaceId = await aCompany(owner)
    const customerId = await aCustomer(owner, workspaceId)
    const [line] = [aLine({ price: decimal('100') })]
    const lines = (['20', '10', '5.5'] as const).map((rate, i) => ({
      ...line,
      id: 'abc'[i] ?? '',
      tax: { ...line.tax, rate: decimal(rate) },
    }))
    const invoice = await issued(owner, workspaceId, aDraft(customerId, { lines }))
    const query = { workspaceId, invoiceId: invoice.id }
    if (credited.length > 0) {
      const body = { reason: 'Returned', lines: [...credited] }
      const note = await owner.must(creditInvoice, { query, body })
      await owner.must(issueInvoice, {
        query: { workspaceId, invoiceId: note.id },
        body: { version: note.version },
      })
    }
    at.clock.set('2026-12-02T10:00:00Z')
    const deductions = [{ kind: 'cash_discount' as const, amount: discount, reason: '' }]
    const { id: paymentId } = await owner.must(recordPayment, {
      query: { workspaceId },
      body: {
        customerId,
        date: '2026-12-01',
        currency: 'EUR',
        amount,
        method: 'transfer',
        reference: '',
        note: '',
        allocations: [{ invoiceId: invoice.id, amount, deductions }],
      },
    })
    const report = (period: string) => owner.must(getVatReport, { query: { workspaceId, period } })
    return { workspaceId, query, paymentId, report }
  }

  describe.each(CASES)('of $what', one => {
    test('is shown by rate in the payment, on the invoice and in the report, and posted so', async () => {
      at.clock.set('2026-11-20T10:00:00Z')
      const { workspaceId, query, report } = await paid(one)
      const taxes = one.parts.map(([rate, taxable, tax]) => ({ rate, taxable, tax }))
      const sorted = (some: readonly { readonly rate: string }[]) =>
        some.toSorted((a, b) => Number(b.rate) - Number(a.rate))

      const { rows } = await owner.must(listPayments, { query: { workspaceId } })
      const [deduction] = rows.flatMap(row => row.allocations.flatMap(each => each.deductions))
      expect(sorted(deduction?.taxes ?? [])).toEqual(taxes)

      const { payments } = await owner.must(getInvoice, { query })
      expect(payments.filter(each => each.taxes.length > 0)).toHaveLength(1)
      expect(
        sorted(payments.find(each => each.deduction === 'cash_discount')?.taxes ?? []),
      ).toEqual(taxes)

      const lowered = taxes.map(({ rate, taxable, tax }) => ({
        country: 'FR',
        category: 'S',
        rate,
        taxable: `-${taxable}`,
        tax: `-${tax}`,
      }))
      expect((await report('2026-12')).discounts).toEqual(lowered)
      expect((await report('2026-Q4')).discounts).toEqual(lowered)
      const file = await owner.call(exportVatReport, {
        query: { workspaceId, period: '2026-12', format: 'csv' },
      })
      if (!file.ok) throw new Error(file.refusal)
      const sheet: string[][] = parse(new TextDecoder().decode(file.bytes), { bom: true })
      const below = sheet.slice(sheet.findIndex(([first]) => first === 'Total') + 2)
      expect(below.map(row => [row[2], ...row.slice(5, 7)])).toEqual(
        lowered.map(({ rate, taxable, tax }) => [rate, taxable, tax]),
      )
      // The invoice's own period states what was issued.
      expect((await report('2026-11')).discounts).toEqual([])
      const posted = taxes.map(({ tax }) => Number(tax)).toSorted((a, b) => a - b)
      expect(await postedTaxes(workspaceId)).toEqual(posted)
    })
  })

  /** Debits of tax accounts in December: of the discount alone. */
  async function postedTaxes(workspaceId: string): Promise<number[]> {
    const query = { workspaceId, period: '2026-12', file: 'csv' as const }
    const file = await owner.call(exportBooks, { query })
    if (!file.ok) throw new Error(file.refusal)
    const rows: string[][] = parse(new TextDecoder().decode(file.bytes), { bom: true })
    return rows
      .filter(
        ([, , , , , account = '', , debit = '']) => account.startsWith('4457') && debit !== '',
      )
      .map(row => Number(row[7]))
      .toSorted((a, b) => a - b)
  }

  test('is nowhere once the payment is reversed', async () => {
    at.clock.set('2026-11-20T10:00:00Z')
    const [one] = CASES
    if (!one) throw new Error('there is a case')
    const { workspaceId, paymentId, report } = await paid(one)
    await owner.must(reversePayment, {
      query: { workspaceId, paymentId },
      body: { reason: 'Wrong' },
    })
    expect((await report('2026-12')).discounts).toEqual([])
  })
})
