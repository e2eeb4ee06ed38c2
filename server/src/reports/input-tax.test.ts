import { creditInvoice, issueInvoice } from '@bordereau/contract/invoices'
import { exportVatReport, getVatReport } from '@bordereau/contract/reports'
import { localDate } from '@bordereau/domain/date'
import { decimal } from '@bordereau/domain/money/decimal'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { describeWithDatabase } from '../db/testing.ts'
import { GERMAN_CUSTOMER, aCompany, aCustomer, aDraft, aLine, issued } from '../invoices/testing.ts'
import { type Client, type TestApp, signedUp, startApp } from '../lib/testing.ts'

const SUPPLIER = { ...GERMAN_CUSTOMER, selfBilling: { agreedOn: '2026-01-01', chargesTax: true } }

const SELF_BILLED = {
  type: 'self_billed_invoice',
  issueDate: localDate('2026-10-01'),
  due: { by: 'date', date: localDate('2026-10-15') },
  deliveryDate: localDate('2026-09-30'),
} as const

const REVERSE_CHARGE = {
  category: 'AE',
  rate: decimal('0'),
  exemptionCode: 'VATEX-EU-AE',
  exemptionReason: 'Reverse charge',
} as const

describeWithDatabase('the report of input tax', engine => {
  let at: TestApp
  let owner: Client

  beforeAll(async () => {
    at = await startApp(engine.db)
    owner = await signedUp(at, 'owner@example.com')
  })
  afterAll(() => at.close())

  test('has the purchases that the company wrote for suppliers, by rate, less what credit notes take back', async () => {
    const home = await aCompany(owner)
    const taxed = {
      category: 'S',
      rate: decimal('19'),
      exemptionCode: '',
      exemptionReason: '',
    } as const
    const from = await aCustomer(owner, home, SUPPLIER)
    const lines = [
      aLine({ price: decimal('100'), tax: taxed }),
      aLine({ id: '2', price: decimal('50'), tax: REVERSE_CHARGE }),
    ]
    const bought = await issued(owner, home, aDraft(from, { ...SELF_BILLED, lines }))
    const credit = await owner.must(creditInvoice, {
      query: { workspaceId: home, invoiceId: bought.id },
      body: { reason: 'Returned', lines: [{ lineId: '1', quantity: decimal('0.4') }] },
    })
    await owner.must(issueInvoice, {
      query: { workspaceId: home, invoiceId: credit.id },
      body: { version: credit.version },
    })
    const query = { workspaceId: home, period: '2026-Q4', side: 'purchases' } as const
    expect(await owner.must(getVatReport, { query })).toMatchObject({
      rows: [
        { country: 'DE', category: 'AE', rate: '0', taxable: '50.00', tax: '0.00' },
        { country: 'DE', category: 'S', rate: '19', taxable: '60.00', tax: '11.40' },
      ],
      total: { taxable: '110.00', tax: '11.40' },
    })
    const sold = await owner.must(getVatReport, { query: { ...query, side: 'sales' } })
    expect(sold.rows).toEqual([])
    const file = await owner.call(exportVatReport, { query: { ...query, format: 'csv' } })
    expect(Buffer.from(file.bytes).toString()).toMatch(
      /DE[,;]S[,;]19[,;]EUR[,;]2[,;]60.00[,;]11.40/,
    )
  })
})
