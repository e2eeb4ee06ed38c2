import { getCompany, updateCompany } from '@bordereau/contract/company'
import { getDistanceSales } from '@bordereau/contract/distance-sales'
import { creditInvoice } from '@bordereau/contract/invoices'
import { localDate } from '@bordereau/domain/date'
import type { Draft, DraftLine } from '@bordereau/domain/invoice/draft'
import { decimal } from '@bordereau/domain/money/decimal'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { describeWithDatabase } from '../../db/testing.ts'
import { type Client, type TestApp, signedUp, startApp } from '../../lib/testing.ts'
import { GERMAN_CUSTOMER, aCompany, aCustomer, aDraft, aLine, issued } from '../testing.ts'

/* Directive 2006/112/EC, art. 59c, counts goods and electronic services to private customers in other member states. */
describeWithDatabase('the sales that the threshold of the one-stop shop counts', engine => {
  let at: TestApp
  let owner: Client
  let query: { workspaceId: string }
  let person: string
  let business: string

  beforeAll(async () => {
    at = await startApp(engine.db)
    owner = await signedUp(at, 'owner@example.com')
    query = { workspaceId: await aCompany(owner) }
    person = await aCustomer(owner, query.workspaceId, {
      ...GERMAN_CUSTOMER,
      kind: 'person',
      legalName: 'Erika Mustermann',
      taxIds: [],
    })
    business = await aCustomer(owner, query.workspaceId)
  })
  afterAll(() => at.close())

  const sold = (price: string, change: Partial<DraftLine> = {}) =>
    aLine({ price: decimal(price), supply: 'goods', ...change })
  const sell = (customerId: string, lines: readonly DraftLine[], change: Partial<Draft> = {}) =>
    issued(owner, query.workspaceId, aDraft(customerId, { lines, ...change }))
  const counted = () => owner.must(getDistanceSales, { query })

  test('are those that were issued, by calendar year, less what was credited', async () => {
    expect(await counted()).toEqual({
      year: 2026,
      thisYear: '0.00',
      lastYear: '0.00',
      uncounted: [],
    })
    const chair = { ...sold('100.05'), id: 'goods' }
    const advice = { ...sold('50', { supply: 'services' }), id: 'services' }
    const book = { ...sold('9.95', { supply: 'electronic' }), id: 'electronic' }
    const invoice = await sell(person, [advice, chair, book])
    await sell(business, [sold('1000')])
    expect(await counted()).toMatchObject({ thisYear: '110.00' })
    await owner.must(creditInvoice, {
      query: { ...query, invoiceId: invoice.id },
      body: { reason: 'Retour' },
    })
    // The credit note is only a draft.
    expect(await counted()).toMatchObject({ thisYear: '110.00' })
  })

  test('in a currency whose rate is not known here are named, not counted', async () => {
    await sell(person, [sold('70')], {
      currency: 'USD',
      taxCurrency: { currency: 'EUR', rate: decimal('0.9') },
    })
    expect(await counted()).toMatchObject({ thisYear: '110.00', uncounted: ['USD'] })
  })

  test('belong to a company that may say that it uses the one-stop shop, and keep taxes of its own', async () => {
    const { version } = await owner.must(getCompany, { query })
    const tax = {
      id: '0123456789abcdef0123456789abcdef',
      name: 'Surcharge',
      parts: [{ name: 'Surcharge', rate: decimal('5.2') }],
      place: { subdivision: '', county: '', postCodes: [] },
      isProposed: false,
      from: null,
      until: localDate('2027-12-31'),
      isArchived: false,
    }
    const body = { version, usesOneStopShop: true, taxes: [tax] }
    await owner.must(updateCompany, { query, body })
    expect(await owner.must(getCompany, { query })).toMatchObject({
      usesOneStopShop: true,
      taxes: [tax],
    })
  })
})
