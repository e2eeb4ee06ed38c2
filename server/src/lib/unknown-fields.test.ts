import {
  createCustomer,
  getCustomer,
  listCustomers,
  updateCustomer,
} from '@bordereau/contract/customers'
import { listInvoices } from '@bordereau/contract/invoices'
import { describe, expect, test } from 'vitest'
import { describeWithDatabase } from '../db/testing.ts'
import { GERMAN_CUSTOMER, aCompany } from '../invoices/testing.ts'
import { signedUp, startApp } from './testing.ts'
import { unknownFields } from './unknown-fields.ts'

describe('the fields that a shape does not know', () => {
  test.each([
    [{ a: 1 }, { a: 1 }, []],
    [{ a: 1, b: 2 }, { a: 1 }, ['b']],
    [{ a: { b: 1, c: { d: 1 } } }, { a: { b: 1 } }, ['a.c']],
    [{ lines: [{ a: 1 }, { a: 1, b: 2 }] }, { lines: [{ a: 1 }, { a: 1 }] }, ['lines.1.b']],
    // Text that became something else, a default that was added, a list that was made of text.
    [{ a: '1' }, { a: 1 }, []],
    [{}, { a: 'default' }, []],
    [{ ids: 'a,b' }, { ids: ['a', 'b'] }, []],
    [{ period: { a: 1 } }, { period: '2026' }, []],
    [undefined, {}, []],
    [{ __proto__: 1, toString: 2 }, {}, ['toString']],
  ])('of %j parsed as %j are %j', (sent, parsed, found) => {
    expect(unknownFields(sent, parsed)).toEqual(found)
  })

  test('are at most twenty, however many there are and however deep they go', () => {
    const many = Object.fromEntries(Array.from({ length: 100 }, (_, i) => [`field${i}`, i]))
    expect(unknownFields(many, {})).toHaveLength(20)
    let deep: object = {}
    for (let i = 0; i < 100_000; i += 1) deep = { deep }
    expect(unknownFields({ deep }, {})).toEqual(['deep'])
  })
})

describeWithDatabase('a program that misspells a field', engine => {
  test('is told its name, and nothing is done; a page that was open during an upgrade is not', async () => {
    const app = await startApp(engine.db)
    const owner = await signedUp(app, 'owner@example.com')
    const workspaceId = await aCompany(owner)
    // Of no page: the client of the tests is a browser.
    const headers = { 'sec-fetch-site': 'none' }
    const filter = { query: { workspaceId, limit: 10, updatedSince: '2026-01-01' }, headers }
    expect(await owner.call(listInvoices, filter)).toMatchObject({
      status: 400,
      refusal: 'bad_request',
      detail: { issues: [{ path: 'updatedSince', message: 'This field is not known here' }] },
    })
    const [address, line] = [
      { ...GERMAN_CUSTOMER.address, zip: '1' },
      { key: 'value', label: 'x' },
    ]
    const body = {
      profile: { ...GERMAN_CUSTOMER, address, colour: 'red', customFields: [line] },
      email: 'buyer@example.com',
      currency: 'EUR',
      language: 'de',
      dueDays: 14,
      buyerReference: '',
      note: '',
      discount: '5',
    }
    const refused = await owner.call(createCustomer, { query: { workspaceId }, body, headers })
    expect(refused).toMatchObject({ status: 400 })
    const { issues } = Object(!refused.ok && refused.detail)
    expect(issues.map((issue: { path: string }) => issue.path).toSorted()).toEqual([
      'discount',
      'profile.address.zip',
      'profile.colour',
      'profile.customFields',
    ])
    const page = { 'sec-fetch-site': 'same-origin' }
    const saved = await owner.call(createCustomer, { query: { workspaceId }, body, headers: page })
    expect(saved.ok).toBe(true)
    const list = { query: { workspaceId, limit: 10 } }
    expect((await owner.must(listCustomers, list)).rows).toHaveLength(1)
    // A program changes one field of what it read.
    const customerId = saved.ok ? saved.value.id : ''
    const read = await owner.must(getCustomer, { query: { workspaceId, customerId } })
    const changed = {
      query: { workspaceId, customerId },
      body: { ...read, note: 'Called' },
      headers,
    }
    expect((await owner.must(updateCustomer, changed)).note).toBe('Called')
    await app.close()
  })
})
