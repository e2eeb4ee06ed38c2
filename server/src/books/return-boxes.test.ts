import { creditInvoice, issueInvoice } from '@bordereau/contract/invoices'
import { getVatReport } from '@bordereau/contract/reports'
import {
  exportReturnBoxes,
  getReturnBoxDocuments,
  getReturnBoxes,
} from '@bordereau/contract/return-boxes'
import { exportTaxFile, getBookkeeping, putBookkeeping } from '@bordereau/contract/books'
import type { Draft } from '@bordereau/domain/invoice/draft'
import { decimal } from '@bordereau/domain/money/decimal'
import type { PartyProfile } from '@bordereau/domain/party/party'
import { readV7m } from '@bordereau/einvoice/testing/read-jpk'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { describeBothEngines } from '../db/testing.ts'
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

const PERIOD = '2026-11'
const taxed = (rate: string) =>
  ({ category: 'S', rate: decimal(rate), exemptionCode: '', exemptionReason: '' }) as const
const INTRA = {
  category: 'K',
  rate: decimal('0'),
  exemptionCode: 'VATEX-EU-IC',
  exemptionReason: 'Steuerfreie innergemeinschaftliche Lieferung',
} as const
const POLISH: PartyProfile = {
  ...GERMAN_CUSTOMER,
  legalName: 'Przykład sp. z o.o.',
  address: { ...GERMAN_CUSTOMER.address, city: 'Warszawa', postCode: '00-238', country: 'PL' },
  taxIds: [{ kind: 'nip', value: 'PL5260001246' }],
  contact: { name: '', phone: '', email: 'office@example.com' },
}

describeBothEngines('boxes of a VAT return', engine => {
  let context: TestApp
  let owner: Client

  beforeAll(async () => {
    context = await startApp(engine.db, {}, blankRenderer)
    owner = await signedUp(context, 'owner@example.com')
  })
  afterAll(() => context.close())

  const boxesOf = (workspaceId: string, period = PERIOD) =>
    owner.must(getReturnBoxes, { query: { workspaceId, period } })
  const credit = async (workspaceId: string, draft: Draft) => {
    const query = { workspaceId }
    const { id } = await issued(owner, workspaceId, draft)
    const note = await owner.must(creditInvoice, {
      query: { ...query, invoiceId: id },
      body: { reason: 'Return' },
    })
    await owner.must(issueInvoice, {
      query: { ...query, invoiceId: note.id },
      body: { version: note.version },
    })
  }
  /** Taxable amount and tax of boxes that count and of the rest, in hundredths. */
  const sumsOf = ({ lines, rest }: Awaited<ReturnType<typeof boxesOf>>, again: readonly string[]) =>
    [
      ...lines.filter(({ base }) => !again.includes(base)).map(({ exact }) => exact),
      ...rest,
    ].reduce(
      (sum, { base, tax }) => ({ base: sum.base + cents(base), tax: sum.tax + cents(tax) }),
      { base: 0, tax: 0 },
    )

  test('of a German company, with the documents behind each, and the sums of the tax report', async () => {
    const workspaceId = await aCompany(owner, GERMAN_CUSTOMER)
    const query = { workspaceId, period: PERIOD }
    const home = await aCustomer(owner, workspaceId, {
      ...GERMAN_CUSTOMER,
      legalName: 'Kunde GmbH',
      taxIds: [{ kind: 'vat', value: 'DE811907980' }],
    })
    const abroad = await aCustomer(owner, workspaceId, FRENCH_COMPANY)
    const [first] = [
      await issued(owner, workspaceId, aDraft(home, { lines: [aLine({ tax: taxed('19') })] })),
      await issued(
        owner,
        workspaceId,
        aDraft(home, {
          lines: [
            aLine({ tax: taxed('7'), price: decimal('10.99') }),
            aLine({ id: '2', tax: taxed('19'), price: decimal('0.5') }),
          ],
        }),
      ),
      await issued(
        owner,
        workspaceId,
        aDraft(abroad, { lines: [aLine({ tax: INTRA, supply: 'goods' })] }),
      ),
    ]
    await credit(workspaceId, aDraft(home, { lines: [aLine({ tax: taxed('19') })] }))

    const boxes = await boxesOf(workspaceId)
    expect(boxes.form).toMatchObject({ language: 'de', currency: 'EUR', isSecondary: true })
    expect(
      boxes.lines.map(({ base, tax, baseAmount, taxAmount, documents }) => [
        base,
        tax,
        baseAmount,
        taxAmount,
        documents,
      ]),
    ).toEqual([
      ['81', '81', '139.00', '26.45', 4],
      ['86', '86', '10.00', '0.77', 1],
      ['41', '', '138.00', '0.00', 1],
    ])
    expect(boxes.lines[0]?.exact).toEqual({ base: '139.16', tax: '26.45' })
    expect(boxes.rest).toEqual([])
    const report = await owner.must(getVatReport, { query })
    expect(report.returnName?.own).toBe('Umsatzsteuer-Voranmeldung (USt 1 A)')
    expect(sumsOf(boxes, [])).toEqual({
      base: cents(report.total.taxable),
      tax: cents(report.total.tax),
    })

    const box = boxes.lines[0]?.key ?? ''
    const pageOf = (after?: string | null) =>
      owner.must(getReturnBoxDocuments, {
        query: { ...query, box, limit: '3', ...(after ? { after } : {}) },
      })
    const page = await pageOf()
    const rest = await pageOf(page.next)
    expect(page.rows).toHaveLength(3)
    expect(page.rows[0]).toMatchObject({ id: first?.id, customer: 'Kunde GmbH', base: '138.66' })
    expect([...page.rows, ...rest.rows].map(({ base }) => base)).toEqual([
      '138.66',
      '0.50',
      '138.66',
      '-138.66',
    ])
    expect(rest.next).toBe(null)

    const file = await owner.call(exportReturnBoxes, { query: { ...query, format: 'csv' } })
    if (!file.ok) throw new Error(file.refusal)
    const text = new TextDecoder().decode(file.bytes)
    expect(text).toContain('Innergemeinschaftliche Lieferungen')
    expect(text).toContain('139.16')
  })

  test('of a Polish company are the fields of its JPK_V7M', async () => {
    const workspaceId = await aCompany(owner, POLISH)
    const query = { workspaceId }
    const customer = await aCustomer(owner, workspaceId, {
      ...POLISH,
      legalName: 'Nabywca',
      taxIds: [{ kind: 'nip', value: 'PL8971649500' }],
    })
    const draft = aDraft(customer, {
      currency: 'PLN',
      lines: [
        aLine({ tax: taxed('23') }),
        aLine({ id: '2', price: decimal('9.99'), tax: taxed('8') }),
      ],
    })
    await issued(owner, workspaceId, draft)
    await credit(workspaceId, draft)
    const { setting } = await owner.must(getBookkeeping, { query })
    const details = { ...setting.details, taxOffice: '1435' }
    await owner.must(putBookkeeping, { query, body: { ...setting, details } })
    const file = await owner.call(exportTaxFile, {
      query: { ...query, period: PERIOD, taxFile: 'jpk_v7m' },
    })
    if (!file.ok) throw new Error(file.refusal)
    const { sums } = readV7m(new TextDecoder().decode(file.bytes))
    const { lines, rest } = await boxesOf(workspaceId)
    const fields = lines.flatMap(({ base, tax, exact }) => [
      [Number(base.slice(2)), BigInt(cents(exact.base))] as const,
      ...(tax === '' ? [] : [[Number(tax.slice(2)), BigInt(cents(exact.tax))] as const]),
    ])
    expect(Object.fromEntries(fields)).toEqual(Object.fromEntries(sums))
    expect(lines.map(({ baseAmount, taxAmount }) => [baseAmount, taxAmount])).toEqual([
      ['10.00', '1.00'],
      ['139.00', '32.00'],
    ])
    expect(rest).toEqual([])
  })

  test('there are none where no form of the period is known, and the report names none', async () => {
    const workspaceId = await aCompany(owner, GERMAN_CUSTOMER)
    const query = { workspaceId, period: '2026' }
    expect(await boxesOf(workspaceId, '2026')).toMatchObject({ form: null, lines: [], rest: [] })
    expect((await owner.must(getVatReport, { query })).returnName).toBe(null)
    const file = await owner.call(exportReturnBoxes, { query: { ...query, format: 'csv' } })
    expect(file).toMatchObject({ refusal: 'not_offered' })
    const purchases = { ...query, period: PERIOD, side: 'purchases' } as const
    expect((await owner.must(getVatReport, { query: purchases })).returnName).toBe(null)
  })
})

function cents(amount: string): number {
  return Math.round(Number(amount) * 100)
}
