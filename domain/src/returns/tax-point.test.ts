import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { COUNTRIES } from '../country/countries.ts'
import { taxTimeOf } from '../country/tax-time.ts'
import { localDate } from '../date.ts'
import { type TaxPointFacts, arisenOf, suppliedOn, taxPointOf } from './tax-point.ts'

const day = localDate
const CODES = COUNTRIES.map(({ code }) => code)
const facts = (country: string, differs: Partial<TaxPointFacts> = {}): TaxPointFacts => ({
  country,
  type: 'invoice',
  issueDate: day('2026-11-05'),
  deliveryDate: day('2026-10-31'),
  taxPointCode: '',
  supplies: ['services'],
  buyerKind: 'business',
  ...differs,
})
const goods = { supplies: ['goods'] } as const
const deposit = { type: 'deposit', deliveryDate: undefined } as const
const text = (point: ReturnType<typeof taxPointOf>) =>
  point.by === 'day' ? point.day : `paid ${point.latest ?? ''}`.trim()

/** Supplied on 2026-10-31, invoiced on 2026-11-05, unless the row says otherwise. */
const CASES: readonly (readonly [
  what: string,
  country: string,
  differs: Partial<TaxPointFacts>,
  expected: string,
])[] = [
  ['a service counts in the month of the supply', 'DE', {}, '2026-10-31'],
  ['goods too', 'DE', goods, '2026-10-31'],
  ['AT', 'AT', {}, '2026-10-31'],
  ['PL, the invoice of the month after', 'PL', {}, '2026-10-31'],
  ['PL goods', 'PL', goods, '2026-10-31'],
  [
    'PL, a period counts on its last day',
    'PL',
    { deliveryDate: undefined, period: { start: day('2026-10-01'), end: day('2026-10-31') } },
    '2026-10-31',
  ],
  ['ES', 'ES', {}, '2026-10-31'],
  ['CZ', 'CZ', {}, '2026-10-31'],
  ['SK', 'SK', goods, '2026-10-31'],
  ['SE', 'SE', {}, '2026-10-31'],
  ['FI', 'FI', {}, '2026-10-31'],
  ['EE', 'EE', {}, '2026-10-31'],
  ['HU', 'HU', {}, '2026-10-31'],
  ['the directive, where no state is named', 'SI', {}, '2026-10-31'],
  ['a state outside the Union whose law is not known', 'AU', {}, '2026-11-05'],
  ['FR services when paid', 'FR', {}, 'paid'],
  ['FR goods', 'FR', goods, '2026-10-31'],
  [
    'FR, goods and services on one invoice',
    'FR',
    { supplies: ['services', 'goods'] },
    '2026-10-31',
  ],
  ['FR services by option with the invoice', 'FR', { taxPointCode: '3' }, '2026-11-05'],
  ['FR, kind not known', 'FR', { supplies: [] }, '2026-10-31'],
  ['IT services with the invoice', 'IT', {}, '2026-11-05'],
  ['IT goods, deferred invoice', 'IT', goods, '2026-10-31'],
  ['IT goods, invoice first', 'IT', { ...goods, deliveryDate: day('2026-12-01') }, '2026-11-05'],
  ['RO, invoice first', 'RO', { deliveryDate: day('2026-12-01') }, '2026-11-05'],
  ['RO', 'RO', {}, '2026-10-31'],
  ['NL with the invoice', 'NL', {}, '2026-11-05'],
  ['NL, late invoice', 'NL', { issueDate: day('2026-12-10') }, '2026-11-15'],
  ['NL on the last day of the term', 'NL', { issueDate: day('2026-11-15') }, '2026-11-15'],
  ['BE, late invoice', 'BE', { issueDate: day('2026-11-16') }, '2026-11-15'],
  ['IE', 'IE', {}, '2026-11-05'],
  ['PT within five working days', 'PT', {}, '2026-11-05'],
  ['PT, late: 31 October is a Saturday', 'PT', { issueDate: day('2026-11-20') }, '2026-11-06'],
  ['DK, invoice in time', 'DK', {}, '2026-11-05'],
  ['DK, late invoice', 'DK', { issueDate: day('2026-12-20') }, '2026-10-31'],
  ['GB within 14 days', 'GB', {}, '2026-11-05'],
  ['GB on the 14th day', 'GB', { issueDate: day('2026-11-14') }, '2026-11-14'],
  ['GB after 14 days', 'GB', { issueDate: day('2026-11-15') }, '2026-10-31'],
  ['GB, invoice first', 'GB', { deliveryDate: day('2026-12-31') }, '2026-11-05'],
  ['CH with the invoice', 'CH', {}, '2026-11-05'],
  ['NO with the invoice', 'NO', {}, '2026-11-05'],
  ['IN with the invoice', 'IN', {}, '2026-11-05'],
  ['without a day of supply that of the document', 'DE', { deliveryDate: undefined }, '2026-11-05'],
  ['BT-7 overrules', 'DE', { taxPointDate: day('2026-10-15') }, '2026-10-15'],
  ['invoiced before it is done', 'DE', { deliveryDate: day('2026-12-31') }, 'paid 2026-12-31'],
  ['PL invoiced before it is done', 'PL', { deliveryDate: day('2027-01-31') }, 'paid 2027-01-31'],
  ['an advance when received', 'PL', deposit, 'paid'],
  ['DE', 'DE', deposit, 'paid'],
  ['FR advance on goods', 'FR', { ...deposit, ...goods }, 'paid'],
  ['FR, option for the invoice', 'FR', { ...deposit, taxPointCode: '3' }, '2026-11-05'],
  ['an advance with its invoice', 'GB', deposit, '2026-11-05'],
  ['RO', 'RO', deposit, '2026-11-05'],
  ['IT', 'IT', deposit, '2026-11-05'],
  ['IT, cash accounting', 'IT', { ...deposit, taxPointCode: '432' }, 'paid'],
  ['cash accounting', 'DE', { taxPointCode: '432' }, 'paid'],
  ['ES at the end of the next year', 'ES', { taxPointCode: '432' }, 'paid 2027-12-31'],
  ['IT after a year', 'IT', { taxPointCode: '432' }, 'paid 2027-10-31'],
  ['PT after twelve months', 'PT', { taxPointCode: '432' }, 'paid 2027-11-05'],
  ['PL, a business', 'PL', { taxPointCode: '432' }, 'paid'],
  ['PL, a person', 'PL', { taxPointCode: '432', buyerKind: 'person' }, 'paid 2027-04-29'],
  ['a credit note when issued', 'DE', { type: 'credit_note' }, '2026-11-05'],
  ['of what waits', 'FR', { type: 'credit_note', correctsByPayment: true }, 'paid'],
  ['a debit note', 'PL', { type: 'debit_note' }, '2026-11-05'],
  ['a corrected invoice', 'PL', { type: 'corrected_invoice' }, '2026-11-05'],
  ['self-billed', 'DE', { type: 'self_billed_invoice' }, '2026-11-05'],
]

test.each(CASES)('%s: %s, %j', (_, country, differs, expected) => {
  expect(text(taxPointOf(facts(country, differs), 'S'))).toBe(expected)
})

test('goods to another member state: with the invoice, at the latest on the 15th; never by payment', () => {
  const of = (differs: Partial<TaxPointFacts>) =>
    text(taxPointOf(facts('FR', { ...goods, ...differs }), 'K'))
  expect(of({})).toBe('2026-11-05')
  expect(of({ issueDate: day('2026-11-20') })).toBe('2026-11-15')
  expect(of({ taxPointCode: '432' })).toBe('2026-11-05')
})

test('what bears no tax of the seller does not wait for its payment', () => {
  for (const category of ['AE', 'G', 'O', 'E'] as const)
    expect(text(taxPointOf(facts('FR', { taxPointCode: '432' }), category))).toBe('2026-10-31')
})

describe('every country of the world', () => {
  test('has a tax point on any document, and says which law', () => {
    for (const country of CODES) {
      const rules = taxTimeOf(country)
      if (rules)
        expect([country, rules.law === '', rules.url.startsWith('https://')]).toEqual([
          country,
          false,
          true,
        ])
      for (const type of ['invoice', 'deposit', 'credit_note'] as const)
        expect(taxPointOf(facts(country, { type }), 'S').by).toMatch(/day|payment/)
    }
  })
})

test('2,000 documents: an invoice never counts after both its supply and its issue', () => {
  const dates = fc.integer({ min: 0, max: 400 }).map(n => {
    const at = new Date(Date.UTC(2026, 0, 1 + n))
    return localDate(at.toISOString().slice(0, 10))
  })
  fc.assert(
    fc.property(
      fc.constantFrom(...CODES),
      dates,
      dates,
      fc.constantFrom('goods', 'services', 'electronic'),
      fc.constantFrom('S', 'K', 'AE', 'E'),
      (country, issueDate, deliveryDate, supply, category) => {
        const one = facts(country, { issueDate, deliveryDate, supplies: [supply] })
        const point = taxPointOf(one, category)
        const last = issueDate > deliveryDate ? issueDate : suppliedOn(one)
        if (point.by === 'day') expect(point.day <= last).toBe(true)
        else if (point.latest !== undefined) expect(point.latest).toBe(deliveryDate)
      },
    ),
    { numRuns: 2_000 },
  )
})

test('2,000 payments in parts: what arises with them adds up to the whole, to the cent', () => {
  fc.assert(
    fc.property(
      fc.array(fc.bigInt({ min: 1n, max: 900_000n }), { minLength: 1, maxLength: 8 }),
      fc.array(fc.bigInt({ min: 0n, max: 90_000n }), { minLength: 1, maxLength: 4 }),
      (payments, taxes) => {
        const due = payments.reduce((sum, one) => sum + one, 0n)
        for (const tax of taxes) {
          let received = 0n
          let counted = 0n
          for (const payment of payments) {
            const before = arisenOf(tax, { received, due })
            received += payment
            const part = arisenOf(tax, { received, due }) - before
            // Each within a cent of its exact share.
            const exact = (Number(tax) * Number(payment)) / Number(due)
            expect(Math.abs(Number(part) - exact)).toBeLessThanOrEqual(1)
            counted += part
          }
          expect(counted).toBe(tax)
        }
      },
    ),
    { numRuns: 2_000 },
  )
})
