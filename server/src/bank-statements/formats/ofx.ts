import { type LocalDate, parseBusinessDate } from '@bordereau/domain/date'
import type { Currency } from '@bordereau/domain/money/currency'
import {
  type BankTransaction,
  type StatementFacts,
  StatementFileError,
  type StatementSink,
  plainTransaction,
  readRow,
} from '../statement.ts'
import { accountOf, amountIn, currencyIn, linesOf } from './values.ts'

export function isOfx(text: string): boolean {
  return /^\s*(OFXHEADER:|<\?xml[^>]*\?>\s*<\?OFX|<\?OFX|<OFX>)/i.test(text.slice(0, 2_000))
}

type Element = {
  readonly name: string
  readonly line: number
  readonly children: Element[]
  text: string
}

/**
 * Open Financial Exchange 1 (SGML, in which an element with text has no end tag) and 2 (XML). Source: financialdataexchange.org,
 * OFX 1.0.3, 1.6 and 2.3. Bank and credit card statements.
 */
export function readOfx(text: string, sink: StatementSink): void {
  const root = treeOf(text)
  const statements = ['STMTRS', 'CCSTMTRS'].flatMap(name => descendants(root, name))
  if (statements.length === 0) throw new StatementFileError('no_statement')
  for (const statement of statements) {
    const facts = factsOf(statement)
    for (const one of descendants(statement, 'STMTTRN'))
      sink.row(
        readRow(
          one.line,
          () => one.children.map(child => child.text.trim()).join(' '),
          () => transactionOf(one, facts.currency),
        ),
      )
    sink.statement(facts)
  }
}

const TOKEN = /<(\/?)([A-Za-z0-9.]+)>|<[?!][^>]*>|([^<]+)/g

/** A tree in which elements with text are closed by the next tag. Refuses a document type declaration. */
function treeOf(text: string): Element {
  const root: Element = { name: '', line: 1, children: [], text: '' }
  const open: Element[] = [root]
  let line = 1
  const body = text.slice(Math.max(0, text.search(/<OFX>/i)))
  line += countLines(text.slice(0, text.length - body.length))
  for (const match of body.matchAll(TOKEN)) {
    const [token, slash, name, content] = match
    const parent = open.at(-1)
    if (token.startsWith('<!')) throw new StatementFileError('doctype', line)
    if (name !== undefined && slash === '') {
      if (open.length > 64) throw new StatementFileError('not_well_formed', line, token)
      // An element with text has no children.
      if (parent && parent.text.trim() !== '') open.pop()
      const element = { name: name.toUpperCase(), line, children: [], text: '' }
      open.at(-1)?.children.push(element)
      open.push(element)
    } else if (name !== undefined) {
      const at = open.findLastIndex(element => element.name === name.toUpperCase())
      if (at < 0) throw new StatementFileError('not_well_formed', line, token)
      open.length = at
    } else if (content !== undefined && parent) {
      parent.text += content
    }
    line += countLines(token)
  }
  return root
}

function countLines(text: string): number {
  return text.split('\n').length - 1
}

function descendants(element: Element, name: string): Element[] {
  return element.children.flatMap(child =>
    child.name === name ? [child] : descendants(child, name),
  )
}

/** The text of the first descendant with one of these names. */
function valueOf(element: Element, ...names: readonly string[]): string {
  for (const name of names) {
    const text = descendants(element, name)[0]?.text.trim()
    if (text !== undefined && text !== '') return decoded(text)
  }
  return ''
}

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
}

function decoded(text: string): string {
  return text.replace(/&(amp|lt|gt|quot|apos|nbsp|#\d{1,6});/g, (entity, name: string) =>
    name.startsWith('#') ? String.fromCodePoint(Number(name.slice(1))) : (ENTITIES[name] ?? entity),
  )
}

function factsOf(statement: Element): StatementFacts & { readonly currency: Currency } {
  const currency = currencyIn(valueOf(statement, 'CURDEF'), statement.line)
  const [from] = descendants(statement, 'BANKACCTFROM').concat(descendants(statement, 'CCACCTFROM'))
  const [ledger] = descendants(statement, 'LEDGERBAL')
  return {
    account: accountOf(from ? valueOf(from, 'ACCTID') : ''),
    currency,
    reference: '',
    opening: undefined,
    closing: ledger && {
      amount: amountIn(number(valueOf(ledger, 'BALAMT')), currency, ledger.line),
      currency,
      day: dayIn(valueOf(ledger, 'DTASOF'), ledger.line),
    },
  }
}

function transactionOf(element: Element, currency: Currency): BankTransaction {
  const { line } = element
  const posted = valueOf(element, 'DTPOSTED')
  if (posted === '') throw new StatementFileError('field_missing', line, 'DTPOSTED')
  const [to] = descendants(element, 'BANKACCTTO')
  const avail = valueOf(element, 'DTAVAIL')
  return plainTransaction({
    line,
    bookedOn: dayIn(posted, line),
    valueOn: avail === '' ? undefined : dayIn(avail, line),
    amount: amountIn(number(valueOf(element, 'TRNAMT')), currency, line),
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

/** Some banks write a decimal comma, which the standard allows. */
function number(text: string): string {
  return text.replace(',', '.')
}

/** YYYYMMDD with the rest as written: the day of the bank's own time zone. */
function dayIn(text: string, line: number): LocalDate {
  const [, year = '', month = '', day = ''] = /^(\d{4})(\d\d)(\d\d)/.exec(text) ?? []
  const date = parseBusinessDate(`${year}-${month}-${day}`)
  if (date === undefined) throw new StatementFileError('date_invalid', line, text)
  return date
}
