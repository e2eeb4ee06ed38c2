import { listMembers, removeMember } from '@bordereau/contract/company'
import { getInvoice } from '@bordereau/contract/invoices'
import { listNotifications } from '@bordereau/contract/notifications'
import { refundPayment } from '@bordereau/contract/payment-accounts'
import { applyCredit, listPayments } from '@bordereau/contract/payments'
import { signIn } from '@bordereau/contract/session'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { inWorkspace } from '../db/database.ts'
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
import { aMember } from '../notifications/testing.ts'
import { referenceOf } from './checkout.ts'
import { enqueueEventReading } from './read-events.ts'
import { recordEvent } from './record-event.ts'
import { findCheckoutOf } from './refund-store.ts'
import { type MoneyServer, connect, startMoneyMollie, startMoneyStripe } from './testing-money.ts'

const WHOLE = '166.39'
const HOUR_MS = 3_600_000
const PROVIDERS = [startMoneyStripe, startMoneyMollie]
const WAYS = ['at once', 'later', 'at the bank'] as const
type Case = {
  readonly no: number
  readonly way: (typeof WAYS)[number]
  readonly owed: 'no' | 'yes'
}
const CASES: readonly Case[] = [0, 1].flatMap(no =>
  WAYS.flatMap(way => (['no', 'yes'] as const).map(owed => ({ no, way, owed }))),
)

describeBothEngines('a refund that is refused for good', engine => {
  let servers: readonly MoneyServer[]
  let at: TestApp
  let owner: Client
  let admin: Client
  const workspaces: string[] = []

  beforeAll(async () => {
    servers = await Promise.all(PROVIDERS.map(start => start()))
    const paymentProviderUrls = Object.fromEntries(servers.map(({ name, url }) => [name, url]))
    at = await startApp(engine.db, { paymentProviderUrls }, blankRenderer)
    owner = await signedUp(at, 'owner@example.com')
    for (const server of servers) {
      const workspaceId = await aCompany(owner)
      await connect(owner, workspaceId, server)
      workspaces.push(workspaceId)
    }
  })
  beforeEach(() => servers.forEach(server => server.setState('up')))
  afterAll(async () => {
    await at.close()
    for (const server of servers) await server.close()
  })

  /** Paid online, and a member who may refund it. */
  async function paid(no: number, email: string) {
    const [server, workspaceId = ''] = [servers[no], workspaces[no]]
    if (!server) throw new Error('no such provider')
    admin = await aMember(at, owner, workspaceId, email, 'admin')
    const customerId = await aCustomer(owner, workspaceId)
    const invoice = await issued(owner, workspaceId, aDraft(customerId))
    await server.pay(at, workspaceId, invoice)
    const { rows } = await owner.must(listPayments, { query: { workspaceId, customerId } })
    const paymentId = rows[0]?.id ?? ''
    const ask = (owed: 'no' | 'yes', by = admin) =>
      by.call(refundPayment, {
        query: { workspaceId, paymentId },
        body: { amount: '50', reason: '', invoiceId: invoice.id, owed },
      })
    const view = () => owner.must(getInvoice, { query: { workspaceId, invoiceId: invoice.id } })
    return { server, workspaceId, customerId, invoiceId: invoice.id, ask, view }
  }
  /** An hour later, when the lists are read again; sessions have ended by then. */
  async function later(email: string): Promise<void> {
    at.clock.move(HOUR_MS)
    await signInAgain(owner, 'owner@example.com')
    await signInAgain(admin, email)
    await enqueueEventReading(at.context)
    await runDueJobs(at.context, jobs)
  }
  const signInAgain = async (client: Client, email: string) => {
    await client.call(signIn, { body: { email, password: PASSWORD } })
  }
  const noticesOf = async (client: Client, workspaceId: string) => {
    const { rows } = await client.must(listNotifications, { query: { workspaceId } })
    return rows.filter(({ kind }) => kind === 'refund_failed').map(({ about }) => about)
  }
  /** As an event of the provider reports it days later. */
  async function failsAtBank({ name: provider }: MoneyServer, workspaceId: string): Promise<void> {
    const refund = await engine.admin
      .selectFrom('refund')
      .selectAll()
      .where('workspace_id', '=', workspaceId)
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow()
    const checkout = await inWorkspace(at.context.db, { workspaceId }, tx =>
      findCheckoutOf(tx, workspaceId, refund.payment_id),
    )
    if (!checkout) throw new Error('no checkout')
    const { reference, amount_minor: amount } = refund
    const fact = {
      kind: 'refund',
      reference,
      requestId: '',
      amount,
      currency: 'EUR',
      status: 'failed',
    } as const
    const of = { reference: referenceOf(at.context, checkout), mode: 'test' } as const
    const event = { id: `failed_${reference}`, ...of, fact }
    const recorded = await recordEvent(at.context, { workspaceId, provider }, event)
    expect(recorded.ok).toBe(true)
  }
  let count = 0

  /** It fails in one of these ways, after its credit note was issued where it is not owed. */
  async function fails({ no, way, owed }: Case) {
    const email = `admin${(count += 1)}@example.com`
    const begun = await paid(no, email)
    const { server, ask } = begun
    if (way === 'later') server.setState('down')
    if (way === 'at once') server.setState('refusing')
    expect(await ask(owed)).toMatchObject(
      way === 'at once' ? { refusal: 'refund_refused' } : { ok: true },
    )
    if (way === 'later') server.setState('refusing')
    return { ...begun, email }
  }

  test.each(CASES)(
    'by provider $no $way, owed: $owed, is shown to the member who asked',
    async one => {
      const { way, owed } = one
      const { server, workspaceId, customerId, invoiceId, email, ask, view } = await fails(one)
      const before = await noticesOf(owner, workspaceId)
      if (way === 'at the bank') await failsAtBank(server, workspaceId)
      if (way === 'later') await later(email)
      const after = await view()
      expect(after.open).toBe('0.00')
      const isCredited = owed === 'no'
      expect(after.creditNotes.map(note => note.payable)).toEqual(isCredited ? ['50.00'] : [])
      const { number } = after
      const told = {
        invoiceId,
        invoiceNumber: number,
        customerId,
        customerName: 'Müller & Söhne GmbH',
        amount: '50.00',
        currency: 'EUR',
        ...(isCredited ? { reason: 'credited' } : {}),
      }
      expect(await noticesOf(admin, workspaceId)).toEqual([told])
      // The owner is not disturbed as long as the one who asked is there.
      expect(await noticesOf(owner, workspaceId)).toEqual(before)
      const failed = after.events.filter(
        ({ kind, detail }) => kind === 'payment_refunded' && detail['status'] === 'failed',
      )
      expect(failed).toHaveLength(1)
      const why = [{ amount: '50.00', currency: 'EUR' }]
      expect(after.failedRefunds).toMatchObject(isCredited ? why : [])
      // Read again, it is said once.
      await later(email)
      expect(await noticesOf(admin, workspaceId)).toEqual([told])
      if (!isCredited) return
      // What to do: it is refunded again, without a second credit note.
      server.setState('up')
      expect(await ask('no')).toMatchObject({ ok: true })
      const done = await view()
      expect([done.open, done.creditNotes.length, done.failedRefunds]).toEqual(['0.00', 1, []])
    },
  )

  test('is shown to all who may see payments where the member who asked is gone', async () => {
    const { server, workspaceId, ask, view } = await paid(0, 'gone@example.com')
    const colleague = await aMember(at, owner, workspaceId, 'reader@example.com', 'viewer')
    server.setState('down')
    expect(await ask('no')).toMatchObject({ ok: true })
    const { members } = await owner.must(listMembers, { query: { workspaceId } })
    const personId = members.find(({ email }) => email === 'gone@example.com')?.personId ?? ''
    await owner.must(removeMember, { query: { workspaceId, personId } })
    server.setState('refusing')
    const known = await noticesOf(owner, workspaceId)
    await later('gone@example.com')
    await signInAgain(colleague, 'reader@example.com')
    const { id: invoiceId } = await view()
    const told = { invoiceId, amount: '50.00', reason: 'credited' }
    expect(await noticesOf(colleague, workspaceId)).toMatchObject([told])
    const [newest, ...others] = await noticesOf(owner, workspaceId)
    expect([newest, others]).toMatchObject([told, known])
  })

  test('leaves its credit note to be used for another invoice, and then nothing is left to do', async () => {
    const { workspaceId, customerId, view } = await fails({ no: 0, way: 'at once', owed: 'no' })
    const other = await issued(owner, workspaceId, aDraft(customerId))
    const query = { workspaceId, invoiceId: other.id }
    expect((await view()).failedRefunds).toHaveLength(1)
    await owner.must(applyCredit, { query, body: {} })
    expect((await view()).failedRefunds).toEqual([])
    expect((await owner.must(getInvoice, { query })).open).toBe((Number(WHOLE) - 50).toFixed(2))
  })
})
