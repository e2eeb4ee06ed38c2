import { createCompany, inviteMember } from '@bordereau/contract/company'
import { recordPayment } from '@bordereau/contract/payments'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { describeEngines } from '../db/testing.ts'
import { aCompany, aCustomer } from '../invoices/testing.ts'
import { type Client, type TestHouse, signedUp, startHouse } from './testing.ts'

describeEngines('a request with a key', engine => {
  let house: TestHouse
  let owner: Client
  let query: { workspaceId: string }
  let customerId: string

  beforeAll(async () => {
    house = await startHouse(engine.db)
    owner = await signedUp(house, 'owner@example.com')
    query = { workspaceId: await aCompany(owner) }
    customerId = await aCustomer(owner, query.workspaceId)
  })
  afterAll(() => house.close())

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
  const counted = async () => {
    const rows = await engine.db.kysely.selectFrom('payment').select('id').execute()
    return rows.length
  }

  test('is answered again byte for byte, whatever the order its handler wrote in', async () => {
    const body = { email: 'x@example.com', role: 'viewer' as const }
    const asks = [
      () => owner.call(recordPayment, { ...payment('a'), ...keyed('payment-1') }),
      () => owner.call(inviteMember, { query, body, ...keyed('invitation-1') }),
      () =>
        owner.call(createCompany, {
          body: { country: 'FR', legalName: 'X' },
          ...keyed('company-1'),
        }),
    ]
    for (const ask of asks) {
      const [first, second] = [await ask(), await ask()]
      expect(first.headers['idempotent-replay']).toBeUndefined()
      expect(second.headers['idempotent-replay']).toBe('true')
      expect(second.bytes.toString()).toBe(first.bytes.toString())
    }
  })

  test('is done once, however often and however much at once it comes', async () => {
    const before = await counted()
    const replies = await Promise.all(
      Array.from({ length: 8 }, () =>
        owner.call(recordPayment, { ...payment('b'), ...keyed('payment-2') }),
      ),
    )
    expect(new Set(replies.map(reply => reply.bytes.toString())).size).toBe(1)
    expect(await counted()).toBe(before + 1)
  })

  test('is its person’s: the same key of somebody else is another request', async () => {
    const other = await signedUp(house, 'other@example.com')
    const own = { workspaceId: await aCompany(other) }
    const whose = await aCustomer(other, own.workspaceId)
    const mine = await owner.must(recordPayment, { ...payment('c'), ...keyed('payment-3') })
    const theirs = await other.must(recordPayment, {
      query: own,
      body: { ...payment('c').body, customerId: whose },
      ...keyed('payment-3'),
    })
    expect(theirs.id).not.toBe(mine.id)
  })

  test('that was refused leaves the key free', async () => {
    const wrong = { ...payment('d').body, date: '2026-11-21' }
    const refused = await owner.call(recordPayment, { query, body: wrong, ...keyed('payment-4') })
    expect(refused).toMatchObject({ refusal: 'date_in_future' })
    await owner.must(recordPayment, { ...payment('d'), ...keyed('payment-4') })
  })

  test('that we cannot keep is refused, and nothing is done', async () => {
    const before = await counted()
    for (const key of ['short', 'with spaces in it', 'x'.repeat(256), 'ünïcödé-kéy']) {
      const reply = await owner.call(recordPayment, { ...payment('e'), ...keyed(key) })
      expect(reply).toMatchObject({
        status: 400,
        refusal: 'bad_request',
        detail: { issues: [{ path: 'Idempotency-Key' }] },
      })
    }
    expect(await counted()).toBe(before)
  })
})
