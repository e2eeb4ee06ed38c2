import { createSeries, listSeries, updateCompany, updateSeries } from '@bordereau/contract/company'
import { listCustomers } from '@bordereau/contract/customers'
import type { Endpoint } from '@bordereau/contract/endpoint'
import {
  createDraft,
  exportInvoices,
  issueInvoice,
  listInvoices,
  saveDraft,
  SORTS,
  zipDocuments,
} from '@bordereau/contract/invoices'
import { previewDraft } from '@bordereau/contract/pages'
import { listItems } from '@bordereau/contract/items'
import { listMail } from '@bordereau/contract/mail'
import { listPayments, recordPayment } from '@bordereau/contract/payments'
import { createRecurring, listRecurring, listRuns } from '@bordereau/contract/recurring'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { describeEngines } from './db/testing.ts'
import { aCompany, aCustomer, aDraft, aLine, drafted } from './invoices/testing.ts'
import { newId } from './lib/id.ts'
import { type Client, type TestHouse, signedUp, startHouse } from './lib/testing.ts'

/** What no page of ours sends, but anybody can: it is refused or borne, and never our failure. */
describeEngines('odd input', engine => {
  let at: TestHouse
  let owner: Client
  let query: { workspaceId: string }
  let customerId: string

  beforeAll(async () => {
    at = await startHouse(engine.db)
    owner = await signedUp(at, 'owner@example.com')
    query = { workspaceId: await aCompany(owner) }
    customerId = await aCustomer(owner, query.workspaceId)
  })
  afterAll(() => at.close())

  /** The status and refusal of a request that the types would not let us write. */
  async function ask(endpoint: Endpoint, given: { query: object; body?: unknown }) {
    const reply = await owner.call(endpoint, given as never)
    return [endpoint.name, reply.status, reply.ok ? '' : reply.refusal]
  }
  const refused = (endpoint: Endpoint) => [endpoint.name, 400, 'bad_request']
  const line = (changes: object) => ({ ...aDraft(customerId), lines: [{ ...aLine(), ...changes }] })

  test.each<[string, object]>([
    ['half of a surrogate pair', { note: 'half \ud83d of a pair' }],
    ['a non-character', { note: 'not a character \uffff' }],
    ['the year nothing', { issueDate: '0000-01-01' }],
    ['the last year', { issueDate: '9999-12-31' }],
    ['half a day to pay', { due: { by: 'days', days: 1.5 } }],
    ['a language of two regions', { language: 'en-ab-cd' }],
    [
      'a tax that divides by zero',
      {
        lines: [{ ...aLine(), tax: { ...aLine().tax, rate: '-100' } }],
        pricesIncludeTax: true,
      },
    ],
    [
      'a sum that no column holds',
      { lines: [{ ...aLine(), quantity: '9'.repeat(30), price: '9'.repeat(30) }] },
    ],
    ['a rounding that no column holds', { lines: [], rounding: '99999999999999999999' }],
  ])('a draft with %s is a bad request, not our failure', async (_, changes) => {
    const draft = { ...aDraft(customerId), ...changes }
    expect(await ask(createDraft, { query, body: { draft } })).toEqual(refused(createDraft))
    const { id, version } = await drafted(owner, query.workspaceId, aDraft(customerId))
    const place = { ...query, invoiceId: id }
    expect(await ask(saveDraft, { query: place, body: { version, draft } })).toEqual(
      refused(saveDraft),
    )
    expect((await ask(previewDraft, { query, body: { draft } }))[1]).toBeLessThan(500)
  })

  test('a version is a whole number that a column can hold', async () => {
    const { id } = await drafted(owner, query.workspaceId, aDraft(customerId))
    const place = { ...query, invoiceId: id }
    for (const version of [1.5, 2 ** 31, 1e300, 0]) {
      expect(await ask(issueInvoice, { query: place, body: { version } })).toEqual(
        refused(issueInvoice),
      )
      const body = { version, draft: line({}) }
      expect(await ask(saveDraft, { query: place, body })).toEqual(refused(saveDraft))
      expect(await ask(updateCompany, { query, body: { version, footer: '' } })).toEqual(
        refused(updateCompany),
      )
    }
  })

  test('a payment larger than any account is refused', async () => {
    const body = {
      customerId,
      date: '2026-11-20',
      currency: 'EUR',
      amount: '9'.repeat(38),
      method: 'transfer',
      reference: '',
      note: '',
      allocations: [],
    }
    expect(await ask(recordPayment, { query, body })).toEqual(refused(recordPayment))
  })

  test('a plan without end is one of days that a calendar has', async () => {
    const { id: invoiceId } = await drafted(owner, query.workspaceId, aDraft(customerId))
    const plan = { every: 1, unit: 'month', firstDay: '2026-12-01', end: { by: 'never' } }
    const begun = (changes: object, name = 'x') =>
      ask(createRecurring, {
        query,
        body: { invoiceId, name, mode: 'draft', plan: { ...plan, ...changes } },
      })
    for (const odd of [
      { every: 0 },
      { every: 1.5 },
      { every: 100 },
      { unit: 'day' },
      { firstDay: '9999-12-31' },
      { firstDay: '2027-02-29' },
      { end: { by: 'times', times: 0 } },
      { end: { by: 'day', day: '2200-01-01' } },
      { end: { by: 'times' } },
    ]) {
      expect(await begun(odd)).toEqual(refused(createRecurring))
    }
    expect(await begun({}, ' ')).toEqual(refused(createRecurring))
    const last = { every: 99, unit: 'year', firstDay: '2199-12-31' }
    const farthest = { ...plan, ...last, end: { by: 'times', times: 999 } } as const
    const { id, nextDays } = await owner.must(createRecurring, {
      query,
      body: { invoiceId, name: 'x', mode: 'draft', plan: { ...farthest, unit: 'year' } },
    })
    expect(nextDays).toEqual(['2199-12-31'])
    for (const key of ['x', 'infinity', '2026-99-99', '9'.repeat(40)]) {
      const after = Buffer.from(JSON.stringify([key, newId()])).toString('base64url')
      expect((await ask(listRuns, { query: { ...query, recurringId: id, after } }))[1]).toBe(200)
    }
  })

  test('half a sequence number is none', async () => {
    const { series } = await owner.must(listSeries, { query })
    const place = { ...query, seriesId: series[0]?.id ?? '' }
    const body = { name: 'x', pattern: 'F{YYYY}-{seq:4}', isDefault: true, nextSeq: 1.5 }
    expect(await ask(updateSeries, { query: place, body })).toEqual(refused(updateSeries))
    const long = { kind: 'invoice', name: 'x', pattern: `{seq:99}`, isDefault: false }
    expect((await ask(createSeries, { query, body: long }))[1]).toBe(422)
  })

  test('a place in a list that we did not write begins the list anew', async () => {
    const forged = (key: string) =>
      Buffer.from(JSON.stringify([key, newId()])).toString('base64url')
    const keys = ['x', '', '2026-99-99', '2026-11-20 25:00:00+00', '9'.repeat(40), 'a\0b', '\ud83d']
    for (const after of keys.map(forged)) {
      for (const endpoint of [listCustomers, listItems, listMail, listPayments, listRecurring]) {
        expect(await ask(endpoint, { query: { ...query, after } })).toEqual([
          endpoint.name,
          200,
          '',
        ])
      }
      for (const sort of SORTS) {
        expect(await ask(listInvoices, { query: { ...query, after, sort } })).toEqual([
          'listInvoices',
          200,
          '',
        ])
      }
    }
  })

  test('ids that are none and searches with a NUL are no failure of ours', async () => {
    const ids = 'not-an-id'
    expect(await ask(zipDocuments, { query: { ...query, ids } })).toEqual(refused(zipDocuments))
    expect(await ask(exportInvoices, { query: { ...query, ids, format: 'csv' } })).toEqual(
      refused(exportInvoices),
    )
    for (const endpoint of [listInvoices, listCustomers, listItems, listPayments]) {
      expect(await ask(endpoint, { query: { ...query, q: 'a\0b' } })).toEqual([
        endpoint.name,
        200,
        '',
      ])
    }
  })
})
