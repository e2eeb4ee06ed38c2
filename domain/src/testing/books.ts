import * as fc from 'fast-check'
import { type Accounts, accountsOf } from '../books/accounts.ts'
import { type DatevBatch, datevWriter, fitsDatev } from '../books/datev.ts'
import { type Entry, contraOf, linesOf } from '../books/entry.ts'
import { fecWriter } from '../books/fec.ts'
import { type BookedDocument, postDocument } from '../books/post-document.ts'
import { postPayment, postRefund } from '../books/post-payment.ts'
import { countryRules } from '../country/rules.ts'
import { localDate } from '../date.ts'
import { setOffOf } from '../invoice/deposits.ts'
import { totalsOf } from '../invoice/totals.ts'
import { type Minor, sumOf, toMinor } from '../money/currency.ts'
import { ONE, decimal } from '../money/decimal.ts'
import { DEDUCTION_KINDS } from '../payment/deduction.ts'
import { billables } from './billable.ts'
import { readDatev } from './read-datev.ts'
import { readFec } from './read-fec.ts'

const DAY = localDate('2026-11-23')
/** Accounts of a company without a published chart: one for each role. */
const PLAIN = accountsOf(undefined, {
  receivable: '1000',
  revenue: '1001',
  tax: '1002',
  bank: '1003',
  cash: '1004',
  online: '1005',
  fees: '1006',
  withheld: '1007',
  discount: '1008',
  bad_debt: '1009',
  gain: '1010',
  loss: '1011',
  advance: '1012',
  rounding: '1013',
})
const [SKR03] = (await countryRules('DE').accounting?.())?.charts ?? []
export const SKR03_ACCOUNTS: Accounts = accountsOf(SKR03, { withheld: '1549', rounding: '2709' })

/** Random documents with a deposit set off, a payment in part with deductions, and its refund. */
export const bookedCases = fc.record({
  billable: billables(),
  /** Any characters, also those that separate fields and records. */
  name: fc.string({ unit: 'binary', maxLength: 80 }),
  number: fc.string({ unit: 'grapheme', minLength: 1, maxLength: 40 }),
  kind: fc.constantFrom('invoice', 'invoice', 'credit_note'),
  deposit: fc.option(billables(), { nil: undefined }),
  settingsRate: fc.integer({ min: 1, max: 20_000 }).map(n => decimal(String(n / 100))),
  payRate: fc.integer({ min: 1, max: 99 }),
  paid: fc.integer({ min: 1, max: 100 }),
  deduction: fc.option(fc.constantFrom(...DEDUCTION_KINDS), { nil: undefined }),
  method: fc.constantFrom('transfer', 'cash', 'card'),
  provider: fc.constantFrom('', '', 'a provider'),
})
export type BookedCase = typeof bookedCases extends fc.Arbitrary<infer One> ? One : never

/** A document of the case, in the euro or another currency, with a deposit set off in some. */
function documentOf({ billable, kind, deposit, name, number }: BookedCase): BookedDocument {
  const { currency } = billable
  const before = { invoiceId: 'd', number: 'D-1', issueDate: DAY }
  const setOff = deposit && setOffOf({ ...before, totals: totalsOf({ ...deposit, currency }) }, [])
  return {
    kind,
    number: `F-${number}`,
    issueDate: DAY,
    customer: { id: 'c-1', name: `C ${name}` },
    sellerCountry: 'DE',
    buyerCountry: 'FR',
    invoice: {
      lines: billable.lines.map((line, i) => ({ ...EMPTY_LINE, ...line, id: String(i) })),
      allowancesCharges: billable.allowancesCharges,
      deposits: setOff ? [setOff] : [],
      taxCurrency: billable.taxCurrency,
    },
    totals: totalsOf(billable),
  }
}

const EMPTY_LINE = {
  name: '',
  description: '',
  unit: 'C62',
  note: '',
  orderLineReference: '',
  accountingReference: '',
  sellerItemId: '',
  buyerItemId: '',
  classifications: [],
  originCountry: '',
  attributes: [],
}

/** What is wrong in the entries and files of a case; undefined: nothing. Money in minor units. */
export function faultOfBooks(one: BookedCase): string | undefined {
  const document = documentOf(one)
  const entry = postDocument({ document, settingsRate: one.settingsRate }, 'EUR')
  if (!entry) return 'a rate is missing'
  const entries = [entry, ...moneyOf(one, document, entry)]
  const unbalanced = entries.find(each => sumOf(linesOf(each).map(line => line.amount)) !== 0n)
  if (unbalanced) return `out of balance: ${unbalanced.journal}`
  return (
    (document.totals.currency === 'EUR' ? faultOfSums(one, document, entries) : undefined) ??
    faultOfFec(entries) ??
    faultOfDatev(entries)
  )
}

/** In the company's own currency the entries have the document's net amount, tax and payable amount to the cent. */
function faultOfSums(
  one: BookedCase,
  { totals, invoice, kind }: BookedDocument,
  entries: readonly Entry[],
): string | undefined {
  const [entry] = entries
  const sign = kind === 'credit_note' ? -1n : 1n
  const setOff = (invoice.deposits ?? []).flatMap(({ vat }) => vat)
  const rest = (amount: Minor, pick: 'taxable' | 'tax') =>
    amount - sumOf(setOff.map(part => toMinor(part[pick], totals.currency)))
  const sales = entry?.sales ?? []
  if (-sumOf(sales.map(({ taxable }) => taxable)) !== sign * rest(totals.net, 'taxable'))
    return 'revenue is not the net amount'
  if (-sumOf(sales.map(({ amount }) => amount)) !== sign * rest(totals.tax, 'tax'))
    return 'tax is not that of the document'
  if (entry && contraOf(entry) !== sign * totals.payable) return 'not what is to be paid'
  // Payments + open = total: what the customer owes after the payment.
  const owed = sumOf(entries.slice(0, 2).map(contraOf))
  return entries.length > 1 && owed !== totals.payable - settledOf(one, totals.payable)
    ? 'payments and what is open are not the total'
    : undefined
}

function settledOf({ paid, deduction }: BookedCase, payable: Minor): Minor {
  const money = (payable * BigInt(paid)) / 100n
  return deduction ? payable : money
}

/** A payment of a part, the rest deducted in some cases, and its refund. */
function moneyOf(
  one: BookedCase,
  { totals, kind, customer }: BookedDocument,
  entry: Entry,
): readonly Entry[] {
  const { payable, currency } = totals
  if (kind === 'credit_note' || payable <= 0n || contraOf(entry) <= 0n) return []
  const settled = (payable * BigInt(one.paid)) / 100n
  const document = { payable, home: contraOf(entry) }
  const money = {
    date: DAY,
    piece: 'P-1',
    customer,
    method: one.method,
    provider: one.provider,
    currency,
    amount: settled,
    rate: currency === 'EUR' ? ONE : decimal(String(one.payRate)),
  }
  const rest = { settled: payable - settled, paid: 0n, document }
  return [
    postPayment(
      money,
      [
        { settled, paid: settled, deduction: null, document },
        ...(one.deduction ? [{ ...rest, deduction: one.deduction }] : []),
      ],
      'EUR',
    ),
    postRefund(money, 'EUR'),
  ]
}

/** A reader who knows only the law finds the debits and credits of the entries. */
function faultOfFec(entries: readonly Entry[]): string | undefined {
  const fec = fecWriter(PLAIN, 'EUR', '2026')
  const found = readFec(fec.head() + entries.map(entry => fec.write(entry)).join(''))
  const expected = entries.flatMap(entry => linesOf(entry).map(({ amount }) => amount))
  return found.map(({ amount }) => amount).join() === expected.join()
    ? undefined
    : 'the FEC has other amounts'
}

/** A reader who knows only the published format finds that the rows of an entry add up to its contra account. */
function faultOfDatev(entries: readonly Entry[]): string | undefined {
  const datev = datevWriter(SKR03_ACCOUNTS, BATCH)
  const wrong = entries.filter(fitsDatev).find(entry => {
    const rows = readDatev(datev.head() + datev.write(entry).join(''))
    return -sumOf(rows.map(({ amount }) => amount)) !== contraOf(entry)
  })
  return wrong && 'the DATEV batch has other amounts'
}

export const BATCH: DatevBatch = {
  advisor: '1001',
  client: '1',
  chart: '03',
  from: localDate('2026-01-01'),
  to: localDate('2026-12-31'),
  currency: 'EUR',
  createdAt: new Date('2026-12-31T12:00:00.123Z'),
}
