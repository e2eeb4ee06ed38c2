import { getTaxRate, importPublishedRates } from '@bordereau/contract/exchange-rates'
import { duplicateInvoice, issueInvoice } from '@bordereau/contract/invoices'
import type { PartyProfile } from '@bordereau/domain/party/party'
import { decimal } from '@bordereau/domain/money/decimal'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { describeWithDatabase } from '../db/testing.ts'
import {
  GERMAN_CUSTOMER,
  aCompany,
  aCustomer,
  aDraft,
  aLine,
  drafted,
} from '../invoices/testing.ts'
import { type Client, type TestApp, signedUp, startApp } from '../lib/testing.ts'
import { createOutgoing } from '../outgoing/outgoing.ts'
import { type TestServer, PUBLIC_ONLY, listen, silent } from '../outgoing/testing.ts'
import { fetchRatesFrom } from './fetch-rates.ts'
import { NBP_FILE } from './testing/rate-files.ts'

const POLISH_COMPANY: PartyProfile = {
  ...GERMAN_CUSTOMER,
  legalName: 'Bursztyn Sp. z o.o.',
  address: { ...GERMAN_CUSTOMER.address, city: 'Gdańsk', postCode: '80-001', country: 'PL' },
  taxIds: [{ kind: 'nip', value: '5261040828' }],
}

describeWithDatabase('the tax in the seller’s own currency', engine => {
  let app: TestApp
  let owner: Client
  let workspaceId: string

  beforeAll(async () => {
    app = await startApp(engine.db)
    owner = await signedUp(app, 'owner@example.com')
    workspaceId = await aCompany(owner, POLISH_COMPANY)
  })
  afterAll(() => app.close())

  test('has no rate before one is known', async () => {
    const query = { workspaceId, currency: 'EUR', chargeable: '2026-11-12' }
    expect(await owner.must(getTaxRate, { query })).toMatchObject({
      law: { currency: 'PLN', required: true },
      rate: null,
    })
  })

  test('takes the rate of a file that the owner of the instance gave', async () => {
    const body = { source: 'nbp' as const, file: NBP_FILE }
    const imported = await owner.must(importPublishedRates, { query: { workspaceId }, body })
    expect(imported).toMatchObject({ from: '2025-11-03', until: '2026-12-04' })
    const query = { workspaceId, currency: 'EUR', chargeable: '2026-11-12' }
    // 11 November is a holiday: the table of the day before it holds for 12 November.
    expect((await owner.must(getTaxRate, { query })).rate).toEqual({
      rate: '4.2874',
      published: { source: 'nbp', day: '2026-11-10' },
    })
    expect(await owner.must(getTaxRate, { query: { ...query, currency: 'PLN' } })).toEqual({
      law: null,
      rate: null,
    })
  })

  test('refuses a file that is none, and a person who does not own the instance', async () => {
    const body = { source: 'nbp' as const, file: '[]' }
    expect(await owner.call(importPublishedRates, { query: { workspaceId }, body })).toMatchObject({
      status: 422,
      refusal: 'rate_file_unreadable',
      detail: { reason: 'the file has no rate' },
    })
    const other = await signedUp(app, 'other@example.com')
    const otherCompany = await aCompany(other, POLISH_COMPANY)
    const query = { workspaceId: otherCompany }
    expect(await other.call(importPublishedRates, { query, body })).toMatchObject({ status: 403 })
  })

  test('is required of a Polish invoice in euros, and stated by a copy of itself', async () => {
    const customerId = await aCustomer(owner, workspaceId, {
      ...POLISH_COMPANY,
      legalName: 'Kupiec S.A.',
    })
    const draft = aDraft(customerId, {
      lines: [
        aLine({
          tax: { category: 'S', rate: decimal('23'), exemptionCode: '', exemptionReason: '' },
        }),
      ],
    })
    const { id, version } = await drafted(owner, workspaceId, draft)
    const query = { workspaceId, invoiceId: id }
    const refused = await owner.call(issueInvoice, { query, body: { version } })
    expect(refused).toMatchObject({ status: 422, refusal: 'rules_broken' })
    expect(JSON.stringify(refused)).toMatch(/BDX-VAT-04.*106e/)

    const copy = await owner.must(duplicateInvoice, { query })
    expect(copy.draft.taxCurrency).toEqual({
      currency: 'PLN',
      rate: '4.2883',
      published: { source: 'nbp', day: '2026-11-19' },
    })
    const copied = { workspaceId, invoiceId: copy.id }
    const issued = await owner.must(issueInvoice, {
      query: copied,
      body: { version: copy.version },
    })
    expect(issued.draft.taxCurrency?.rate).toBe('4.2883')
  })
})

describeWithDatabase('rates that are fetched', engine => {
  let app: TestApp
  let owner: Client
  let workspaceId: string
  let publisher: TestServer
  let asked: string[] = []
  let reply = { status: 200, body: NBP_FILE }

  beforeAll(async () => {
    publisher = await listen((request, response) => {
      asked.push(request.url ?? '')
      response.writeHead(reply.status).end(reply.body)
    }, '127.0.0.3')
    const outgoing = { ...PUBLIC_ONLY, allowedNetworks: ['127.0.0.3'] }
    app = await startApp(engine.db, { outgoing })
    owner = await signedUp(app, 'fetch@example.com')
    workspaceId = await aCompany(owner, POLISH_COMPANY)
  })
  afterAll(async () => {
    await app.close()
    await publisher.close()
  })

  const url = (source: string) => () => `http://127.0.0.3:${publisher.port}/${source}`
  const urls = { ecb: url('ecb'), nbp: url('nbp'), hmrc: url('hmrc'), bazg: url('bazg') }
  const rateOf = async (chargeable: string) => {
    const query = { workspaceId, currency: 'USD', chargeable }
    return (await owner.must(getTaxRate, { query })).rate
  }

  test('come from the publisher that the law of a company names, and from no other', async () => {
    await fetchRatesFrom(app.context, urls)
    expect(asked).toEqual(['/nbp'])
    expect(await rateOf('2026-11-20')).toMatchObject({ published: { day: '2026-11-19' } })
  })

  test.each([
    { status: 503, body: 'Service unavailable' },
    { status: 200, body: '<html>Sign in to this network</html>' },
  ])('stay as they are where the publisher responds %o', async refused => {
    asked = []
    reply = refused
    await fetchRatesFrom(app.context, urls)
    expect(asked).toEqual(['/nbp'])
    expect(await rateOf('2026-11-20')).toMatchObject({ published: { day: '2026-11-19' } })
  })

  test('are not asked for where outgoing requests are off', async () => {
    asked = []
    const off = createOutgoing({ ...PUBLIC_ONLY, enabled: false }, silent)
    await fetchRatesFrom({ ...app.context, outgoing: off }, urls)
    expect(asked).toEqual([])
    await off.close()
  })
})
