import {
  beginBankConnection,
  connectBankFeed,
  fetchBankConnection,
  finishBankConnection,
  listBankConnections,
  listBankFeeds,
  listBankInstitutions,
  removeBankConnection,
} from '@bordereau/contract/bank-connections'
import { listBankTransactions, matchBankTransaction } from '@bordereau/contract/bank-statements'
import { listNotifications } from '@bordereau/contract/notifications'
import { signIn } from '@bordereau/contract/session'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import {
  ENABLE_BANKING_KEYS,
  type EnableBankingServer,
  type TestAccount,
  startEnableBanking,
} from '../bank-feeds/testing-enable-banking.ts'
import { describeBothEngines } from '../db/testing.ts'
import { aCompany, aCustomer, aDraft, issued } from '../invoices/testing.ts'
import { runDueJobs } from '../jobs/runner.ts'
import { jobs } from '../jobs.ts'
import { type Client, PASSWORD, type TestApp, signedUp, startApp } from '../lib/testing.ts'
import { enqueueReadings } from './enqueue-reading.ts'

const IBAN = 'FR7630006000011234567890189'
const FEED = 'enable-banking'
const BANK = { country: 'FR', institutionId: 'business:Banque Marée' }

const credit = (day: string, amount: string, more: object = {}) => ({
  entry_reference: `${day}-${amount}`,
  status: 'BOOK',
  credit_debit_indicator: 'CRDT',
  booking_date: day,
  transaction_amount: { amount, currency: 'EUR' },
  ...more,
})
const account = (...pages: object[][]): TestAccount => ({
  iban: IBAN,
  currency: 'EUR',
  details: 'Compte pro',
  pages,
})

describeBothEngines('a bank that is read by Enable Banking', engine => {
  let service: EnableBankingServer
  let app: TestApp
  let owner: Client
  let workspaceId: string
  let email: string
  let companies = 0

  beforeAll(async () => {
    service = await startEnableBanking('')
    app = await startApp(engine.db, { bankFeedUrls: { [FEED]: service.url } })
    service.now = app.clock.now
  })
  beforeEach(async () => {
    app.clock.set('2026-11-20T10:00:00Z')
    await engine.admin.deleteFrom('bank_connection').execute()
    service.requests.length = 0
    service.refusals.length = 0
    service.sessions.clear()
    companies += 1
    email = `owner${companies}@example.com`
    owner = await signedUp(app, email)
    workspaceId = await aCompany(owner)
    service.application.redirect_urls = [
      `http://localhost:3000/w/${workspaceId}/settings/bank-connections`,
    ]
    service.application.environment = 'PRODUCTION'
  })
  afterAll(async () => {
    await app?.close()
    await service?.close()
  })

  const inOwn = () => ({ query: { workspaceId } })
  const storeKeys = (keys: object = ENABLE_BANKING_KEYS) => ({
    query: { workspaceId, feed: FEED },
    body: { keys },
  })
  const runJobs = () => runDueJobs(app.context, jobs)

  async function begin(): Promise<string> {
    const body = { feed: FEED, ...BANK, language: 'fr' }
    return (await owner.must(beginBankConnection, { ...inOwn(), body })).connectionId
  }
  const finish = (connectionId: string, body: object) =>
    owner.must(finishBankConnection, { query: { workspaceId, connectionId }, body })

  /** The holder consents at the bank and comes back. */
  async function connect(...accounts: TestAccount[]): Promise<string> {
    const connectionId = await begin()
    const order = service.orders.at(-1)
    if (!order) throw new Error('nothing was asked for')
    const code = service.agree(order, accounts)
    await finish(connectionId, { code })
    await runJobs()
    return connectionId
  }
  async function pass(hours: number): Promise<void> {
    app.clock.move(hours * 3_600_000)
    await enqueueReadings(app.context)
    await runJobs()
    if (hours > 24) await owner.must(signIn, { body: { email, password: PASSWORD } })
  }
  const connections = async () => (await owner.must(listBankConnections, inOwn())).connections
  const transactions = async () =>
    (await owner.must(listBankTransactions, { query: { workspaceId, limit: 100 } })).rows
  const amounts = async () => (await transactions()).map(row => row.amount).toSorted()
  const readings = () => service.requests.filter(one => one.includes('/transactions'))

  test('is connected by a key of several lines and the code of the return, and pays an invoice', async () => {
    const { feeds } = await owner.must(listBankFeeds, inOwn())
    expect(feeds.map(({ feed, takesNewCustomers }) => [feed, takesNewCustomers])).toEqual([
      [FEED, true],
      ['gocardless', false],
    ])
    expect(feeds[0]).toMatchObject({
      fields: ['applicationId', 'privateKey'],
      returnUrl: service.application.redirect_urls[0],
      account: null,
    })
    const stored = await owner.must(
      connectBankFeed,
      storeKeys({
        applicationId: ` ${ENABLE_BANKING_KEYS.applicationId}\n`,
        privateKey: ENABLE_BANKING_KEYS.privateKey.replaceAll('\n', '\r\n'),
      }),
    )
    expect(stored.account?.readable).toBe(true)
    expect(stored.account?.hints.applicationId).toBe('1403')
    const secrets = await engine.admin
      .selectFrom('secret')
      .select(['name', 'ciphertext'])
      .where('workspace_id', '=', workspaceId)
      .execute()
    expect(secrets.every(({ ciphertext }) => ciphertext.startsWith('v1.'))).toBe(true)
    const { institutions } = await owner.must(listBankInstitutions, {
      query: { workspaceId, feed: FEED, country: 'FR' },
    })
    expect(institutions.map(({ name, holder, test: made }) => [name, holder, made])).toEqual([
      ['Banque Marée', 'business', false],
      ['Banque Marée', 'personal', false],
      ['Caisse du Nord', 'personal', false],
    ])
    const customerId = await aCustomer(owner, workspaceId)
    const invoice = await issued(owner, workspaceId, aDraft(customerId))
    const { payable } = invoice.totals
    const paid = credit('2026-11-18', payable, { remittance_information: [invoice.number] })
    const connectionId = await connect(
      account(
        [paid, credit('2026-11-19', '5.00', { status: 'PDNG' })],
        [],
        [credit('2026-11-19', '7.00')],
      ),
    )
    expect(service.orders.at(-1)).toMatchObject({
      state: connectionId,
      aspsp: { name: 'Banque Marée' },
    })
    expect(await connections()).toMatchObject([
      {
        status: 'connected',
        institutionName: 'Banque Marée',
        url: '',
        accounts: [{ account: IBAN, readUntil: '2026-11-20', problem: null }],
      },
    ])
    expect(readings()).toHaveLength(3)
    const [, row] = await transactions()
    expect(row).toMatchObject({ amount: payable, proposal: { certainty: 'certain' } })
    await owner.must(matchBankTransaction, {
      query: { workspaceId, transactionId: row?.id ?? '' },
      body: {
        customerId,
        allocations: [{ invoiceId: invoice.id, amount: payable, deductions: [] }],
      },
    })
    // The same days read again add nothing.
    await pass(6)
    expect(await amounts()).toEqual([payable, '7.00'].toSorted())
  })

  test('says which key is none, what the application lacks, and asks no bank then', async () => {
    const refused = async (keys: object) => owner.call(connectBankFeed, storeKeys(keys))
    expect(await refused({ ...ENABLE_BANKING_KEYS, privateKey: 'MII' })).toMatchObject({
      refusal: 'key_invalid',
      detail: { field: 'privateKey' },
    })
    expect(await refused({ privateKey: ENABLE_BANKING_KEYS.privateKey })).toMatchObject({
      refusal: 'key_invalid',
      detail: { field: 'applicationId' },
    })
    const allowed = service.application.redirect_urls
    service.application.redirect_urls = ['https://elsewhere.example']
    expect(await refused(ENABLE_BANKING_KEYS)).toMatchObject({ refusal: 'return_unknown' })
    Object.assign(service.application, { redirect_urls: allowed, active: false })
    expect(await refused(ENABLE_BANKING_KEYS)).toMatchObject({ refusal: 'feed_not_active' })
    service.application.active = true
    await owner.must(connectBankFeed, storeKeys())
    service.application.redirect_urls = []
    const body = { feed: FEED, ...BANK, language: 'fr' }
    expect(await owner.call(beginBankConnection, { ...inOwn(), body })).toMatchObject({
      refusal: 'return_unknown',
    })
    expect(await connections()).toEqual([])
  })

  test('waits for its holder, takes a code once, and says when the bank refused', async () => {
    await owner.must(connectBankFeed, storeKeys())
    const waiting = await begin()
    const order = service.orders.at(-1)
    const code = order ? service.agree(order, [account([credit('2026-11-18', '10.00')])]) : ''
    await pass(1)
    expect(await connections()).toMatchObject([{ status: 'waiting' }])
    app.clock.move(1_000)
    expect((await finish(waiting, {})).status).toBe('waiting')
    expect((await finish(waiting, { code })).status).toBe('connected')
    // A reload of the page of the return.
    expect((await finish(waiting, { code })).status).toBe('connected')
    expect((await finish(await begin(), { code: 'another' })).status).toBe('refused')
    expect((await finish(await begin(), { error: 'access_denied' })).status).toBe('refused')
    await runJobs()
    expect(await amounts()).toEqual(['10.00'])
  })

  test('keeps to the limits of the bank, and goes on after them', async () => {
    await owner.must(connectBankFeed, storeKeys())
    const pages = [[credit('2026-11-18', '10.00')]]
    const connectionId = await connect(account(...pages))
    const limit = { status: 429, error: 'ASPSP_RATE_LIMIT_EXCEEDED', retryAfter: '40000' }
    service.refusals.push(limit)
    await pass(6)
    const [limited] = await connections()
    expect(limited?.accounts[0]).toMatchObject({
      problem: 'limited',
      nextFetchAt: '2026-11-21T03:06:40.000Z',
    })
    const asked = readings().length
    await pass(6)
    expect(readings().length).toBe(asked)
    const query = { workspaceId, connectionId }
    expect(await owner.call(fetchBankConnection, { query })).toMatchObject({
      refusal: 'fetch_paused',
      detail: { until: '2026-11-21T03:06:40.000Z' },
    })
    pages[0]?.push(credit('2026-11-20', '12.00'))
    await pass(6)
    expect(await amounts()).toEqual(['10.00', '12.00'])
    expect((await connections())[0]?.accounts[0]?.problem).toBeNull()
  })

  test('ends with its consent, tells people once, and a new consent goes on where the old one stopped', async () => {
    await owner.must(connectBankFeed, storeKeys())
    const pages = [[credit('2026-11-18', '10.00')]]
    await connect(account(...pages))
    const [old] = [...service.sessions.values()]
    if (old) old.status = 'REVOKED'
    await pass(6)
    await pass(6)
    expect(await connections()).toMatchObject([{ status: 'ended' }])
    const { rows } = await owner.must(listNotifications, inOwn())
    expect(rows.map(({ kind }) => kind).filter(kind => kind.startsWith('bank'))).toEqual([
      'bank_access_ended',
    ])
    pages[0]?.push(credit('2026-11-20', '12.00'))
    await connect(account(...pages))
    // The old one is gone, and withdrawn at the service.
    expect(await connections()).toMatchObject([
      { status: 'connected', accounts: [{ account: IBAN, readUntil: '2026-11-20' }] },
    ])
    expect(old?.status).toBe('CLOSED')
    expect(await amounts()).toEqual(['10.00', '12.00'])
  })

  test('is warned of a week before its end by the time that the service gave', async () => {
    await owner.must(connectBankFeed, storeKeys())
    await connect(account([]))
    const [connection] = await connections()
    expect(connection?.validUntil?.slice(0, 10)).toBe('2027-05-19')
    await pass(174 * 24)
    expect(await connections()).toMatchObject([{ status: 'connected', endsSoon: true }])
  })

  test('is disconnected with its session, and an outage never loses the consent', async () => {
    await owner.must(connectBankFeed, storeKeys())
    const connectionId = await connect(account([credit('2026-11-18', '10.00')]))
    const query = { workspaceId, connectionId }
    service.state = 'down'
    expect(await owner.call(removeBankConnection, { query })).toMatchObject({
      refusal: 'feed_unavailable',
    })
    await pass(6)
    expect((await connections())[0]).toMatchObject({
      status: 'connected',
      accounts: [{ problem: 'unavailable' }],
    })
    service.state = 'up'
    await owner.must(removeBankConnection, { query })
    expect([...service.sessions.values()].map(({ status }) => status)).toEqual(['CLOSED'])
    expect(await amounts()).toEqual(['10.00'])
  })

  test('of the test environment is no money', async () => {
    service.application.environment = 'SANDBOX'
    await owner.must(connectBankFeed, storeKeys())
    await connect(account([credit('2026-11-18', '10.00')]))
    expect(await connections()).toMatchObject([{ test: true }])
    expect(await transactions()).toMatchObject([{ test: true }])
  })
})
