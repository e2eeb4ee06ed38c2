import { emptyDraft } from '@bordereau/domain/invoice/empty'
import { totalsOf } from '@bordereau/domain/invoice/totals'
import { paperStyleOf } from '@bordereau/domain/paper-design'
import type { Statement } from '@bordereau/domain/payment/statement'
import { unprintableIn } from '@bordereau/domain/text/printable'
import { formatDate, formatPlain } from '@bordereau/domain/text/format'
import { portalTextIn } from '@bordereau/domain/text/portal-text'
import { textIn } from '@bordereau/domain/text/text'
import { composeInvoice } from '@bordereau/einvoice/issue/compose-invoice'
import { loadLogo, logoOnPaper } from '../documents/logo.ts'
import type { Paper, PaperLine } from '../documents/paper-data.ts'
import { paperOf } from '../documents/paper.ts'
import { unprintableOn } from '../documents/unprintable.ts'
import type { AppContext } from '../lib/app-context.ts'
import { hex } from '../lib/secret.ts'
import { entryText } from './entry-text.ts'
import type { AccountStatements } from './load-statements.ts'

/** The paper of a statement: that of the company's documents, whose columns are charged, settled and balance. */
export async function statementPaper(
  context: AppContext,
  account: AccountStatements,
  statement: Statement,
): Promise<Paper> {
  const { language, period } = account
  const text = portalTextIn(language)
  const { currency, closing } = statement
  const blank = await blankPaper(context, account, currency)
  const dates = (['from', 'to'] as const).map(name => ({
    label: [text[name]],
    value: formatDate(period[name], language),
    ltr: false,
  }))
  const lines = linesOf(statement, account)
  const balance = `${formatPlain(closing, currency, language)} ${currency}`
  return {
    ...blank,
    title: [text.statement],
    number: null,
    documentTitle: `${text.statement} ${currency} ${period.to}`,
    facts: dates,
    statements: [],
    due: {
      label: [text.balance],
      amount: balance,
      date: { label: [text.date], value: formatDate(period.to, language) },
    },
    columns: {
      position: [text.date],
      item: [textIn(language).paper.description],
      quantity: [text.charged],
      price: [text.settled],
      tax: null,
      amount: [text.balance],
    },
    lines,
    // Where a page ends, the balance after its last row.
    carry: { ...blank.carry, sums: lines.map(({ amount }) => amount) },
    totals: [{ label: [text.balance], value: balance, kind: 'due' }],
    vat: null,
    payment: null,
    notes: [],
  }
}

/** What statements cannot print: of both parties, and of the entries. The logo is no text. */
export async function unprintableOnStatements(
  context: AppContext,
  account: Omit<AccountStatements, 'statements'> & Partial<AccountStatements>,
): Promise<string[]> {
  const { seller, statements = [], language, period } = account
  const blank = await blankPaper(
    context,
    { ...account, seller: { ...seller, logo: null }, period },
    'EUR',
  )
  const entries = statements.flatMap(({ rows }) => rows.map(row => entryText(row, language)))
  return [...new Set([...unprintableOn(blank), ...unprintableIn(entries.join('\n'))])]
}

/** The company's paper with both parties, and nothing on it. */
async function blankPaper(
  context: AppContext,
  { seller, customer, language, period }: Omit<AccountStatements, 'statements'>,
  currency: string,
): Promise<Paper> {
  const { invoice } = composeInvoice({
    draft: emptyDraft({ currency, language }),
    number: '',
    issueDate: period.to,
    seller: seller.profile,
    buyer: customer.profile,
    bankAccount: null,
  })
  const picture = seller.logo && (await loadLogo(context.archive, hex(seller.logo.sha256)))
  return paperOf({
    invoice: { ...invoice, notes: [] },
    totals: totalsOf(invoice),
    ...paperStyleOf(seller),
    accentColor: seller.accentColor,
    logo: picture ? logoOnPaper(picture, seller.profile.legalName) : null,
    language,
    secondLanguage: null,
    footer: seller.footer,
    draft: false,
    created: Math.floor(context.clock.now().getTime() / 1000),
  })
}

function linesOf(
  { opening, rows, currency }: Statement,
  { language, period }: AccountStatements,
): readonly PaperLine[] {
  const plain = (amount: bigint) => formatPlain(amount, currency, language)
  const line = (day: typeof period.from, name: string, amount: bigint, balance: bigint) => ({
    heading: null,
    subtotal: null,
    position: formatDate(day, language, 'medium'),
    name: [name],
    details: [],
    long: false,
    quantity: amount > 0n ? plain(amount) : '',
    unit: '',
    price: amount < 0n ? plain(-amount) : '',
    tax: '',
    amount: plain(balance),
  })
  return [
    line(period.from, portalTextIn(language).broughtForward, 0n, opening),
    ...rows.map(row => line(row.date, entryText(row, language), row.amount, row.balance)),
  ]
}
