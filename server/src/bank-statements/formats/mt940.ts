import type { LocalDate } from '@bordereau/domain/date'
import { daysBetween, parseBusinessDate } from '@bordereau/domain/date'
import type { Currency, Minor } from '@bordereau/domain/money/currency'
import {
  type Balance,
  type BankTransaction,
  type StatementFacts,
  StatementFileError,
  type StatementSink,
  isLeftOut,
  readRow,
} from '../statement.ts'
import { textLines } from '../decode.ts'
import { informationOf } from './mt940-information.ts'
import { accountOf, amountIn, compactDayIn, currencyIn } from './values.ts'

export function isMt940(text: string): boolean {
  return /^:20:/m.test(text) && /^:25P?:/m.test(text)
}

type Tag = { readonly name: string; readonly lines: readonly string[]; readonly line: number }

/**
 * SWIFT MT940 (statement) and MT942 (report within the day), with or without the blocks of a SWIFT message. Source:
 * SWIFT Standards, category 9; field 86 as banks structure it is read by informationOf. A statement continues on
 * further pages (60M, 62M).
 */
export function readMt940(chunks: Iterable<string>, sink: StatementSink): void {
  let parts: StatementParts | undefined
  for (const tag of tagsOf(chunks)) {
    if (tag.name === '20') {
      parts?.end()
      parts = undefined
    }
    parts ??= new StatementParts(sink)
    parts.add(tag)
  }
  if (!parts) throw new StatementFileError('no_statement')
  parts.end()
}

/** A field begins with its tag at the begin of a line; the lines that follow belong to it. */
function* tagsOf(chunks: Iterable<string>): Iterable<Tag> {
  let tag: { name: string; lines: string[]; line: number } | undefined
  let count = 0
  for (const raw of textLines(chunks)) {
    count += 1
    const line = raw.replace(/^\{1:.*\{4:/, '')
    const [, name, rest = ''] = /^:(\d\d[A-Z]?):(.*)$/.exec(line) ?? []
    if (name !== undefined) {
      if (tag) yield tag
      tag = { name, lines: [rest], line: count }
    }
    // The end of a message, and headers between messages.
    else if (!/^(-\}?.*|\{.*|\s*)$/.test(line) || isContinued(line)) tag?.lines.push(line)
  }
  if (tag) yield tag
}

/** A line of text may begin with a hyphen. */
function isContinued(line: string): boolean {
  return /^-[^}]/.test(line) && line.trim() !== '-'
}

/** An entry with what follows it in field 86. */
type Entry = { readonly tag: Tag; readonly information: readonly string[] }

/**
 * The fields of one statement. Entries are read as soon as the opening balance, which comes before them, has told the
 * currency, so that a long statement is not in memory as lines; in a file without it they wait for the end.
 */
class StatementParts {
  readonly #sink: StatementSink
  readonly #fields: Tag[] = []
  readonly #waiting: Entry[] = []
  #entry: Tag | undefined
  #opening: Balance | undefined
  #sum: Minor = 0n
  #hasUnreadable = false

  constructor(sink: StatementSink) {
    this.#sink = sink
  }

  add(tag: Tag): void {
    if (tag.name === '86') return this.#endEntry(tag.lines)
    this.#endEntry([])
    if (tag.name === '61') this.#entry = tag
    else this.#fields.push(tag)
    if (/^60[FM]$/.test(tag.name)) this.#opening ??= balanceOf(tag)
  }

  end(): void {
    this.#endEntry([])
    const named = (...names: readonly string[]) =>
      this.#fields.find(({ name }) => names.includes(name))
    const opening = this.#opening
    const closing = balanceOf(this.#fields.findLast(({ name }) => /^62[FM]$/.test(name)))
    const written = opening?.currency ?? closing?.currency ?? named('34F')?.lines[0]?.slice(0, 3)
    const account = named('25', '25P')
    if (!account) throw new StatementFileError('field_missing', this.#fields[0]?.line, ':25:')
    if (written === undefined) throw new StatementFileError('field_missing', account.line, ':60F:')
    const currency = currencyIn(written, account.line)
    for (const entry of this.#waiting) this.#handOver(entry, currency)
    // With rows that cannot be read the sums cannot agree, which is said beside them.
    if (!this.#hasUnreadable) checkBalance({ opening, closing, sum: this.#sum }, this.#fields)
    this.#sink.statement({
      account: accountIn(account.lines[0] ?? ''),
      currency,
      reference: named('28C', '28')?.lines[0]?.trim() ?? '',
      opening,
      closing,
    })
  }

  #endEntry(information: readonly string[]): void {
    if (!this.#entry) return
    const entry = { tag: this.#entry, information }
    this.#entry = undefined
    if (this.#opening && this.#waiting.length === 0) this.#handOver(entry, this.#opening.currency)
    else this.#waiting.push(entry)
  }

  #handOver(entry: Entry, currency: Currency): void {
    const { tag, information } = entry
    const row = readRow(
      tag.line,
      () => [...tag.lines, ...information].join(' '),
      () => transactionOf(entry, currency),
    )
    if (isLeftOut(row)) this.#hasUnreadable = true
    else this.#sum += row.amount
    this.#sink.row(row)
  }
}

/** '20041000/1234567EUR' of German banks, 'NL91ABNA0417164300 EUR', '/PL…' of Polish banks, or the account alone. */
function accountIn(text: string): string {
  const compact = accountOf(text).replace(/^\//, '')
  return compact.replace(/([A-Z]{3})$/, currency => (compact.length > 15 ? '' : currency))
}

/** C260101EUR1234,56 */
function balanceOf(tag: Tag | undefined): Balance | undefined {
  if (!tag) return undefined
  const [, sign, day = '', code = '', amount = ''] =
    /^([CD])(\d{6})([A-Z]{3})([\d,]+)$/.exec(tag.lines[0]?.trim() ?? '') ?? []
  if (sign === undefined)
    throw new StatementFileError('amount_invalid', tag.line, tag.lines[0] ?? '')
  const currency = currencyIn(code, tag.line)
  const minor = amountIn(amount.replace(',', '.'), currency, tag.line)
  return { amount: sign === 'D' ? -minor : minor, currency, day: compactDayIn(day, tag.line) }
}

/** Value date, booking date as month and day, mark, third letter of the currency, amount, type, reference, bank's reference. */
const STATEMENT_LINE =
  /^(\d{6})(\d{4})?(R?[CD]|E[CD])([A-Z])?(\d[\d]*,\d*)([NFS][A-Z0-9]{3})?(.*?)(?:\/\/(.*))?$/

function transactionOf(entry: Entry, currency: Currency): BankTransaction {
  const { lines, line } = entry.tag
  const information = informationOf(entry.information)
  const [first = '', ...supplement] = lines
  const match = STATEMENT_LINE.exec(first.trim())
  if (!match) throw new StatementFileError('field_missing', line, first)
  const [, value = '', booked, mark = '', , amount = '', , customer = '', bank = ''] = match
  const valueOn = compactDayIn(value, line)
  const minor = amountIn(amount.replace(',', '.'), currency, line)
  // RC takes back a credit, hence is a debit; EC and ED are expected, and booked all the same in a statement.
  const isDebit = mark === 'D' || mark === 'RC' || mark === 'ED'
  const { charges, ordered } = supplementOf(supplement, currency, line)
  return {
    line,
    bookedOn: booked === undefined ? valueOn : bookingDay(valueOn, booked, line),
    valueOn,
    amount: isDebit ? -minor : minor,
    currency,
    partyName: information.partyName,
    partyAccount: information.partyAccount,
    references: information.references,
    endToEndId: information.endToEndId || referenceOf(customer),
    bankReference: referenceOf(bank),
    text: information.text || supplement.join(' ').trim(),
    charges,
    ordered,
    reversal: mark.startsWith('R'),
  }
}

function referenceOf(text: string): string {
  const reference = text.trim()
  return /^(NONREF|NOREF)?$/i.test(reference) ? '' : reference
}

/** The day near the value date: a booking of 2 January may have a value date in December. */
function bookingDay(valueOn: LocalDate, entry: string, line: number): LocalDate {
  const year = Number(valueOn.slice(0, 4))
  const days = [year - 1, year, year + 1].flatMap(
    one => parseBusinessDate(`${one}-${entry.slice(0, 2)}-${entry.slice(2)}`) ?? [],
  )
  const distance = (day: LocalDate) => Math.abs(daysBetween(valueOn, day))
  const [nearest] = days.toSorted((a, b) => distance(a) - distance(b))
  if (nearest === undefined) throw new StatementFileError('date_invalid', line, entry)
  return nearest
}

/** German banks add the ordered amount and charges: /OCMT/USD1234,5//CHGS/EUR2,5/ */
function supplementOf(
  lines: readonly string[],
  currency: Currency,
  line: number,
): Pick<BankTransaction, 'charges' | 'ordered'> {
  const text = lines.join('')
  const part = (name: string) =>
    new RegExp(`/${name}/([A-Z]{3})(\\d+,\\d*)`).exec(text) ?? undefined
  const [, chargesCurrency, charges = ''] = part('CHGS') ?? []
  const [, orderedCurrency, ordered = ''] = part('OCMT') ?? []
  return {
    charges:
      chargesCurrency === currency ? amountIn(charges.replace(',', '.'), currency, line) : 0n,
    ordered:
      orderedCurrency === undefined || orderedCurrency === currency
        ? undefined
        : {
            amount: amountIn(ordered.replace(',', '.'), currencyIn(orderedCurrency, line), line),
            currency: orderedCurrency,
          },
  }
}

/** Opening balance and entries must give the closing balance, or an entry was misread or is missing. */
function checkBalance(
  { opening, closing, sum }: Pick<StatementFacts, 'opening' | 'closing'> & { readonly sum: Minor },
  tags: readonly Tag[],
): void {
  if (!opening || !closing || opening.amount + sum === closing.amount) return
  const line = tags.find(({ name }) => /^62[FM]$/.test(name))?.line
  throw new StatementFileError('balance_differs', line)
}
