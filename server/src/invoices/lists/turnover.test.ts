import { getCompany, updateCompany } from '@bordereau/contract/company'
import { beginDeposit } from '@bordereau/contract/corrections'
import { creditInvoice, getInvoice, issueInvoice } from '@bordereau/contract/invoices'
import { recordPayment } from '@bordereau/contract/payments'
import { getTurnover } from '@bordereau/contract/turnover'
import type { Draft, DraftLine } from '@bordereau/domain/invoice/draft'
import { decimal } from '@bordereau/domain/money/decimal'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { describeBothEngines } from '../../db/testing.ts'
import { type Client, type TestApp, signedUp, startApp } from '../../lib/testing.ts'
import { GERMAN_CUSTOMER, aCompany, aCustomer, aDraft, aLine, drafted, issued } from '../testing.ts'

const EXEMPT = {
  category: 'E',
  rate: decimal('0'),
  exemptionCode: 'VATEX-FR-FRANCHISE',
  exemptionReason: 'TVA non applicable, art. 293 B du CGI',
} as const
const ABROAD = {
  category: 'AE',
  rate: decimal('0'),
  exemptionCode: 'VATEX-EU-AE',
  exemptionReason: 'Autoliquidation',
} as const

describeBothEngines('the turnover of a company that charges no tax', engine => {
  let at: TestApp
  let owner: Client
  let query: { workspaceId: string }
  let french: string
  let german: string

  beforeAll(async () => {
    at = await startApp(engine.db)
    at.clock.set('2025-12-30T10:00:00Z')
    owner = await signedUp(at, 'owner@example.com')
    query = { workspaceId: await aCompany(owner) }
    const { version } = await owner.must(getCompany, { query })
    await owner.must(updateCompany, { query, body: { version, vatRegistered: false } })
    german = await aCustomer(owner, query.workspaceId)
    french = await aCustomer(owner, query.workspaceId, {
      ...GERMAN_CUSTOMER,
      kind: 'person',
      legalName: 'Jeanne Martin',
      taxIds: [],
      address: { ...GERMAN_CUSTOMER.address, country: 'FR', postCode: '75001', city: 'Paris' },
    })
  })
  afterAll(() => at.close())

  const line = (price: string, supply: DraftLine['supply'], tax: DraftLine['tax'] = EXEMPT) =>
    aLine({ id: supply, price: decimal(price), supply, tax })
  const sell = (customerId: string, lines: readonly DraftLine[], change: Partial<Draft> = {}) =>
    issued(owner, query.workspaceId, aDraft(customerId, { lines, ...change }))
  const counted = async () => {
    const { thresholds, uncounted } = await owner.must(getTurnover, { query })
    const sums = thresholds.map(one => [
      one.of,
      one.limit,
      one.thisPeriod,
      one.lastPeriod,
      one.outcome,
    ])
    return { sums, uncounted }
  }
  const sums = (services: string, all: string) => [
    ['services', '37500.00', services, '0.00', 'next_year'],
    ['services', '41250.00', services, '0.00', 'that_day'],
    ['all', '85000.00', all, '42.00', 'next_year'],
    ['all', '93500.00', all, '42.00', 'that_day'],
  ]

  test('of last year is beside that of this one', async () => {
    await sell(french, [line('42', 'goods')])
    at.clock.set('2026-01-03T10:00:00Z')
    const { thresholds } = await owner.must(getTurnover, { query })
    expect(thresholds.map(one => [one.from, one.of, one.thisPeriod, one.lastPeriod])).toEqual(
      thresholds.map(({ of }) => ['2026-01-01', of, '0.00', of === 'all' ? '42.00' : '0.00']),
    )
  })

  test('is what was issued, services apart, less what was credited', async () => {
    expect(await counted()).toEqual({ sums: sums('0.00', '0.00'), uncounted: [] })
    const invoice = await sell(french, [line('1000.10', 'goods'), line('500.05', 'services')])
    expect(await counted()).toMatchObject({ sums: sums('500.05', '1500.15') })
    const credit = await owner.must(creditInvoice, {
      query: { ...query, invoiceId: invoice.id },
      body: { reason: 'Retour' },
    })
    await owner.must(issueInvoice, {
      query: { ...query, invoiceId: credit.id },
      body: { version: credit.version },
    })
    expect(await counted()).toMatchObject({ sums: sums('0.00', '0.00') })
  })

  test('has no services that are supplied abroad', async () => {
    await sell(german, [line('700', 'services', ABROAD)])
    expect(await counted()).toMatchObject({ sums: sums('0.00', '0.00') })
  })

  test('has a deposit once, when the final invoice sets it off', async () => {
    const draft = aDraft(french, { lines: [line('2000', 'services')] })
    const agreed = await drafted(owner, query.workspaceId, draft)
    const asked = await owner.must(beginDeposit, {
      query: { ...query, invoiceId: agreed.id },
      body: { share: { by: 'percent', percent: decimal('30') } },
    })
    await owner.must(issueInvoice, {
      query: { ...query, invoiceId: asked.id },
      body: { version: asked.version },
    })
    expect(await counted()).toMatchObject({ sums: sums('600.00', '600.00') })
    await owner.must(recordPayment, {
      query,
      body: {
        customerId: french,
        date: '2026-01-03',
        currency: 'EUR',
        amount: decimal('600'),
        method: 'transfer',
        reference: '',
        note: '',
        allocations: [{ invoiceId: asked.id, amount: decimal('600') }],
      },
    })
    // What was agreed is the final invoice.
    const final = await owner.must(getInvoice, { query: { ...query, invoiceId: agreed.id } })
    await owner.must(issueInvoice, {
      query: { ...query, invoiceId: final.id },
      body: { version: final.version },
    })
    expect(await counted()).toMatchObject({ sums: sums('2000.00', '2000.00') })
  })

  test('in a currency whose rate is not known here is named, not counted', async () => {
    await sell(french, [line('70', 'goods')], {
      currency: 'USD',
      taxCurrency: { currency: 'EUR', rate: decimal('0.9') },
    })
    expect(await counted()).toEqual({ sums: sums('2000.00', '2000.00'), uncounted: ['USD'] })
  })

  test('is not asked of a company that charges the tax', async () => {
    const { version } = await owner.must(getCompany, { query })
    await owner.must(updateCompany, { query, body: { version, vatRegistered: true } })
    expect(await owner.must(getTurnover, { query })).toEqual({ thresholds: [], uncounted: [] })
  })
})
