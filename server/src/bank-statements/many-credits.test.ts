import {
  bankTransactionCounts,
  listBankTransactions,
  matchCertainTransactions,
} from '@bordereau/contract/bank-statements'
import { recordPayment, reversePayment } from '@bordereau/contract/payments'
import { getFollowUp, getReceivables } from '@bordereau/contract/reminders'
import { localDate } from '@bordereau/domain/date'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { inWorkspace } from '../db/database.ts'
import { describeBothEngines } from '../db/testing.ts'
import { type Invoice, aCompany, aCustomer, aDraft, issued } from '../invoices/testing.ts'
import { runDueJobs } from '../jobs/runner.ts'
import { jobs } from '../jobs.ts'
import { type Client, type TestApp, blankRenderer, signedUp, startApp } from '../lib/testing.ts'
import { storePayouts } from '../payments/provider-payout-store.ts'
import { MOST_AT_ONCE } from './proposals.ts'
import { storeCredits } from './testing-matching.ts'

describeBothEngines('a company with more open credits than are matched at once', engine => {
  let at: TestApp
  let owner: Client
  let workspaceId: string
  let customerId: string
  let invoice: Invoice

  beforeAll(async () => {
    at = await startApp(engine.db, {}, blankRenderer)
    owner = await signedUp(at, 'owner@example.com')
    workspaceId = await aCompany(owner)
    customerId = await aCustomer(owner, workspaceId)
    invoice = await issued(owner, workspaceId, aDraft(customerId))
    const others = Array.from({ length: MOST_AT_ONCE }, () => ({ cents: 1, text: 'gift' }))
    const cents = Math.round(Number(invoice.open) * 100)
    await inWorkspace(engine.db, { workspaceId }, tx =>
      storeCredits(tx, workspaceId, [...others, { cents, text: `Invoice ${invoice.number}` }]),
    )
  })
  afterAll(() => at.close())

  const query = () => ({ workspaceId })
  const counts = () => owner.must(bankTransactionCounts, { query: query() })
  const certain = async () =>
    (await owner.must(listBankTransactions, { query: { ...query(), certain: 'true' } })).rows
  const shown = async () => {
    const { rows } = await owner.must(listBankTransactions, {
      query: { ...query(), status: 'open', limit: 100 },
    })
    return rows.filter(({ proposal }) => proposal !== null)
  }
  const found = async () => {
    const { customers, renewing } = await owner.must(getReceivables, { query: query() })
    const { reason, ...page } = await owner.must(getFollowUp, {
      query: { ...query(), invoiceId: invoice.id },
    })
    // The page of the invoice looks again as the receivables do.
    expect(page.renewing).toBe(renewing)
    return { reason, renewing, reasons: customers.flatMap(one => one.reasons) }
  }
  /** The next renewal waits a multiple of what the last one took. */
  const runJobs = async () => {
    at.clock.move(3_600_000)
    await runDueJobs(at.context, jobs)
  }

  test('has its proposals once they are made, and says so until then', async () => {
    expect(await counts()).toMatchObject({ open: MOST_AT_ONCE + 1, certain: 0, renewing: true })
    expect(await certain()).toEqual([])
    expect(await found()).toMatchObject({ reason: 'not_sent', renewing: true })
    await runJobs()
    expect(await counts()).toMatchObject({ certain: 1, renewing: false })
    const proposal = { certainty: 'certain', allocations: [{ invoiceId: invoice.id }] }
    expect(await certain()).toMatchObject([{ proposal }])
    expect(await found()).toEqual({
      reason: 'transfer_found',
      renewing: false,
      reasons: [{ reason: 'transfer_found', count: 1 }],
    })
  })

  test('is shown no proposal for a document that is paid meanwhile, before the renewal too', async () => {
    expect(await shown()).toHaveLength(1)
    const { id } = await owner.must(recordPayment, {
      query: query(),
      body: {
        customerId,
        date: '2026-11-20',
        currency: 'EUR',
        amount: '1.00',
        method: 'cash',
        reference: '',
        note: '',
        allocations: [{ invoiceId: invoice.id, amount: '1.00' }],
      },
    })
    expect(await shown()).toEqual([])
    expect(await counts()).toMatchObject({ renewing: true })
    expect((await found()).reason).not.toBe('transfer_found')
    await runJobs()
    // More than is open: for a person to look at.
    expect(await shown()).toMatchObject([{ proposal: { certainty: 'likely' } }])
    expect(await counts()).toMatchObject({ certain: 0, renewing: false })
    await owner.must(reversePayment, {
      query: { ...query(), paymentId: id },
      body: { reason: 'Wrong' },
    })
    await runJobs()
    // Proposals are made anew once they are read.
    expect(await counts()).toMatchObject({ certain: 0, renewing: true })
    await runJobs()
    expect(await counts()).toMatchObject({ certain: 1, renewing: false })
  })

  test('knows a payout of its provider once that is listed, and not when it fails', async () => {
    const payout = {
      provider: 'made_up',
      reference: 'po_1',
      mode: 'live',
      amount: BigInt(Math.round(Number(invoice.open) * 100)),
      currency: 'EUR',
      arrivesOn: localDate('2026-11-20'),
      names: ['Invoice'],
    } as const
    for (const status of ['paid', 'failed'] as const) {
      await inWorkspace(engine.db, { workspaceId }, tx =>
        storePayouts(tx, workspaceId, [{ ...payout, status }], at.clock.now()),
      )
      expect(await counts()).toMatchObject({ renewing: true })
      await runJobs()
      const isPaid = status === 'paid'
      expect(await counts()).toMatchObject({ certain: isPaid ? 0 : 1, renewing: false })
      expect(await shown()).toHaveLength(isPaid ? 0 : 1)
    }
  })

  test('has what is certain recorded, as it is true then', async () => {
    expect(await owner.must(matchCertainTransactions, { query: query() })).toEqual({ certain: 1 })
    await runJobs()
    await runJobs()
    expect(await counts()).toMatchObject({ open: MOST_AT_ONCE, certain: 0, matched: 1 })
    const { rows } = await owner.must(listBankTransactions, {
      query: { ...query(), status: 'matched' },
    })
    expect(rows).toMatchObject([{ proposal: null, settled: [{ number: invoice.number }] }])
  })
})
