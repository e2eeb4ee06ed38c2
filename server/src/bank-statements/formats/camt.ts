import { isCurrency } from '@bordereau/domain/money/currencies'
import type { Currency, Minor } from '@bordereau/domain/money/currency'
import {
  type Balance,
  type BankTransaction,
  type StatementFacts,
  StatementFileError,
  type StatementRow,
  type StatementSink,
  informing,
  isLeftOut,
  leftOut,
  readRow,
} from '../statement.ts'
import {
  accountOf,
  amountIn,
  currencyIn,
  endToEndOf,
  informingDay,
  isoDayIn,
  linesOf,
} from './values.ts'
import { type XmlElement, elementAt, elementsAt, readElements, textAt } from './xml-elements.ts'

/** Report of camt.052, statement of camt.053, notification of camt.054. */
const REPORTS = new Set(['Rpt', 'Stmt', 'Ntfctn'])

export function isCamt(text: string): boolean {
  return /<(\w+:)?BkToCstmr(Stmt|AcctRpt|DbtCdtNtfctn)[\s>]/.test(text)
}

/**
 * ISO 20022 camt.052, camt.053 and camt.054, versions 2 to 13: what differs between them (`Sts` as text or code, `Dbtr`
 * with or without `Pty`, `Chrgs` with or without `Rcrd`) is read in both forms. Source: iso20022.org, message
 * definitions "Bank-to-Customer Cash Management". Entries that are not booked (`PDNG`, `INFO`, `FUTR`) are left out, since they
 * may change.
 */
export function readCamt(chunks: Iterable<string>, sink: StatementSink): void {
  let hasStatement = false
  let ofEntries: Currency | undefined
  readElements(chunks, new Set(['Ntry', ...REPORTS]), (element, path) => {
    if (element.name === 'Ntry' && REPORTS.has(path.at(-1) ?? '')) {
      for (const row of rowsOf(element)) {
        if (!isLeftOut(row)) ofEntries ??= row.currency
        sink.row(row)
      }
    } else if (REPORTS.has(element.name)) {
      sink.statement(statementOf(element, ofEntries))
      hasStatement = true
      ofEntries = undefined
    }
  })
  if (!hasStatement) throw new StatementFileError('no_statement')
}

/** `ofEntries`: the currency of the first entry, for an account without one. */
function statementOf(report: XmlElement, ofEntries: Currency | undefined): StatementFacts {
  const ofBalances = elementsAt(report, 'Bal').map(one => elementAt(one, 'Amt')?.attributes['Ccy'])
  const named = [textAt(report, 'Acct/Ccy'), ofEntries, ...ofBalances]
  return {
    account: accountOf(textAt(report, 'Acct/Id/IBAN', 'Acct/Id/Othr/Id', 'Acct/Id/PrtryAcct/Id')),
    currency: named.find(code => code !== undefined && isCurrency(code)),
    reference: textAt(report, 'ElctrncSeqNb', 'LglSeqNb', 'Id'),
    // The closing balance of the statement before is the opening one.
    opening: balanceOf(report, ['OPBD', 'PRCD']),
    closing: balanceOf(report, ['CLBD']),
  }
}

function balanceOf(report: XmlElement, codes: readonly string[]): Balance | undefined {
  const balances = elementsAt(report, 'Bal')
  for (const code of codes) {
    const balance = balances.find(one => textAt(one, 'Tp/CdOrPrtry/Cd') === code)
    const signed = balance && informing(() => signedAmount(balance))
    if (signed) return { ...signed, day: informingDay(textAt(balance, 'Dt/Dt', 'Dt/DtTm')) }
  }
  return undefined
}

function isBooked(entry: XmlElement): boolean {
  const status = textAt(entry, 'Sts/Cd', 'Sts').toUpperCase()
  return status === '' || status === 'BOOK'
}

/** One transaction for each detail of a batch when their amounts add up to the entry's, else one for the entry. */
function rowsOf(entry: XmlElement): readonly StatementRow[] {
  if (!isBooked(entry)) return [leftOut('not_booked', entry.line, summaryOf(entry))]
  const rows = readRow(
    entry.line,
    () => summaryOf(entry),
    () => transactionsOf(entry),
  )
  return 'reason' in rows ? [rows] : rows
}

/** What an entry says, for a person who looks for it. */
function summaryOf(entry: XmlElement): string {
  const detail = elementAt(entry, 'NtryDtls/TxDtls')
  return [
    textAt(entry, 'BookgDt/Dt', 'BookgDt/DtTm', 'ValDt/Dt', 'ValDt/DtTm'),
    textAt(entry, 'Amt'),
    elementAt(entry, 'Amt')?.attributes['Ccy'] ?? '',
    textAt(entry, 'CdtDbtInd'),
    partyOf(detail, textAt(entry, 'CdtDbtInd') === 'DBIT' ? -1n : 1n).partyName,
    textOf(entry, detail ? [detail] : []),
  ].join(' ')
}

function transactionsOf(entry: XmlElement): readonly BankTransaction[] {
  const details = elementsAt(entry, 'NtryDtls/TxDtls')
  const { amount, currency } = signedAmount(entry)
  if (details.length > 1) {
    const parts = details.map(detail => partAmount(detail, amount, currency))
    const sum = parts.reduce<Minor>((total, part) => total + (part ?? 0n), 0n)
    if (parts.every(part => part !== undefined) && sum === amount) {
      const batch = { reference: textAt(entry, 'AcctSvcrRef'), amount }
      return details.map((detail, i) => ({
        ...transactionOf(entry, [detail], { amount: parts[i] ?? 0n, currency }),
        batch,
      }))
    }
  }
  return [transactionOf(entry, details, { amount, currency })]
}

type Signed = { readonly amount: Minor; readonly currency: Currency }

function signedAmount(element: XmlElement): Signed {
  const amount = elementAt(element, 'Amt')
  if (!amount) throw new StatementFileError('field_missing', element.line, 'Amt')
  const currency = currencyIn(amount.attributes['Ccy'] ?? '', amount.line)
  const minor = unsignedAmount(amount, currency)
  const sign = textAt(element, 'CdtDbtInd')
  if (sign !== 'CRDT' && sign !== 'DBIT')
    throw new StatementFileError('sign_invalid', element.line, sign)
  return { amount: sign === 'DBIT' ? -minor : minor, currency }
}

/** The schema forbids a sign: with one, the amount may have been received or paid. */
function unsignedAmount({ text, line }: XmlElement, currency: Currency): Minor {
  if (/^\s*[-+]/.test(text)) throw new StatementFileError('amount_invalid', line, text.trim())
  return amountIn(text, currency, line)
}

/** The amount of a detail in the entry's currency, with the entry's sign where it has none of its own. */
function partAmount(detail: XmlElement, whole: Minor, currency: Currency): Minor | undefined {
  const amount = elementAt(detail, 'Amt') ?? elementAt(detail, 'AmtDtls/TxAmt/Amt')
  if (!amount || amount.attributes['Ccy'] !== currency) return undefined
  const minor = informing(() => unsignedAmount(amount, currency))
  const sign = textAt(detail, 'CdtDbtInd')
  const isDebit = sign === '' ? whole < 0n : sign === 'DBIT'
  return minor === undefined || !isDebit ? minor : -minor
}

function transactionOf(
  entry: XmlElement,
  details: readonly XmlElement[],
  { amount, currency }: Signed,
): BankTransaction {
  const [only, ...others] = details
  const detail = others.length === 0 ? only : undefined
  const bookedOn = textAt(entry, 'BookgDt/Dt', 'BookgDt/DtTm', 'ValDt/Dt', 'ValDt/DtTm')
  if (bookedOn === '') throw new StatementFileError('field_missing', entry.line, 'BookgDt')
  return {
    line: (detail ?? entry).line,
    bookedOn: isoDayIn(bookedOn, entry.line),
    valueOn: informingDay(textAt(entry, 'ValDt/Dt', 'ValDt/DtTm')),
    amount,
    currency,
    ...partyOf(detail, amount),
    references: details.flatMap(one =>
      elementsAt(one, 'RmtInf/Strd/CdtrRefInf/Ref').map(({ text }) => text.trim()),
    ),
    endToEndId: endToEndOf(textAt(detail, 'Refs/EndToEndId')),
    bankReference: bankReferenceOf(entry, detail),
    text: textOf(entry, details),
    charges: chargesOf(detail ?? entry, currency),
    ordered: orderedOf(detail ?? entry, currency),
    reversal: textAt(entry, 'RvslInd') === 'true',
  }
}

/** The payer of a credit, the payee of a debit; the ultimate one where the bank names no other. */
function partyOf(
  detail: XmlElement | undefined,
  amount: Minor,
): Pick<BankTransaction, 'partyName' | 'partyAccount'> {
  const role = amount >= 0n ? 'Dbtr' : 'Cdtr'
  const at = 'RltdPties'
  return {
    partyName: textAt(
      detail,
      `${at}/${role}/Nm`,
      `${at}/${role}/Pty/Nm`,
      `${at}/Ultmt${role}/Nm`,
      `${at}/Ultmt${role}/Pty/Nm`,
    ),
    partyAccount: accountOf(
      textAt(detail, `${at}/${role}Acct/Id/IBAN`, `${at}/${role}Acct/Id/Othr/Id`),
    ),
  }
}

/** The detail's own reference where the entry has several, because the entry's is the same for all of them. */
function bankReferenceOf(entry: XmlElement, detail: XmlElement | undefined): string {
  const own = textAt(detail, 'Refs/AcctSvcrRef', 'Refs/TxId')
  const isOneOfSeveral = elementsAt(entry, 'NtryDtls/TxDtls').length > 1 && detail !== undefined
  return isOneOfSeveral ? own : textAt(entry, 'AcctSvcrRef') || own
}

function textOf(entry: XmlElement, details: readonly XmlElement[]): string {
  const ofDetails = details.flatMap(detail => [
    ...elementsAt(detail, 'RmtInf/Ustrd').map(({ text }) => text),
    ...elementsAt(detail, 'RmtInf/Strd/RfrdDocInf/Nb').map(({ text }) => text),
    ...elementsAt(detail, 'RmtInf/Strd/AddtlRmtInf').map(({ text }) => text),
    textAt(detail, 'AddtlTxInf'),
  ])
  return linesOf([...ofDetails, textAt(entry, 'AddtlNtryInf')])
}

function chargesOf(element: XmlElement, currency: Currency): Minor {
  const records = [...elementsAt(element, 'Chrgs'), ...elementsAt(element, 'Chrgs/Rcrd')]
  return records.reduce<Minor>((sum, record) => {
    const amount = elementAt(record, 'Amt')
    const isCredit = textAt(record, 'CdtDbtInd') === 'CRDT'
    if (!amount || isCredit || amount.attributes['Ccy'] !== currency) return sum
    return sum + (informing(() => unsignedAmount(amount, currency)) ?? 0n)
  }, 0n)
}

function orderedOf(element: XmlElement, currency: Currency): BankTransaction['ordered'] {
  const amount = elementAt(element, 'AmtDtls/InstdAmt/Amt')
  const ordered = amount?.attributes['Ccy']
  if (!amount || ordered === undefined || ordered === currency) return undefined
  return informing(() => ({
    amount: unsignedAmount(amount, currencyIn(ordered, amount.line)),
    currency: ordered,
  }))
}
