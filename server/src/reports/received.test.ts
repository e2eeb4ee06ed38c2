import { creditInvoice, getInvoice, issueInvoice } from '@bordereau/contract/invoices'
import { recordPayment, reversePayment } from '@bordereau/contract/payments'
import { getVatReport } from '@bordereau/contract/reports'
import { localDate } from '@bordereau/domain/date'
import { type Minor, toMinor, toText } from '@bordereau/domain/money/currency'
import { decimal } from '@bordereau/domain/money/decimal'
import { LAWFUL_TERMS } from '@bordereau/domain/party/party'
import { arisenOf } from '@bordereau/domain/returns/tax-point'
import { specimenProfile } from '@bordereau/domain/testing/draft'
import * as fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { describeWithDatabase } from '../db/testing.ts'
import { aCompany, aCustomer, aDraft, aLine, issued } from '../invoices/testing.ts'
import { type Client, type TestApp, slowBlankRenderer, signedUp, startApp } from '../lib/testing.ts'

const MONTHS = ['2026-07', '2026-08', '2026-09', '2026-10', '2026-11'] as const
type Month = (typeof MONTHS)[number]

const FRENCH = specimenProfile('FR', { taxIds: [{ kind: 'vat', value: 'FR40303265045' }] })
const GERMAN = specimenProfile('DE', { taxIds: [{ kind: 'vat', value: 'DE136695976' }] })
const taxed = (rate: string) =>
  ({ category: 'S', rate: decimal(rate), exemptionCode: '', exemptionReason: '' }) as const

describeWithDatabase('tax that arises with payments', engine => {
  let context: TestApp
  let owner: Client

  beforeAll(async () => {
    context = await startApp(engine.db, {}, slowBlankRenderer)
    owner = await signedUp(context, 'owner@example.com')
  })
  afterAll(() => context.close())

  async function sellerOf(profile: typeof FRENCH) {
    const workspaceId = await aCompany(owner, profile)
    const { country } = profile.address
    const customer = specimenProfile(country, { kind: 'person', legalName: 'Customer' })
    const customerId = await aCustomer(owner, workspaceId, customer)
    const vat = async (period: string) => {
      const { rows } = await owner.must(getVatReport, { query: { workspaceId, period } })
      return rows
        .filter(({ taxable, tax }) => taxable !== '0.00' || tax !== '0.00')
        .map(({ rate, taxable, tax }) => `${rate} ${taxable} ${tax}`)
    }
    const sell = (issueDate: string, change: Parameters<typeof aDraft>[1] = {}) =>
      issued(owner, workspaceId, aDraft(customerId, { issueDate: localDate(issueDate), ...change }))
    const pay = (invoiceId: string, amount: string, date: string) =>
      owner.must(recordPayment, {
        query: { workspaceId },
        body: {
          customerId,
          date,
          currency: 'EUR',
          amount,
          method: 'transfer',
          reference: '',
          note: '',
          allocations: [{ invoiceId, amount }],
        },
      })
    const credit = async (invoiceId: string, lineId: string, quantity: string) => {
      const { id, version } = await owner.must(creditInvoice, {
        query: { workspaceId, invoiceId },
        body: { reason: 'Less', lines: [{ lineId, quantity: decimal(quantity) }] },
      })
      return owner.must(issueInvoice, { query: { workspaceId, invoiceId: id }, body: { version } })
    }
    return { workspaceId, vat, sell, pay, credit }
  }

  const line = (rate: string, change: object = {}) =>
    aLine({ price: decimal('1000'), quantity: decimal('1'), tax: taxed(rate), ...change })

  test('French services count when they are paid, goods when they are supplied', async () => {
    const { vat, sell, pay } = await sellerOf(FRENCH)
    const service = await sell('2026-09-10', { lines: [line('20')] })
    await sell('2026-10-05', {
      deliveryDate: localDate('2026-09-28'),
      lines: [line('5.5', { supply: 'goods' })],
    })
    expect(await vat('2026-09')).toEqual(['5.5 1000.00 55.00'])
    expect(await vat('2026-10')).toEqual([])
    await pay(service.id, '400', '2026-10-20')
    await pay(service.id, '800', '2026-11-02')
    expect(await vat('2026-09')).toEqual(['5.5 1000.00 55.00'])
    expect(await vat('2026-10')).toEqual(['20 333.33 66.67'])
    expect(await vat('2026-11')).toEqual(['20 666.67 133.33'])
    expect(await vat('2026')).toEqual(['20 1000.00 200.00', '5.5 1000.00 55.00'])
  })

  test('a service by option for the invoice counts with it', async () => {
    const { vat, sell } = await sellerOf({
      ...FRENCH,
      sellerTerms: { ...LAWFUL_TERMS, taxPoint: 'invoice' },
    })
    await sell('2026-09-10', { lines: [line('20')] })
    expect(await vat('2026-09')).toEqual(['20 1000.00 200.00'])
  })

  test('in Germany the month of the supply counts, and that of the payment under cash accounting', async () => {
    const accrual = await sellerOf(GERMAN)
    const supplied = { deliveryDate: localDate('2026-09-30'), lines: [line('19')] }
    await accrual.sell('2026-10-04', supplied)
    expect(await accrual.vat('2026-09')).toEqual(['19 1000.00 190.00'])
    expect(await accrual.vat('2026-10')).toEqual([])
    const cash = await sellerOf({
      ...GERMAN,
      sellerTerms: { ...LAWFUL_TERMS, taxPoint: 'payment' },
    })
    const sold = await cash.sell('2026-10-04', supplied)
    expect(await cash.vat('2026')).toEqual([])
    await cash.pay(sold.id, '1190', '2026-11-12')
    expect(await cash.vat('2026-11')).toEqual(['19 1000.00 190.00'])
  })

  test('a credit note of what is not paid takes nothing back; of what is paid, when it is issued', async () => {
    const { vat, sell, pay, credit } = await sellerOf(FRENCH)
    const unpaid = await sell('2026-09-10', { lines: [line('20', { quantity: decimal('2') })] })
    await credit(unpaid.id, '1', '1')
    expect(await vat('2026')).toEqual([])
    await pay(unpaid.id, '1200', '2026-10-02')
    expect(await vat('2026-10')).toEqual(['20 1000.00 200.00'])
    const paid = await sell('2026-09-11', { lines: [line('10', { quantity: decimal('2') })] })
    await pay(paid.id, '2200', '2026-09-20')
    expect(await vat('2026-09')).toEqual(['10 2000.00 200.00'])
    await credit(paid.id, '1', '1')
    // The credit note has the day of the test.
    expect(await vat('2026')).toEqual(['20 1000.00 200.00', '10 1000.00 100.00'])
  })

  test('a payment that is taken back counts until that day', async () => {
    const { workspaceId, vat, sell, pay } = await sellerOf(FRENCH)
    const sold = await sell('2026-09-10', { lines: [line('20')] })
    const { id } = await pay(sold.id, '1200', '2026-09-20')
    expect(await vat('2026-09')).toEqual(['20 1000.00 200.00'])
    await owner.must(reversePayment, {
      query: { workspaceId, paymentId: id },
      body: { reason: 'Bounced' },
    })
    expect(await vat('2026-09')).toEqual(['20 1000.00 200.00'])
    expect(await vat('2026')).toEqual([])
  })

  test('random payments in parts: each month has the shares of the domain, all months the document', async () => {
    const { workspaceId, vat, sell, pay } = await sellerOf(FRENCH)
    const random = fc.sample(
      fc.record({
        nets: fc.array(
          fc.tuple(fc.constantFrom('20', '10', '5.5'), fc.integer({ min: 1, max: 99_999 })),
          {
            minLength: 1,
            maxLength: 3,
          },
        ),
        parts: fc.array(fc.tuple(fc.constantFrom(...MONTHS), fc.integer({ min: 1, max: 100 })), {
          minLength: 1,
          maxLength: 4,
        }),
      }),
      { numRuns: 12, seed: 5 },
    )
    const expected = new Map<string, { taxable: Minor; tax: Minor }>()
    for (const { nets, parts } of random) {
      const sold = await sell('2026-07-01', {
        lines: nets.map(([rate, cents], i) =>
          line(rate, { id: String(i), price: decimal(`${cents / 100}`) }),
        ),
      })
      const due = toMinor(decimal(sold.totals.payable), 'EUR')
      const weights = parts.reduce((sum, [, weight]) => sum + BigInt(weight), 0n)
      const inOrder = parts.toSorted(([a], [b]) => MONTHS.indexOf(a) - MONTHS.indexOf(b))
      let received = 0n
      let paid = 0n
      for (const [i, [month, weight]] of inOrder.entries()) {
        paid += BigInt(weight)
        const until = i === inOrder.length - 1 ? due : (due * paid) / weights
        if (until <= received) continue
        await pay(sold.id, toText(until - received, 'EUR'), `${month}-15`)
        for (const row of sold.totals.vat) {
          const add = (text: string) => {
            const amount = toMinor(decimal(text), 'EUR')
            return arisenOf(amount, { received: until, due }) - arisenOf(amount, { received, due })
          }
          const key = `${month} ${row.rate}`
          const before = expected.get(key) ?? { taxable: 0n, tax: 0n }
          expected.set(key, {
            taxable: before.taxable + add(row.taxable),
            tax: before.tax + add(row.tax),
          })
        }
        received = until
      }
      const { open } = await owner.must(getInvoice, {
        query: { workspaceId, invoiceId: sold.id },
      })
      expect(open).toBe('0.00')
    }
    const rowsOf = (month: Month) =>
      [...expected]
        .filter(
          ([key, { taxable, tax }]) => key.startsWith(month) && (taxable !== 0n || tax !== 0n),
        )
        .map(([key, { taxable, tax }]) =>
          [key.slice(8), toText(taxable, 'EUR'), toText(tax, 'EUR')].join(' '),
        )
        .toSorted()
    for (const month of MONTHS) expect((await vat(month)).toSorted()).toEqual(rowsOf(month))
  })
})
