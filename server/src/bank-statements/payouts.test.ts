import { importBankStatement } from '@bordereau/contract/bank-imports'
import { bankTransactionCounts, listBankTransactions } from '@bordereau/contract/bank-statements'
import { connectPaymentAccount } from '@bordereau/contract/payment-accounts'
import { listNotifications } from '@bordereau/contract/notifications'
import { decimal } from '@bordereau/domain/money/decimal'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { describeWithDatabase } from '../db/testing.ts'
import { aCompany, aCustomer, aDraft, aLine, issued } from '../invoices/testing.ts'
import { runDueJobs } from '../jobs/runner.ts'
import { jobs } from '../jobs.ts'
import { type Client, type TestApp, signedUp, startApp } from '../lib/testing.ts'
import { STRIPE_KEYS, type StripeServer, startStripe } from '../payment-providers/stripe-testing.ts'
import { READ_EVENTS, enqueueEventReading } from '../payments/read-events.ts'

describeWithDatabase('payouts of a provider', engine => {
  let stripe: StripeServer
  let at: TestApp
  let owner: Client
  let workspaceId: string

  beforeAll(async () => {
    stripe = await startStripe()
    at = await startApp(engine.db, { paymentProviderUrls: { stripe: stripe.url } })
    owner = await signedUp(at, 'owner@example.com')
    workspaceId = await aCompany(owner)
    await owner.must(connectPaymentAccount, {
      query: { workspaceId, provider: 'stripe' },
      body: { keys: STRIPE_KEYS },
    })
  })
  afterAll(async () => {
    await at.close()
    await stripe.close()
  })

  /** As docs.stripe.com/api/payouts/object has it. */
  const payout = (id: string, amount: number, more: object = {}) => ({
    id,
    object: 'payout',
    amount,
    currency: 'eur',
    arrival_date: Date.parse('2026-11-20T00:00:00Z') / 1000,
    livemode: true,
    status: 'in_transit',
    statement_descriptor: null,
    trace_id: null,
    ...more,
  })
  const readStripe = async () => {
    at.clock.move(3_600_000)
    await enqueueEventReading(at.context)
    await runDueJobs(at.context, jobs)
  }
  /** A statement of the company's French account. */
  const importCredits = (rows: readonly { amount: string; name: string; text: string }[]) => {
    const entries = rows.map(
      ({ amount, name, text }) => `<Ntry><Amt Ccy="EUR">${amount}</Amt><CdtDbtInd>CRDT</CdtDbtInd>
        <Sts>BOOK</Sts><BookgDt><Dt>2026-11-20</Dt></BookgDt><NtryDtls><TxDtls>
        <RltdPties><Dbtr><Nm>${name}</Nm></Dbtr></RltdPties>
        <RmtInf><Ustrd>${text}</Ustrd></RmtInf></TxDtls></NtryDtls></Ntry>`,
    )
    const file = `<?xml version="1.0" encoding="UTF-8"?>
      <Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.02"><BkToCstmrStmt><Stmt><Id>1</Id>
      <Acct><Id><IBAN>FR7630006000011234567890189</IBAN></Id><Ccy>EUR</Ccy></Acct>${entries.join('')}
      </Stmt></BkToCstmrStmt></Document>`
    return owner.must(importBankStatement, {
      query: { workspaceId, fileName: 'statement' },
      file: { bytes: new TextEncoder().encode(file), mediaType: 'application/octet-stream' },
    })
  }
  const list = async () => (await owner.must(listBankTransactions, { query: { workspaceId } })).rows

  test('are found on the statement and never taken for the payment of a customer', async () => {
    const customer = await aCustomer(owner, workspaceId)
    const invoice = await issued(
      owner,
      workspaceId,
      aDraft(customer, { lines: [aLine({ price: decimal('100') })] }),
    )
    const { payable } = invoice.totals
    const cents = Number(payable.replace('.', ''))
    await importCredits([
      { amount: payable, name: 'STRIPE TECHNOLOGY EUROPE LTD', text: String(invoice.number) },
      { amount: payable, name: 'Another payer', text: 'without a reference' },
    ])
    const of = async (name: string) => (await list()).find(row => row.partyName.startsWith(name))
    // What makes it certain without the payout: it quotes the number, and the amount is equal.
    expect((await of('STRIPE'))?.proposal?.certainty).toBe('certain')
    stripe.payouts.push(payout('po_test', cents, { livemode: false }))
    await readStripe()
    expect((await of('STRIPE'))?.payoutOf).toBeNull()
    stripe.payouts.push(payout('po_1', cents), payout('po_debit', -500))
    await readStripe()
    expect(await of('STRIPE')).toMatchObject({ payoutOf: 'Stripe', proposal: null })
    expect((await of('Another'))?.payoutOf).toBeNull()
    expect((await owner.must(bankTransactionCounts, { query: { workspaceId } })).certain).toBe(0)
    // Read again, it is the same payout; one that fails did not arrive.
    stripe.payouts.splice(1, 1, payout('po_1', cents, { status: 'failed' }))
    await readStripe()
    expect((await of('STRIPE'))?.payoutOf).toBeNull()
    const rows = await engine.admin
      .selectFrom('provider_payout')
      .select(['reference', 'status'])
      .where('workspace_id', '=', workspaceId)
      .orderBy('reference')
      .execute()
    expect(rows).toEqual([
      { reference: 'po_1', status: 'failed' },
      { reference: 'po_test', status: 'expected' },
    ])
  })

  test('that cannot be read are left out with one notification, and the others of the company are read', async () => {
    const unread = async () => {
      const { rows } = await owner.must(listNotifications, { query: { workspaceId } })
      return rows.filter(one => one.kind === 'provider_unread').map(one => one.about)
    }
    expect(await unread()).toEqual([])
    // Stripe pays out stablecoins, too (docs.stripe.com/connect/stablecoin-payouts).
    stripe.payouts.push(payout('po_coin', 900, { currency: 'usdc' }), payout('po_after', 700))
    const event = { object: 'event', livemode: false, created: Math.floor(+at.clock.now() / 1000) }
    const mine = { metadata: { bordereau: 'x' } }
    stripe.events.push(
      {
        ...event,
        id: 'evt_odd',
        type: 'refund.created',
        data: { object: { id: 're_1', ...mine } },
      },
      // A refund in coins by other software is none of ours.
      {
        ...event,
        id: 'evt_coin',
        type: 'refund.created',
        data: { object: { id: 're_2', amount: 5, currency: 'usdc', status: 'succeeded' } },
      },
    )
    await readStripe()
    await readStripe()
    expect(await unread()).toEqual([
      { provider: 'Stripe', reference: 'po_coin' },
      { provider: 'Stripe', reference: 'evt_odd' },
    ])
    const stored = engine.admin
      .selectFrom('provider_payout')
      .select('reference')
      .where('workspace_id', '=', workspaceId)
      .where('reference', 'in', ['po_coin', 'po_after'])
    expect(await stored.execute()).toEqual([{ reference: 'po_after' }])
    const failed = engine.admin.selectFrom('job').select('id').where('last_error', '<>', '')
    expect(await failed.where('kind', '=', READ_EVENTS).execute()).toEqual([])
  })
})
