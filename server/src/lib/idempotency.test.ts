import { createAccompanyingDocument } from '@bordereau/contract/accompanying-documents'
import { importBankStatement } from '@bordereau/contract/bank-imports'
import { createCompany, inviteMember, listBankAccounts } from '@bordereau/contract/company'
import { issueInvoice } from '@bordereau/contract/invoices'
import { importCustomers, importItems } from '@bordereau/contract/import'
import { recordPayment } from '@bordereau/contract/payments'
import { createQuote, sendQuote } from '@bordereau/contract/quotes'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { describeBothEngines } from '../db/testing.ts'
import { aCompany, aCustomer, aDraft, drafted } from '../invoices/testing.ts'
import { type Client, type TestApp, signedUp, startApp } from './testing.ts'

describeBothEngines('a request with an Idempotency-Key', engine => {
  let context: TestApp
  let owner: Client
  let query: { workspaceId: string }
  let customerId: string

  beforeAll(async () => {
    context = await startApp(engine.db)
    owner = await signedUp(context, 'owner@example.com')
    query = { workspaceId: await aCompany(owner) }
    customerId = await aCustomer(owner, query.workspaceId)
  })
  afterAll(() => context.close())

  const keyed = (key: string) => ({ headers: { 'idempotency-key': key } })
  const payment = (reference: string) => ({
    query,
    body: {
      customerId,
      date: '2026-11-20',
      currency: 'EUR',
      amount: '10',
      method: 'transfer' as const,
      reference,
      note: '',
      allocations: [],
    },
  })
  const countPayments = async () => {
    const rows = await engine.admin.selectFrom('payment').select('id').execute()
    return rows.length
  }

  test('succeeds when its body is nested deeper than JSON.stringify can write', async () => {
    const deep = `${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}`
    for (const [url, payload, status] of [
      ['/api/me/verification', deep, 200],
      ['/api/workspaces', `{"country":"FR","legalName":"Deep","ignored":${deep}}`, 200],
    ] as const) {
      const headers = {
        'x-bordereau': '1',
        'content-type': 'application/json',
        cookie: owner.cookie,
        // A page: a program is refused what it says and the endpoint does not know.
        'sec-fetch-site': 'same-origin',
      }
      const keyed = { ...headers, 'idempotency-key': `nested-deep-${url.length}` }
      const reply = await context.app.inject({ method: 'POST', url, headers: keyed, payload })
      expect([url, reply.statusCode]).toEqual([url, status])
    }
  })

  test('gets the same response byte for byte when repeated', async () => {
    const body = { email: 'x@example.com', role: 'viewer' as const }
    const requests = [
      () => owner.call(recordPayment, { ...payment('a'), ...keyed('payment-1') }),
      () => owner.call(inviteMember, { query, body, ...keyed('invitation-1') }),
      () =>
        owner.call(createCompany, {
          body: { country: 'FR', legalName: 'X' },
          ...keyed('company-1'),
        }),
    ]
    for (const send of requests) {
      const [first, second] = [await send(), await send()]
      expect(first.headers['idempotent-replay']).toBeUndefined()
      expect(second.headers['idempotent-replay']).toBe('true')
      expect(second.bytes.toString()).toBe(first.bytes.toString())
    }
  })

  test('has a response of its own, whatever the same person sends with other keys', async () => {
    const send = (name: string) => owner.call(recordPayment, { ...payment(name), ...keyed(name) })
    const first = await send('payment-of-its-own-1')
    const second = await send('payment-of-its-own-2')
    expect(second.bytes.toString()).not.toBe(first.bytes.toString())
    expect((await send('payment-of-its-own-1')).bytes.toString()).toBe(first.bytes.toString())
    expect((await send('payment-of-its-own-2')).bytes.toString()).toBe(second.bytes.toString())
  })

  test('is carried out once when it comes several times concurrently', async () => {
    const before = await countPayments()
    const replies = await Promise.all(
      Array.from({ length: 8 }, () =>
        owner.call(recordPayment, { ...payment('b'), ...keyed('payment-2') }),
      ),
    )
    expect(new Set(replies.map(reply => reply.bytes.toString())).size).toBe(1)
    expect(await countPayments()).toBe(before + 1)
  })

  test('for several documents at once is carried out for one of them, and the others are refused', async () => {
    const drafts = await Promise.all(
      ['a', 'b', 'c'].map(note => drafted(owner, query.workspaceId, aDraft(customerId, { note }))),
    )
    const quotes = await Promise.all(
      ['a', 'b', 'c'].map(note =>
        owner.must(createQuote, { query, body: { draft: aDraft(customerId, { note }) } }),
      ),
    )
    const requests = [
      drafts.map(({ id: invoiceId }) =>
        owner.call(createAccompanyingDocument, {
          query,
          body: { invoiceId, kind: 'pro_forma' },
          ...keyed('several-papers'),
        }),
      ),
      drafts.map(({ id: invoiceId, version }) =>
        owner.call(issueInvoice, {
          query: { ...query, invoiceId },
          body: { version },
          ...keyed('several-invoices'),
        }),
      ),
      quotes.map(({ id: quoteId, version }) =>
        owner.call(sendQuote, {
          query: { ...query, quoteId },
          body: { version },
          ...keyed('several-quotes'),
        }),
      ),
    ]
    for (const sent of requests) {
      const statuses = (await Promise.all(sent)).map(({ status }) => status)
      expect(statuses.toSorted()).toEqual([200, 422, 422])
    }
  })

  test('with the same key of another person is another request', async () => {
    const other = await signedUp(context, 'other@example.com')
    const own = { workspaceId: await aCompany(other) }
    const theirCustomerId = await aCustomer(other, own.workspaceId)
    const mine = await owner.must(recordPayment, { ...payment('c'), ...keyed('payment-3') })
    const theirs = await other.must(recordPayment, {
      query: own,
      body: { ...payment('c').body, customerId: theirCustomerId },
      ...keyed('payment-3'),
    })
    expect(theirs.id).not.toBe(mine.id)
  })

  test('leaves the key free when it was refused', async () => {
    const wrong = { ...payment('d').body, date: '2026-11-21' }
    const refused = await owner.call(recordPayment, { query, body: wrong, ...keyed('payment-4') })
    expect(refused).toMatchObject({ refusal: 'date_in_future' })
    await owner.must(recordPayment, { ...payment('d'), ...keyed('payment-4') })
  })

  test('is refused when the key cannot be stored, and writes nothing', async () => {
    const before = await countPayments()
    for (const key of ['short', 'with spaces in it', 'x'.repeat(256), 'ünïcödé-kéy']) {
      const reply = await owner.call(recordPayment, { ...payment('e'), ...keyed(key) })
      expect(reply).toMatchObject({
        status: 400,
        refusal: 'bad_request',
        detail: { issues: [{ path: 'Idempotency-Key' }] },
      })
    }
    expect(await countPayments()).toBe(before)
  })

  const csv = (name: string) => `name,country\n${name},DE\n`
  const sendCustomers = (name: string, key: string) =>
    owner.call(importCustomers, { query, body: { csv: csv(name), apply: true }, ...keyed(key) })
  const sendItems = (name: string, key: string) =>
    owner.call(importItems, {
      query,
      body: { csv: `code,name,price\n${name},${name},10\n`, apply: true },
      ...keyed(key),
    })
  const sendStatement = async (text: string, key: string) => {
    const { accounts } = await owner.must(listBankAccounts, { query })
    const rows = `Date,Amount,Description\n2026-11-19,12.50,${text}\n`
    return owner.call(importBankStatement, {
      query: { ...query, accountId: accounts[0]?.id ?? '', fileName: 'statement.csv' },
      file: { bytes: new TextEncoder().encode(rows), mediaType: 'application/octet-stream' },
      ...keyed(key),
    })
  }

  test.each([
    ['customers', sendCustomers, 'customer'],
    ['items', sendItems, 'item'],
    ['a bank', sendStatement, 'bank_transaction'],
  ] as const)(
    'that imports a file of %s takes no other file with that key',
    async (_, send, table) => {
      const count = async () => {
        const rows = await engine.admin.selectFrom(table).select('id').execute()
        return rows.length
      }
      const before = await count()
      const first = await send('Kept', `file-of-${table}`)
      expect(first).toMatchObject({ status: 200 })
      const again = await send('Kept', `file-of-${table}`)
      expect(again.headers['idempotent-replay']).toBe('true')
      expect(again.bytes.toString()).toBe(first.bytes.toString())
      const other = await send('Other', `file-of-${table}`)
      expect(other).toMatchObject({ status: 422, refusal: 'key_reused' })
      expect(await count()).toBe(before + 1)
    },
  )

  test('that imports a file is carried out again when it was interrupted, and is free when it was refused', async () => {
    await sendCustomers('Interrupted', 'file-interrupted')
    await engine.admin
      .updateTable('idempotency')
      .set({ status: 0, body: '' })
      .where('key', '=', 'file-interrupted')
      .execute()
    const other = await sendCustomers('Other', 'file-interrupted')
    expect(other).toMatchObject({ status: 422, refusal: 'key_reused' })
    const again = await sendCustomers('Interrupted', 'file-interrupted')
    expect(again).toMatchObject({ status: 200 })
    expect(again.headers['idempotent-replay']).toBeUndefined()
    const replayed = await sendCustomers('Interrupted', 'file-interrupted')
    expect(replayed.headers['idempotent-replay']).toBe('true')
    const unreadable = { csv: 'a\0b', apply: true }
    const key = keyed('file-unreadable')
    expect((await owner.call(importCustomers, { query, body: unreadable, ...key })).ok).toBe(false)
    expect(await sendCustomers('Readable', 'file-unreadable')).toMatchObject({ status: 200 })
  })
})
