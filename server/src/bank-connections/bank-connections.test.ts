import {
  beginBankConnection,
  connectBankFeed,
  disconnectBankFeed,
  fetchBankConnection,
  finishBankConnection,
  listBankConnections,
  listBankFeeds,
  listBankInstitutions,
  removeBankConnection,
} from '@bordereau/contract/bank-connections'
import {
  importBankStatement,
  listBankTransactions,
  matchBankTransaction,
} from '@bordereau/contract/bank-statements'
import { listNotifications } from '@bordereau/contract/notifications'
import { listPayments } from '@bordereau/contract/payments'
import { signIn } from '@bordereau/contract/session'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import {
  GOCARDLESS_KEYS,
  type GocardlessServer,
  type Requisition,
  type TestAccount,
  type TestEntry,
  startGocardless,
} from '../bank-feeds/gocardless-testing.ts'
import { describeBothEngines } from '../db/testing.ts'
import { aCompany, aCustomer, aDraft, issued } from '../invoices/testing.ts'
import { runDueJobs } from '../jobs/runner.ts'
import { jobs } from '../jobs.ts'
import { type Client, PASSWORD, type TestApp, signedUp, startApp } from '../lib/testing.ts'
import { enqueueReadings } from './enqueue-reading.ts'
import { readConnection } from './read-connection.ts'

const HOUR_MS = 3_600_000
const IBAN = 'FR7630006000011234567890189'
const ACCOUNT = '7e944232-bda9-40bc-b784-660c7ab5fe78'
const DOLLARS = '99a0bfe2-0bef-46df-bff2-e9ae0c6c5838'

describeBothEngines('bank connections', engine => {
  let service: GocardlessServer
  let at: TestApp
  let owner: Client
  let workspaceId: string
  let email: string
  let tests = 0

  beforeAll(async () => {
    service = await startGocardless()
    at = await startApp(engine.db, { bankFeedUrls: { gocardless: service.url } })
    service.now = at.clock.now
  })
  beforeEach(async () => {
    service.state = 'up'
    service.allowed = 4
    service.accounts.clear()
    service.requisitions.splice(0)
    at.clock.set('2026-11-20T10:00:00Z')
    // Those of the tests before read from the same server.
    await engine.admin.deleteFrom('bank_connection').execute()
    tests += 1
    email = `owner${tests}@example.com`
    owner = await signedUp(at, email)
    workspaceId = await aCompany(owner)
    const connected = await owner.must(connectBankFeed, keys(GOCARDLESS_KEYS))
    expect(connected.account).toEqual({
      hints: { secretId: '2c11', secretKey: 'abab' },
      readable: true,
    })
  })
  afterAll(async () => {
    await at.close()
    await service.close()
  })

  const keys = (of: typeof GOCARDLESS_KEYS) => ({
    query: { workspaceId, feed: 'gocardless' },
    body: { keys: of },
  })
  function account(id: string, booked: TestEntry[], currency = 'EUR', iban = IBAN) {
    const made: TestAccount = { iban, currency, name: 'Business', booked, pending: [], used: 0 }
    service.accounts.set(id, made)
    return made
  }
  const entry = (bookingDate: string, amount: string, more: object = {}): TestEntry => ({
    bookingDate,
    valueDate: bookingDate,
    transactionAmount: { amount, currency: 'EUR' },
    ...more,
  })
  const credit = (bookingDate: string, amount: string, name: string, more: object = {}) =>
    entry(bookingDate, amount, { debtorName: name, ...more })
  async function begin(institutionId = 'REVOLUT_REVOGB21'): Promise<[string, Requisition]> {
    const { connectionId } = await owner.must(beginBankConnection, {
      query: { workspaceId },
      body: { feed: 'gocardless', country: 'FR', institutionId, language: 'fr' },
    })
    const requisition = service.requisitions.at(-1)
    if (!requisition) throw new Error('no consent was begun')
    return [connectionId, requisition]
  }
  async function connect(accounts: readonly string[], institutionId?: string): Promise<string> {
    const [connectionId, requisition] = await begin(institutionId)
    service.agree(requisition, accounts)
    await owner.must(finishBankConnection, { query: { workspaceId, connectionId } })
    await runDueJobs(at.context, jobs)
    return connectionId
  }
  /** The hourly task, after so many hours. */
  async function pass(hours: number): Promise<void> {
    at.clock.move(hours * HOUR_MS)
    await enqueueReadings(at.context)
    await runDueJobs(at.context, jobs)
    // A session does not last as long as a consent.
    if (hours > 24) await owner.must(signIn, { body: { email, password: PASSWORD } })
  }
  const connections = async () =>
    (await owner.must(listBankConnections, { query: { workspaceId } })).connections
  const only = async () => {
    const [first] = await connections()
    if (!first?.accounts[0]) throw new Error('no account is connected')
    return { ...first, account: first.accounts[0] }
  }
  const transactions = async () =>
    (await owner.must(listBankTransactions, { query: { workspaceId, limit: 100 } })).rows
  const amounts = async () => (await transactions()).map(row => row.amount).toSorted()
  const kinds = async () => {
    const { rows } = await owner.must(listNotifications, { query: { workspaceId } })
    return rows.map(({ kind }) => kind).filter(kind => kind.startsWith('bank'))
  }
  const readings = () => service.requests.filter(one => one.includes('/transactions/'))
  /** A statement in the file of the same account. */
  const importFile = async (rows: readonly string[]) => {
    const file = `<?xml version="1.0" encoding="UTF-8"?>
      <Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.02"><BkToCstmrStmt><Stmt><Id>1</Id>
      <Acct><Id><IBAN>${IBAN}</IBAN></Id><Ccy>EUR</Ccy></Acct>${rows.join('')}</Stmt></BkToCstmrStmt></Document>`
    const { statements } = await owner.must(importBankStatement, {
      query: { workspaceId, fileName: 'statement' },
      file: { bytes: new TextEncoder().encode(file), mediaType: 'application/octet-stream' },
    })
    return statements[0]?.added
  }
  const ntry = (day: string, amount: string, name: string, text = '') => `<Ntry>
    <Amt Ccy="EUR">${amount}</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts>BOOK</Sts><BookgDt><Dt>${day}</Dt></BookgDt>
    <NtryDtls><TxDtls><RltdPties><Dbtr><Nm>${name}</Nm></Dbtr></RltdPties>
    <RmtInf><Ustrd>${text}</Ustrd></RmtInf></TxDtls></NtryDtls></Ntry>`

  test('begin with a consent at the bank, in the words of the service, and read what was booked', async () => {
    account(ACCOUNT, [
      credit('2026-11-18', '1234.50', 'Anna Kowalska', {
        debtorAccount: { iban: 'PL61 1090 1014 0000 0712 1981 2874' },
        endToEndId: 'E2E-1',
        remittanceInformationUnstructuredArray: ['Invoice', 'FA-2026-0001'],
        remittanceInformationStructured: 'RF18539007547034',
      }),
      entry('2026-11-19', '-12.00', { creditorName: 'Bank fees' }),
    ]).pending.push(credit('2026-11-20', '99.00', 'Not yet booked'))
    const { feeds } = await owner.must(listBankFeeds, { query: { workspaceId } })
    expect(feeds.map(({ feed, label }) => [feed, label])).toEqual([
      ['gocardless', 'GoCardless Bank Account Data'],
    ])
    const { institutions } = await owner.must(listBankInstitutions, {
      query: { workspaceId, feed: 'gocardless', country: 'FR' },
    })
    expect(institutions.map(({ name, test: isTest }) => [name, isTest])).toEqual([
      ['BNP Paribas', false],
      ['Revolut', false],
      ['Sandbox Finance', true],
    ])
    const [connectionId, requisition] = await begin()
    expect(requisition).toMatchObject({
      redirect: `http://localhost:3000/w/${workspaceId}/settings/bank-connections`,
      institution_id: 'REVOLUT_REVOGB21',
      reference: connectionId,
      user_language: 'FR',
    })
    const waiting = await owner.must(finishBankConnection, { query: { workspaceId, connectionId } })
    expect(waiting).toMatchObject({ status: 'waiting', url: requisition.link, accounts: [] })
    service.agree(requisition, [ACCOUNT])
    const given = await owner.must(finishBankConnection, { query: { workspaceId, connectionId } })
    expect(given).toMatchObject({
      status: 'connected',
      url: '',
      institutionName: 'Revolut',
      test: false,
      validUntil: '2027-05-19T10:00:00.000Z',
      endsSoon: false,
      accounts: [{ account: IBAN, currency: 'EUR', fetchedAt: null, problem: null }],
    })
    await runDueJobs(at.context, jobs)
    expect(await transactions()).toMatchObject([
      { amount: '-12.00', partyName: 'Bank fees', bookedOn: '2026-11-19' },
      {
        amount: '1234.50',
        account: IBAN,
        bookedOn: '2026-11-18',
        partyName: 'Anna Kowalska',
        partyAccount: 'PL61109010140000071219812874',
        references: ['RF18539007547034', 'E2E-1'],
        text: 'Invoice\nFA-2026-0001',
        status: 'open',
      },
    ])
    const { account: read } = await only()
    expect(read).toMatchObject({
      readUntil: '2026-11-20',
      fetchedAt: '2026-11-20T10:00:00.000Z',
      nextFetchAt: '2026-11-20T15:50:00.000Z',
    })
    expect(readings().at(-1)).toContain('date_from=2026-08-23&date_to=2026-11-20')
  })

  test('are read again within the limit of banks, from a little before where the last reading ended, each once', async () => {
    const { booked } = account(ACCOUNT, [credit('2026-11-18', '10.00', 'A')])
    await connect([ACCOUNT])
    const before = readings().length
    // A reading twice an hour would be refused; the hourly task leaves the account alone until it is due.
    for (let hour = 0; hour < 24; hour += 1) await pass(1)
    expect(readings().length - before).toBe(3)
    expect((await only()).account.problem).toBeNull()
    // What the bank books late, on an earlier day, and another one that is equal.
    booked.push(credit('2026-11-18', '10.00', 'A'), credit('2026-11-20', '7.00', 'B'))
    service.renewLimits()
    await pass(6)
    expect(readings().at(-1)).toContain('date_from=2026-11-12&date_to=2026-11-21')
    expect(await amounts()).toEqual(['10.00', '10.00', '7.00'])
    await pass(6)
    expect(await amounts()).toEqual(['10.00', '10.00', '7.00'])
  })

  test('add nothing twice where the numbers of the bank change, or a renewed consent reads the same account', async () => {
    const { booked } = account(ACCOUNT, [
      credit('2026-11-18', '10.00', 'A', { transactionId: 'one' }),
    ])
    await connect([ACCOUNT])
    booked.splice(0, 1, credit('2026-11-18', '10.00', 'A', { transactionId: 'other' }))
    await pass(6)
    expect(await amounts()).toEqual(['10.00'])
    const old = service.requisitions.at(-1)
    const again = '11111111-bda9-40bc-b784-660c7ab5fe78'
    service.accounts.set(again, { ...account(ACCOUNT, booked), used: 0 })
    booked.push(credit('2026-11-19', '11.00', 'A', { transactionId: 'new' }))
    await connect([again])
    expect(await amounts()).toEqual(['10.00', '11.00'])
    const [renewed, ...others] = await connections()
    // The older connection had only this account: it is withdrawn.
    expect([renewed?.accounts.length, others.length]).toEqual([1, 0])
    expect(service.requisitions).not.toContain(old)
    expect(readings().at(-1)).toContain(again)
    expect(readings().at(-1)).toContain('date_from=2026-11-11')
  })

  test('and files give one row for one transaction, whichever comes first', async () => {
    const { booked } = account(ACCOUNT, [
      credit('2026-11-18', '10.00', 'Mueller GmbH', { transactionId: 'x1' }),
      credit('2026-11-18', '10.00', 'Anna Kowalska', { transactionId: 'x2' }),
    ])
    expect(await importFile([ntry('2026-11-18', '10.00', 'MUELLER GMBH')])).toBe(1)
    await connect([ACCOUNT])
    expect(await amounts()).toEqual(['10.00', '10.00'])
    const file = [
      ntry('2026-11-18', '10.00', 'MUELLER GMBH'),
      ntry('2026-11-18', '10.00', 'KOWALSKA ANNA'),
      ntry('2026-11-18', '10.00', 'Jan Nowak'),
    ]
    expect(await importFile(file)).toBe(1)
    expect(await importFile(file)).toBe(0)
    expect(await amounts()).toEqual(['10.00', '10.00', '10.00'])
    booked.push(credit('2026-11-18', '10.00', 'Jan Nowak'))
    await pass(6)
    expect(await amounts()).toEqual(['10.00', '10.00', '10.00'])
  })

  test('of several accounts are read each for itself, and another currency stays what it is', async () => {
    account(ACCOUNT, [credit('2026-11-18', '10.00', 'A')])
    const dollars = { transactionAmount: { amount: '5.00', currency: 'USD' } }
    account(
      DOLLARS,
      [credit('2026-11-18', '0', 'B', dollars)],
      'USD',
      'FR1420041010050500013M02606',
    )
    await connect([ACCOUNT, DOLLARS])
    const rows = await transactions()
    expect(rows.map(row => [row.account, row.amount, row.currency]).toSorted()).toEqual([
      ['FR1420041010050500013M02606', '5.00', 'USD'],
      [IBAN, '10.00', 'EUR'],
    ])
  })

  test('wait where the service limits, and go on where they stopped', async () => {
    account(ACCOUNT, [credit('2026-11-18', '10.00', 'A')])
    service.allowed = 0
    const connectionId = await connect([ACCOUNT])
    expect((await only()).account).toMatchObject({
      problem: 'limited',
      readUntil: null,
      nextFetchAt: '2026-11-20T21:06:40.000Z',
    })
    const paused = await owner.call(fetchBankConnection, { query: { workspaceId, connectionId } })
    expect(paused).toMatchObject({
      ok: false,
      refusal: 'fetch_paused',
      detail: { until: '2026-11-20T21:06:40.000Z' },
    })
    const before = readings().length
    await pass(6)
    expect(readings().length).toBe(before)
    service.allowed = 1
    await pass(6)
    // The last reading that is allowed for now: no further one before the service allows it.
    expect((await only()).account).toMatchObject({
      problem: null,
      readUntil: '2026-11-20',
      nextFetchAt: '2026-11-21T09:06:40.000Z',
    })
    expect(await amounts()).toEqual(['10.00'])
  })

  test('survive an outage, answers that are not as documented, and a stop, without loss', async () => {
    const { booked } = account(ACCOUNT, [])
    await connect([ACCOUNT])
    booked.push(credit('2026-11-20', '10.00', 'A'))
    for (const [state, problem] of [
      ['down', 'unavailable'],
      ['slow-bank', 'unavailable'],
      [{ body: '<html>' }, 'unreadable'],
      [{ body: '{"transactions":{"booked":{}}}' }, 'unreadable'],
      [
        { body: JSON.stringify({ transactions: { booked: [{ bookingDate: '2026-11-20' }] } }) },
        'unreadable',
      ],
      [of(entry('2026-02-31', '1.00')), 'unreadable'],
      [of(entry('2026-11-20', '1.005')), 'unreadable'],
      [of(entry('2026-11-20', '1e9')), 'unreadable'],
      [of(entry('2026-11-20', '99999999999999999999')), 'unreadable'],
      [
        of({
          ...entry('2026-11-20', '1.00'),
          transactionAmount: { amount: '1', currency: 'eur"' },
        }),
        'unreadable',
      ],
    ] as const) {
      service.state = state
      service.renewLimits()
      await pass(7)
      expect([state, (await only()).account.problem]).toEqual([state, problem])
      expect((await only()).account.readUntil).toBe('2026-11-20')
      expect(await amounts()).toEqual([])
    }
    service.state = 'up'
    service.renewLimits()
    const { id: subjectId } = await only()
    const stopped = new AbortController()
    stopped.abort()
    at.clock.move(7 * HOUR_MS)
    const job = { workspaceId, subjectId, id: subjectId, kind: '', attempts: 1 }
    expect(await readConnection(at.context, job, stopped.signal)).toMatchObject({
      progressed: true,
    })
    expect(await amounts()).toEqual([])
    await pass(0)
    expect((await only()).account).toMatchObject({ problem: null })
    expect(await amounts()).toEqual(['10.00'])
  })

  test('store texts that the database cannot hold without what it cannot', async () => {
    account(ACCOUNT, [
      credit('2026-11-20', '10.00', 'A\u0000B\ud800', {
        remittanceInformationUnstructured: '\u0007<script>&amp;'.repeat(500),
      }),
    ])
    await connect([ACCOUNT])
    const [row] = await transactions()
    expect(row?.partyName.slice(0, 3)).toBe('A B')
    expect(row?.text.length).toBe(2000)
  })

  test('read as many days as one answer can have', async () => {
    account(ACCOUNT, [
      credit('2026-10-01', '1.00', 'A', { additionalInformation: 'x'.repeat(20 << 20) }),
      credit('2026-11-18', '2.00', 'B', { additionalInformation: 'x'.repeat(20 << 20) }),
    ])
    await connect([ACCOUNT])
    expect(await amounts()).toEqual(['1.00', '2.00'])
    expect(
      readings()
        .slice(-3)
        .map(one => one.split('?')[1]),
    ).toEqual([
      'date_from=2026-08-23&date_to=2026-11-20',
      'date_from=2026-08-23&date_to=2026-10-06',
      'date_from=2026-10-07&date_to=2026-11-20',
    ])
  })

  test('renew their token, replace one that is refused, and say when the keys are', async () => {
    account(ACCOUNT, [credit('2026-11-18', '10.00', 'A')])
    await connect([ACCOUNT])
    const tokens = () => service.requests.filter(one => one.includes('/token/')).slice(-2)
    const begun = service.requests.length
    await pass(6)
    expect(service.requests.slice(begun).filter(one => one.includes('/token/'))).toEqual([])
    service.renewLimits()
    await pass(20)
    expect(tokens().at(-1)).toBe('POST /api/v2/token/refresh/')
    service.forgetTokens('access')
    service.renewLimits()
    await pass(6)
    expect(tokens().at(-1)).toBe('POST /api/v2/token/new/')
    service.forgetTokens('all')
    service.renewLimits()
    await pass(31 * 24)
    expect((await only()).account.problem).toBeNull()
    service.refuseNext = { status: 401, body: { summary: 'Invalid token', detail: '' } }
    service.renewLimits()
    await pass(6)
    expect((await only()).account.problem).toBeNull()
    const wrong = { ...GOCARDLESS_KEYS, secretKey: 'cd'.repeat(64) }
    expect(await owner.call(connectBankFeed, keys(wrong))).toMatchObject({
      refusal: 'keys_refused',
    })
    const noKey = { ...GOCARDLESS_KEYS, secretKey: 'sk_live_1234' }
    expect(await owner.call(connectBankFeed, keys(noKey))).toMatchObject({
      refusal: 'key_invalid',
      detail: { field: 'secretKey' },
    })
  })

  test('tell people a week before the consent ends, and when it has ended, once each', async () => {
    account(ACCOUNT, [])
    await connect([ACCOUNT], 'BNP_PARIBAS_BNPAFRPP')
    expect((await only()).validUntil).toBe('2027-02-18T10:00:00.000Z')
    await pass(82 * 24)
    expect([await kinds(), (await only()).endsSoon]).toEqual([[], false])
    service.renewLimits()
    await pass(24)
    await pass(6)
    expect([await kinds(), (await only()).endsSoon]).toEqual([['bank_access_ending'], true])
    service.renewLimits()
    await pass(7 * 24)
    const before = readings().length
    await pass(24)
    expect(readings().length).toBe(before)
    expect((await only()).status).toBe('ended')
    expect(await kinds()).toEqual(['bank_access_ended', 'bank_access_ending'])
  })

  test.each([
    [{ status: 401, body: { summary: 'End User Agreement (EUA) 1 has expired' } }, 'ended'],
    [{ status: 400, body: { summary: 'End User Agreement (EUA) 1 has expired' } }, 'ended'],
    [{ status: 401, body: { type: 'AccessExpiredError' } }, 'ended'],
    [{ status: 409, body: { summary: 'Account suspended' } }, 'ended'],
    [{ status: 401, body: { type: 'AccountInactiveError' } }, 'account_closed'],
    [{ status: 403, body: { type: 'AccountAccessForbidden' } }, 'account_closed'],
    [{ status: 409, body: { type: 'AccountProcessing' } }, 'unavailable'],
    [{ status: 500, body: { type: 'UnknownRequestError' } }, 'unavailable'],
  ])('understand the refusal %j', async (refused, state) => {
    account(ACCOUNT, [])
    await connect([ACCOUNT])
    service.refuseNext = refused
    await pass(6)
    const { status, account: one } = await only()
    expect(status === 'ended' ? status : one.problem).toBe(state)
    expect(one.nextFetchAt === null).toBe(state === 'account_closed')
    expect(await kinds()).toEqual(state === 'ended' ? ['bank_access_ended'] : [])
  })

  test('are found when the holder closes the page after the consent, and refused ones are said', async () => {
    account(ACCOUNT, [credit('2026-11-18', '10.00', 'A')])
    const [, requisition] = await begin()
    await pass(1)
    expect((await connections())[0]?.status).toBe('waiting')
    service.agree(requisition, [ACCOUNT])
    await pass(1)
    await pass(0)
    expect(await amounts()).toEqual(['10.00'])
    const [connectionId, other] = await begin()
    other.status = 'RJ'
    const query = { workspaceId, connectionId }
    expect(await owner.must(finishBankConnection, { query })).toMatchObject({ status: 'refused' })
  })

  test('are removed with their consent, and what was read stays', async () => {
    account(ACCOUNT, [credit('2026-11-18', '10.00', 'A')])
    const connectionId = await connect([ACCOUNT])
    const feed = { query: { workspaceId, feed: 'gocardless' } }
    expect(await owner.call(disconnectBankFeed, feed)).toMatchObject({ refusal: 'feed_in_use' })
    const query = { workspaceId, connectionId }
    service.state = 'down'
    expect(await owner.call(removeBankConnection, { query })).toMatchObject({
      refusal: 'feed_unavailable',
    })
    service.state = 'up'
    await owner.must(removeBankConnection, { query })
    expect([service.requisitions, await connections()]).toEqual([[], []])
    expect(await amounts()).toEqual(['10.00'])
    await owner.must(disconnectBankFeed, feed)
    const secrets = await engine.admin
      .selectFrom('secret')
      .select('name')
      .where('workspace_id', '=', workspaceId)
      .execute()
    expect(secrets).toEqual([])
    // Connected again, the same account adds nothing that is there.
    await owner.must(connectBankFeed, keys(GOCARDLESS_KEYS))
    await connect([ACCOUNT])
    expect(await amounts()).toEqual(['10.00'])
  })

  test('of the sandbox are told apart: a payment from it is no money', async () => {
    const customerId = await aCustomer(owner, workspaceId)
    const invoice = await issued(owner, workspaceId, aDraft(customerId))
    account(ACCOUNT, [
      credit('2026-11-20', invoice.totals.payable, 'A', {
        remittanceInformationUnstructured: invoice.number,
      }),
    ])
    await connect([ACCOUNT], 'SANDBOXFINANCE_SFIN0000')
    expect((await only()).test).toBe(true)
    const [row] = await transactions()
    expect(row).toMatchObject({ test: true, proposal: { certainty: 'certain' } })
    await owner.must(matchBankTransaction, {
      query: { workspaceId, transactionId: row?.id ?? '' },
      body: {
        customerId,
        allocations: [{ invoiceId: invoice.id, amount: invoice.totals.payable, deductions: [] }],
      },
    })
    const { rows: payments } = await owner.must(listPayments, { query: { workspaceId } })
    expect(payments).toMatchObject([{ mode: 'test' }])
  })

  test('keep keys and tokens encrypted', async () => {
    account(ACCOUNT, [])
    await connect([ACCOUNT])
    const rows = await engine.admin
      .selectFrom('secret')
      .select(['name', 'ciphertext'])
      .where('workspace_id', '=', workspaceId)
      .orderBy('name')
      .execute()
    expect(rows.map(({ name }) => name)).toEqual([
      'bank-feed.gocardless.secretId',
      'bank-feed.gocardless.secretKey',
      'bank-feed.gocardless.token',
    ])
    expect(rows.every(({ ciphertext }) => ciphertext.startsWith('v1.'))).toBe(true)
    expect(JSON.stringify(rows)).not.toContain(GOCARDLESS_KEYS.secretKey)
  })
})

/** An answer with one entry. */
function of(booked: object): { readonly body: string } {
  return { body: JSON.stringify({ transactions: { booked: [booked], pending: [] } }) }
}
