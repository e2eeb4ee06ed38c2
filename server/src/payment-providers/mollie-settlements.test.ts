import { connectPaymentAccount, listPaymentAccounts } from '@bordereau/contract/payment-accounts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { describeWithDatabase } from '../db/testing.ts'
import { aCompany } from '../invoices/testing.ts'
import { runDueJobs } from '../jobs/runner.ts'
import { type Client, type TestApp, signedUp, startApp } from '../lib/testing.ts'
import { READ_EVENTS, enqueueEventReading, readProviderEvents } from '../payments/read-events.ts'
import { MOLLIE_LIVE_KEY, MOLLIE_TOKEN, type MollieServer, startMollie } from './mollie-testing.ts'

describeWithDatabase('settlements of Mollie', engine => {
  let mollie: MollieServer
  let at: TestApp
  let owner: Client
  let workspaceId: string

  beforeAll(async () => {
    mollie = await startMollie()
    at = await startApp(engine.db, { paymentProviderUrls: { mollie: mollie.url } })
    owner = await signedUp(at, 'owner@example.com')
    workspaceId = await aCompany(owner)
    mollie.settlements.push(
      settlement('stl_old', 'paidout', '2026-10-01'),
      settlement('stl_debit', 'paidout', '2026-11-18', '-5.00'),
      settlement('stl_paid', 'paidout', '2026-11-18'),
      settlement('stl_failed', 'failed', '2026-11-19'),
      { ...settlement('stl_pending', 'pending', '2026-11-20'), settledAt: null },
      { ...settlement('open', 'open', '2026-11-20'), settledAt: null, reference: null },
    )
  })
  afterAll(async () => {
    await at.close()
    await mollie.close()
  })

  const connect = (organizationToken: string) =>
    owner.call(connectPaymentAccount, {
      query: { workspaceId, provider: 'mollie' },
      body: { keys: { secretKey: MOLLIE_LIVE_KEY, webhookSecret: '', organizationToken } },
    })
  async function readPayouts() {
    at.clock.move(3_600_000)
    await enqueueEventReading(at.context)
    await runDueJobs(at.context, { [READ_EVENTS]: readProviderEvents })
    return engine.admin.selectFrom('provider_payout').selectAll().orderBy('reference').execute()
  }

  test('are not read without a token of the organization', async () => {
    expect(await connect('')).toMatchObject({ ok: true })
    expect(await readPayouts()).toEqual([])
    expect(mollie.requests.map(({ path }) => path)).not.toContain('/v2/settlements')
  })

  test('are read with one that Mollie accepts, which is shown by its end only', async () => {
    expect(await connect('live_abcdefghijklmnopqrstuvwxyz1234')).toMatchObject({
      refusal: 'key_invalid',
      detail: { field: 'organizationToken' },
    })
    expect(await connect(`${MOLLIE_TOKEN}x`)).toMatchObject({
      refusal: 'key_refused',
      detail: { field: 'organizationToken' },
    })
    expect(await connect(MOLLIE_TOKEN)).toMatchObject({
      value: { account: { mode: 'live', hints: { organizationToken: '1234' }, readable: true } },
    })
    mollie.pageSize = 2
    expect(await readPayouts()).toMatchObject([
      { reference: 'stl_failed', status: 'failed' },
      {
        reference: 'stl_paid',
        status: 'paid',
        mode: 'live',
        amount_minor: 120_05n,
        currency: 'EUR',
        arrives_on: '2026-11-18',
        names: ['Mollie', '1234567.2611.stl_paid'],
      },
      { reference: 'stl_pending', status: 'expected', arrives_on: '2026-11-20' },
    ])
  })

  test('are no longer read when the token is left out, and payments are received all the same', async () => {
    expect(await connect('')).toMatchObject({
      value: { account: { hints: { secretKey: '1234' }, readable: true } },
    })
    mollie.requests.length = 0
    await readPayouts()
    expect(mollie.requests.map(({ path }) => path)).not.toContain('/v2/settlements')
    const { accounts } = await owner.must(listPaymentAccounts, { query: { workspaceId } })
    const fields = accounts.find(({ provider }) => provider === 'mollie')?.fields
    expect(fields?.map(({ name, required }) => [name, required])).toEqual([
      ['secretKey', true],
      ['organizationToken', false],
    ])
  })
})

function settlement(id: string, status: string, day: string, value = '120.05') {
  const time = `${day}T06:00:00+00:00`
  const amount = { currency: 'EUR', value }
  return { id, reference: `1234567.2611.${id}`, createdAt: time, settledAt: time, status, amount }
}
