import { listCustomerStatements } from '@bordereau/contract/customer-statement'
import { getCustomer } from '@bordereau/contract/customers'
import { getInvoice } from '@bordereau/contract/invoices'
import { refundPayment } from '@bordereau/contract/payment-accounts'
import { applyCredit, listPayments, recordPayment } from '@bordereau/contract/payments'
import { renewPortalLink } from '@bordereau/contract/portal-link'
import { signIn } from '@bordereau/contract/session'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { describeBothEngines } from '../db/testing.ts'
import { aCompany, aCustomer, aDraft, issued } from '../invoices/testing.ts'
import { runDueJobs } from '../jobs/runner.ts'
import { jobs } from '../jobs.ts'
import {
  type Client,
  PASSWORD,
  type TestApp,
  blankRenderer,
  signedUp,
  startApp,
} from '../lib/testing.ts'
import { enqueueEventReading } from './read-events.ts'
import { type MoneyServer, connect, startMoneyStripe } from './testing-money.ts'

const WHOLE = 166.39
const HOUR_MS = 3_600_000

type Case = {
  /** What the refund is taken of: a credit note that is issued with it, or money that settles nothing. */
  readonly of: 'credit note' | 'overpayment'
  readonly ends: 'requested' | 'refused' | 'made'
  readonly amount: number
}
const CASES: readonly Case[] = (['credit note', 'overpayment'] as const).flatMap(of =>
  (['requested', 'refused', 'made'] as const).flatMap(ends =>
    [0.01, 50, WHOLE].map(amount => ({ of, ends, amount })),
  ),
)

describeBothEngines('what is on its way back', engine => {
  let stripe: MoneyServer
  let at: TestApp
  let owner: Client
  let workspaceId: string

  beforeAll(async () => {
    stripe = await startMoneyStripe()
    at = await startApp(engine.db, { paymentProviderUrls: { stripe: stripe.url } }, blankRenderer)
    owner = await signedUp(at, 'owner@example.com')
    workspaceId = await aCompany(owner)
    await connect(owner, workspaceId, stripe)
  })
  beforeEach(() => stripe.setState('up'))
  afterAll(async () => {
    await at.close()
    await stripe.close()
  })

  /** Paid online; where it is an overpayment, a second time after a transfer. */
  async function paid(of: Case['of'], customerId: string) {
    const invoice = await issued(owner, workspaceId, aDraft(customerId))
    const transfer = async () => {
      const money = { date: '2026-11-20', currency: 'EUR', amount: String(WHOLE) }
      const body = { customerId, ...money, method: 'transfer' as const, reference: '', note: '' }
      const allocations = [{ invoiceId: invoice.id, amount: String(WHOLE) }]
      await owner.must(recordPayment, { query: { workspaceId }, body: { ...body, allocations } })
    }
    await stripe.pay(at, workspaceId, invoice, of === 'overpayment' ? transfer : undefined)
    const { rows } = await owner.must(listPayments, { query: { workspaceId, customerId } })
    const payment = rows.find(({ provider }) => provider === 'stripe')
    if (!payment) throw new Error('it is not paid online')
    return { invoiceId: invoice.id, paymentId: payment.id }
  }
  async function ends(state: Case['ends']): Promise<void> {
    if (state === 'requested') return
    stripe.setState(state === 'made' ? 'up' : 'refusing')
    at.clock.move(HOUR_MS)
    await owner.must(signIn, { body: { email: 'owner@example.com', password: PASSWORD } })
    await enqueueEventReading(at.context)
    await runDueJobs(at.context, jobs)
  }
  async function stated(customerId: string) {
    const query = { workspaceId, customerId }
    const { open, credit } = await owner.must(getCustomer, { query })
    const { statements } = await owner.must(listCustomerStatements, { query })
    const { rows } = await owner.must(listPayments, { query })
    const { link } = await owner.must(renewPortalLink, { query, body: undefined })
    const page = (await at.app.inject(new URL(link ?? '').pathname)).body
    return {
      open: open.map(one => one.amount),
      credit: credit.map(one => one.amount),
      closing: statements.map(one => one.closing),
      unallocated: sum(rows.map(one => one.unallocated)),
      portal: /Ihr Guthaben: ([\d,]+)/.exec(page)?.[1] ?? '0,00',
    }
  }

  test.each(CASES)('$amount of a refund of $of, $ends, is no credit', async one => {
    const customerId = await aCustomer(owner, workspaceId)
    const { invoiceId, paymentId } = await paid(one.of, customerId)
    stripe.setState('down')
    const isNote = one.of === 'credit note'
    const body = { amount: one.amount.toFixed(2), reason: '' }
    const query = { workspaceId, paymentId }
    const whole = isNote ? { ...body, invoiceId, owed: 'no' as const } : body
    expect(await owner.call(refundPayment, { query, body: whole })).toMatchObject({ ok: true })
    await ends(one.ends)
    const overpaid = isNote ? 0 : WHOLE
    const gone = one.ends === 'refused' ? 0 : one.amount
    const credit = isNote ? one.amount - gone : overpaid - gone
    const text = credit.toFixed(2)
    expect(await stated(customerId)).toEqual({
      open: [],
      credit: credit > 0 ? [text] : [],
      closing: [credit > 0 ? `-${text}` : '0.00'],
      unallocated: (isNote ? 0 : credit).toFixed(2),
      portal: text.replace('.', ','),
    })
    const other = await issued(owner, workspaceId, aDraft(customerId))
    const ofOther = { workspaceId, invoiceId: other.id }
    const applied = await owner.call(applyCredit, { query: ofOther, body: {} })
    expect(applied).toMatchObject(credit > 0 ? { ok: true } : { refusal: 'no_credit' })
    const { open } = await owner.must(getInvoice, { query: ofOther })
    expect(open).toBe((WHOLE - credit).toFixed(2))
    // What was on its way arrives: nothing that was settled since is open again.
    await ends(one.ends === 'requested' ? 'made' : one.ends)
    expect((await owner.must(getInvoice, { query: ofOther })).open).toBe(open)
    expect((await owner.must(getInvoice, { query: { workspaceId, invoiceId } })).open).toBe('0.00')
  })
})

const sum = (amounts: readonly string[]) =>
  amounts.reduce((total, one) => total + Number(one), 0).toFixed(2)
