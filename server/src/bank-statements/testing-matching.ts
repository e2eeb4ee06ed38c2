import {
  ignoreBankTransaction,
  listBankTransactions,
  matchBankTransaction,
  undoBankTransaction,
} from '@bordereau/contract/bank-statements'
import { updateCustomer, getCustomer } from '@bordereau/contract/customers'
import { creditInvoice, issueInvoice, listInvoices } from '@bordereau/contract/invoices'
import { recordPayment } from '@bordereau/contract/payments'
import { getMe, signIn } from '@bordereau/contract/session'
import { type LocalDate, addDays, localDate } from '@bordereau/domain/date'
import { toDecimal } from '@bordereau/domain/money/currency'
import { decimal } from '@bordereau/domain/money/decimal'
import * as fc from 'fast-check'
import { type Tx, inWorkspace } from '../db/database.ts'
import { aDraft, aLine, issued } from '../invoices/testing.ts'
import { newId } from '../lib/id.ts'
import { type Client, PASSWORD, type TestApp } from '../lib/testing.ts'
import { storePayouts } from '../payments/provider-payout-store.ts'
import { insertStatement } from './store.ts'
import { insertTransactions } from './transaction-store.ts'

const CENTS = [4_000, 10_000, 10_000, 15_000] as const
const ACCOUNTS = ['', 'DE89370400440532013000', 'FR7630006000011234567890189'] as const
const NAMES = ['Müller & Söhne GmbH', 'MUELLER SOEHNE', 'Provider Ltd', 'Another payer'] as const
const FIRST_DAY = localDate('2026-11-20')

const nth = fc.nat(9)
const credit = fc.record({
  /** Documents that its text names. */
  quotes: fc.array(nth, { maxLength: 2 }),
  /** Null: what the quoted documents have open. */
  cents: fc.option(fc.constantFrom(...CENTS)),
  percent: fc.constantFrom(100, 100, 100, 98, 50, 120),
  account: fc.constantFrom(...ACCOUNTS),
  name: fc.constantFrom(...NAMES),
  later: fc.nat(20),
})

/** What happens to a company; `nth` picks one of what there is. */
export const step = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('issue' as const),
      customer: fc.nat(1),
      cents: fc.constantFrom(...CENTS),
      discount: fc.boolean(),
    }),
  },
  {
    weight: 5,
    arbitrary: fc.record({
      do: fc.constant('import' as const),
      credits: fc.array(credit, { minLength: 1, maxLength: 4 }),
    }),
  },
  fc.record({ do: fc.constant('pay' as const), nth, half: fc.boolean() }),
  fc.record({ do: fc.constant('credit' as const), nth }),
  fc.record({ do: fc.constant('accept' as const), nth }),
  fc.record({ do: fc.constant('undo' as const), nth }),
  fc.record({ do: fc.constant('ignore' as const), nth, back: fc.boolean() }),
  fc.record({
    do: fc.constant('rename' as const),
    customer: fc.nat(1),
    name: fc.constantFrom(...NAMES),
  }),
  fc.record({
    do: fc.constant('payout' as const),
    cents: fc.constantFrom(...CENTS),
    failed: fc.boolean(),
  }),
  fc.record({ do: fc.constant('day' as const), days: fc.nat(12) }),
)
export type Step = typeof step extends fc.Arbitrary<infer One> ? One : never
type Of<Do extends Step['do']> = Extract<Step, { do: Do }>

/** A company that steps happen to. */
export class SteppedCompany {
  readonly #at: TestApp
  readonly #owner: Client
  readonly #workspaceId: string
  readonly #customers: readonly string[]

  constructor(at: TestApp, owner: Client, workspaceId: string, customers: readonly string[]) {
    this.#at = at
    this.#owner = owner
    this.#workspaceId = workspaceId
    this.#customers = customers
  }

  async perform(one: Step): Promise<void> {
    switch (one.do) {
      case 'issue':
        return this.#issue(one)
      case 'import':
        return this.#import(one)
      case 'pay':
        return this.#pay(one)
      case 'credit':
        return this.#credit(one)
      case 'accept':
        return this.#accept(one)
      case 'undo':
        return this.#undo(one)
      case 'ignore':
        return this.#ignore(one)
      case 'rename':
        return this.#rename(one)
      case 'payout':
        return this.#payout(one)
      case 'day':
        return this.#day(one)
    }
  }

  /** Signs in again: the session may have ended meanwhile. */
  async #day({ days }: Of<'day'>): Promise<void> {
    const { person } = await this.#owner.must(getMe)
    this.#at.clock.move(days * 86_400_000)
    await this.#owner.must(signIn, { body: { email: person?.email ?? '', password: PASSWORD } })
  }

  get #query() {
    return { workspaceId: this.#workspaceId }
  }

  get #today(): LocalDate {
    return localDate(this.#at.clock.now().toISOString().slice(0, 10))
  }

  #transact<Value>(work: (tx: Tx) => Promise<Value>): Promise<Value> {
    return inWorkspace(this.#at.context.db, this.#query, work)
  }

  async #invoices() {
    const { rows } = await this.#owner.must(listInvoices, {
      query: { ...this.#query, tab: 'open' },
    })
    return rows
  }

  async #transactions(status: 'open' | 'matched' | 'ignored') {
    const { rows } = await this.#owner.must(listBankTransactions, {
      query: { ...this.#query, status },
    })
    return rows
  }

  async #issue({ customer, cents, discount }: Of<'issue'>): Promise<void> {
    const price = decimal((cents / 120).toFixed(2))
    const cashDiscounts = discount ? [{ days: 7, percent: decimal('2') }] : []
    const draft = aDraft(this.#customers[customer] ?? '', {
      lines: [aLine({ price })],
      cashDiscounts,
    })
    await issued(this.#owner, this.#workspaceId, draft)
  }

  async #import({ credits }: Of<'import'>): Promise<void> {
    const invoices = await this.#invoices()
    const rows = credits.map(({ quotes, cents, percent, account, name, later }) => {
      const quoted = quotes.flatMap(place => invoices[place % Math.max(1, invoices.length)] ?? [])
      const open = quoted.reduce((sum, { open: text }) => sum + Math.round(Number(text) * 100), 0)
      return {
        cents: Math.round(((cents ?? open) * percent) / 100) || 1,
        text: quoted.map(({ number }) => number).join(' and '),
        account,
        name,
        day: addDays(FIRST_DAY, later),
      }
    })
    await this.#transact(tx => storeCredits(tx, this.#workspaceId, rows))
  }

  async #pay({ nth: place, half }: Of<'pay'>): Promise<void> {
    const invoices = await this.#invoices()
    const invoice = invoices[place % Math.max(1, invoices.length)]
    if (!invoice) return
    const cents = BigInt(Math.round(Number(invoice.open) * 100))
    const amount = toDecimal(half && cents > 1n ? cents / 2n : cents, 'EUR')
    await this.#owner.must(recordPayment, {
      query: this.#query,
      body: {
        customerId: invoice.customerId ?? '',
        date: this.#today,
        currency: 'EUR',
        amount,
        method: 'transfer',
        reference: '',
        note: '',
        allocations: [{ invoiceId: invoice.id, amount }],
      },
    })
  }

  async #credit({ nth: place }: Of<'credit'>): Promise<void> {
    const invoices = await this.#invoices()
    const invoice = invoices[place % Math.max(1, invoices.length)]
    if (!invoice) return
    const query = { ...this.#query, invoiceId: invoice.id }
    const note = await this.#owner.call(creditInvoice, { query, body: { reason: 'Returned' } })
    if (!note.ok) return
    const { id, version } = note.value
    await this.#owner.call(issueInvoice, {
      query: { ...this.#query, invoiceId: id },
      body: { version },
    })
  }

  /** Records what the page proposes. */
  async #accept({ nth: place }: Of<'accept'>): Promise<void> {
    const rows = (await this.#transactions('open')).filter(({ proposal }) => proposal)
    const row = rows[place % Math.max(1, rows.length)]
    if (!row?.proposal) return
    const { customerId, allocations } = row.proposal
    await this.#owner.call(matchBankTransaction, {
      query: { ...this.#query, transactionId: row.id },
      body: { customerId, allocations },
    })
  }

  async #undo({ nth: place }: Of<'undo'>): Promise<void> {
    const rows = await this.#transactions('matched')
    const row = rows[place % Math.max(1, rows.length)]
    if (!row) return
    const query = { ...this.#query, transactionId: row.id }
    await this.#owner.must(undoBankTransaction, { query, body: { reason: 'Wrong' } })
  }

  async #ignore({ nth: place, back }: Of<'ignore'>): Promise<void> {
    const rows = await this.#transactions(back ? 'ignored' : 'open')
    const row = rows[place % Math.max(1, rows.length)]
    if (!row) return
    const query = { ...this.#query, transactionId: row.id }
    await this.#owner.must(ignoreBankTransaction, { query, body: { ignored: !back } })
  }

  async #rename({ customer, name }: Of<'rename'>): Promise<void> {
    const query = { ...this.#query, customerId: this.#customers[customer] ?? '' }
    const now = await this.#owner.must(getCustomer, { query })
    const profile = { ...now.profile, legalName: name }
    await this.#owner.must(updateCustomer, { query, body: { ...now, profile } })
  }

  async #payout({ cents, failed }: Of<'payout'>): Promise<void> {
    const payout = {
      provider: 'made_up',
      reference: `po_${cents}`,
      mode: 'live',
      amount: BigInt(cents),
      currency: 'EUR',
      arrivesOn: addDays(FIRST_DAY, 5),
      status: failed ? 'failed' : 'paid',
      names: ['Provider Ltd'],
    } as const
    await this.#transact(tx => storePayouts(tx, this.#workspaceId, [payout], this.#at.clock.now()))
  }
}

/** Stores credits of a statement of the company's French account. */
export async function storeCredits(
  tx: Tx,
  workspaceId: string,
  credits: readonly {
    readonly cents: number
    readonly text: string
    readonly account?: string
    readonly name?: string
    readonly day?: LocalDate
  }[],
): Promise<void> {
  const of = { statementId: newId(), account: 'FR7630006000011234567890189' }
  await insertStatement(tx, workspaceId, {
    id: of.statementId,
    format: 'csv',
    file_name: '',
    account: of.account,
    currency: 'EUR',
    reference: '',
    from_day: null,
    to_day: null,
    opening_minor: null,
    closing_minor: null,
    transaction_count: credits.length,
    complete: true,
    imported_by: newId(),
    imported_at: new Date(),
  })
  const rows = credits.map(({ cents, text, account = '', name = '', day = FIRST_DAY }) => ({
    id: newId(),
    identity: newId(),
    booked_on: day,
    value_on: null,
    currency: 'EUR',
    amount_minor: String(cents),
    party_name: name,
    party_account: account,
    reference_list: [],
    text,
    charges_minor: '0',
    reversal: false,
  }))
  await insertTransactions(tx, workspaceId, of, JSON.stringify(rows))
}
