import { getCopy } from '@bordereau/contract/invoice-files'
import { getInvoice } from '@bordereau/contract/invoices'
import type { PartyProfile } from '@bordereau/domain/party/party'
import { decimal } from '@bordereau/domain/money/decimal'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { describeWithDatabase } from '../../db/testing.ts'
import { textOf } from '../../documents/testing-pdf.ts'
import { type Client, type TestApp, signedUp, startApp } from '../../lib/testing.ts'
import { aCompany, aCustomer, aDraft, aLine, drafted, issued } from '../testing.ts'

const indian = (legalName: string, gstin: string): PartyProfile => ({
  kind: 'business',
  legalName,
  tradingName: '',
  address: {
    line1: '1 Street',
    line2: '',
    line3: '',
    city: 'Mumbai',
    postCode: '400001',
    subdivision: 'MH',
    country: 'IN',
  },
  taxIds: [{ kind: 'gstin', value: gstin }],
  legalInformation: '',
  contact: { name: '', phone: '', email: 'anna@company.example' },
})

/* CGST Rules 2017, rule 48 (1). */
describeWithDatabase('copies of an Indian invoice for goods', engine => {
  let app: TestApp
  let owner: Client
  let workspaceId: string
  let customerId: string
  beforeAll(async () => {
    app = await startApp(engine.db)
    owner = await signedUp(app, 'owner@example.com')
    workspaceId = await aCompany(owner, indian('Weaver', '27AAPFU0939F1ZV'))
    customerId = await aCustomer(owner, workspaceId, indian('Shop', '27AAACR5055K1Z7'))
  })
  afterAll(() => app.close())

  const tax = { category: 'S', rate: decimal('5'), exemptionCode: '', exemptionReason: '' } as const
  const draft = () =>
    aDraft(customerId, {
      currency: 'INR',
      language: 'en',
      lines: [aLine({ name: 'Cotton', supply: 'goods', unit: 'C62', tax, classification: '5208' })],
    })

  test('are those of the law, each with its mark, and not archived', async () => {
    const invoice = await issued(owner, workspaceId, draft())
    expect(invoice.copies).toEqual(['transporter', 'supplier_goods'])
    const query = { workspaceId, invoiceId: invoice.id }
    const copy = await owner.call(getCopy, { query: { ...query, copy: 'transporter' } })
    expect(copy.status).toBe(200)
    const text = await textOf(Buffer.from(copy.bytes))
    expect(text).toContain('DUPLICATE FOR TRANSPORTER')
    expect(text).not.toContain('ORIGINAL FOR RECIPIENT')
    expect(text).toContain(String(invoice.number))
    expect((await owner.must(getInvoice, { query })).documents).toEqual(invoice.documents)
  })

  test('are none of another kind, and none of a draft', async () => {
    const { id } = await issued(owner, workspaceId, draft())
    const other = { workspaceId, invoiceId: id, copy: 'supplier_services' }
    expect(await owner.call(getCopy, { query: other })).toMatchObject({ status: 404 })
    const unissued = await drafted(owner, workspaceId, draft())
    expect(unissued.copies).toEqual([])
    const ofDraft = { workspaceId, invoiceId: unissued.id, copy: 'transporter' }
    expect(await owner.call(getCopy, { query: ofDraft })).toMatchObject({ refusal: 'not_issued' })
  })
})
