import type { Sale } from '@bordereau/domain/books/entry'
import { addDays, localDate } from '@bordereau/domain/date'
import { setOffOf } from '@bordereau/domain/invoice/deposits'
import { type Totals, totalsOf } from '@bordereau/domain/invoice/totals'
import {
  type Minor,
  OTHER_DECIMALS,
  convert,
  decimalsOf,
  sumOf,
  toMinor,
} from '@bordereau/domain/money/currency'
import { decimal } from '@bordereau/domain/money/decimal'
import { type ReportPeriod, parsePeriod } from '@bordereau/domain/report/period'
import { billables } from '@bordereau/domain/testing/billable'
import * as fc from 'fast-check'
import { type RawBuilder, sql } from 'kysely'
import { expect, test } from 'vitest'
import { entriesOf } from '../books/entries.ts'
import { type Database, type Tx, asSystem, inWorkspace } from '../db/database.ts'
import { describeBothEngines } from '../db/testing.ts'
import { canonical } from '../invoices/document/canonical.ts'
import { newId } from '../lib/id.ts'
import { type Span, spanOf } from './span.ts'
import { revenueSums } from './sums-store.ts'
import { vatRows } from './vat-store.ts'

const HOME = 'EUR'
const DOCUMENTS = 120
/** Sums are kept by month and by year. */
const PERIODS = ['2026-Q4', '2026-11', '2026'].map(periodOf)

/** Random documents; `role` decides how they belong to the one before. */
const document = fc.record({
  billable: fc
    .tuple(billables(), fc.integer({ min: 0, max: 4 }))
    .map(([one, n]) =>
      n > 0 ? one : { ...one, taxCurrency: { currency: HOME, rate: decimal('1') } },
    ),
  day: fc.integer({ min: 0, max: 500 }).map(days => addDays(localDate('2025-08-01'), days)),
  role: fc.constantFrom('invoice', 'invoice', 'credit_note', 'final', 'replaces' as const),
  /** The state of the tax of the lines with the first line's rate. */
  country: fc.constantFrom(undefined, undefined, 'DE'),
  item: fc.constantFrom('A-1', 'A-2', ''),
})
type Random = typeof document extends fc.Arbitrary<infer One> ? One : never

type Stored = {
  readonly id: string
  readonly day: string
  readonly sign: bigint
  readonly totals: Totals
  readonly setOff: ReturnType<typeof setOffOf>
  readonly replaces: Stored | undefined
  readonly random: Random
}

describeBothEngines('reports of random documents', engine => {
  test('have the sums of the frozen documents, recomputed', async () => {
    const workspaceId = newId()
    const random = fc.sample(document, { numRuns: DOCUMENTS, seed: 11 })
    const stored = await asSystem(engine.db, tx => storeAll(tx, workspaceId, random))
    for (const period of PERIODS)
      await compare(engine.db, stored, spanOf(workspaceId, period, HOME))
    await inWorkspace(engine.db, { workspaceId: newId() }, async tx => {
      const span = spanOf(workspaceId, periodOf('2026'), HOME)
      expect(await vatRows(tx, span)).toEqual([])
      expect((await revenueSums(tx, span, 'month')).rows).toEqual([])
    })
  })

  test('are those of a recount, and currencies have the decimals of the domain', async () => {
    const workspaceId = newId()
    const random = fc.sample(document, { numRuns: DOCUMENTS, seed: 12 })
    await asSystem(engine.db, tx => storeAll(tx, workspaceId, random))
    await inWorkspace(engine.db, { workspaceId }, async tx => {
      const kept = await keptGroupsOf(
        tx,
        sql`(
        select measure, unit, since, key, currency, amount_minor, item_count, name from group_total
        union all
        select measure, span.unit, span.since, key, currency, amount_minor, item_count, name
        from daily_total_change cross join lateral app.group_units(measure, day) as span)`,
      )
      expect(kept.length).toBeGreaterThan(200)
      expect(kept).toEqual(await keptGroupsOf(tx, sql`app.group_totals_of(${workspaceId})`))
      const codes = [...OTHER_DECIMALS.keys(), 'EUR', 'constructor']
      const { rows } = await sql<{ code: string; decimals: number }>`
        select code, app.decimals_of(code) as decimals from unnest(${codes}::text[]) as code`.execute(
        tx,
      )
      expect(rows).toEqual(codes.map(code => ({ code, decimals: decimalsOf(code) })))
    })
  })
})

async function compare(db: Database, stored: readonly Stored[], span: Span): Promise<void> {
  const { workspaceId, period } = span
  await inWorkspace(db, { workspaceId }, async tx => {
    const rows = await vatRows(tx, span)
    const found = rows.map(row => ({
      key: [row.country, row.category, row.rate, row.currency].join(' '),
      documents: row.documents,
      current: `${row.taxable} ${row.tax}`,
      home: row.home && `${row.home.taxable} ${row.home.tax}`,
      before: row.before && `${row.before.taxable} ${row.before.tax}`,
    }))
    expect(found.length).toBeGreaterThan(20)
    expect(found.some(row => row.home === null)).toBe(true)
    expect(found.toSorted(byKey)).toEqual(expectedVat(stored, span).toSorted(byKey))

    const revenue = await Promise.all(
      (['month', 'customer', 'country', 'item'] as const).map(by => revenueSums(tx, span, by)),
    )
    // The tax base of the documents is their net amount, whatever the rows are.
    for (const currency of ['EUR', 'INR', 'JPY', 'KWD']) {
      const taxable = sumOf(rows.filter(row => row.currency === currency).map(row => row.taxable))
      // A month has too few documents for each currency.
      if (period.unit !== 'month') expect(taxable).not.toBe(0n)
      for (const { rows: groups } of revenue) {
        const amounts = groups.flatMap(row =>
          row.amounts.filter(one => one.currency === currency).map(({ amount }) => amount),
        )
        expect(sumOf(amounts)).toBe(taxable)
      }
    }
    const [byMonth, byCustomer, byCountry, byItem] = revenue
    expect(byMonth?.total).toBe(expectedRevenue(stored, period))
    expect(byMonth?.totalBefore).toBe(expectedRevenue(stored, span.before))
    for (const sums of [byMonth, byCustomer, byCountry]) {
      expect(sums?.total).toBe(byMonth?.total)
      expect(sumOf((sums?.rows ?? []).map(row => row.home))).toBe(sums?.total)
      expect(sums?.ratesMissing).toEqual(['KWD'])
    }
    expect(byItem?.rows.map(row => row.key)).toEqual(expect.arrayContaining(['A-1', 'A-2', '']))
  })
  await inWorkspace(db, { workspaceId }, async tx => {
    const sold = new Map<string, string>()
    for (const [key, sales] of await salesIn(tx, span))
      sold.set(
        key,
        `${-sumOf(sales.map(one => one.taxable))} ${-sumOf(sales.map(one => one.amount))}`,
      )
    const reported = Map.groupBy(await vatRows(tx, span), row =>
      [row.country !== 'FR', row.category, row.rate].join(' '),
    )
    for (const [key, rows] of reported) {
      const home = rows.flatMap(row => row.home ?? [])
      const sum = `${sumOf(home.map(one => one.taxable))} ${sumOf(home.map(one => one.tax))}`
      expect([key, sold.get(key) ?? '0 0']).toEqual([key, sum])
    }
    expect(sold.size).toBeGreaterThan(8)
  })
}

async function keptGroupsOf(tx: Tx, source: RawBuilder<unknown>) {
  const { rows } = await sql`
    select measure, unit, since::text, key, currency, sum(amount_minor)::text as amount, sum(item_count)::text as count,
      max(name) as name
    from ${source} as total group by 1, 2, 3, 4, 5 order by 1, 2, 3, 4, 5`.execute(tx)
  return rows
}

/** What the accountant's files have of the period, by whether the tax is another state's, category and rate. */
async function salesIn(tx: Tx, span: Span): Promise<ReadonlyMap<string, readonly Sale[]>> {
  const sales: Sale[] = []
  for await (const { entries } of entriesOf(tx, span))
    sales.push(...entries.flatMap(entry => entry.sales))
  return Map.groupBy(sales, ({ tax }) => [tax.isForeign, tax.category, tax.rate].join(' '))
}

function periodOf(text: string): ReportPeriod {
  const period = parsePeriod(text)
  if (!period) throw new Error(`not a period: ${text}`)
  return period
}

const byKey = (a: { readonly key: string }, b: { readonly key: string }) => (a.key < b.key ? -1 : 1)

/** By day. */
const RATES = [
  { currency: 'INR', day: '2025-11-10', rate: '0.0107' },
  { currency: 'INR', day: '2026-11-15', rate: '0.011' },
  { currency: 'JPY', day: '2026-11-01', rate: '0.00605' },
]

async function storeAll(
  tx: Tx,
  workspaceId: string,
  random: readonly Random[],
): Promise<readonly Stored[]> {
  const [customerId, seriesId] = [newId(), newId()]
  await sql`insert into workspace (id, sample, created_at) values (${workspaceId}, false, now())`.execute(
    tx,
  )
  await sql`insert into customer (workspace_id, id, legal_name, country, email, profile, currency, language, search,
      created_at, updated_at)
    values (${workspaceId}, ${customerId}, 'Müller', 'DE', '', '{}', 'EUR', 'de', '', now(), now())`.execute(
    tx,
  )
  await sql`insert into series (workspace_id, id, kind, name, pattern, created_at)
    values (${workspaceId}, ${seriesId}, 'invoice', 'F', '{seq}', now())`.execute(tx)
  for (const { currency, day, rate } of RATES)
    await sql`insert into exchange_rate (workspace_id, currency, date, rate)
      values (${workspaceId}, ${currency}, ${day}, ${rate})`.execute(tx)
  const stored: Stored[] = []
  for (const one of random) {
    const next = storedOf(one, stored.at(-1))
    stored.push(next)
    await insert(tx, { workspaceId, customerId, seriesId, seq: stored.length }, next)
  }
  return stored
}

/** A final invoice sets the document before it off, a corrected one replaces it; both have its currency. */
function storedOf(random: Random, last: Stored | undefined): Stored {
  const { role } = random
  const joined = last !== undefined && (role === 'final' || role === 'replaces')
  const isReplaceable = joined && last.setOff === undefined && last.replaces === undefined
  const currency = joined ? last.totals.currency : random.billable.currency
  const totals = totalsOf({ ...random.billable, currency })
  const deposit = { invoiceId: newId(), number: 'D', issueDate: random.day }
  return {
    id: newId(),
    day: random.day,
    sign: role === 'credit_note' ? -1n : 1n,
    totals,
    setOff:
      joined && role === 'final' ? setOffOf({ ...deposit, totals: last.totals }, []) : undefined,
    replaces: isReplaceable && role === 'replaces' ? last : undefined,
    random,
  }
}

const UNSTATED = { delivery: {}, taxPointCode: '' }

function frozenOf({ totals, setOff, random }: Stored): string {
  const { billable, country, item } = random
  const first = billable.lines[0]?.tax
  const lines = billable.lines.map(line => ({
    ...line,
    name: 'Design',
    sellerItemId: item,
    tax:
      country !== undefined && line.tax.category === first?.category && line.tax.rate === first.rate
        ? { ...line.tax, country }
        : line.tax,
  }))
  const deposits = setOff === undefined ? {} : { deposits: [setOff] }
  return canonical({
    format: 1,
    invoice: { ...billable, currency: totals.currency, lines, ...deposits, ...UNSTATED },
    totals,
    seller: { address: { country: 'FR' } },
    buyer: { address: { country: 'DE' } },
  })
}

async function insert(
  tx: Tx,
  ids: { workspaceId: string; customerId: string; seriesId: string; seq: number },
  one: Stored,
): Promise<void> {
  const kind = one.sign === -1n ? 'credit_note' : 'invoice'
  const type = one.replaces ? 'corrected_invoice' : kind
  const { net, tax, gross, payable, currency } = one.totals
  const setOff = one.setOff?.vat.map(({ taxable }) => toMinor(taxable, currency)) ?? []
  const before = sumOf(setOff) + (one.replaces?.totals.net ?? 0n)
  await sql`insert into invoice (workspace_id, id, kind, type, customer_id, customer_name, customer_country, currency,
      language, draft, issue_date, net_minor, tax_minor, gross_minor, payable_minor, stated_before_minor, corrects_id,
      created_at, updated_at)
    values (${ids.workspaceId}, ${one.id}, ${kind}, ${type}, ${ids.customerId}, 'Müller', 'DE', ${currency}, 'de', '{}',
      ${one.day}, ${net}, ${tax}, ${gross}, ${payable}, ${before}, ${one.replaces?.id ?? null}, now(), now())`.execute(
    tx,
  )
  await sql`update invoice set issued_at = now(), series_id = ${ids.seriesId}, period = '', seq = ${ids.seq},
      number = ${`N${ids.seq}`}, frozen = ${frozenOf(one)}, frozen_format = 1
    where workspace_id = ${ids.workspaceId} and id = ${one.id}`.execute(tx)
}

type Part = {
  readonly key: string
  readonly id: string
  readonly isCurrent: boolean
  readonly amounts: readonly [Minor, Minor]
  readonly home: readonly [Minor, Minor] | null
}

/** The same sums from the documents as they were made. */
function expectedVat(stored: readonly Stored[], { period, before }: Span) {
  const isIn = (day: string, { from, to }: ReportPeriod) => day >= from && day <= to
  const parts = stored
    .filter(one => isIn(one.day, period) || isIn(one.day, before))
    .flatMap(one => partsOf(one))
  return [...Map.groupBy(parts, part => part.key)].map(([key, own]) => {
    const current = own.filter(part => part.isCurrent)
    const before = own.filter(part => !part.isCurrent)
    return {
      key,
      documents: new Set(current.map(part => part.id)).size,
      current: addUp(current.map(part => part.amounts)),
      home: addUp(current.map(part => part.home)),
      before: addUp(before.map(part => part.home)),
    }
  })
}

function addUp(amounts: readonly (readonly [Minor, Minor] | null)[]): string | null {
  const known = amounts.filter(one => one !== null)
  return known.length < amounts.length
    ? null
    : `${sumOf(known.map(([taxable]) => taxable))} ${sumOf(known.map(([, tax]) => tax))}`
}

function partsOf(one: Stored): readonly Part[] {
  const isCurrent = one.day >= '2026-01-01'
  const own = subtotalsOf(one, one.day, one.sign)
  const { currency } = one.totals
  const setOff = (one.setOff?.vat ?? []).map(({ category, rate, taxable, tax }) => ({
    key: keyOf(one, category, rate),
    amounts: [-toMinor(taxable, currency), -toMinor(tax, currency)] as const,
    home: inHome(one, one.day, [-toMinor(taxable, currency), -toMinor(tax, currency)]),
  }))
  const replaced = one.replaces ? subtotalsOf(one.replaces, one.day, -1n) : []
  return [...own, ...setOff, ...replaced].map(part => ({ ...part, id: one.id, isCurrent }))
}

function subtotalsOf(one: Stored, day: string, sign: bigint) {
  const { vat, currency, taxInTaxCurrency: stated } = one.totals
  const home = vat.map(({ taxable, tax }) => inHome(one, day, [taxable, tax]))
  const largest = vat.reduce(
    (best, { tax }, i) => (size(tax) > size(vat[best]?.tax ?? 0n) ? i : best),
    0,
  )
  const rounded = sumOf(home.map(pair => pair?.[1] ?? 0n))
  const isStated =
    currency !== HOME && stated?.currency === HOME && one.random.billable.taxCurrency?.rate !== '1'
  const rest = isStated ? stated.amount - rounded : 0n
  return vat.map(({ category, rate, taxable, tax }, i) => {
    const pair = home[i] ?? null
    return {
      key: keyOf(one, category, rate),
      amounts: [sign * taxable, sign * tax] as const,
      home: pair && ([sign * pair[0], sign * (pair[1] + (i === largest ? rest : 0n))] as const),
    }
  })
}

const size = (amount: Minor): Minor => (amount < 0n ? -amount : amount)

function keyOf({ random, totals }: Stored, category: string, rate: string): string {
  const first = random.billable.lines[0]?.tax
  const isAbroad = category === first?.category && rate === first.rate
  return [(isAbroad && random.country) || 'FR', category, rate, totals.currency].join(' ')
}

/** At the rate on the document; 1 between two currencies is none, and the rate of the settings counts. */
function inHome(
  { totals, random }: Stored,
  day: string,
  pair: readonly [Minor, Minor],
): readonly [Minor, Minor] | null {
  if (totals.currency === HOME) return pair
  const rate = statedRate(random) ?? rateOn(totals.currency, day)
  if (rate === undefined) return null
  const to = (amount: Minor) => convert(amount, totals.currency, HOME, decimal(rate))
  return [to(pair[0]), to(pair[1])]
}

function statedRate({ billable: { taxCurrency } }: Random): string | undefined {
  return taxCurrency?.currency === HOME && taxCurrency.rate !== '1' ? taxCurrency.rate : undefined
}

/** Converted as the tax report does: a document, and one that it replaces, each at the rate of its own. */
function expectedRevenue(stored: readonly Stored[], { from, to }: ReportPeriod): Minor {
  const inPeriod = stored.filter(one => one.day >= from && one.day <= to)
  return sumOf(
    inPeriod.map(one => {
      const { net, currency } = one.totals
      const setOff = (one.setOff?.vat ?? []).map(({ taxable }) => toMinor(taxable, currency))
      const own = one.sign * net - sumOf(setOff)
      const replaced = -(one.replaces?.totals.net ?? 0n)
      if (currency === HOME) return own + replaced
      const rates = [statedRate(one.random), one.replaces && statedRate(one.replaces.random)]
      const sums = rates[0] === rates[1] ? [own + replaced] : [own, replaced]
      return sumOf(
        sums.map((amount, i) => {
          const rate = rates[i] ?? rateOn(currency, one.day)
          return rate === undefined ? 0n : convert(amount, currency, HOME, decimal(rate))
        }),
      )
    }),
  )
}

function rateOn(currency: string, day: string): string | undefined {
  const rates = RATES.filter(rate => rate.currency === currency)
  return (rates.findLast(rate => rate.day <= day) ?? rates[0])?.rate
}
