import type { LocalDate } from '@bordereau/domain/date'
import { daysBetween, parseBusinessDate } from '@bordereau/domain/date'
import { isCurrency } from '@bordereau/domain/money/currencies'
import type { Currency, Minor } from '@bordereau/domain/money/currency'
import {
  type Balance,
  type BankTransaction,
  type StatementFacts,
  StatementFileError,
  type StatementSink,
  informing,
  isLeftOut,
  isUnreadableReason,
  leftOut,
  readRow,
} from '../statement.ts'
import { textLines } from '../decode.ts'
import { informationOf, nonSwiftInformation } from './mt940-information.ts'
import { accountOf, amountIn, compactDayIn, currencyIn } from './values.ts'

/** A field that banks begin a statement with, and one of those that only a statement has; some leave out :20:. */
export function isMt940(text: string): boolean {
  return /^(?:\{.*)?:25P?:/m.test(text) && /^(?:\{.*)?:(?:20|28C?|60[FM]|61):/m.test(text)
}

type Tag = { readonly name: string; readonly lines: readonly string[]; readonly line: number }

/**
 * SWIFT MT940 (statement) and MT942 (report within the day), with or without the blocks of a SWIFT message. Source:
 * SWIFT Standards, category 9; field 86 as banks structure it is read by informationOf. A statement continues on
 * further pages (60M, 62M). `ofAccount`: the currency where the file does not say.
 */
export function readMt940(
  chunks: Iterable<string>,
  ofAccount: Currency | undefined,
  sink: StatementSink,
): void {
  let parts: StatementParts | undefined
  for (const tag of tagsOf(chunks)) {
    if (tag.name === '20' || (isAccount(tag) && parts?.hasAccount === true)) {
      parts?.end()
      parts = undefined
    }
    parts ??= new StatementParts(sink, ofAccount)
    parts.add(tag)
  }
  if (!parts) throw new StatementFileError('no_statement')
  parts.end()
}

function isAccount({ name }: Tag): boolean {
  return name === '25' || name === '25P'
}

/**
 * A field begins with its tag at the begin of a line; the lines that follow belong to it, but not those between the end
 * of a message and the next one.
 */
function* tagsOf(chunks: Iterable<string>): Iterable<Tag> {
  let tag: { name: string; lines: string[]; line: number } | undefined
  let [count, afterEnd]: [number, string[] | undefined] = [0, undefined]
  for (const raw of textLines(chunks)) {
    count += 1
    const line = raw.replace(/^\{1:.*\{4:/, '')
    const [, name, rest = ''] = /^:(\d\d[A-Z]?|NS):(.*)$/.exec(line) ?? []
    if (name !== undefined) {
      // A hyphen alone ends a message, unless the message goes on.
      if (afterEnd && !/^2[05]/.test(name)) tag?.lines.push(...afterEnd)
      if (tag) yield tag
      tag = { name, lines: [rest], line: count }
      afterEnd = undefined
    } else if (/^-\}?\s*$/.test(line)) afterEnd ??= []
    else if (/^(-\}.*|\{.*|\s*)$/.test(line)) continue
    else if (afterEnd) afterEnd.push(line)
    else tag?.lines.push(line)
  }
  if (tag) yield tag
}

/** An entry with what follows it in field 86, or in :NS: where a bank writes that instead. */
type Entry = {
  readonly tag: Tag
  readonly information: readonly string[]
  readonly nonSwift: readonly string[]
}

/**
 * The fields of one statement. Entries are read as soon as the opening balance, which comes before them, has told the
 * currency, so that a long statement is not in memory as lines; in a file without it they wait for the end.
 */
class StatementParts {
  readonly #sink: StatementSink
  readonly #ofAccount: Currency | undefined
  readonly #fields: Tag[] = []
  readonly #waiting: Entry[] = []
  #entry: Entry | undefined
  #opening: Balance | undefined
  #sum: Minor = 0n
  #hasUnreadable = false

  constructor(sink: StatementSink, ofAccount: Currency | undefined) {
    this.#sink = sink
    this.#ofAccount = ofAccount
  }

  get hasAccount(): boolean {
    return this.#fields.some(isAccount)
  }

  add(tag: Tag): void {
    const entry = this.#entry
    if (tag.name === '86') {
      if (entry) this.#entry = { ...entry, information: [...entry.information, ...tag.lines] }
    } else if (tag.name === 'NS' && entry) {
      this.#entry = { ...entry, nonSwift: [...entry.nonSwift, ...tag.lines] }
    } else {
      this.#endEntry()
      if (tag.name === '61') this.#entry = { tag, information: [], nonSwift: [] }
      else this.#fields.push(tag)
      if (/^60[FM]$/.test(tag.name)) this.#opening ??= balanceOf(tag, this.#ofAccount)
    }
  }

  end(): void {
    this.#endEntry()
    const named = (...names: readonly string[]) =>
      this.#fields.find(({ name }) => names.includes(name))
    const account = named('25', '25P')
    if (!account) throw new StatementFileError('field_missing', this.#fields[0]?.line, ':25:')
    const currency = this.#currency(account)
    for (const entry of this.#waiting) this.#handOver(entry, currency)
    const opening = this.#opening
    const closing = balanceOf(
      this.#fields.findLast(({ name }) => /^62[FM]$/.test(name)),
      currency,
    )
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

  /** The currency of the balances, the floor or the account number, else that of the account. */
  #currency(account: Tag): Currency {
    const written = this.#fields.flatMap(({ name, lines, line }) => {
      const [, code] = CURRENCY_OF[name]?.exec(lines[0]?.trim() ?? '') ?? []
      return code === undefined ? [] : [{ code, line }]
    })
    const known = written.find(({ code }) => isCurrency(code))?.code ?? this.#ofAccount
    if (known !== undefined) return known
    const [first] = written
    if (first) throw new StatementFileError('currency_invalid', first.line, first.code)
    throw new StatementFileError('currency_unknown', account.line)
  }

  #endEntry(): void {
    const entry = this.#entry
    if (!entry) return
    this.#entry = undefined
    if (this.#opening && this.#waiting.length === 0) this.#handOver(entry, this.#opening.currency)
    else this.#waiting.push(entry)
  }

  #handOver(entry: Entry, currency: Currency): void {
    const { tag, information, nonSwift } = entry
    const text = () => [...tag.lines, ...information, ...nonSwift].join(' ')
    // In a report within the day an expected entry is not booked yet; a statement has booked ones only.
    const isExpected = !this.#opening && /^\d{6}(\d{4}|\s+)?E[CD]/.test(tag.lines[0] ?? '')
    const row = isExpected
      ? leftOut('not_booked', tag.line, text())
      : readRow(tag.line, text, () => transactionOf(entry, currency, this.#opening?.day))
    if (!isLeftOut(row)) this.#sum += row.amount
    else if (isUnreadableReason(row.reason)) this.#hasUnreadable = true
    this.#sink.row(row)
  }
}

const OF_BALANCE = /^[A-Z]{1,2}\d{6}([A-Z]{3})/
const CURRENCY_OF: Readonly<Record<string, RegExp>> = {
  '60F': OF_BALANCE,
  '60M': OF_BALANCE,
  '62F': OF_BALANCE,
  '62M': OF_BALANCE,
  '64': OF_BALANCE,
  '34F': /^([A-Z]{3})/,
  '90C': /^\d+([A-Z]{3})/,
  '90D': /^\d+([A-Z]{3})/,
  '25': /[^A-Z]([A-Z]{3})$/,
}

/** '20041000/1234567EUR' of German banks, 'NL91ABNA0417164300 EUR', '/PL…' of Polish banks, or the account alone. */
function accountIn(text: string): string {
  const compact = accountOf(text).replace(/^\//, '')
  return compact.replace(/([A-Z]{3})$/, currency => (compact.length > 15 ? '' : currency))
}

/** C260101EUR1234,56; some banks leave out the currency at the end of a statement. A balance only informs. */
function balanceOf(tag: Tag | undefined, of: Currency | undefined): Balance | undefined {
  const [, sign, day = '', code, amount = ''] =
    /^([CD])\s*(\d{6})\s*([A-Z]{3})?\s*([\d.,]+)$/.exec(tag?.lines[0]?.trim() ?? '') ?? []
  const currency = code ?? of
  if (!tag || sign === undefined || currency === undefined || !isCurrency(currency))
    return undefined
  const minor = informing(() => swiftAmount(amount, currency, tag.line))
  if (minor === undefined) return undefined
  return {
    amount: sign === 'D' ? -minor : minor,
    currency,
    day: informing(() => compactDayIn(day, tag.line)),
  }
}

/** 1234,56 as SWIFT writes it, and what some banks write: 1234.56, 1.234,56, 1,234.56. */
function swiftAmount(written: string, currency: Currency, line: number): Minor {
  const text = written.replace(/\s/g, '')
  const point = /^\d{1,3}(\.\d{3})+,\d*$/.test(text)
    ? text.replaceAll('.', '').replace(',', '.')
    : /^\d{1,3}(,\d{3})+\.\d*$/.test(text)
      ? text.replaceAll(',', '')
      : text.replace(',', '.')
  if (!/^\d+(\.\d*)?$/.test(point) || /^\d+\.\d{3}$/.test(text))
    throw new StatementFileError('amount_invalid', line, written)
  return amountIn(point, currency, line)
}

/** Value date, booking date as month and day, mark, third letter of the currency, amount, type, reference, bank's reference. */
const STATEMENT_LINE =
  /^(\d{6})\s*(\d{4})?\s*(R?[CD]|E[CD])([A-Z])?\s*([-+]?\d[\d.,]*)\s*([NFS][A-Z0-9]{3})?(.*?)(?:\/\/(.*))?$/

function transactionOf(
  { tag, information: written, nonSwift }: Entry,
  currency: Currency,
  near: LocalDate | undefined,
): BankTransaction {
  const { lines, line } = tag
  const information = written.length > 0 ? informationOf(written) : nonSwiftInformation(nonSwift)
  const [first = '', ...supplement] = lines
  const match = STATEMENT_LINE.exec(first.trim())
  if (!match) throw new StatementFileError('field_missing', line, first)
  const [, value = '', booked, mark = '', , amount = '', , customer = '', bank = ''] = match
  const valueOn = informing(() => compactDayIn(value, line))
  const bookedOn = booked === undefined ? valueOn : bookingDay(valueOn ?? near, booked, line)
  if (bookedOn === undefined) throw new StatementFileError('date_invalid', line, value)
  const minor = swiftAmount(amount, currency, line)
  // RC takes back a credit, hence is a debit; EC and ED are expected, and booked all the same in a statement.
  const isDebit = mark === 'D' || mark === 'RC' || mark === 'ED'
  const { charges, ordered } = supplementOf(supplement, currency, line)
  return {
    line,
    bookedOn,
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
function bookingDay(
  near: LocalDate | undefined,
  entry: string,
  line: number,
): LocalDate | undefined {
  if (near === undefined) return undefined
  const year = Number(near.slice(0, 4))
  const days = [year - 1, year, year + 1].flatMap(
    one => parseBusinessDate(`${one}-${entry.slice(0, 2)}-${entry.slice(2)}`) ?? [],
  )
  const distance = (day: LocalDate) => Math.abs(daysBetween(near, day))
  const [nearest] = days.toSorted((a, b) => distance(a) - distance(b))
  if (nearest === undefined) throw new StatementFileError('date_invalid', line, entry)
  return nearest
}

/** German banks add the ordered amount and charges, which only inform: /OCMT/USD1234,5//CHGS/EUR2,5/ */
function supplementOf(
  lines: readonly string[],
  currency: Currency,
  line: number,
): Pick<BankTransaction, 'charges' | 'ordered'> {
  const text = lines.join('')
  const part = (name: string) => {
    const [, code, amount = ''] = new RegExp(`/${name}/([A-Z]{3})(\\d+,\\d*)`).exec(text) ?? []
    if (code === undefined) return undefined
    return informing(() => ({
      amount: swiftAmount(amount, currencyIn(code, line), line),
      currency: code,
    }))
  }
  const [charges, ordered] = [part('CHGS'), part('OCMT')]
  return {
    charges: charges?.currency === currency ? charges.amount : 0n,
    ordered: ordered?.currency === currency ? undefined : ordered,
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
