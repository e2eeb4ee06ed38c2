import { expect, test } from 'vitest'
import { countryRules } from '../country/rules.ts'
import { localDate } from '../date.ts'
import { ONE, decimal } from '../money/decimal.ts'
import { BATCH } from '../testing/books.ts'
import { readDatev } from '../testing/read-datev.ts'
import { readFec } from '../testing/read-fec.ts'
import { accountsOf } from './accounts.ts'
import { datevWriter } from './datev.ts'
import { type Entry, type SoldTax, linesOf } from './entry.ts'
import { fecWriter } from './fec.ts'
import { type BookedMoney, postFee, postPayment, postRefund } from './post-payment.ts'

const CUSTOMER = { id: 'C-17', name: 'Müller & Söhne; "Bau" GmbH' }

function sold(rate: string, more: Partial<SoldTax> = {}): SoldTax {
  return { category: 'S', rate: decimal(rate), isForeign: false, isAbroad: false, ...more }
}

function sale(piece: string, day: string, sales: Entry['sales'], more: Partial<Entry> = {}): Entry {
  const date = localDate(day)
  return {
    journal: 'sales',
    date,
    piece,
    customer: CUSTOMER,
    contra: 'receivable',
    sales,
    postings: [],
    ...more,
  }
}

function money(piece: string, day: string, more: Partial<BookedMoney>): BookedMoney {
  return {
    date: localDate(day),
    piece,
    customer: CUSTOMER,
    method: 'transfer',
    provider: '',
    currency: 'EUR',
    amount: 0n,
    rate: ONE,
    ...more,
  }
}

/** What is paid and deducted of a document in euros. */
function settling(paid: bigint, fee = 0n) {
  const document = { payable: 100n, home: 100n }
  const own = { settled: paid, paid, deduction: null, document }
  return fee === 0n
    ? [own]
    : [own, { settled: fee, paid: 0n, deduction: 'bank_fee' as const, document }]
}

/** `standard` and `reduced`: rates of the country, of 100 euros and of 9.99. */
function entriesOf(standard: [string, bigint], reduced: [string, bigint]): readonly Entry[] {
  const dollars = { currency: 'USD', amount: 108_000n, rate: decimal('0.95') }
  const inDollars = { payable: 108_000n, home: 100_000n }
  const card = { method: 'card', provider: 'a provider' }
  return [
    sale('F-2026-1', '2026-01-05', [
      { tax: sold(standard[0]), taxable: -10_000n, amount: -standard[1] },
      { tax: sold(reduced[0]), taxable: -999n, amount: -reduced[1] },
    ]),
    // Rounded otherwise than the tax of an automatic account.
    sale('F-2026-2', '2026-01-31', [
      { tax: sold(standard[0]), taxable: -10_000n, amount: -standard[1] - 1n },
    ]),
    sale('F-2026-3', '2026-02-28', [
      { tax: sold('0', { category: 'K', isAbroad: true }), taxable: -50_000n, amount: 0n },
    ]),
    sale(
      'F-2026-4',
      '2026-03-01',
      [{ tax: sold('0', { category: 'G', isAbroad: true }), taxable: -100_000n, amount: 0n }],
      { foreign: { currency: 'USD', amount: 108_000n } },
    ),
    sale('A-2026-1', '2026-03-02', [
      { tax: sold(standard[0]), taxable: 10_000n, amount: standard[1] },
    ]),
    postPayment(
      money('SCT | 4711', '2026-02-03', { amount: 50_000n }),
      settling(50_000n, 150n),
      'EUR',
    ),
    postPayment(
      money('K-1', '2026-02-04', { amount: 999n, method: 'cash' }),
      settling(999n),
      'EUR',
    ),
    postPayment(money('pi_1', '2026-02-05', { amount: 2_000n, ...card }), settling(2_000n), 'EUR'),
    postFee(money('pi_1', '2026-02-05', { amount: 58n, ...card }), 'EUR'),
    postPayment(
      money('US-1', '2026-03-30', dollars),
      [{ settled: 108_000n, paid: 108_000n, deduction: null, document: inDollars }],
      'EUR',
    ),
    postRefund(money('R-1', '2026-12-31', { amount: 12_000n }), 'EUR'),
  ]
}

test('of a French company: the FEC is the golden file, and a reader of the law finds every amount', async () => {
  const entries = entriesOf(['20', 2_000n], ['5.5', 55n])
  const [chart] = (await countryRules('FR').accounting?.())?.charts ?? []
  const fec = fecWriter(accountsOf(chart, {}), 'EUR', '2026')
  const text = fec.head() + entries.map(entry => fec.write(entry)).join('')
  await expect(text).toMatchFileSnapshot('golden/732829320FEC20261231.txt')
  expect(readFec(text).map(({ amount }) => amount)).toEqual(
    entries.flatMap(entry => linesOf(entry).map(({ amount }) => amount)),
  )
})

test.each(['skr03', 'skr04'])(
  'of a German company: the batch on %s is the golden file',
  async key => {
    const entries = entriesOf(['19', 1_900n], ['7', 70n])
    const charts = (await countryRules('DE').accounting?.())?.charts ?? []
    const chart = charts.find(one => one.key === key)
    const batch = { ...BATCH, chart: key.slice(3) }
    const datev = datevWriter(accountsOf(chart, {}), batch)
    const text = datev.head() + entries.flatMap(entry => datev.write(entry)).join('')
    await expect(text).toMatchFileSnapshot(`golden/EXTF_Buchungsstapel_${key}.csv`)
    // On each account the same as in the entries: nothing is lost between gross and net.
    const balance = new Map<string, bigint>()
    const add = (account: string, amount: bigint) =>
      balance.set(account, (balance.get(account) ?? 0n) + amount)
    for (const { account, contra, amount } of readDatev(text)) {
      add(account, amount)
      add(contra, -amount)
    }
    const customers = chart?.accounts['receivable']?.number ?? ''
    const owed = entries.flatMap(linesOf).filter(({ role }) => role === 'receivable')
    expect(balance.get(customers)).toBe(owed.reduce((sum, { amount }) => sum + amount, 0n))
    expect([...balance.values()].reduce((sum, amount) => sum + amount, 0n)).toBe(0n)
  },
)

test('a batch says of a sale when it was supplied and when its tax arises', async () => {
  const [chart] = (await countryRules('DE').accounting?.())?.charts ?? []
  const datev = datevWriter(accountsOf(chart, {}), { ...BATCH, chart: '03' })
  const [entry] = entriesOf(['19', 1_900n], ['7', 70n])
  if (!entry) throw new Error('no entry')
  const columns = (one: typeof entry) =>
    datev.write(one).map(row => row.split(';').slice(-11, -9).join(' '))
  expect(columns(entry).every(cells => cells === ' ')).toBe(true)
  const dated = { ...entry, supplied: localDate('2026-10-31'), taxDay: localDate('2026-10-31') }
  expect(new Set(columns(dated))).toEqual(new Set(['31102026 31102026']))
  const batch = { ...BATCH, chart: '03' }
  const written = datevWriter(accountsOf(chart, {}), batch)
  expect(readDatev(written.head() + written.write(dated).join('')).length).toBeGreaterThan(0)
})
