import {
  connectBankFeed,
  disconnectBankFeed,
  finishBankConnection,
  listBankFeeds,
  listBankInstitutions,
  removeBankConnection,
} from '@bordereau/contract/bank-connections'
import { matchBankTransaction } from '@bordereau/contract/bank-statements'
import { listPayments } from '@bordereau/contract/payments'
import { expect, test } from 'vitest'
import { GOCARDLESS_KEYS } from '../bank-feeds/testing-gocardless.ts'
import { describeBothEngines } from '../db/testing.ts'
import { aCustomer, aDraft, issued } from '../invoices/testing.ts'
import { ACCOUNT, IBAN, credit, entry, withConnections } from './testing.ts'

describeBothEngines('bank connections', engine => {
  const at = withConnections(engine)

  test('begin with a consent at the bank, in the words of the service, and read what was booked', async () => {
    at.account(ACCOUNT, [
      credit('2026-11-18', '1234.50', 'Anna Kowalska', {
        debtorAccount: { iban: 'PL61 1090 1014 0000 0712 1981 2874' },
        endToEndId: 'E2E-1',
        remittanceInformationUnstructuredArray: ['Invoice', 'FA-2026-0001'],
        remittanceInformationStructured: 'RF18539007547034',
      }),
      entry('2026-11-19', '-12.00', { creditorName: 'Bank fees' }),
    ]).pending.push(credit('2026-11-20', '99.00', 'Not yet booked'))
    const { feeds } = await at.owner.must(listBankFeeds, { query: { workspaceId: at.workspaceId } })
    expect(feeds.map(({ feed, label }) => [feed, label])).toEqual([
      ['enable-banking', 'Enable Banking'],
      ['gocardless', 'GoCardless Bank Account Data'],
    ])
    const { institutions } = await at.owner.must(listBankInstitutions, {
      query: { workspaceId: at.workspaceId, feed: 'gocardless', country: 'FR' },
    })
    expect(institutions.map(({ name, test: isTest }) => [name, isTest])).toEqual([
      ['BNP Paribas', false],
      ['Revolut', false],
      ['Sandbox Finance', true],
    ])
    const [connectionId, requisition] = await at.begin()
    expect(requisition).toMatchObject({
      redirect: `http://localhost:3000/w/${at.workspaceId}/settings/bank-connections`,
      institution_id: 'REVOLUT_REVOGB21',
      reference: connectionId,
      user_language: 'FR',
    })
    const waiting = await at.owner.must(finishBankConnection, {
      query: { workspaceId: at.workspaceId, connectionId },
      body: {},
    })
    expect(waiting).toMatchObject({ status: 'waiting', url: requisition.link, accounts: [] })
    at.service.agree(requisition, [ACCOUNT])
    const given = await at.owner.must(finishBankConnection, {
      query: { workspaceId: at.workspaceId, connectionId },
      body: {},
    })
    expect(given).toMatchObject({
      status: 'connected',
      url: '',
      institutionName: 'Revolut',
      test: false,
      validUntil: '2027-05-19T10:00:00.000Z',
      endsSoon: false,
      accounts: [{ account: IBAN, currency: 'EUR', fetchedAt: null, problem: null }],
    })
    await at.runJobs()
    expect(await at.transactions()).toMatchObject([
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
    const { account: read } = await at.only()
    expect(read).toMatchObject({
      readUntil: '2026-11-20',
      fetchedAt: '2026-11-20T10:00:00.000Z',
      nextFetchAt: '2026-11-20T15:50:00.000Z',
    })
    expect(at.readings().at(-1)).toContain('date_from=2026-08-23&date_to=2026-11-20')
  })

  test('renew their token, replace one that is refused, and say when the keys are', async () => {
    at.account(ACCOUNT, [credit('2026-11-18', '10.00', 'A')])
    await at.connect([ACCOUNT])
    const tokens = () => at.service.requests.filter(one => one.includes('/token/')).slice(-2)
    const begun = at.service.requests.length
    await at.pass(6)
    expect(at.service.requests.slice(begun).filter(one => one.includes('/token/'))).toEqual([])
    at.service.renewLimits()
    await at.pass(20)
    expect(tokens().at(-1)).toBe('POST /api/v2/token/refresh/')
    at.service.forgetTokens('access')
    at.service.renewLimits()
    await at.pass(6)
    expect(tokens().at(-1)).toBe('POST /api/v2/token/new/')
    at.service.forgetTokens('all')
    at.service.renewLimits()
    await at.pass(31 * 24)
    expect((await at.only()).account.problem).toBeNull()
    at.service.refuseNext = { status: 401, body: { summary: 'Invalid token', detail: '' } }
    at.service.renewLimits()
    await at.pass(6)
    expect((await at.only()).account.problem).toBeNull()
    const wrong = { ...GOCARDLESS_KEYS, secretKey: 'cd'.repeat(64) }
    expect(await at.owner.call(connectBankFeed, at.keys(wrong))).toMatchObject({
      refusal: 'keys_refused',
    })
    const noKey = { ...GOCARDLESS_KEYS, secretKey: 'sk_live_1234' }
    expect(await at.owner.call(connectBankFeed, at.keys(noKey))).toMatchObject({
      refusal: 'key_invalid',
      detail: { field: 'secretKey' },
    })
  })

  test('tell people a week before the consent ends, and when it has ended, once each', async () => {
    at.account(ACCOUNT, [])
    await at.connect([ACCOUNT], 'BNP_PARIBAS_BNPAFRPP')
    expect((await at.only()).validUntil).toBe('2027-02-18T10:00:00.000Z')
    await at.pass(82 * 24)
    expect([await at.kinds(), (await at.only()).endsSoon]).toEqual([[], false])
    at.service.renewLimits()
    await at.pass(24)
    await at.pass(6)
    expect([await at.kinds(), (await at.only()).endsSoon]).toEqual([['bank_access_ending'], true])
    at.service.renewLimits()
    await at.pass(7 * 24)
    const before = at.readings().length
    await at.pass(24)
    expect(at.readings().length).toBe(before)
    expect((await at.only()).status).toBe('ended')
    expect(await at.kinds()).toEqual(['bank_access_ended', 'bank_access_ending'])
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
    at.account(ACCOUNT, [])
    await at.connect([ACCOUNT])
    at.service.refuseNext = refused
    await at.pass(6)
    const { status, account: one } = await at.only()
    expect(status === 'ended' ? status : one.problem).toBe(state)
    expect(one.nextFetchAt === null).toBe(state === 'account_closed')
    expect(await at.kinds()).toEqual(state === 'ended' ? ['bank_access_ended'] : [])
  })

  test('are found when the holder closes the page after the consent, and refused ones are said', async () => {
    at.account(ACCOUNT, [credit('2026-11-18', '10.00', 'A')])
    const [, requisition] = await at.begin()
    await at.pass(1)
    expect((await at.connections())[0]?.status).toBe('waiting')
    at.service.agree(requisition, [ACCOUNT])
    await at.pass(1)
    await at.pass(0)
    expect(await at.amounts()).toEqual(['10.00'])
    const [connectionId, other] = await at.begin()
    other.status = 'RJ'
    const query = { workspaceId: at.workspaceId, connectionId }
    expect(await at.owner.must(finishBankConnection, { query, body: {} })).toMatchObject({
      status: 'refused',
    })
  })

  test('are removed with their consent, and what was read stays', async () => {
    at.account(ACCOUNT, [credit('2026-11-18', '10.00', 'A')])
    const connectionId = await at.connect([ACCOUNT])
    const feed = { query: { workspaceId: at.workspaceId, feed: 'gocardless' } }
    expect(await at.owner.call(disconnectBankFeed, feed)).toMatchObject({ refusal: 'feed_in_use' })
    const query = { workspaceId: at.workspaceId, connectionId }
    at.service.state = 'down'
    expect(await at.owner.call(removeBankConnection, { query })).toMatchObject({
      refusal: 'feed_unavailable',
    })
    at.service.state = 'up'
    await at.owner.must(removeBankConnection, { query })
    expect([at.service.requisitions, await at.connections()]).toEqual([[], []])
    expect(await at.amounts()).toEqual(['10.00'])
    await at.owner.must(disconnectBankFeed, feed)
    const secrets = await engine.admin
      .selectFrom('secret')
      .select('name')
      .where('workspace_id', '=', at.workspaceId)
      .execute()
    expect(secrets).toEqual([])
    // Connected again, the same account adds nothing that is there.
    await at.owner.must(connectBankFeed, at.keys(GOCARDLESS_KEYS))
    await at.connect([ACCOUNT])
    expect(await at.amounts()).toEqual(['10.00'])
  })

  test('of the sandbox are told apart: a payment from it is no money', async () => {
    const customerId = await aCustomer(at.owner, at.workspaceId)
    const invoice = await issued(at.owner, at.workspaceId, aDraft(customerId))
    at.account(ACCOUNT, [
      credit('2026-11-20', invoice.totals.payable, 'A', {
        remittanceInformationUnstructured: invoice.number,
      }),
    ])
    await at.connect([ACCOUNT], 'SANDBOXFINANCE_SFIN0000')
    expect((await at.only()).test).toBe(true)
    const [row] = await at.transactions()
    expect(row).toMatchObject({ test: true, proposal: { certainty: 'certain' } })
    await at.owner.must(matchBankTransaction, {
      query: { workspaceId: at.workspaceId, transactionId: row?.id ?? '' },
      body: {
        customerId,
        allocations: [{ invoiceId: invoice.id, amount: invoice.totals.payable, deductions: [] }],
      },
    })
    const { rows: payments } = await at.owner.must(listPayments, {
      query: { workspaceId: at.workspaceId },
    })
    expect(payments).toMatchObject([{ mode: 'test' }])
  })

  test('keep keys and tokens encrypted', async () => {
    at.account(ACCOUNT, [])
    await at.connect([ACCOUNT])
    const rows = await engine.admin
      .selectFrom('secret')
      .select(['name', 'ciphertext'])
      .where('workspace_id', '=', at.workspaceId)
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
