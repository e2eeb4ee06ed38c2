import { markSent } from '@bordereau/contract/delivery'
import { disconnectPaymentAccount, refundPayment } from '@bordereau/contract/payment-accounts'
import { getCollection, setCollects } from '@bordereau/contract/payment-mandates'
import { listPayments } from '@bordereau/contract/payments'
import { signIn } from '@bordereau/contract/session'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { runCollections, sent } from '../collections/testing.ts'
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
import {
  type Act,
  type MoneyServer,
  connect,
  startMoneyMollie,
  startMoneyStripe,
} from './testing-money.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

/** What happens to an act between its first request and the one after it; at the end it was made once, or not at all. */
type Fault = {
  readonly name: string
  /** With the first request. */
  readonly first: 'deaf' | 'down'
  /** Before it is repeated: hours later, and what has happened. */
  readonly hours: number
  readonly before?: (server: MoneyServer, act: Act) => void
  /** The list cannot be read with the first repetition, which changes nothing. */
  readonly again?: 'unlisted' | 'torn' | 'down'
  readonly ends: 'made' | 'failed'
}

const forgotten = (server: MoneyServer) => server.forgetKeys()
const LOST: readonly Fault[] = [
  { name: 'the answer is lost', first: 'deaf', hours: 1, ends: 'made' },
  { name: 'it is down', first: 'down', hours: 1, ends: 'made' },
  { name: 'keys are forgotten', first: 'deaf', hours: 1, before: forgotten, ends: 'made' },
  { name: 'a day has passed', first: 'deaf', hours: 25, before: forgotten, ends: 'made' },
  { name: 'a month has passed', first: 'deaf', hours: 29 * 24, before: forgotten, ends: 'made' },
  {
    name: 'the list cannot be read',
    first: 'deaf',
    hours: 25,
    before: forgotten,
    again: 'unlisted',
    ends: 'made',
  },
  {
    name: 'the provider is down again',
    first: 'deaf',
    hours: 25,
    before: forgotten,
    again: 'down',
    ends: 'made',
  },
  {
    name: 'it is on a later page, which cannot be read at first',
    first: 'deaf',
    hours: 25,
    before: (server, act) => {
      server.forgetKeys()
      server.makeOthers(act, 5)
      server.setPageSize(2)
    },
    again: 'torn',
    ends: 'made',
  },
  {
    name: 'it has failed at the bank meanwhile',
    first: 'deaf',
    hours: 25,
    before: (server, act) => {
      server.forgetKeys()
      server.failLast(act)
    },
    ends: 'failed',
  },
]

const PROVIDERS = [
  { name: 'Stripe', start: startMoneyStripe },
  { name: 'Mollie', start: startMoneyMollie },
]
type Provider = (typeof PROVIDERS)[number]
const CASES = PROVIDERS.flatMap(by => LOST.map(fault => ({ by, fault })))

describeBothEngines('money moves once', engine => {
  let servers: readonly MoneyServer[]
  let at: TestApp
  let owner: Client
  const companies = new Map<string, { workspaceId: string; customerId: string }>()

  beforeAll(async () => {
    servers = await Promise.all(PROVIDERS.map(({ start }) => start()))
    const paymentProviderUrls = Object.fromEntries(servers.map(({ name, url }) => [name, url]))
    at = await startApp(engine.db, { paymentProviderUrls }, blankRenderer)
    owner = await signedUp(at, 'owner@example.com')
    for (const server of servers) {
      const workspaceId = await aCompany(owner)
      await connect(owner, workspaceId, server)
      const customerId = await aCustomer(owner, workspaceId)
      await server.pay(at, workspaceId, await issued(owner, workspaceId, aDraft(customerId)))
      const query = { workspaceId, customerId }
      await owner.must(setCollects, { query, body: { collects: 'on_issue' } })
      companies.set(server.name, query)
    }
  })
  beforeEach(() => {
    for (const server of servers) {
      server.setState('up')
      server.setPageSize(100)
    }
  })
  afterAll(async () => {
    await at.close()
    for (const server of servers) await server.close()
  })

  function serverOf(by: Provider): MoneyServer {
    const server = servers[PROVIDERS.indexOf(by)]
    if (!server) throw new Error('no such provider')
    return server
  }
  const companyOf = ({ name }: MoneyServer) => {
    const company = companies.get(name)
    if (!company) throw new Error('no company')
    return company
  }
  /** Sessions end after a while. */
  async function later(hours: number): Promise<void> {
    at.clock.move(hours * HOUR_MS)
    await owner.must(signIn, { body: { email: 'owner@example.com', password: PASSWORD } })
  }
  const readLists = async () => {
    await enqueueEventReading(at.context)
    await runDueJobs(at.context, jobs)
  }
  /** The oldest payment of the company, which is refunded cent by cent. */
  async function payment(server: MoneyServer) {
    const { workspaceId } = companyOf(server)
    const { rows } = await owner.must(listPayments, { query: { workspaceId } })
    const found = rows.find(row => row.method !== 'transfer' && row.refundable !== '0.00')
    if (!found) throw new Error('no payment')
    return found
  }
  /** Takes what is stored of the refunds after the first ones away, as a backup from before them does. */
  async function forget(paymentId: string, count: number): Promise<void> {
    const all = engine.admin.selectFrom('refund').selectAll().where('payment_id', '=', paymentId)
    const rows = await all.orderBy('created_at').orderBy('id').execute()
    for (const { id, reference, amount_minor: amount } of rows.slice(count)) {
      await engine.admin.deleteFrom('refund').where('id', '=', id).execute()
      const event = engine.admin.deleteFrom('provider_event')
      await event.where('event_id', 'like', `${reference} %`).execute()
      await engine.admin
        .updateTable('payment')
        .set(({ eb }) => ({ refunded_minor: eb('refunded_minor', '-', amount) }))
        .where('id', '=', paymentId)
        .execute()
    }
  }
  const cents = (text: string) => Math.round(Number(text) * 100)

  test.each(CASES)('a refund by $by.name where $fault.name', async ({ by, fault }) => {
    const server = serverOf(by)
    const { workspaceId } = companyOf(server)
    const before = await payment(server)
    const made = server.countMade('refund')
    server.setState(fault.first)
    const query = { workspaceId, paymentId: before.id }
    const asked = await owner.must(refundPayment, { query, body: { amount: '0.01', reason: '' } })
    const { id } = asked.refunds.at(-1) ?? {}
    const now = async () => {
      const { rows } = await owner.must(listPayments, { query: { workspaceId } })
      const own = rows.find(row => row.id === before.id)
      const status = own?.refunds.find(one => one.id === id)?.status
      return { status, back: cents(own?.refunded ?? '') - cents(before.refunded) }
    }
    const waiting = { status: 'requested', back: 0 }
    expect(await now()).toEqual(waiting)
    fault.before?.(server, 'refund')
    const standing = server.countMade('refund')
    await later(fault.hours)
    if (fault.again) {
      server.setState(fault.again)
      await readLists()
      expect(await now()).toEqual(waiting)
      expect(server.countMade('refund')).toBe(standing)
      await later(2)
    }
    server.setState('up')
    for (const _ of [1, 2]) {
      await readLists()
      await later(25)
      server.forgetKeys()
    }
    expect(server.countMade('refund')).toBe(made + 1)
    const after = await now()
    const isBack = fault.ends === 'made'
    expect(after.back).toBe(isBack ? 1 : 0)
    expect(isBack ? ['pending', 'succeeded'] : ['failed']).toContain(after.status)
  })

  test.each(CASES)('a collection by $by.name where $fault.name', async ({ by, fault }) => {
    const server = serverOf(by)
    const { workspaceId, customerId } = companyOf(server)
    const invoice = await sent(at, owner, workspaceId, aDraft(customerId))
    const query = { workspaceId, invoiceId: invoice.id }
    await owner.must(markSent, { query, body: { how: 'by hand' } })
    const made = server.countMade('collection')
    const status = async () => (await owner.must(getCollection, { query })).collection?.status
    server.setState(fault.first)
    await later(48)
    await runCollections(at)
    expect(await status()).toBe('requested')
    fault.before?.(server, 'collection')
    const standing = server.countMade('collection')
    await later(fault.hours)
    if (fault.again) {
      server.setState(fault.again)
      await runCollections(at)
      expect(await status()).toBe('requested')
      expect(server.countMade('collection')).toBe(standing)
      await later(2)
    }
    server.setState('up')
    for (const _ of [1, 2]) {
      await runCollections(at)
      await later(2)
      server.forgetKeys()
    }
    expect(server.countMade('collection')).toBe(made + 1)
    const ended = fault.ends === 'made' ? ['collected', 'processing'] : ['failed']
    expect(ended).toContain(await status())
  })

  test.each(PROVIDERS)(
    'a refund by $name that was not known here stops one that would come on top of it',
    async by => {
      const server = serverOf(by)
      const { workspaceId } = companyOf(server)
      const before = await payment(server)
      const query = { workspaceId, paymentId: before.id }
      const ask = () => owner.call(refundPayment, { query, body: { amount: '0.01', reason: '' } })
      await ask()
      // The instance is restored from before it.
      await forget(before.id, before.refunds.length)
      const made = server.countMade('refund')
      expect(await ask()).toMatchObject({ refusal: 'refunded_elsewhere' })
      expect(server.countMade('refund')).toBe(made)
      expect(await ask()).toMatchObject({ ok: true })
      expect(server.countMade('refund')).toBe(made + 1)
    },
  )

  test.each(PROVIDERS)('a refund by $name waits while the account is not connected', async by => {
    const server = serverOf(by)
    const { workspaceId } = companyOf(server)
    const { id: paymentId } = await payment(server)
    const made = server.countMade('refund')
    server.setState('deaf')
    const body = { amount: '0.01', reason: '' }
    await owner.must(refundPayment, { query: { workspaceId, paymentId }, body })
    server.setState('up')
    server.forgetKeys()
    await owner.must(disconnectPaymentAccount, { query: { workspaceId, provider: server.name } })
    const again = await owner.call(refundPayment, { query: { workspaceId, paymentId }, body })
    expect(again).toMatchObject({ refusal: 'not_refundable' })
    await later(25)
    await readLists()
    const status = async () => {
      const { rows } = await owner.must(listPayments, { query: { workspaceId } })
      return rows.find(row => row.id === paymentId)?.refunds.at(-1)?.status
    }
    expect(await status()).toBe('requested')
    await connect(owner, workspaceId, server)
    await later(DAY_MS / HOUR_MS)
    await readLists()
    expect(['pending', 'succeeded']).toContain(await status())
    expect(server.countMade('refund')).toBe(made + 1)
  })
})
