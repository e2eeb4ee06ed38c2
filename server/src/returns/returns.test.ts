import { creditInvoice, issueInvoice } from '@bordereau/contract/invoices'
import { getVatReport } from '@bordereau/contract/reports'
import {
  exportOssReturn,
  exportSalesList,
  fileReturn,
  getReturns,
  getReturnsOffered,
  unfileReturn,
} from '@bordereau/contract/returns'
import { localDate } from '@bordereau/domain/date'
import { decimal } from '@bordereau/domain/money/decimal'
import type { PartyProfile } from '@bordereau/domain/party/party'
import type { Tax } from '@bordereau/domain/tax-category/category'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { describeWithDatabase } from '../db/testing.ts'
import {
  FRENCH_COMPANY,
  GERMAN_CUSTOMER,
  aCompany,
  aCustomer,
  aDraft,
  aLine,
  issued,
} from '../invoices/testing.ts'
import { type Client, type TestApp, blankRenderer, signedUp, startApp } from '../lib/testing.ts'

const SELLER: PartyProfile = {
  ...GERMAN_CUSTOMER,
  contact: { name: 'Ada', phone: '+49 30 1', email: 'ada@example.com' },
}
const GREEK: PartyProfile = {
  ...GERMAN_CUSTOMER,
  legalName: 'Πελάτης ΑΕ',
  address: { ...GERMAN_CUSTOMER.address, city: 'Athina', postCode: '10431', country: 'GR' },
  taxIds: [{ kind: 'vat', value: 'EL094259216' }],
}
const AUSTRIAN: PartyProfile = {
  ...GERMAN_CUSTOMER,
  kind: 'person',
  legalName: 'Anna Huber',
  address: { ...GERMAN_CUSTOMER.address, city: 'Wien', postCode: '1010', country: 'AT' },
  taxIds: [],
}

const SERVICE: Tax = {
  category: 'AE',
  rate: decimal('0'),
  exemptionCode: 'VATEX-EU-AE',
  exemptionReason: 'Reverse charge – § 3a Abs. 2, § 14a Abs. 1 UStG, Art. 196 RL 2006/112/EG',
}
const GOODS: Tax = {
  category: 'K',
  rate: decimal('0'),
  exemptionCode: 'VATEX-EU-IC',
  exemptionReason: 'Exempt intra-Community supply – § 4 Nr. 1 Buchst. b i. V. m. § 6a UStG',
}
const AUSTRIAN_TAX: Tax = {
  category: 'S',
  rate: decimal('20'),
  exemptionCode: '',
  exemptionReason: '',
  parts: [{ name: 'USt AT', rate: decimal('20') }],
  country: 'AT',
}

describeWithDatabase('returns of sales abroad', engine => {
  let context: TestApp
  let owner: Client

  beforeAll(async () => {
    context = await startApp(engine.db, {}, blankRenderer)
    owner = await signedUp(context, 'owner@example.com')
  })
  afterAll(() => context.close())

  const returnsOf = (workspaceId: string, period: string) =>
    owner.must(getReturns, { query: { workspaceId, period } })
  const textOf = async (response: { readonly ok: boolean; readonly bytes?: Uint8Array }) =>
    new TextDecoder().decode(response.bytes).replace('\ufeff', '')
  const creditOf = async (workspaceId: string, invoiceId: string) => {
    const query = { workspaceId, invoiceId }
    const draft = await owner.must(creditInvoice, { query, body: { reason: 'Retour' } })
    return owner.must(issueInvoice, {
      query: { workspaceId, invoiceId: draft.id },
      body: { version: draft.version },
    })
  }

  test('a company that sold at home only has no such report', async () => {
    const workspaceId = await aCompany(owner, SELLER)
    const query = { workspaceId }
    expect(await owner.must(getReturnsOffered, { query })).toEqual({ offered: false })
    const customer = await aCustomer(owner, workspaceId, GREEK)
    await issued(owner, workspaceId, aDraft(customer, { lines: [aLine({ tax: SERVICE })] }))
    expect(await owner.must(getReturnsOffered, { query })).toEqual({ offered: true })
  })

  test('customers by number and kind, with the documents behind each row, as the state’s file', async () => {
    const workspaceId = await aCompany(owner, SELLER)
    const greek = await aCustomer(owner, workspaceId, GREEK)
    const draft = aDraft(greek, {
      deliveryDate: localDate('2026-11-10'),
      lines: [
        aLine({ tax: SERVICE, price: decimal('100.40'), supply: 'services' }),
        aLine({ id: '2', tax: GOODS, price: decimal('900.99'), supply: 'goods' }),
      ],
    })
    const first = await issued(owner, workspaceId, draft)
    const note = await creditOf(workspaceId, (await issued(owner, workspaceId, draft)).id)
    const { lists, papers, currency } = await returnsOf(workspaceId, '2026-11')
    expect(currency).toBe('EUR')
    expect(lists).toHaveLength(1)
    const [list] = lists
    expect(list).toMatchObject({ key: 'de_zm', fits: true, due: '2026-12-25', total: '1001.39' })
    expect(list?.rows.map(row => [row.prefix, row.number, row.kind, row.amount])).toEqual([
      ['EL', '094259216', 'goods', '900.99'],
      ['EL', '094259216', 'services', '100.40'],
    ])
    const [goods] = list?.rows ?? []
    expect(goods?.documents.map(({ number, amount }) => [number, amount])).toEqual([
      [first.number, '900.99'],
      [expect.any(String), '900.99'],
      [note.number, '-900.99'],
    ])
    // None was checked with a register, and no file goes with them.
    expect(papers.map(one => [one.goods, one.checked, one.files])).toEqual([
      [true, false, 0],
      [true, false, 0],
      [true, false, 0],
    ])
    const ask = (file: 'csv' | 'state', period = '2026-11') =>
      owner.call(exportSalesList, { query: { workspaceId, period, list: 'de_zm', file } })
    expect(await textOf(await ask('state'))).toContain('EL094259216,900,L\r\nEL094259216,100,S\r\n')
    expect(await textOf(await ask('csv'))).toContain('EL,094259216,Πελάτης ΑΕ,goods,900.99,')
    expect(await ask('csv', '2026')).toMatchObject({ refusal: 'period_not_offered' })
    expect(await ask('state', '2026-09')).toMatchObject({ refusal: 'nothing_to_report' })
    // The list has what the tax report has of these categories.
    const report = await owner.must(getVatReport, { query: { workspaceId, period: '2026-11' } })
    const stated = report.rows.filter(({ category }) => ['AE', 'K'].includes(category))
    expect(stated.map(({ taxable }) => taxable).toSorted()).toEqual(['100.40', '900.99'])
  })

  test('a service supplied in the month before belongs to that month, goods to the day of invoice', async () => {
    const workspaceId = await aCompany(owner, SELLER)
    const greek = await aCustomer(owner, workspaceId, GREEK)
    await issued(
      owner,
      workspaceId,
      aDraft(greek, {
        deliveryDate: localDate('2026-10-30'),
        lines: [
          aLine({ tax: SERVICE, price: decimal('10'), supply: 'services' }),
          aLine({ id: '2', tax: GOODS, price: decimal('20'), supply: 'goods' }),
        ],
      }),
    )
    const amountsOf = async (period: string) =>
      (await returnsOf(workspaceId, period)).lists[0]?.rows.map(row => `${row.kind} ${row.amount}`)
    expect(await amountsOf('2026-10')).toEqual(['services 10.00'])
    // Invoiced on 20 November, after the 15th: the month is the same.
    expect(await amountsOf('2026-11')).toEqual(['goods 20.00'])
    expect(await amountsOf('2026-Q4')).toEqual(['goods 20.00', 'services 10.00'])
  })

  test('a customer without a number is named, and what is missing of the company is asked', async () => {
    const workspaceId = await aCompany(owner, FRENCH_COMPANY)
    const nameless = await aCustomer(owner, workspaceId, {
      ...GERMAN_CUSTOMER,
      taxIds: [{ kind: 'handelsregister', value: 'HRB 123456' }],
      taxIdAwaited: true,
    })
    const draft = aDraft(nameless, {
      lines: [
        aLine({ tax: { ...SERVICE, exemptionReason: 'Autoliquidation' }, price: decimal('7') }),
      ],
    })
    await issued(owner, workspaceId, draft)
    const { lists } = await returnsOf(workspaceId, '2026-11')
    expect(lists.map(({ key, kinds }) => [key, kinds.length])).toEqual([
      ['fr_des', 1],
      ['fr_etat', 3],
    ])
    expect(lists[0]?.rows).toEqual([])
    expect(lists[0]?.unreportable).toMatchObject([
      { fault: 'missing', kind: 'services', amount: '7.00' },
    ])
    const query = { workspaceId, period: '2026-11', list: 'fr_etat', file: 'state' as const }
    expect(await owner.call(exportSalesList, { query })).toMatchObject({
      refusal: 'nothing_to_report',
    })
    const csv = await owner.call(exportSalesList, {
      query: { ...query, list: 'fr_des', file: 'csv' },
    })
    expect(await textOf(csv)).toContain('missing')
  })

  test('the one-stop shop by state and rate, and a credit note of it', async () => {
    const workspaceId = await aCompany(owner, SELLER)
    const anna = await aCustomer(owner, workspaceId, AUSTRIAN)
    const draft = aDraft(anna, {
      lines: [aLine({ tax: AUSTRIAN_TAX, price: decimal('100'), supply: 'goods' })],
    })
    await issued(owner, workspaceId, draft)
    await creditOf(workspaceId, (await issued(owner, workspaceId, draft)).id)
    const { oss, quarter } = await returnsOf(workspaceId, '2026-11')
    expect(quarter).toBe('2026-Q4')
    expect(oss).toMatchObject({
      due: '2027-01-31',
      total: '20.00',
      rows: [
        {
          state: 'AT',
          supply: 'goods',
          rate: '20',
          rateType: 'STANDARD',
          base: '100.00',
          vat: '20.00',
        },
      ],
      corrections: [],
      leftOut: [],
    })
    const ask = (file: 'csv' | 'state', period = '2026-Q4') =>
      owner.call(exportOssReturn, { query: { workspaceId, period, file } })
    expect(await textOf(await ask('state'))).toBe(
      '#v2.0\r\n1,AT\r\n3,AT,STANDARD,20.00,100.00,20.00\r\n',
    )
    expect(await textOf(await ask('csv'))).toContain('AT,GOODS,STANDARD,20,100.00,20.00')
    expect(await ask('csv', '2026-11')).toMatchObject({ refusal: 'period_not_offered' })
  })

  test('what was handed in keeps its figures, and later documents are differences', async () => {
    const workspaceId = await aCompany(owner, SELLER)
    const greek = await aCustomer(owner, workspaceId, GREEK)
    const draft = aDraft(greek, { lines: [aLine({ tax: SERVICE, price: decimal('50') })] })
    await issued(owner, workspaceId, draft)
    const body = { return: 'de_zm', period: '2026-11' }
    const query = { workspaceId }
    const filedOf = async () => (await returnsOf(workspaceId, '2026-11')).lists[0]?.filed
    expect(await filedOf()).toBe(null)
    await owner.must(fileReturn, { query, body })
    expect(await filedOf()).toMatchObject({
      changes: [],
      later: [],
      at: '2026-11-20T10:00:00.000Z',
    })
    expect(await owner.call(fileReturn, { query, body })).toMatchObject({
      refusal: 'already_filed',
    })
    expect(
      await owner.call(fileReturn, { query, body: { ...body, return: 'fr_des' } }),
    ).toMatchObject({
      refusal: 'not_offered',
    })
    expect(
      await owner.call(fileReturn, { query, body: { ...body, period: '2026' } }),
    ).toMatchObject({
      refusal: 'period_not_offered',
    })
    const later = await issued(owner, workspaceId, draft)
    expect(await filedOf()).toMatchObject({
      changes: [{ row: 'EL094259216 services', before: '50.00', now: '100.00' }],
      later: [{ number: later.number }],
    })
    await owner.must(unfileReturn, { query, body })
    expect(await filedOf()).toBe(null)
  })
})
