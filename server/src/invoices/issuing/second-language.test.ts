import { getCustomer, updateCustomer } from '@bordereau/contract/customers'
import { getDocument } from '@bordereau/contract/invoice-files'
import { createDraft, issueInvoice, saveDraft } from '@bordereau/contract/invoices'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { describeWithDatabase } from '../../db/testing.ts'
import { propertiesOf, pagesTextOf } from '../../documents/testing-pdf.ts'
import { type Client, type TestApp, signedUp, startApp } from '../../lib/testing.ts'
import { aCompany, aCustomer, aLine } from '../testing.ts'

describeWithDatabase('documents in two languages', engine => {
  let context: TestApp
  let owner: Client
  let workspaceId: string
  let customerId: string

  beforeAll(async () => {
    context = await startApp(engine.db)
    owner = await signedUp(context, 'owner@example.com')
    workspaceId = await aCompany(owner)
    customerId = await aCustomer(owner, workspaceId)
  })
  afterAll(() => context.close())

  const newDraft = () => owner.must(createDraft, { query: { workspaceId }, body: { customerId } })

  async function setLanguages(language: string, secondLanguage: string | null): Promise<void> {
    const query = { workspaceId, customerId }
    const { profile, email, currency, dueDays, buyerReference, note, version } = await owner.must(
      getCustomer,
      { query },
    )
    const fields = { profile, email, currency, dueDays, buyerReference, note }
    const body = { ...fields, language, secondLanguage, version }
    await owner.must(updateCustomer, { query, body })
  }

  async function pdfOf(invoiceId: string): Promise<Uint8Array> {
    const query = { workspaceId, invoiceId, kind: 'pdf' } as const
    return (await owner.call(getDocument, { query })).bytes
  }

  test('are issued in both languages and do not change later', async () => {
    expect((await newDraft()).draft?.secondLanguage).toBeNull()
    await setLanguages('pl', 'en')
    const { id, version, draft } = await newDraft()
    expect(draft).toMatchObject({ language: 'pl', secondLanguage: 'en' })
    if (!draft) throw new Error('a draft has no content')
    const query = { workspaceId, invoiceId: id }
    const taxed = { ...draft, lines: [aLine()] }
    const saved = await owner.must(saveDraft, { query, body: { version, draft: taxed } })
    await owner.must(issueInvoice, { query, body: { version: saved.version } })

    const pdf = await pdfOf(id)
    const pages = await pagesTextOf(pdf)
    expect(pages).toHaveLength(1)
    for (const text of ['Faktura', 'Invoice', 'Termin płatności', 'Due date', 'Razem', 'Total'])
      expect(pages.join()).toContain(text)
    expect((await propertiesOf(pdf)).metadata).toContain('<pdfaid:part>3</pdfaid:part>')

    await setLanguages('pl', null)
    expect((await newDraft()).draft?.secondLanguage).toBeNull()
    expect(Buffer.compare(await pdfOf(id), pdf)).toBe(0)
  })

  test('a second language equal to the first is removed', async () => {
    await setLanguages('de', 'de')
    const customer = await owner.must(getCustomer, { query: { workspaceId, customerId } })
    expect(customer).toMatchObject({ language: 'de', secondLanguage: null })
  })
})
