import { getCustomer, updateCustomer } from '@bordereau/contract/customers'
import { createDraft, getDocument, issueInvoice, saveDraft } from '@bordereau/contract/invoices'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { describeEngines } from '../db/testing.ts'
import { factsOf, pagesTextOf } from '../documents/reading.ts'
import { type Client, type TestHouse, signedUp, startHouse } from '../lib/testing.ts'
import { aCompany, aCustomer, aLine } from './testing.ts'

describeEngines('a customer who reads two languages', engine => {
  let house: TestHouse
  let owner: Client
  let workspaceId: string
  let customerId: string

  beforeAll(async () => {
    house = await startHouse(engine.db)
    owner = await signedUp(house, 'owner@example.com')
    workspaceId = await aCompany(owner)
    customerId = await aCustomer(owner, workspaceId)
  })
  afterAll(() => house.close())

  const begin = () => owner.must(createDraft, { query: { workspaceId }, body: { customerId } })

  async function speak(language: string, secondLanguage: string | null): Promise<void> {
    const query = { workspaceId, customerId }
    const { profile, email, currency, dueDays, buyerReference, note, version } = await owner.must(
      getCustomer,
      { query },
    )
    const fields = { profile, email, currency, dueDays, buyerReference, note }
    const body = { ...fields, language, secondLanguage, version }
    await owner.must(updateCustomer, { query, body })
  }

  async function paperOf(invoiceId: string): Promise<Uint8Array> {
    const query = { workspaceId, invoiceId, kind: 'pdf' } as const
    return (await owner.call(getDocument, { query })).bytes
  }

  test('gets papers in both, and one that was issued stays as it is', async () => {
    expect((await begin()).draft?.secondLanguage).toBeNull()
    await speak('pl', 'en')
    const { id, version, draft } = await begin()
    expect(draft).toMatchObject({ language: 'pl', secondLanguage: 'en' })
    if (!draft) throw new Error('a draft has no content')
    const query = { workspaceId, invoiceId: id }
    const taxed = { ...draft, lines: [aLine()] }
    const saved = await owner.must(saveDraft, { query, body: { version, draft: taxed } })
    await owner.must(issueInvoice, { query, body: { version: saved.version } })

    const paper = await paperOf(id)
    const pages = await pagesTextOf(paper)
    expect(pages).toHaveLength(1)
    for (const words of ['Faktura', 'Invoice', 'Termin płatności', 'Due date', 'Razem', 'Total'])
      expect(pages.join()).toContain(words)
    expect((await factsOf(paper)).metadata).toContain('<pdfaid:part>3</pdfaid:part>')

    await speak('pl', null)
    expect((await begin()).draft?.secondLanguage).toBeNull()
    expect(Buffer.compare(await paperOf(id), paper)).toBe(0)
  })

  test('twice the same language is one', async () => {
    await speak('de', 'de')
    const customer = await owner.must(getCustomer, { query: { workspaceId, customerId } })
    expect(customer).toMatchObject({ language: 'de', secondLanguage: null })
  })
})
