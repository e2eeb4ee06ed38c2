import { exportBooks, getBookkeeping, putBookkeeping } from '@bordereau/contract/books'
import { creditInvoice, getInvoice, issueInvoice } from '@bordereau/contract/invoices'
import { recordPayment } from '@bordereau/contract/payments'
import { getPaymentsReport, getVatReport } from '@bordereau/contract/reports'
import { decimal } from '@bordereau/domain/money/decimal'
import { readDatev } from '@bordereau/domain/testing/read-datev'
import { readFec } from '@bordereau/domain/testing/read-fec'
import { parse } from 'csv-parse/sync'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { describeWithDatabase } from '../db/testing.ts'
import { GERMAN_CUSTOMER, aCompany, aCustomer, aDraft, aLine, issued } from '../invoices/testing.ts'
import { type Client, type TestApp, blankRenderer, signedUp, startApp } from '../lib/testing.ts'

describeWithDatabase("the accountant's files", engine => {
  let context: TestApp
  let owner: Client

  beforeAll(async () => {
    context = await startApp(engine.db, {}, blankRenderer)
    owner = await signedUp(context, 'owner@example.com')
  })
  afterAll(() => context.close())

  const file = async (workspaceId: string, kind: 'fec' | 'datev' | 'csv', period = '2026') => {
    const response = await owner.call(exportBooks, { query: { workspaceId, period, file: kind } })
    if (!response.ok) throw new Error(response.refusal)
    const name = /filename="([^"]+)"/.exec(String(response.headers['content-disposition']))?.[1]
    const set = { fec: 'iso-8859-15', datev: 'windows-1252', csv: 'utf-8' }[kind]
    return { name, text: new TextDecoder(set).decode(response.bytes) }
  }
  const pay = (
    workspaceId: string,
    { invoiceId, customerId, ...rest }: Record<string, string> & { amount: string },
    deductions: { kind: 'bank_fee' | 'withheld'; amount: string; reason: string }[] = [],
  ) =>
    owner.must(recordPayment, {
      query: { workspaceId },
      body: {
        customerId: customerId ?? '',
        date: '2026-11-20',
        currency: 'EUR',
        amount: rest.amount,
        method: 'transfer',
        reference: rest['reference'] ?? '',
        note: '',
        allocations: [{ invoiceId: invoiceId ?? '', amount: rest.amount, deductions }],
      },
    })

  test('of a French company: the 18 fields of the FEC, in balance, with the sums of the reports', async () => {
    const workspaceId = await aCompany(owner)
    const customerId = await aCustomer(owner, workspaceId)
    const query = { workspaceId }
    const lines = [
      aLine({ quantity: decimal('3'), price: decimal('99.99') }),
      aLine({ price: decimal('0.05') }),
    ]
    const sold = await issued(owner, workspaceId, aDraft(customerId, { lines }))
    const credited = await owner.must(creditInvoice, {
      query: { ...query, invoiceId: (await issued(owner, workspaceId, aDraft(customerId))).id },
      body: { reason: 'Returned' },
    })
    await owner.must(issueInvoice, {
      query: { ...query, invoiceId: credited.id },
      body: { version: credited.version },
    })
    const open = Number(sold.totals.payable)
    await pay(
      workspaceId,
      { invoiceId: sold.id, customerId, amount: (open - 1.5).toFixed(2), reference: 'Virement|7' },
      [{ kind: 'bank_fee', amount: '1.50', reason: '' }],
    )

    const { text, name } = await file(workspaceId, 'fec')
    expect(name).toBe('732829320FEC20261231.txt')
    const rows: Record<string, string>[] = parse(text, {
      delimiter: '\t',
      columns: true,
      quote: null,
    })
    expect(readFec(text)).toHaveLength(rows.length)
    const amountOf = (row: Record<string, string>, field: string) =>
      Math.round(Number((row[field] ?? '').replace(',', '.')) * 100)
    const balance = (some: readonly Record<string, string>[]) =>
      some.reduce((sum, row) => sum + amountOf(row, 'Debit') - amountOf(row, 'Credit'), 0)
    for (const [, lines] of Map.groupBy(rows, row => row['EcritureNum']))
      expect(balance(lines)).toBe(0)
    const on = (account: string) => balance(rows.filter(row => row['CompteNum'] === account))
    const vat = await owner.must(getVatReport, { query: { ...query, period: '2026' } })
    const paid = await owner.must(getPaymentsReport, {
      query: { ...query, period: '2026', by: 'month' },
    })
    expect(-on('706000')).toBe(Math.round(Number(vat.total.taxable) * 100))
    expect(-on('445710')).toBe(Math.round(Number(vat.total.tax) * 100))
    expect(on('512000')).toBe(Math.round(Number(paid.total) * 100))
    expect(on('627000')).toBe(150)
    // All is settled: the credit note its invoice, the payment and the bank's fee the other.
    expect(on('411000')).toBe(0)
    expect((await owner.must(getInvoice, { query: { ...query, invoiceId: sold.id } })).status).toBe(
      'paid',
    )
    expect(rows.map(row => row['JournalCode']).filter(code => code === 'BNQ')).toHaveLength(3)
    expect(rows.at(-1)).toMatchObject({
      PieceRef: 'Virement 7',
      EcritureDate: '20261120',
      Montantdevise: '',
    })
    expect(rows.find(row => row['CompteNum'] === '411000')).toMatchObject({
      CompAuxNum: customerId,
      CompAuxLib: 'Müller & Söhne GmbH',
    })
    expect(await refusalOf(workspaceId, 'datev')).toBe('not_offered')

    // What was paid in the test mode of a provider is no money.
    const { id: invoiceId } = await issued(owner, workspaceId, aDraft(customerId))
    const before = (await file(workspaceId, 'fec')).text
    const { id } = await pay(workspaceId, { invoiceId, customerId, amount: '10.00' })
    expect((await file(workspaceId, 'fec')).text).not.toBe(before)
    const payment = engine.admin.updateTable('payment').where('id', '=', id)
    await payment.set({ mode: 'test' }).execute()
    expect((await file(workspaceId, 'fec')).text).toBe(before)
  })

  test('of a German company: a DATEV batch once the accountant’s numbers are known', async () => {
    const workspaceId = await aCompany(owner, { ...GERMAN_CUSTOMER, legalName: 'Studio GmbH' })
    const customerId = await aCustomer(owner, workspaceId, {
      ...GERMAN_CUSTOMER,
      legalName: 'Łódź & "Söhne"; GmbH',
      taxIds: [],
    })
    const tax = {
      category: 'S',
      rate: decimal('19'),
      exemptionCode: '',
      exemptionReason: '',
    } as const
    await issued(owner, workspaceId, aDraft(customerId, { lines: [aLine({ tax })] }))
    expect(await refusalOf(workspaceId, 'datev')).toBe('advisor_missing')
    const query = { workspaceId }
    const { setting, charts } = await owner.must(getBookkeeping, { query })
    expect([setting.chart, charts.map(({ key }) => key)]).toEqual(['skr03', ['skr03', 'skr04']])
    const body = { ...setting, chart: 'skr04', advisor: '1001', client: '7' }
    await owner.must(putBookkeeping, { query, body: { ...body, accounts: { receivable: '12' } } })
    expect(await refusalOf(workspaceId, 'datev')).toBe('accounts_missing')
    await owner.must(putBookkeeping, { query, body })
    expect(await refusalOf(workspaceId, 'datev', '2025')).toBe('nothing_booked')
    const { text, name } = await file(workspaceId, 'datev', '2026-11')
    expect(name).toBe('EXTF_Buchungsstapel_2026-11.csv')
    const [head, columns, row, rest] = text.split('\r\n')
    expect(head).toMatch(
      /^"EXTF";700;21;"Buchungsstapel";13;\d{17};;"RE";"";"";1001;7;20260101;4;20261101;20261130;/,
    )
    expect(columns?.split(';')).toHaveLength(125)
    expect(row).toMatch(
      /^165,01;"H";"EUR";;;;4400;1210;"";\d{4};"[A-Z0-9-]+";;;"Lódz & ""Söhne""; GmbH";/,
    )
    expect(rest).toBe('')
    expect(readDatev(text)).toMatchObject([{ account: '4400', contra: '1210', amount: -16_501n }])
  })

  test('of any other company: its journal as a table, and no rate is guessed', async () => {
    const workspaceId = await aCompany(owner)
    const customerId = await aCustomer(owner, workspaceId)
    const sold = await issued(owner, workspaceId, aDraft(customerId))
    const { text } = await file(workspaceId, 'csv')
    const rows: string[][] = parse(text, { bom: true })
    expect(rows[0]).toEqual([
      'Entry',
      'Date',
      'Journal',
      'Document',
      'Customer',
      'Account',
      'Account name',
      'Debit in EUR',
      'Credit in EUR',
    ])
    expect(rows.slice(1).map(row => row.slice(5, 7))).toEqual([
      ['411000', 'Clients'],
      ['706000', 'Prestations de services'],
      ['445710', 'TVA collectée'],
    ])
    await owner.must(recordPayment, {
      query: { workspaceId },
      body: {
        customerId,
        date: '2026-11-20',
        currency: 'THB',
        amount: '100',
        method: 'transfer',
        reference: '',
        note: '',
        allocations: [{ invoiceId: sold.id, amount: '100', rate: '0.5' }],
      },
    })
    const refused = await owner.call(exportBooks, {
      query: { workspaceId, period: '2026', file: 'fec' },
    })
    expect(refused).toMatchObject({ refusal: 'rates_missing', detail: ['THB'] })
  })

  const refusalOf = async (workspaceId: string, name: 'fec' | 'datev', period = '2026') => {
    const response = await owner.call(exportBooks, { query: { workspaceId, period, file: name } })
    return response.ok ? 'given' : response.refusal
  }
})
