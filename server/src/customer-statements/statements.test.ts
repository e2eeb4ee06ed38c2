import {
  getCustomerStatementPdf,
  listCustomerStatements,
} from '@bordereau/contract/customer-statement'
import { recordPayment } from '@bordereau/contract/payments'
import { localDate } from '@bordereau/domain/date'
import { decimal } from '@bordereau/domain/money/decimal'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { describeWithDatabase } from '../db/testing.ts'
import { pagesTextOf, propertiesOf } from '../documents/testing-pdf.ts'
import { GERMAN_CUSTOMER, aCompany, aCustomer, aDraft, aLine, issued } from '../invoices/testing.ts'
import { type Client, type TestApp, signedUp, startApp } from '../lib/testing.ts'

describeWithDatabase('the statement of account that a seller makes', engine => {
  let at: TestApp
  let owner: Client
  let workspaceId: string
  let customerId: string

  beforeAll(async () => {
    at = await startApp(engine.db)
    owner = await signedUp(at, 'owner@example.com')
    workspaceId = await aCompany(owner)
    customerId = await aCustomer(owner, workspaceId, { ...GERMAN_CUSTOMER, legalName: 'Konto AG' })
  })
  afterAll(() => at.close())

  const ref = () => ({ workspaceId, customerId })
  const pay = (amount: string, date = '2026-11-20') =>
    owner.must(recordPayment, {
      query: { workspaceId },
      body: {
        customerId,
        date: localDate(date),
        currency: 'EUR',
        amount,
        method: 'transfer',
        reference: '',
        note: '',
        allocations: [],
      },
    })

  test('has nothing before the first document, and no currency without entries', async () => {
    const none = await owner.must(listCustomerStatements, { query: ref() })
    expect(none).toEqual({
      from: '2025-11-20',
      to: '2026-11-20',
      statements: [],
      unprintable: [],
    })
    const query = { ...ref(), currency: 'EUR' }
    expect(await owner.call(getCustomerStatementPdf, { query })).toMatchObject({
      refusal: 'not_found',
    })
  })

  test('begins on the first day of all where twelve months before would be earlier', async () => {
    const query = { ...ref(), to: localDate('1900-01-01') }
    const reply = await owner.call(listCustomerStatements, { query })
    expect(reply).toMatchObject({ status: 200, value: { from: '1900-01-01', to: '1900-01-01' } })
    const later = { ...ref(), to: localDate('1901-01-31') }
    expect(await owner.must(listCustomerStatements, { query: later })).toMatchObject({
      from: '1900-01-31',
    })
  })

  test('carries the balance from page to page, in the customer’s language', async () => {
    const lines = [aLine({ price: decimal('1000') })]
    const invoice = await issued(owner, workspaceId, aDraft(customerId, { lines }))
    const payable = Number(invoice.totals.payable)
    await pay('100', '2026-10-31')
    for (let count = 0; count < 45; count += 1) await pay('1')
    const query = { ...ref(), from: localDate('2026-11-01'), to: localDate('2026-11-30') }
    const { statements } = await owner.must(listCustomerStatements, { query })
    const sum = (amount: number) => amount.toFixed(2)
    expect(statements).toEqual([
      {
        currency: 'EUR',
        entries: 46,
        opening: '-100.00',
        charged: sum(payable),
        settled: '45.00',
        closing: sum(payable - 145),
      },
    ])
    const { bytes, headers } = await owner.call(getCustomerStatementPdf, {
      query: { ...query, currency: 'EUR' },
    })
    expect(headers['content-disposition']).toContain('Kundenkontoauszug-EUR-2026-11-30.pdf')
    expect(await propertiesOf(bytes)).toMatchObject({ marked: true, language: 'de' })
    const pages = (await pagesTextOf(bytes)).map(page => page.replaceAll(/[\s\u00a0]+/g, ' '))
    expect(pages.length).toBeGreaterThan(1)
    const carried = pages.map(page => /Übertrag ([\d.]+,\d\d)/.exec(page)?.[1])
    const german = (amount: number) =>
      new Intl.NumberFormat('de', { minimumFractionDigits: 2 }).format(amount)
    const balances = Array.from({ length: 46 }, (_, paid) => german(payable - 100 - paid))
    expect(balances).toContain(carried[0])
    // Brought forward at the top of the next page: the same balance.
    expect(carried[1]).toBe(carried[0])
    expect(pages.at(-1)).toContain(german(payable - 145))
  })

  test('is refused to strangers', async () => {
    const stranger = await signedUp(at, 'stranger@example.com')
    expect(await stranger.call(listCustomerStatements, { query: ref() })).toMatchObject({
      refusal: 'not_found',
    })
  })
})
