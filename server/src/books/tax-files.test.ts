import { exportTaxFile, getBookkeeping, putBookkeeping } from '@bordereau/contract/books'
import { creditInvoice, issueInvoice } from '@bordereau/contract/invoices'
import { recordPayment } from '@bordereau/contract/payments'
import { getVatReport } from '@bordereau/contract/reports'
import type { TaxFile } from '@bordereau/domain/country/tax-files'
import { localDate } from '@bordereau/domain/date'
import { decimal } from '@bordereau/domain/money/decimal'
import type { PartyProfile } from '@bordereau/domain/party/party'
import { readGstr1 } from '@bordereau/domain/testing/read-gstr1'
import { readFa, readV7m, textOf } from '@bordereau/einvoice/testing/read-jpk'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { describeWithDatabase } from '../db/testing.ts'
import { GERMAN_CUSTOMER, aCompany, aCustomer, aDraft, aLine, issued } from '../invoices/testing.ts'
import { type Client, type TestApp, blankRenderer, signedUp, startApp } from '../lib/testing.ts'

const CONTACT = { name: '', phone: '', email: 'office@example.com' }
const POLISH: PartyProfile = {
  ...GERMAN_CUSTOMER,
  legalName: 'Przykład sp. z o.o.',
  address: { ...GERMAN_CUSTOMER.address, city: 'Warszawa', postCode: '00-238', country: 'PL' },
  taxIds: [{ kind: 'nip', value: 'PL5260001246' }],
  contact: CONTACT,
}
const INDIAN: PartyProfile = {
  ...GERMAN_CUSTOMER,
  legalName: 'Example Pvt. Ltd.',
  address: {
    ...GERMAN_CUSTOMER.address,
    city: 'Mumbai',
    postCode: '400001',
    subdivision: 'MH',
    country: 'IN',
  },
  taxIds: [{ kind: 'gstin', value: '27AAPFU0939F1ZV' }],
  contact: CONTACT,
}
const taxed = (rate: string) =>
  ({ category: 'S', rate: decimal(rate), exemptionCode: '', exemptionReason: '' }) as const

describeWithDatabase('files for the tax office', engine => {
  let context: TestApp
  let owner: Client

  beforeAll(async () => {
    context = await startApp(engine.db, {}, blankRenderer)
    owner = await signedUp(context, 'owner@example.com')
  })
  afterAll(() => context.close())

  const ask = (workspaceId: string, file: TaxFile, period: string) =>
    owner.call(exportTaxFile, { query: { workspaceId, period, taxFile: file } })
  const fileOf = async (workspaceId: string, file: TaxFile, period = '2026-11') => {
    const response = await ask(workspaceId, file, period)
    if (!response.ok) throw new Error(response.refusal)
    const name = /filename="([^"]+)"/.exec(String(response.headers['content-disposition']))?.[1]
    return { name, text: new TextDecoder().decode(response.bytes) }
  }
  const hundredths = (text: string) => BigInt(Math.round(Number(text) * 100))

  test('of a Polish company: record, declaration and invoices have the sums of the tax report', async () => {
    const workspaceId = await aCompany(owner, POLISH)
    const query = { workspaceId }
    const customerId = await aCustomer(owner, workspaceId, {
      ...POLISH,
      legalName: 'Nabywca "Łódź" & Syn',
      taxIds: [{ kind: 'nip', value: 'PL8971649500' }],
    })
    const draft = aDraft(customerId, {
      currency: 'PLN',
      lines: [
        aLine({ tax: taxed('23') }),
        aLine({ id: '2', price: decimal('9.99'), tax: taxed('8') }),
      ],
    })
    await issued(owner, workspaceId, draft)
    const credited = await owner.must(creditInvoice, {
      query: { ...query, invoiceId: (await issued(owner, workspaceId, draft)).id },
      body: { reason: 'Zwrot' },
    })
    await owner.must(issueInvoice, {
      query: { ...query, invoiceId: credited.id },
      body: { version: credited.version },
    })

    expect(await ask(workspaceId, 'jpk_v7m', '2026-11')).toMatchObject({
      refusal: 'details_missing',
      detail: ['taxOffice'],
    })
    const { setting, taxFiles } = await owner.must(getBookkeeping, { query })
    expect(taxFiles.map(({ key, needs }) => [key, needs])).toEqual([
      ['jpk_v7m', ['taxOffice']],
      ['jpk_fa', ['taxOffice', 'voivodeship', 'county', 'commune', 'buildingNumber']],
    ])
    const details = {
      ...setting.details,
      taxOffice: '1435',
      voivodeship: 'mazowieckie',
      county: 'Warszawa',
      commune: 'Warszawa',
      buildingNumber: '7',
    }
    await owner.must(putBookkeeping, { query, body: { ...setting, details } })

    const report = await owner.must(getVatReport, { query: { ...query, period: '2026-11' } })
    const record = await fileOf(workspaceId, 'jpk_v7m')
    expect(record.name).toBe('JPK_V7M_2026-11.xml')
    const { rows, sums } = readV7m(record.text)
    expect(rows).toHaveLength(3)
    expect(textOf(rows[0] ?? { name: '', text: '', children: [] }, 'NrKontrahenta')).toBe(
      '8971649500',
    )
    const sum = (boxes: readonly number[]) =>
      boxes.reduce((total, box) => total + (sums.get(box) ?? 0n), 0n)
    expect(sum([17, 19])).toBe(hundredths(report.total.taxable))
    expect(sum([18, 20])).toBe(hundredths(report.total.tax))

    const invoices = readFa((await fileOf(workspaceId, 'jpk_fa', '2026')).text)
    expect(invoices.sums).toEqual({
      net: hundredths(report.total.taxable),
      tax: hundredths(report.total.tax),
    })
    expect(invoices.invoices.map(one => textOf(one, 'RodzajFaktury'))).toEqual([
      'VAT',
      'VAT',
      'KOREKTA',
    ])

    expect(await ask(workspaceId, 'jpk_v7m', '2026')).toMatchObject({
      refusal: 'period_not_offered',
    })
    expect(await ask(workspaceId, 'jpk_v7m', '2026-01')).toMatchObject({
      refusal: 'period_not_offered',
    })
    expect(await ask(workspaceId, 'gstr1', '2026-11')).toMatchObject({ refusal: 'not_offered' })
    // A month without sales is declared too, but has no invoices to show.
    expect((await fileOf(workspaceId, 'jpk_v7m', '2026-10')).text).toContain('<P_38>0</P_38>')
    expect(await ask(workspaceId, 'jpk_fa', '2026-10')).toMatchObject({ refusal: 'nothing_booked' })
  })

  test('of a Polish company: a sale is in the month of its supply, an advance as far as it was received', async () => {
    const workspaceId = await aCompany(owner, POLISH)
    const query = { workspaceId }
    const customerId = await aCustomer(owner, workspaceId, {
      ...POLISH,
      taxIds: [{ kind: 'nip', value: 'PL8971649500' }],
    })
    const { setting } = await owner.must(getBookkeeping, { query })
    const details = { ...setting.details, taxOffice: '1435' }
    await owner.must(putBookkeeping, { query, body: { ...setting, details } })
    const sell = (issueDate: string, price: string, change: object) =>
      issued(
        owner,
        workspaceId,
        aDraft(customerId, {
          currency: 'PLN',
          issueDate: localDate(issueDate),
          lines: [aLine({ price: decimal(price), tax: taxed('23') })],
          ...change,
        }),
      )
    await sell('2026-11-05', '1000', { deliveryDate: localDate('2026-10-31') })
    await sell('2026-11-06', '700', {
      period: { start: localDate('2026-10-01'), end: localDate('2026-10-31') },
    })
    const advance = await sell('2026-11-07', '300', { type: 'deposit' })
    await sell('2026-11-08', '50', { type: 'deposit' })
    const boxes = async (period: string) => {
      const { sums, rows } = readV7m((await fileOf(workspaceId, 'jpk_v7m', period)).text)
      const report = await owner.must(getVatReport, { query: { ...query, period } })
      expect(sums.get(19) ?? 0n).toBe(hundredths(report.total.taxable))
      expect(sums.get(20) ?? 0n).toBe(hundredths(report.total.tax))
      return [sums.get(19) ?? 0n, sums.get(20) ?? 0n, rows.length]
    }
    expect(await boxes('2026-10')).toEqual([170_000n, 39_100n, 2])
    expect(await boxes('2026-11')).toEqual([0n, 0n, 0])
    const pay = (amount: string, date: string) =>
      owner.must(recordPayment, {
        query,
        body: {
          customerId,
          date,
          currency: 'PLN',
          amount,
          method: 'transfer',
          reference: '',
          note: '',
          allocations: [{ invoiceId: advance.id, amount }],
        },
      })
    await pay('100', '2026-11-10')
    // A third and a bit of 300 and of its tax of 69.
    expect(await boxes('2026-11')).toEqual([8_130n, 1_870n, 1])
    await pay('269', '2026-11-20')
    expect(await boxes('2026-11')).toEqual([30_000n, 6_900n, 1])
  })

  test('of an Indian company: the return, and the documents that have no HSN or SAC by their numbers', async () => {
    const workspaceId = await aCompany(owner, INDIAN)
    const query = { workspaceId }
    const customerId = await aCustomer(owner, workspaceId, {
      ...INDIAN,
      address: { ...INDIAN.address, subdivision: 'KA' },
      taxIds: [{ kind: 'gstin', value: '29AAGCB7383J1Z4' }],
    })
    const lines = [aLine({ tax: taxed('18'), classification: '998314' })]
    const draft = aDraft(customerId, { currency: 'INR', lines })
    await issued(owner, workspaceId, draft)
    const report = await owner.must(getVatReport, { query: { ...query, period: '2026-11' } })
    const file = await fileOf(workspaceId, 'gstr1')
    expect(file.name).toBe('GSTR1_27AAPFU0939F1ZV_112026.json')
    const read = readGstr1(file.text)
    expect(read).toMatchObject({
      taxable: hundredths(report.total.taxable),
      tax: hundredths(report.total.tax),
      issued: 1,
    })
    expect(JSON.parse(file.text).b2b).toMatchObject([
      { ctin: '29AAGCB7383J1Z4', inv: [{ pos: '29', rchrg: 'N', inv_typ: 'R' }] },
    ])
    // A charge has no code of its own: it is that of a line with its tax.
    const freight = {
      charge: true,
      value: { by: 'amount' as const, amount: decimal('5') },
      reason: 'Freight',
      reasonCode: 'FC',
      tax: taxed('5'),
    }
    const { number } = await issued(owner, workspaceId, { ...draft, allowancesCharges: [freight] })
    expect(await ask(workspaceId, 'gstr1', '2026-Q4')).toMatchObject({
      refusal: 'documents_unfit',
      detail: [{ number, reason: 'item_code' }],
    })
  })
})
