import { createSeries, listSeries, updateCompany, updateSeries } from '@bordereau/contract/company'
import { listCustomers } from '@bordereau/contract/customers'
import type { Endpoint } from '@bordereau/contract/endpoint'
import { exportInvoices, zipDocuments } from '@bordereau/contract/invoice-files'
import {
  createDraft,
  issueInvoice,
  listInvoices,
  saveDraft,
  SORTS,
} from '@bordereau/contract/invoices'
import { previewDraft } from '@bordereau/contract/pages'
import { listItems } from '@bordereau/contract/items'
import { listMail } from '@bordereau/contract/mail'
import { listPayments, recordPayment } from '@bordereau/contract/payments'
import { createRecurring, listRecurring, listRuns } from '@bordereau/contract/recurring'
import { localDate } from '@bordereau/domain/date'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { describeWithDatabase } from './db/testing.ts'
import { aCompany, aCustomer, aDraft, aLine, drafted } from './invoices/testing.ts'
import { newId } from './lib/id.ts'
import { type Client, type TestApp, signedUp, startApp } from './lib/testing.ts'

const REFERENCE = {
  invoiceId: '01920000-0000-7000-8000-000000000001',
  number: 'F-1',
  issueDate: localDate('2026-11-20'),
} as const

/** Input that no page of the application sends: it is refused or accepted, but never causes a server error. */
describeWithDatabase('unusual input', engine => {
  let at: TestApp
  let owner: Client
  let query: { workspaceId: string }
  let customerId: string

  beforeAll(async () => {
    at = await startApp(engine.db)
    owner = await signedUp(at, 'owner@example.com')
    query = { workspaceId: await aCompany(owner) }
    customerId = await aCustomer(owner, query.workspaceId)
  })
  afterAll(() => at.close())

  /** The status and refusal of a request that violates the types. */
  async function ask(endpoint: Endpoint, request: { query: object; body?: unknown }) {
    const reply = await owner.call(endpoint, request)
    return [endpoint.name, reply.status, reply.ok ? '' : reply.refusal]
  }
  const refused = (endpoint: Endpoint) => [endpoint.name, 400, 'bad_request']
  const line = (changes: object) => ({ ...aDraft(customerId), lines: [{ ...aLine(), ...changes }] })

  test.each<[string, object]>([
    ['the year 0', { issueDate: '0000-01-01' }],
    ['the last year', { issueDate: '9999-12-31' }],
    ['a due date after the last day', { issueDate: '2199-12-31', due: { by: 'days', days: 365 } }],
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
  ])('refuses a draft with %s as a bad request', async (_, changes) => {
    const draft = { ...aDraft(customerId), ...changes }
    expect(await ask(createDraft, { query, body: { draft } })).toEqual(refused(createDraft))
    const { id, version } = await drafted(owner, query.workspaceId, aDraft(customerId))
    const target = { ...query, invoiceId: id }
    expect(await ask(saveDraft, { query: target, body: { version, draft } })).toEqual(
      refused(saveDraft),
    )
    expect((await ask(previewDraft, { query, body: { draft } }))[1]).toBeLessThan(500)
  })

  test('names the due date that is too far, created or saved', async () => {
    const draft = { ...aDraft(customerId), issueDate: localDate('2199-12-31') }
    const { id, version } = await drafted(owner, query.workspaceId, aDraft(customerId))
    const message = 'The due date 2200-01-14 is after 2199-12-31: choose an earlier one'
    const refusal = { status: 400, detail: { issues: [{ path: 'draft.due', message }] } }
    const target = { ...query, invoiceId: id }
    expect(await owner.call(createDraft, { query, body: { draft } })).toMatchObject(refusal)
    expect(await owner.call(saveDraft, { query: target, body: { version, draft } })).toMatchObject(
      refusal,
    )
    expect((await ask(listInvoices, { query }))[1]).toBe(200)
  })

  test.each<[string, object]>([
    ['kind', { kind: 'credit_note' }],
    ['type', { type: 'corrected_invoice' }],
    ['corrects', { corrects: { ...REFERENCE, reason: 'Retour' } }],
    ['deposits', { deposits: [{ ...REFERENCE, vat: [], amount: '10' }] }],
  ])(
    'refuses a draft whose %s another document begins, which would be an ordinary invoice',
    async (field, changes) => {
      const body = { draft: { ...aDraft(customerId), ...changes } }
      const before = await owner.must(listInvoices, { query })
      const message = expect.stringMatching(/^Begin a .* at .*: POST \/api\//)
      expect(await owner.call(createDraft, { query, body })).toMatchObject({
        status: 400,
        detail: { issues: [{ path: `draft.${field}`, message }] },
      })
      expect((await owner.must(listInvoices, { query })).total).toBe(before.total)
    },
  )

  test('refuses versions that are no integers in the column’s range', async () => {
    const { id } = await drafted(owner, query.workspaceId, aDraft(customerId))
    const target = { ...query, invoiceId: id }
    for (const version of [1.5, 2 ** 31, 1e300, 0]) {
      expect(await ask(issueInvoice, { query: target, body: { version } })).toEqual(
        refused(issueInvoice),
      )
      const body = { version, draft: line({}) }
      expect(await ask(saveDraft, { query: target, body })).toEqual(refused(saveDraft))
      expect(await ask(updateCompany, { query, body: { version, footer: '' } })).toEqual(
        refused(updateCompany),
      )
    }
  })

  test('refuses a payment that exceeds the column’s range', async () => {
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

  test('refuses plans with invalid numbers or dates, and limits the days of a plan', async () => {
    const { id: invoiceId } = await drafted(owner, query.workspaceId, aDraft(customerId))
    const plan = { every: 1, unit: 'month', firstDay: '2026-12-01', end: { by: 'never' } }
    const create = (changes: object, name = 'x') =>
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
      expect(await create(odd)).toEqual(refused(createRecurring))
    }
    expect(await create({}, ' ')).toEqual(refused(createRecurring))
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

  test('refuses a fractional sequence number', async () => {
    const { series } = await owner.must(listSeries, { query })
    const target = { ...query, seriesId: series[0]?.id ?? '' }
    const body = { name: 'x', pattern: 'F{YYYY}-{seq:4}', isDefault: true, nextSeq: 1.5 }
    expect(await ask(updateSeries, { query: target, body })).toEqual(refused(updateSeries))
    const long = { kind: 'invoice', name: 'x', pattern: `{seq:99}`, isDefault: false }
    expect((await ask(createSeries, { query, body: long }))[1]).toBe(422)
  })

  test('ignores a forged cursor and returns the first page', async () => {
    const forged = (key: string) =>
      Buffer.from(JSON.stringify([key, newId()])).toString('base64url')
    const keys = ['x', '', '2026-99-99', '2026-11-20 25:00:00+00', '9'.repeat(40), 'a\0b', '\ud83d']
    keys.push('0000-01-01', '0000-01-01T00:00:00Z', '0000-01-01 00:00:00+00')
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

  test('refuses invalid ids and accepts searches with a NUL character', async () => {
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
