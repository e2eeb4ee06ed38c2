import type { LocalDate } from '../date.ts'
import { type Currency, type Minor, toText } from '../money/currency.ts'
import { type Decimal, divideRounded, scaled } from '../money/decimal.ts'
import { type Accounts, accountOf } from './accounts.ts'
import { DATEV_COLUMNS } from './datev-columns.ts'
import { type Entry, type EntryLine, type Sale, contraOf, linesOf } from './entry.ts'

/** What the header of a batch says of the accountant's client. */
export type DatevBatch = {
  /** Numbers that the accountant gives: 1001 to 9999999, and 1 to 99999. */
  readonly advisor: string
  readonly client: string
  /** '03' or '04'. */
  readonly chart: string
  readonly from: LocalDate
  readonly to: LocalDate
  readonly currency: Currency
  /** Universal time. */
  readonly createdAt: Date
}

/** Rows that one file may have (developer.datev.de, Formatbeschreibung). */
export const MAX_DATEV_ROWS = 99_999

const WIDTH = 4

/** A row has ten digits before the decimal point. */
const MAX_AMOUNT = 999_999_999_999n

/**
 * DATEV-Format, Buchungsstapel: header of version 700, rows of version 13 with 125 columns, separated by semicolons, texts
 * in quotation marks, CR LF. Source: https://developer.datev.de/de/file-format/details/datev-format/format-description/booking-batch
 */
export function datevWriter(accounts: Accounts, batch: DatevBatch) {
  return {
    head: () => `${header(batch)}${DATEV_COLUMNS.join(';')}\r\n`,
    write: (entry: Entry): readonly string[] =>
      bookingsOf(accounts, entry).map(one => row(accounts, entry, one, batch.currency)),
  }
}

/** Whether a batch can hold the amounts of an entry. */
export function fitsDatev(entry: Entry): boolean {
  const taxed = entry.sales.map(({ taxable, amount }) => taxable + amount)
  const amounts = [...taxed, ...linesOf(entry).map(({ amount }) => amount)]
  return amounts.every(amount => -MAX_AMOUNT <= amount && amount <= MAX_AMOUNT)
}

/** One amount between an account and the entry's contra account; `key` '40' stops an automatic account's own tax. */
type Booking = { readonly line: EntryLine; readonly amount: Minor; readonly key: '' | '40' }

/**
 * A row has two accounts, so each line of an entry is one row against its contra account. From an automatic account of
 * revenue DATEV computes the tax of the gross amount itself; only where that is not the tax of the document to the cent,
 * both are written apart.
 */
function bookingsOf(accounts: Accounts, entry: Entry): readonly Booking[] {
  const bookings = [
    ...entry.sales.flatMap(sale => saleBookings(accounts, sale)),
    ...entry.postings.map(({ role, amount }): Booking => ({
      line: { role, amount, isContra: false },
      amount,
      key: '',
    })),
  ]
  return bookings.filter(({ amount }) => amount !== 0n)
}

function saleBookings(accounts: Accounts, sale: Sale): readonly Booking[] {
  const { tax, taxable, amount, role = 'revenue' } = sale
  const revenue: EntryLine = { role, tax, amount: taxable }
  const rate = accounts.automatic?.[accountOf(accounts, revenue)?.number ?? '']
  if (rate !== undefined && rate === tax.rate && taxWithin(taxable + amount, rate) === amount)
    return [{ line: revenue, amount: taxable + amount, key: '' }]
  return [
    { line: revenue, amount: taxable, key: rate === undefined ? '' : '40' },
    { line: { role: 'tax', tax, amount }, amount, key: '' },
  ]
}

/** The tax in an amount with tax: gross × rate ÷ (100 + rate), rounded half away from zero. */
function taxWithin(gross: Minor, rate: Decimal): Minor {
  const { coefficient, scale } = scaled(rate)
  return divideRounded(gross * coefficient, 100n * 10n ** BigInt(scale) + coefficient)
}

function row(accounts: Accounts, entry: Entry, booking: Booking, currency: Currency): string {
  const { line, amount, key } = booking
  const contra: EntryLine = { role: entry.contra, amount: contraOf(entry), isContra: true }
  const cells: Readonly<Record<string, string>> = {
    'Umsatz (ohne Soll/Haben-Kz)': toText(amount < 0n ? -amount : amount, currency).replace(
      '.',
      ',',
    ),
    'Soll/Haben-Kennzeichen': quoted(amount < 0n ? 'H' : 'S'),
    'WKZ Umsatz': quoted(currency),
    Konto: accountOf(accounts, line)?.number ?? '',
    'Gegenkonto (ohne BU-Schlüssel)': accountOf(accounts, contra)?.number ?? '',
    'BU-Schlüssel': quoted(key),
    Belegdatum: entry.date.slice(8, 10) + entry.date.slice(5, 7),
    'Belegfeld 1': quoted(pieceOf(entry.piece)),
    Buchungstext: quoted(entry.customer.name.slice(0, 60)),
    // The accountant checks the batch and fixes it then.
    Festschreibung: '0',
    // By them the advance return takes the month of the supply, not that of the invoice.
    Leistungsdatum: dayOfYear(entry.supplied),
    'Datum Zuord. Steuerperiode': dayOfYear(entry.taxDay),
  }
  return `${DATEV_COLUMNS.map(name => cells[name] ?? '').join(';')}\r\n`
}

/** The 31 fields of the header; the financial year is the calendar year of the batch. */
function header({ advisor, client, chart, from, to, currency, createdAt }: DatevBatch): string {
  const compact = (day: string) => day.replaceAll('-', '')
  const stamp = createdAt.toISOString().replace(/\D/g, '')
  const origin = ['"EXTF"', '700', '21', '"Buchungsstapel"', '13', stamp, '', '"RE"', '""', '""']
  const span = [`${from.slice(0, 4)}0101`, String(WIDTH), compact(from), compact(to)]
  const kind = ['"Bordereau"', '""', '1', '0', '0', quoted(currency), '', '""', '', '']
  const fields = [...origin, advisor, client, ...span, ...kind, quoted(chart), '', '', '""', '""']
  return `${fields.join(';')}\r\n`
}

/** TTMMJJJJ. */
function dayOfYear(day: LocalDate | undefined): string {
  return day === undefined ? '' : day.split('-').toReversed().join('')
}

/** Characters of Belegfeld 1; open items are matched by it. */
function pieceOf(piece: string): string {
  return piece
    .toUpperCase()
    .replace(/[^A-Z0-9_$&%*+\-/]+/g, '-')
    .slice(0, 36)
}

/** A text without control characters, its quotation marks doubled. */
function quoted(text: string): string {
  return `"${text.replace(/\p{Cc}+/gu, ' ').replaceAll('"', '""')}"`
}
