import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { localDate } from '../date.ts'
import { decimal } from '../money/decimal.ts'
import { parsePeriod } from '../report/period.ts'
import { manySources, worldOf } from '../testing/returns.ts'
import { ossReturn, quartersOf } from './one-stop-shop.ts'
import { type ReturnDocument, dayOfReturn, readReturn } from './return-document.ts'

const RATE = decimal('0.85')
const rates = (currency: string) => (currency === 'USD' ? RATE : undefined)

function quarterOf(key: string) {
  const period = parsePeriod(key)
  if (!period) throw new Error('a period')
  return period
}

test.each([
  ['DE', 'EUR'],
  ['FR', 'EUR'],
  ['ES', 'EUR'],
  ['IT', 'EUR'],
  ['PL', 'EUR'],
  ['BE', 'EUR'],
  ['NL', 'EUR'],
  ['SE', 'EUR'],
  ['FI', 'EUR'],
  ['IE', 'EUR'],
] as const)(
  'rows, corrections and what is left out of a seller in %s are all tax of others',
  (country, home) => {
    fc.assert(
      fc.property(manySources(worldOf(country, home)), sources => {
        const read = sources.flatMap(source => readReturn(source, home) ?? [])
        const quarter = quarterOf('2026-Q3')
        const found = ossReturn(read, quarter, rates)
        const stated = read
          .filter(one => dayOfReturn(one) >= '2026-07-01' && dayOfReturn(one) <= '2026-09-30')
          .flatMap(one =>
            one.lines
              .filter(line => line.country === 'AT')
              .map(line => (one.currency === 'EUR' ? line.own.tax : euro(line.own.tax))),
          )
        const all = [...found.rows, ...found.corrections, ...found.leftOut]
        const sum = all.reduce((total, { vat }) => total + vat, 0n)
        expect(sum).toBe(stated.reduce((total, vat) => total + vat, 0n))
        for (const row of found.rows) expect(row.base >= 0n && row.vat >= 0n).toBe(true)
        const positive = found.balances.filter(({ vat }) => vat > 0n)
        expect(found.due).toBe(positive.reduce((total, { vat }) => total + vat, 0n))
      }),
      { numRuns: 30, endOnFailure: true },
    )
  },
)

/** 0.85 of it, half away from zero. */
function euro(amount: bigint): bigint {
  const hundredths = (amount < 0n ? -amount : amount) * 85n
  const rounded = (hundredths + 50n) / 100n
  return amount < 0n ? -rounded : rounded
}

const SALE: ReturnDocument = {
  id: 'i',
  number: 'F/1',
  kind: 'invoice',
  type: 'invoice',
  issueDate: localDate('2026-08-10'),
  suppliedOn: localDate('2026-08-10'),
  seller: { country: 'DE', vatId: 'DE136695976' },
  buyer: { id: 'c', name: 'Kundin', country: 'AT', vatId: '' },
  currency: 'EUR',
  lines: [],
}

function line(state: string, rate: string, taxable: bigint, tax: bigint, more = {}) {
  return {
    part: 'own' as const,
    treatment: 'foreign_tax' as const,
    category: 'S' as const,
    rate: decimal(rate),
    country: state,
    supply: 'goods',
    taxable,
    tax,
    own: { taxable, tax },
    ...more,
  }
}

function returnOf(documents: readonly Partial<ReturnDocument>[], key = '2026-Q3') {
  return ossReturn(
    documents.map(one => ({ ...SALE, ...one })),
    quarterOf(key),
    rates,
  )
}

const credit = (quarterDay: string) => ({
  kind: 'credit_note' as const,
  type: 'credit_note' as const,
  corrects: {
    number: 'F/0',
    type: 'invoice' as const,
    issueDate: localDate(quarterDay),
    suppliedOn: localDate(quarterDay),
  },
})

test('goods and services, standard and reduced rates are apart, by state', () => {
  const { rows, due } = returnOf([
    { lines: [line('AT', '20', 10_000n, 2_000n), line('AT', '10', 500n, 50n)] },
    { lines: [line('AT', '20', 300n, 60n, { supply: 'electronic' }), line('GR', '24', 100n, 24n)] },
    { lines: [line('AT', '20', 1n, 0n, { supply: 'land' })] },
  ])
  expect(
    rows.map(row => [row.state, row.supply, row.rate, row.rateType, row.base, row.vat]),
  ).toEqual([
    ['AT', 'goods', '10', 'REDUCED', 500n, 50n],
    ['AT', 'goods', '20', 'STANDARD', 10_000n, 2_000n],
    ['AT', 'services', '20', 'STANDARD', 301n, 60n],
    ['GR', 'goods', '24', 'STANDARD', 100n, 24n],
  ])
  expect(due).toBe(2_134n)
})

test('a credit note of the quarter is netted, one of an earlier quarter corrects that quarter', () => {
  const found = returnOf([
    { lines: [line('AT', '20', 10_000n, 2_000n)] },
    { ...credit('2026-07-20'), lines: [line('AT', '20', -1_000n, -200n)] },
    { ...credit('2026-06-20'), lines: [line('AT', '20', -500n, -100n)] },
    { ...credit('2026-02-20'), lines: [line('SE', '25', -400n, -100n)] },
  ])
  expect(found.rows.map(({ base, vat }) => [base, vat])).toEqual([[9_000n, 1_800n]])
  expect(found.corrections.map(({ state, quarter, vat }) => [state, quarter, vat])).toEqual([
    ['SE', '2026-Q1', -100n],
    ['AT', '2026-Q2', -100n],
  ])
  // Sweden pays its part back: it does not lower what is due to Austria.
  expect(found.balances).toEqual([
    { state: 'AT', vat: 1_700n },
    { state: 'SE', vat: -100n },
  ])
  expect(found.due).toBe(1_700n)
})

test.each([
  ['more than three years after the return was due', credit('2022-09-30'), {}, 'too_late'],
  [
    'a credit note of what is not known',
    { kind: 'credit_note', type: 'credit_note' },
    {},
    'negative',
  ],
  ['no rate of the last day of the quarter', { currency: 'NOK' }, {}, 'no_rate'],
  ['a business', { buyer: { ...SALE.buyer, vatId: 'ATU13585627' } }, {}, 'business'],
] as const)('%s is left out, and named', (_, document, more, reason) => {
  const lines = [line('AT', '20', -500n, -100n, more)]
  const found = returnOf([{ ...document, lines }])
  expect(found.rows).toEqual([])
  expect(found.corrections).toEqual([])
  expect(found.leftOut.map(one => [one.number, one.reason])).toEqual([['F/1', reason]])
})

test('a correction is in time until three years after the day on which the return was due', () => {
  const lines = [line('AT', '20', -500n, -100n)]
  const on = (day: string) => ({ issueDate: localDate(day), suppliedOn: localDate(day) })
  const of = (day: string, key: string) =>
    returnOf([{ ...credit('2023-06-30'), ...on(day), lines }], key).leftOut.map(one => one.reason)
  expect(of('2026-07-31', '2026-Q3')).toEqual([])
  expect(of('2026-08-01', '2026-Q3')).toEqual(['too_late'])
})

test('foreign currencies are converted by the last day of the quarter that is reported or corrected', () => {
  const documents = [
    { ...SALE, currency: 'USD', lines: [line('AT', '20', 10_000n, 2_000n)] },
    { ...SALE, ...credit('2026-03-31'), currency: 'USD', lines: [line('AT', '20', -100n, -20n)] },
  ]
  const quarter = quarterOf('2026-Q3')
  expect(quartersOf(documents, quarter).map(({ key }) => key)).toEqual(['2026-Q3', '2026-Q1'])
  const found = ossReturn(documents, quarter, (_, { key }) =>
    decimal(key === '2026-Q3' ? '0.9' : '0.5'),
  )
  expect([found.rows[0]?.vat, found.corrections[0]?.vat]).toEqual([1_800n, -10n])
})

test('the seller’s own tax, a number abroad and sales outside of the Union are no rows', () => {
  const lines = [
    line('DE', '19', 100n, 19n),
    line('NO', '25', 100n, 25n),
    line('FR', '20', 100n, 20n, { key: 'standard' }),
    line('FR', '20', 100n, 20n, { treatment: 'installed' }),
  ]
  expect(returnOf([{ lines }])).toMatchObject({ rows: [], leftOut: [], due: 0n })
})
