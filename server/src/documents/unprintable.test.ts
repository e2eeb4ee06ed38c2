import {
  createAccompanyingDocument,
  listAccompanyingDocuments,
} from '@bordereau/contract/accompanying-documents'
import { listCustomerStatements } from '@bordereau/contract/customer-statement'
import { getCustomer, updateCustomer } from '@bordereau/contract/customers'
import { createQuote, getQuote, saveQuote, sendQuote } from '@bordereau/contract/quotes'
import { getFollowUp } from '@bordereau/contract/reminders'
import { ACCOMPANYING_KINDS } from '@bordereau/domain/accompanying-document'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { describeWithDatabase } from '../db/testing.ts'
import { aCompany, aCustomer, aDraft, aLine, drafted, issued } from '../invoices/testing.ts'
import { type Client, type TestApp, signedUp, startApp } from '../lib/testing.ts'
import { switchOn } from '../reminders/testing.ts'

/* Where it is said that a paper cannot print a character: before or when each kind of paper is made. */

const TEXTS: readonly (readonly [what: string, text: string, unprintable: readonly string[]])[] = [
  ['an emoji', 'Sun 🌞', ['🌞']],
  ['a family, which is one', 'We 👨‍👩‍👧 are', ['👨‍👩‍👧']],
  ['a script without a font', '𒀀 Ur', ['𒀀']],
  ['two characters, one of them twice', '🌞 𒀀 🌞', ['🌞', '𒀀']],
  ['letters with marks and of other scripts', 'Łódź नमस्ते ኢትዮጵያ', []],
]

describeWithDatabase('characters that no font prints', engine => {
  let at: TestApp
  let owner: Client
  let workspaceId: string

  beforeAll(async () => {
    at = await startApp(engine.db)
    owner = await signedUp(at, 'owner@example.com')
    workspaceId = await aCompany(owner)
    await switchOn(owner, workspaceId, { attachesStatement: true })
  })
  afterAll(() => at.close())

  const textsOf = (text: string) => ({ note: text, lines: [aLine({ name: text })] })

  /** The customer of an issued document is called otherwise since. */
  async function renamed(text: string) {
    const customerId = await aCustomer(owner, workspaceId)
    const { id: invoiceId } = await issued(owner, workspaceId, aDraft(customerId))
    const query = { workspaceId, customerId }
    const { id: _, ...customer } = await owner.must(getCustomer, { query })
    const profile = { ...customer.profile, legalName: text }
    await owner.must(updateCustomer, { query, body: { ...customer, profile } })
    return { customerId, invoiceId }
  }

  describe.each(TEXTS)('%s', (_, text, unprintable) => {
    test('a quote: when it is created, saved, read and sent', async () => {
      const customerId = await aCustomer(owner, workspaceId)
      const body = { draft: aDraft(customerId, textsOf(text)) }
      const made = await owner.must(createQuote, { query: { workspaceId }, body })
      expect(made.unprintable).toEqual(unprintable)
      const query = { workspaceId, quoteId: made.id }
      const { version, draft } = made
      const saved = await owner.must(saveQuote, { query, body: { version, draft } })
      expect(saved.unprintable).toEqual(unprintable)
      expect((await owner.must(getQuote, { query })).unprintable).toEqual(unprintable)
      const sending = { version: saved.version }
      expect((await owner.must(sendQuote, { query, body: sending })).unprintable).toEqual(
        unprintable,
      )
    })

    test.each(ACCOMPANYING_KINDS.filter(kind => kind !== 'order_confirmation'))(
      '%s: before and when it is made',
      async kind => {
        const customerId = await aCustomer(owner, workspaceId)
        const draft = aDraft(customerId, textsOf(text))
        const { id: invoiceId } = await drafted(owner, workspaceId, draft)
        const query = { workspaceId, invoiceId }
        const listed = await owner.must(listAccompanyingDocuments, { query })
        expect(listed.unprintable).toEqual(unprintable)
        const body = { invoiceId, kind }
        const made = await owner.must(createAccompanyingDocument, { query: { workspaceId }, body })
        expect(made.unprintable).toEqual(unprintable)
      },
    )

    test('a statement of account: before it is made', async () => {
      const { customerId } = await renamed(text)
      const query = { workspaceId, customerId }
      const { unprintable: found } = await owner.must(listCustomerStatements, { query })
      expect(found).toEqual(unprintable)
    })

    test('a reminder with one: where its invoice says what happens next', async () => {
      const { invoiceId } = await renamed(text)
      const query = { workspaceId, invoiceId }
      expect((await owner.must(getFollowUp, { query })).unprintable).toEqual(unprintable)
    })
  })

  test('nothing is said of a statement that does not go with reminders', async () => {
    const { invoiceId } = await renamed('Sun 🌞')
    await switchOn(owner, workspaceId, { attachesStatement: false })
    const query = { workspaceId, invoiceId }
    expect((await owner.must(getFollowUp, { query })).unprintable).toEqual([])
  })
})
