import { creditInvoice, getInvoice, issueInvoice } from '@bordereau/contract/invoices'
import { decideRefund, previewRefund, refundPayment } from '@bordereau/contract/payment-accounts'
import { applyCredit, listPayments, recordPayment } from '@bordereau/contract/payments'
import { getFollowUp, getReceivables, listUpcoming } from '@bordereau/contract/reminders'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { inWorkspace } from '../db/database.ts'
import { describeBothEngines } from '../db/testing.ts'
import { payPath } from '../collections/testing.ts'
import { type Invoice, aCompany, aCustomer, aDraft, issued } from '../invoices/testing.ts'
import {
  type Client,
  type TestApp,
  blankRenderer,
  mailsTo,
  signedUp,
  startApp,
} from '../lib/testing.ts'
import { switchOn } from '../reminders/testing.ts'
import { referenceOf } from './checkout.ts'
import { recordEvent } from './record-event.ts'
import { findCheckoutOf } from './refund-store.ts'
import { type MoneyServer, connect, startMoneyStripe } from './testing-money.ts'

const WHOLE = '166.39'
type By = 'hand' | 'provider' | 'dashboard'
type Choice = 'no' | 'yes' | 'undecided'
type Case = { readonly by: By; readonly choice: Choice; readonly amount: string }

const AMOUNTS = ['50.00', '0.01', '166.38', WHOLE]
const CASES: readonly Case[] = (['hand', 'provider', 'dashboard'] as const).flatMap(by =>
  (['no', 'yes', 'undecided'] as const).flatMap(choice =>
    by !== 'dashboard' && choice === 'undecided'
      ? []
      : AMOUNTS.map(amount => ({ by, choice, amount })),
  ),
)

describeBothEngines('the story of a refund', engine => {
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
    await switchOn(owner, workspaceId)
  })
  afterAll(async () => {
    await at.close()
    await stripe.close()
  })

  async function paidBy(by: By, customerId: string) {
    const invoice = await issued(owner, workspaceId, aDraft(customerId))
    if (by === 'hand')
      await owner.must(recordPayment, {
        query: { workspaceId },
        body: {
          customerId,
          date: '2026-11-20',
          currency: 'EUR',
          amount: WHOLE,
          method: 'transfer',
          reference: '',
          note: '',
          allocations: [{ invoiceId: invoice.id, amount: WHOLE }],
        },
      })
    else await stripe.pay(at, workspaceId, invoice)
    const { rows } = await owner.must(listPayments, { query: { workspaceId, customerId } })
    const [payment] = rows
    if (!payment) throw new Error('it is not paid')
    return { invoice, paymentId: payment.id }
  }
  /** A refund that the owner made at the provider, as its event reports it. */
  async function atDashboard(paymentId: string, amount: string): Promise<void> {
    const checkout = await inWorkspace(at.context.db, { workspaceId }, tx =>
      findCheckoutOf(tx, workspaceId, paymentId),
    )
    if (!checkout) throw new Error('no checkout')
    const id = `re_${paymentId}`
    const own = { reference: id, requestId: '', currency: 'EUR', status: 'succeeded' as const }
    const fact = { kind: 'refund' as const, ...own, amount: BigInt(amount.replace('.', '')) }
    const event = { id, reference: referenceOf(at.context, checkout), mode: 'test' as const, fact }
    const recorded = await recordEvent(at.context, { workspaceId, provider: 'stripe' }, event)
    expect(recorded.ok).toBe(true)
  }
  async function refund(one: Case, invoice: Invoice, paymentId: string): Promise<void> {
    const { by, choice, amount } = one
    const owed = choice === 'yes' ? 'yes' : 'no'
    if (by !== 'dashboard') {
      const body = { amount, reason: '', invoiceId: invoice.id, owed } as const
      await owner.must(refundPayment, { query: { workspaceId, paymentId }, body })
      return
    }
    await atDashboard(paymentId, amount)
    if (choice === 'undecided') return
    const { undecidedRefunds } = await owner.must(getInvoice, {
      query: { workspaceId, invoiceId: invoice.id },
    })
    const [asked] = undecidedRefunds
    expect(asked).toMatchObject({ paymentId, amount })
    const query = { workspaceId, paymentId, refundId: asked?.refundId ?? '' }
    await owner.must(decideRefund, { query, body: { invoiceId: invoice.id, owed, reason: '' } })
  }
  const cents = (amount: string) => Math.round(Number(amount) * 100)
  const receivable = async () =>
    cents((await owner.must(getReceivables, { query: { workspaceId } })).total)
  const german = (amount: string) => amount.replace('.', ',')

  test.each(CASES)('$amount refunded by $by, owed: $choice', async one => {
    const { by, choice, amount } = one
    const customerId = await aCustomer(owner, workspaceId)
    const before = await receivable()
    const { invoice, paymentId } = await paidBy(by, customerId)
    const mails = (await mailsTo(at.context, 'buyer@example.com')).length
    await refund(one, invoice, paymentId)
    const isAsked = choice === 'yes'
    const open = choice === 'no' ? '0.00' : amount
    const query = { workspaceId, invoiceId: invoice.id }

    // The invoice, its credit note and the list of payments.
    const view = await owner.must(getInvoice, { query })
    expect(view.open).toBe(open)
    expect(view.creditNotes.map(note => note.payable)).toEqual(choice === 'no' ? [amount] : [])
    expect(view.undecidedRefunds).toHaveLength(choice === 'undecided' ? 1 : 0)
    const kinds = view.events.map(event => event.kind)
    expect(kinds).toContain('payment_refunded')
    expect(kinds.includes('credited')).toBe(choice === 'no')
    const { rows } = await owner.must(listPayments, { query: { workspaceId, customerId } })
    expect(rows).toMatchObject([{ refunded: amount, unallocated: '0.00' }])

    // What the customer sees.
    const page = (await at.app.inject(payPath(invoice))).body.replaceAll('\u00A0', ' ')
    expect(page).toContain(`${german(amount)} € erstattet`)
    expect(page.includes('action="/pay/')).toBe(isAsked)
    expect(page.includes('FR76')).toBe(isAsked)
    const sent = await mailsTo(at.context, 'buyer@example.com')
    const letters = sent.slice(0, sent.length - mails)
    expect(letters).toHaveLength(by === 'hand' ? 0 : 1)
    for (const { text } of letters) {
      expect(text.replaceAll('\u00A0', ' ')).toContain(`${german(amount)} €`)
      const said = by === 'dashboard' ? 'undecided' : choice
      expect(text.includes('nicht noch einmal bezahlen')).toBe(said === 'no')
      expect(text.includes('auf anderem Weg')).toBe(said === 'yes')
    }

    // What is planned, and what is said of it.
    const { entries } = await owner.must(listUpcoming, { query: { workspaceId } })
    const planned = entries.filter(
      entry => entry.kind === 'reminder' && entry.invoiceId === invoice.id,
    )
    expect(planned.length > 0).toBe(isAsked)
    const { reason } = await owner.must(getFollowUp, { query })
    const reasons = { no: null, yes: 'payment_returned', undecided: 'refund_undecided' }
    expect(reason).toBe(reasons[choice])
    expect((await receivable()) - before).toBe(cents(open))
  })

  test('repeated with the same key is one refund and one credit note', async () => {
    for (const by of ['hand', 'provider'] as const) {
      const { invoice, paymentId } = await paidBy(by, await aCustomer(owner, workspaceId))
      const body = { amount: '50', reason: '', invoiceId: invoice.id, owed: 'no' } as const
      const ask = () =>
        owner.call(refundPayment, {
          query: { workspaceId, paymentId },
          body,
          headers: { 'idempotency-key': `refund-by-${by}` },
        })
      const answers = await Promise.all([ask(), ask(), ask()])
      expect(answers.filter(({ ok }) => ok).length).toBeGreaterThan(0)
      expect(await ask()).toMatchObject({ ok: true })
      const query = { workspaceId, invoiceId: invoice.id }
      const view = await owner.must(getInvoice, { query })
      expect([view.open, view.creditNotes.length]).toEqual(['0.00', 1])
    }
  })

  test('of one of several invoices credits that one, and an overpayment is credited to none', async () => {
    const customerId = await aCustomer(owner, workspaceId)
    const invoices = [
      await issued(owner, workspaceId, aDraft(customerId)),
      await issued(owner, workspaceId, aDraft(customerId)),
    ]
    const body = {
      customerId,
      date: '2026-11-20',
      currency: 'EUR',
      amount: '400.00',
      method: 'transfer' as const,
      reference: '',
      note: '',
      allocations: invoices.map(({ id }) => ({ invoiceId: id, amount: WHOLE })),
    }
    const { id: paymentId } = await owner.must(recordPayment, { query: { workspaceId }, body })
    const ask = (amount: string, invoiceId?: string) =>
      owner.must(refundPayment, {
        query: { workspaceId, paymentId },
        body: { amount, reason: '', ...(invoiceId ? { invoiceId, owed: 'no' } : {}) },
      })
    await ask('100', invoices[0]?.id)
    await ask('67.22')
    const views = await Promise.all(
      invoices.map(({ id }) => owner.must(getInvoice, { query: { workspaceId, invoiceId: id } })),
    )
    const shown = views.map(({ open, creditNotes }) => [open, creditNotes.map(one => one.payable)])
    expect(shown).toEqual([
      ['0.00', ['100.00']],
      ['0.00', []],
    ])
    const { rows } = await owner.must(listPayments, { query: { workspaceId, customerId } })
    expect(rows).toMatchObject([{ refunded: '167.22', unallocated: '0.00' }])
  })

  test.each([
    ['163.06', '0.00', [WHOLE]],
    ['81.53', '0.00', ['83.20']],
  ])(
    'of %s after a discount for early payment credits the discount with it',
    async (back, open, notes) => {
      const customerId = await aCustomer(owner, workspaceId)
      const { id: invoiceId } = await issued(owner, workspaceId, aDraft(customerId))
      const deductions = [{ kind: 'cash_discount' as const, amount: '3.33', reason: '' }]
      const { id: paymentId } = await owner.must(recordPayment, {
        query: { workspaceId },
        body: {
          customerId,
          date: '2026-11-20',
          currency: 'EUR',
          amount: '163.06',
          method: 'transfer',
          reference: '',
          note: '',
          allocations: [{ invoiceId, amount: '163.06', deductions }],
        },
      })
      const body = { amount: back, reason: '', invoiceId, owed: 'no' } as const
      await owner.must(refundPayment, { query: { workspaceId, paymentId }, body })
      const view = await owner.must(getInvoice, { query: { workspaceId, invoiceId } })
      expect([view.open, view.creditNotes.map(one => one.payable)]).toEqual([open, notes])
    },
  )

  test('of what is credited already needs no other credit note', async () => {
    const customerId = await aCustomer(owner, workspaceId)
    const { invoice, paymentId } = await paidBy('provider', customerId)
    const at = { workspaceId, invoiceId: invoice.id }
    const { id, version } = await owner.must(creditInvoice, { query: at, body: { reason: 'Gone' } })
    await owner.must(issueInvoice, { query: { workspaceId, invoiceId: id }, body: { version } })
    await atDashboard(paymentId, WHOLE)
    const view = await owner.must(getInvoice, { query: at })
    expect([view.open, view.undecidedRefunds, view.creditNotes.length]).toEqual(['0.00', [], 1])
  })

  test('is shown before with the number and the taxes of its credit note', async () => {
    const customerId = await aCustomer(owner, workspaceId)
    const { invoice, paymentId } = await paidBy('hand', customerId)
    const query = { workspaceId, paymentId }
    const body = { amount: '120', invoiceId: invoice.id }
    const { creditNote } = await owner.must(previewRefund, { query, body })
    expect(creditNote).toMatchObject({ currency: 'EUR', payable: '120.00' })
    await owner.must(refundPayment, { query, body: { ...body, reason: '', owed: 'no' } })
    const view = await owner.must(getInvoice, { query: { workspaceId, invoiceId: invoice.id } })
    expect(view.creditNotes).toMatchObject([{ number: creditNote?.number, payable: '120.00' }])
  })

  test('pays nothing back where its credit note is refused', async () => {
    const customerId = await aCustomer(owner, workspaceId)
    const { invoice, paymentId } = await paidBy('provider', customerId)
    const made = stripe.countMade('refund')
    const query = { workspaceId, paymentId }
    const body = { amount: '50', reason: '', owed: 'no' } as const
    expect(await owner.call(refundPayment, { query, body })).toMatchObject({
      refusal: 'invoice_missing',
    })
    const owes = { ...body, invoiceId: invoice.id }
    // It is credited already, and the customer has used that for another invoice.
    const { id, version } = await owner.must(creditInvoice, {
      query: { workspaceId, invoiceId: invoice.id },
      body: { reason: 'Returned' },
    })
    await owner.must(issueInvoice, { query: { workspaceId, invoiceId: id }, body: { version } })
    const other = await issued(owner, workspaceId, aDraft(customerId))
    await owner.must(applyCredit, { query: { workspaceId, invoiceId: other.id }, body: {} })
    expect(await owner.call(refundPayment, { query, body: owes })).toMatchObject({
      refusal: 'over_credited',
    })
    expect(stripe.countMade('refund')).toBe(made)
    const after = await owner.must(getInvoice, { query: { workspaceId, invoiceId: invoice.id } })
    expect([after.open, after.creditNotes.length]).toEqual(['0.00', 1])
  })
})
