import { createHash } from 'node:crypto'
import { getDocument, zipDocuments } from '@bordereau/contract/invoice-files'
import { issueInvoice } from '@bordereau/contract/invoices'
import { getPayPage } from '@bordereau/contract/pay'
import { decimal } from '@bordereau/domain/money/decimal'
import type { PartyProfile } from '@bordereau/domain/party/party'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { describeWithDatabase } from '../../db/testing.ts'
import { propertiesOf } from '../../documents/testing-pdf.ts'
import { type Client, type TestApp, signedUp, startApp } from '../../lib/testing.ts'
import {
  type Invoice,
  FRENCH_COMPANY,
  aCompany,
  aCustomer,
  aDraft,
  aLine,
  drafted,
  issued,
} from '../testing.ts'

const FRENCH_CUSTOMER: PartyProfile = {
  ...FRENCH_COMPANY,
  legalName: 'Maison Bertin SAS',
  taxIds: [
    { kind: 'siren', value: '356000000' },
    { kind: 'vat', value: 'FR39356000000' },
  ],
}

const GERMAN_CUSTOMER: PartyProfile = {
  ...FRENCH_COMPANY,
  legalName: 'Stadtwerke Beispiel GmbH',
  address: { ...FRENCH_COMPANY.address, country: 'DE' },
  taxIds: [{ kind: 'vat', value: 'DE136695976' }],
}

const EXPORT = aLine({
  price: decimal('1.235'),
  tax: {
    category: 'G',
    rate: decimal('0'),
    exemptionCode: 'VATEX-EU-G',
    exemptionReason: 'Export outside the EU',
  },
})

describeWithDatabase('the files of a document', engine => {
  let context: TestApp
  let owner: Client
  let workspaceId: string

  beforeAll(async () => {
    context = await startApp(engine.db)
    owner = await signedUp(context, 'owner@example.com')
    workspaceId = await aCompany(owner)
  })
  afterAll(() => context.close())

  async function bytesOf(invoice: Invoice, kind: 'pdf' | 'ubl' | 'cii') {
    const query = { workspaceId, invoiceId: invoice.id, kind }
    return owner.call(getDocument, { query })
  }

  test('between French businesses the PDF contains the CII with the business process of the reform (BT-23)', async () => {
    const customer = await aCustomer(owner, workspaceId, FRENCH_CUSTOMER)
    const invoice = await issued(owner, workspaceId, aDraft(customer))
    const cii = Buffer.from((await bytesOf(invoice, 'cii')).bytes)
    expect(cii.toString()).toMatch(
      /<ram:BusinessProcessSpecifiedDocumentContextParameter>\s*<ram:ID>S1</,
    )
    const { associated } = await propertiesOf((await bytesOf(invoice, 'pdf')).bytes)
    expect(associated.map(({ name }) => name)).toEqual(['factur-x.xml'])
    expect(Buffer.from(associated[0]?.bytes ?? []).equals(cii)).toBe(true)
  })

  test.each([
    ['facturx_basic', 'factur-x.xml', 'BASIC', ':basic'],
    ['facturx_en16931', 'factur-x.xml', 'EN 16931', ':2017'],
    ['facturx_extended', 'factur-x.xml', 'EXTENDED', ':extended'],
    ['zugferd_xrechnung', 'xrechnung.xml', 'XRECHNUNG', ':xrechnung_3.0'],
  ] as const)(
    'the PDF of a customer that asked for %s contains %s as %s',
    async (eInvoiceChoice, fileName, level, specification) => {
      const customer = await aCustomer(owner, workspaceId, { ...GERMAN_CUSTOMER, eInvoiceChoice })
      const invoice = await issued(owner, workspaceId, aDraft(customer, { buyerReference: 'K-1' }))
      expect(invoice.documents.map(({ kind }) => kind)).toEqual(['pdf', 'cii'])
      const pdf = (await bytesOf(invoice, 'pdf')).bytes
      const cii = Buffer.from((await bytesOf(invoice, 'cii')).bytes)
      expect(cii.toString()).toContain(`${specification}</ram:ID>`)
      const { associated } = await propertiesOf(pdf)
      expect(associated.map(({ name }) => name)).toEqual([fileName])
      expect(Buffer.from(associated[0]?.bytes ?? []).equals(cii)).toBe(true)
      const text = Buffer.from(pdf).toString('latin1')
      expect(text).toContain(`<fx:ConformanceLevel>${level}</fx:ConformanceLevel>`)
      expect(text).toContain(`<fx:DocumentFileName>${fileName}</fx:DocumentFileName>`)
    },
  )

  test.each([
    ['ubl', 'ubl'],
    ['cii', 'cii'],
    ['xrechnung_ubl', 'ubl'],
    ['xrechnung_cii', 'cii'],
  ] as const)(
    'a customer that asked for %s gets that file alone beside the PDF',
    async (eInvoiceChoice, kind) => {
      const customer = await aCustomer(owner, workspaceId, { ...GERMAN_CUSTOMER, eInvoiceChoice })
      const invoice = await issued(owner, workspaceId, aDraft(customer, { buyerReference: 'K-1' }))
      expect(invoice.documents.map(one => one.kind)).toEqual(['pdf', kind])
      expect((await propertiesOf((await bytesOf(invoice, 'pdf')).bytes)).associated).toEqual([])
      // The choice is frozen with the document.
      expect(invoice.buyer?.eInvoiceChoice).toBe(eInvoiceChoice)
    },
  )

  test('an invoice with amounts that EN 16931 cannot express is issued as PDF only', async () => {
    const customer = await aCustomer(owner, workspaceId, {
      ...FRENCH_CUSTOMER,
      taxIds: [],
      address: { ...FRENCH_COMPANY.address, country: 'KW' },
    })
    const draft = aDraft(customer, { currency: 'KWD', lines: [EXPORT] })
    const invoice = await issued(owner, workspaceId, draft)
    expect(invoice.totals.payable).toBe('1.235')
    expect(invoice.documents.map(({ kind }) => kind)).toEqual(['pdf'])
    const pdf = await bytesOf(invoice, 'pdf')
    expect(createHash('sha256').update(pdf.bytes).digest('hex')).toBe(invoice.documents[0]?.sha256)
    expect((await propertiesOf(pdf.bytes)).associated).toEqual([])
    expect((await bytesOf(invoice, 'ubl')).status).toBe(404)
    const token = invoice.payLink?.split('/').at(-1) ?? ''
    const page = Buffer.from((await owner.call(getPayPage, { query: { token } })).bytes).toString()
    expect([page.includes(`/${token}/pdf"`), page.includes(`/${token}/ubl"`)]).toEqual([
      true,
      false,
    ])
    const zip = await owner.call(zipDocuments, { query: { workspaceId, ids: invoice.id } })
    expect([zip.status, zip.headers['x-entries']]).toEqual([200, '1'])
  })

  test('refuses such an amount where the law requires an e-invoice', async () => {
    const customer = await aCustomer(owner, workspaceId, FRENCH_CUSTOMER)
    const line = { ...EXPORT, tax: aLine().tax }
    const { id, version } = await drafted(
      owner,
      workspaceId,
      aDraft(customer, {
        currency: 'KWD',
        taxCurrency: { currency: 'EUR', rate: decimal('3') },
        lines: [line],
      }),
    )
    const reply = await owner.call(issueInvoice, {
      query: { workspaceId, invoiceId: id },
      body: { version },
    })
    expect(reply).toMatchObject({ status: 422, refusal: 'rules_broken' })
    expect(JSON.stringify(reply)).toContain('BR-DEC-')
  })
})
