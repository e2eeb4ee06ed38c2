import { isCurrency } from '@bordereau/domain/money/currencies'
import type { LocalDate } from '@bordereau/domain/date'
import type { Currency } from '@bordereau/domain/money/currency'
import {
  type BankTransaction,
  type StatementFacts,
  StatementFileError,
  type StatementRow,
  type StatementSink,
  informing,
  leftOut,
  plainTransaction,
  readRow,
} from '../statement.ts'
import { saysOnlyBalance } from './balance-lines.ts'
import { type OfxElement, descendants, ofxTree, valueOf } from './ofx-elements.ts'
import { accountOf, calendarDay, currencyIn, linesOf, writtenAmount } from './values.ts'

export function isOfx(text: string): boolean {
  return /^\s*(OFXHEADER\s*:|<\?xml[^>]*\?>\s*<\?OFX|<\?OFX|<OFX\s*>)/i.test(text.slice(0, 2_000))
}

/**
 * Open Financial Exchange 1 (SGML, in which an element with text has no end tag) and 2 (XML). Source: financialdataexchange.org,
 * OFX 1.0.3, 1.6 and 2.3. Bank and credit card statements. `ofAccount`: the currency where the file does not say.
 */
export function readOfx(text: string, ofAccount: Currency | undefined, sink: StatementSink): void {
  const root = ofxTree(text)
  const statements = ['STMTRS', 'CCSTMTRS'].flatMap(name => descendants(root, name))
  if (statements.length === 0) throw new StatementFileError('no_statement')
  for (const statement of statements) {
    const written = valueOf(statement, 'CURDEF')
    const currency = isCurrency(written) ? written : ofAccount
    if (currency === undefined && written !== '')
      throw new StatementFileError('currency_invalid', statement.line, written)
    if (currency === undefined) throw new StatementFileError('currency_unknown', statement.line)
    for (const row of rowsOf(statement, currency)) sink.row(row)
    sink.statement(factsOf(statement, currency))
  }
}

/** The balance only informs. */
function factsOf(statement: OfxElement, currency: Currency): StatementFacts {
  const [from] = descendants(statement, 'BANKACCTFROM').concat(descendants(statement, 'CCACCTFROM'))
  const [ledger] = descendants(statement, 'LEDGERBAL')
  const amount =
    ledger && informing(() => writtenAmount(valueOf(ledger, 'BALAMT'), currency, ledger.line))
  return {
    account: accountOf(from ? valueOf(from, 'ACCTID') : ''),
    currency,
    reference: '',
    opening: undefined,
    closing:
      ledger && amount !== undefined
        ? { amount, currency, day: dayOf(valueOf(ledger, 'DTASOF')) }
        : undefined,
  }
}

function rowsOf(statement: OfxElement, currency: Currency): readonly StatementRow[] {
  const listed = descendants(statement, 'STMTTRN')
  const isUnsigned = !isSigned(listed)
  const booked = listed.map(one => {
    const text = () => one.children.map(child => child.text.trim()).join(' ')
    const named = [valueOf(one, 'NAME'), valueOf(one, 'MEMO')]
    if (valueOf(one, 'FITID') === '' && saysOnlyBalance(named))
      return leftOut('balance_line', one.line, text())
    return readRow(one.line, text, () => transactionOf(one, currency, isUnsigned))
  })
  const pending = descendants(statement, 'STMTTRNP').map(one =>
    leftOut('not_booked', one.line, one.children.map(child => child.text.trim()).join(' ')),
  )
  return [...booked, ...pending]
}

/**
 * Whether payments are negative, as OFX has it. Without any negative amount it shows only in debits: direct debits and cheques may
 * be received ones.
 */
function isSigned(listed: readonly OfxElement[]): boolean {
  const amounts = listed.map(one => valueOf(one, 'TRNAMT'))
  return (
    amounts.some(amount => /[-\u2212(]/.test(amount)) ||
    !listed.some(
      (one, i) => /^DEBIT$/i.test(valueOf(one, 'TRNTYPE')) && /[1-9]/.test(amounts[i] ?? ''),
    )
  )
}

/** Payments by their type (OFX 2.3, 11.4.4.3), which a bank without signs tells apart only so. */
const PAYMENTS = /^(DEBIT|FEE|SRVCHG|CHECK|PAYMENT|CASH|DIRECTDEBIT|REPEATPMT)$/i

function transactionOf(
  element: OfxElement,
  ofStatement: Currency,
  isUnsigned: boolean,
): BankTransaction {
  const { line } = element
  const days = ['DTPOSTED', 'DTUSER', 'DTAVAIL'].map(name => valueOf(element, name))
  const posted = days.find(text => text !== '')
  if (posted === undefined) throw new StatementFileError('field_missing', line, 'DTPOSTED')
  const bookedOn = dayOf(days.find(text => /[1-9]/.test(text)) ?? posted)
  if (bookedOn === undefined) throw new StatementFileError('date_invalid', line, posted)
  const [to] = descendants(element, 'BANKACCTTO')
  // Of an amount that the bank has not converted; the one that it has converted is in ORIGCURRENCY.
  const [foreign] = element.children.filter(({ name }) => name === 'CURRENCY')
  const currency = foreign ? currencyIn(valueOf(foreign, 'CURSYM'), line) : ofStatement
  const amount = writtenAmount(valueOf(element, 'TRNAMT'), currency, line)
  return plainTransaction({
    line,
    bookedOn,
    valueOn: dayOf(valueOf(element, 'DTAVAIL')),
    amount: isUnsigned && PAYMENTS.test(valueOf(element, 'TRNTYPE')) ? -amount : amount,
    currency,
    partyName: linesOf([valueOf(element, 'NAME')]).replace(/\n/g, ' '),
    partyAccount: accountOf(to ? valueOf(to, 'ACCTID') : ''),
    bankReference: valueOf(element, 'FITID'),
    text: linesOf([
      valueOf(element, 'MEMO'),
      valueOf(element, 'REFNUM'),
      valueOf(element, 'CHECKNUM'),
    ]),
    reversal: valueOf(element, 'CORRECTACTION') !== '',
  })
}

/** YYYYMMDD, of some banks YYYY-MM-DD, with the rest as written: the day of the bank's own time zone. */
function dayOf(text: string): LocalDate | undefined {
  const [, year = '', month = '', day = ''] = /^(\d{4})-?(\d\d)-?(\d\d)/.exec(text.trim()) ?? []
  return calendarDay(year, month, day)
}
