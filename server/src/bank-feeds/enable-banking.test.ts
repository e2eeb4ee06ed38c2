import { generateKeyPairSync } from 'node:crypto'
import { localDate } from '@bordereau/domain/date'
import { pino } from 'pino'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Outgoing, createOutgoing } from '../outgoing/outgoing.ts'
import { PUBLIC_ONLY } from '../outgoing/testing.ts'
import { privateKeyIn } from './enable-banking-client.ts'
import { enableBanking } from './enable-banking.ts'
import { FeedError, type FeedServices } from './feed.ts'
import {
  ENABLE_BANKING_KEYS,
  type EnableBankingServer,
  type TestAccount,
  startEnableBanking,
} from './testing-enable-banking.ts'

const NOW = new Date('2026-11-20T10:00:00Z')
const RETURN = 'https://invoices.example/w/1/settings/bank-connections'
const DAYS = { from: localDate('2026-11-01'), to: localDate('2026-11-30') }
const PEM = ENABLE_BANKING_KEYS.privateKey

let service: EnableBankingServer
let outgoing: Outgoing
let services: FeedServices

beforeAll(async () => {
  service = await startEnableBanking(RETURN)
  service.now = () => NOW
  const config = { ...PUBLIC_ONLY, allowedNetworks: ['127.0.0.1'] }
  outgoing = createOutgoing(config, pino({ level: 'silent' }))
})
beforeEach(() => {
  service.state = 'up'
  service.isCircular = false
  service.refusals.length = 0
  service.requests.length = 0
  Object.assign(service.application, {
    environment: 'PRODUCTION',
    active: true,
    redirect_urls: [RETURN],
  })
  services = {
    clock: { now: () => NOW },
    send: outgoing.send,
    returnUrl: RETURN,
    apiUrl: service.url,
    keys: ENABLE_BANKING_KEYS,
    token: { read: async () => undefined, write: async () => undefined },
  }
})
afterAll(async () => {
  await outgoing.close()
  await service.close()
})

async function reasonOf(work: Promise<unknown>): Promise<string> {
  try {
    await work
    return 'done'
  } catch (error) {
    if (error instanceof FeedError) return error.reason
    throw error
  }
}

const order = {
  id: 'the-order',
  institutionId: 'business:Banque Marée',
  country: 'FR',
  language: 'fr-FR',
}

async function connected(pages: object[][]): Promise<string> {
  await enableBanking.begin(services, order)
  const account: TestAccount = {
    iban: 'FR7630006000011234567890189',
    currency: 'EUR',
    details: 'Compte pro',
    pages,
  }
  const asked = service.orders.at(-1)
  if (!asked) throw new Error('nothing was asked for')
  const code = service.agree(asked, [account])
  const consent = await enableBanking.readConsent(services, 'x', { code })
  return consent.accounts[0]?.reference ?? ''
}

const read = async (...pages: object[][]) =>
  (await enableBanking.listBooked(services, await connected(pages), DAYS)).transactions

const entry = (more: object) => ({
  entry_reference: 'R1',
  status: 'BOOK',
  credit_debit_indicator: 'CRDT',
  transaction_amount: { amount: '119.00', currency: 'EUR' },
  booking_date: '2026-11-20',
  ...more,
})

test('a key is taken however it was copied, and nothing else is', () => {
  const pkcs1 = generateKeyPairSync('rsa', { modulusLength: 2048 })
    .privateKey.export({ type: 'pkcs1', format: 'pem' })
    .toString()
  const secret = { cipher: 'aes-256-cbc', passphrase: 'a' } as const
  const [rsa, ec] = [
    generateKeyPairSync('rsa', { modulusLength: 1024 }).privateKey,
    generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey,
  ].map(key => key.export({ type: 'pkcs8', format: 'pem' }).toString())
  const locked = generateKeyPairSync('rsa', { modulusLength: 2048 })
    .privateKey.export({ type: 'pkcs8', format: 'pem', ...secret })
    .toString()
  for (const written of [
    PEM,
    PEM.replaceAll('\n', '\r\n'),
    PEM.replaceAll('\n', ' '),
    `  ${PEM}\n\n`,
    `Key:\n${PEM}`,
  ])
    expect(privateKeyIn(written)).toBe(PEM)
  expect(privateKeyIn(pkcs1)).toBe(pkcs1)
  const half = PEM.slice(0, PEM.length / 2)
  const publicKey = PEM.replaceAll('PRIVATE', 'PUBLIC')
  const damaged = PEM.replace('MII', 'MIIAAA')
  for (const wrong of ['', 'abc', half, publicKey, damaged, rsa ?? '', ec ?? '', locked])
    expect(privateKeyIn(wrong)).toBeUndefined()
  const [, field] = enableBanking.fields
  expect(PEM).toContain(field?.hint(PEM) ?? '-')
  expect(field?.hint(PEM)).toMatch(/^[A-Za-z\d+/]{4}$/)
})

test('the application must accept the key, be active, and lead back here', async () => {
  expect(await reasonOf(enableBanking.check(services))).toBe('done')
  service.application.redirect_urls = ['https://other.example', `${RETURN}/`]
  expect(await reasonOf(enableBanking.check(services))).toBe('return_unknown')
  service.application.active = false
  expect(await reasonOf(enableBanking.check(services))).toBe('not_active')
  const unknown = { ...ENABLE_BANKING_KEYS, applicationId: '00000000-0000-4000-8000-000000000000' }
  expect(await reasonOf(enableBanking.check({ ...services, keys: unknown }))).toBe('keys_refused')
  const other = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey
  const privateKey = other.export({ type: 'pkcs8', format: 'pem' }).toString()
  const foreign = { ...ENABLE_BANKING_KEYS, privateKey }
  expect(await reasonOf(enableBanking.check({ ...services, keys: foreign }))).toBe('keys_refused')
  expect(await reasonOf(enableBanking.check({ ...services, keys: {} }))).toBe('keys_refused')
  service.state = 'down'
  expect(await reasonOf(enableBanking.check(services))).toBe('unavailable')
})

test('banks are listed by name, once for each kind of holder, and marked in the test environment', async () => {
  const list = async () =>
    (await enableBanking.listInstitutions(services, 'FR')).map(one => [one.id, one.bic, one.isTest])
  expect(await list()).toEqual([
    ['business:Banque Marée', 'MAREFRPP', false],
    ['personal:Banque Marée', 'MAREFRPP', false],
    ['personal:Caisse du Nord', '', false],
  ])
  service.application.environment = 'SANDBOX'
  expect((await list()).map(([, , isTest]) => isTest)).toEqual([true, true, true])
})

test('a consent is asked for as long as the bank allows, for transactions alone', async () => {
  for (const [institutionId, days] of [
    ['business:Banque Marée', 180],
    ['personal:Caisse du Nord', 90],
  ] as const) {
    const begun = await enableBanking.begin(services, { ...order, institutionId })
    expect(begun.url).toContain(begun.reference)
    expect(begun.institution.id).toBe(institutionId)
    const asked = service.orders.at(-1)
    expect(asked).toMatchObject({
      access: { balances: false, transactions: true },
      psu_type: begun.institution.holder,
      redirect_url: RETURN,
      state: 'the-order',
      language: 'fr',
    })
    const until = Date.parse(asked?.access.valid_until ?? '')
    const longest = NOW.getTime() + days * 86_400_000
    expect(until).toBeLessThan(longest)
    expect(until).toBeGreaterThan(longest - 3_600_000)
  }
  const unknown = { ...order, institutionId: 'business:Caisse du Nord' }
  expect(await reasonOf(enableBanking.begin(services, unknown))).toBe('refused')
  service.application.redirect_urls = []
  expect(await reasonOf(enableBanking.begin(services, order))).toBe('return_unknown')
})

test('the code of the return is exchanged once; without one the holder is waited for', async () => {
  await enableBanking.begin(services, order)
  const asked = service.orders.at(-1)
  const account: TestAccount = {
    iban: 'FR7630006000011234567890189',
    currency: 'EUR',
    details: '',
    pages: [],
  }
  const code = asked ? service.agree(asked, [account]) : ''
  expect((await enableBanking.readConsent(services, 'x')).status).toBe('waiting')
  const cancelled = { error: 'access_denied' }
  expect((await enableBanking.readConsent(services, 'x', cancelled)).status).toBe('refused')
  const consent = await enableBanking.readConsent(services, 'x', { code })
  // The account without a number at the service cannot be read.
  expect(consent).toEqual({
    status: 'given',
    reference: [...service.sessions.keys()].at(-1),
    validUntil: new Date(asked?.access.valid_until ?? ''),
    historyDays: 90,
    accounts: [
      {
        reference: [...service.accounts.keys()].at(-1),
        known: { account: 'FR7630006000011234567890189', currency: 'EUR', name: 'Compte' },
      },
    ],
  })
  expect((await enableBanking.readConsent(services, 'x', { code })).status).toBe('refused')
})

test('all pages are read, empty ones too, and only what is booked on the days', async () => {
  const rows = await read(
    [entry({ entry_reference: 'A' }), entry({ status: 'PDNG', entry_reference: 'B' })],
    [],
    [
      entry({ entry_reference: 'C', booking_date: null, value_date: '2026-11-19' }),
      entry({ entry_reference: 'D', booking_date: '2026-10-31' }),
      ...['HOLD', 'CNCL', 'RJCT', 'SCHD', 'OTHR', 'NEW1'].map(status => entry({ status })),
      { status: 'PDNG' },
    ],
  )
  expect(rows.map(({ bankReference, bookedOn }) => [bankReference, bookedOn])).toEqual([
    ['A', '2026-11-20'],
    ['C', '2026-11-19'],
  ])
  const asked = service.requests.filter(one => one.includes('/transactions'))
  expect(asked).toHaveLength(3)
  expect(asked[0]).toContain('date_from=2026-11-01&transaction_status=BOOK&date_to=2026-11-30')
})

test.each([
  ['CRDT', '119.00', 11_900n],
  ['DBIT', '119.00', -11_900n],
  // Some banks write the sign as well; an amount with one is never money that came in.
  ['DBIT', '-119.00', -11_900n],
  ['CRDT', '-119.00', -11_900n],
  ['CRDT', '0', 0n],
  ['CRDT', '0.5', 50n],
])('the indicator %s with %s is %s', async (indicator, amount, minor) => {
  const transaction_amount = { amount, currency: 'EUR' }
  const [row] = await read([entry({ credit_debit_indicator: indicator, transaction_amount })])
  expect(row?.amount).toBe(minor)
})

test('an entry has the other party of its direction, its reference and all its text', async () => {
  const parties = {
    debtor: { name: ' Debtor ' },
    debtor_account: { iban: 'DE89 3704 0044 0532 0130 00' },
    creditor: { name: 'Creditor' },
    creditor_account: { iban: null, other: { identification: '123 45', scheme_name: 'BBAN' } },
    reference_number: 'RF18539007547034',
    remittance_information: ['Invoice', '', 'F-1'],
  }
  const [came, went] = await read([
    entry(parties),
    entry({ ...parties, credit_debit_indicator: 'DBIT', reference_number: null }),
  ])
  expect(came).toMatchObject({
    partyName: 'Debtor',
    partyAccount: 'DE89370400440532013000',
    references: ['RF18539007547034'],
    text: 'Invoice\nF-1',
    bankReference: 'R1',
  })
  expect(went).toMatchObject({ partyName: 'Creditor', partyAccount: '12345', references: [] })
  const bare = { status: 'BOOK', credit_debit_indicator: 'CRDT', booking_date: '2026-11-20' }
  const [least] = await read([{ ...bare, transaction_amount: { amount: '1', currency: 'JPY' } }])
  expect(least).toMatchObject({ amount: 1n, partyName: '', bankReference: '', text: '' })
})

test.each([
  ['no day', { booking_date: null }],
  ['half a yen', { transaction_amount: { amount: '1.5', currency: 'JPY' } }],
  ['no amount', { transaction_amount: { amount: 'ten', currency: 'EUR' } }],
  ['no direction', { credit_debit_indicator: 'BOTH' }],
])('%s is refused with the whole answer, so that no day is passed over', async (_, more) => {
  expect(await reasonOf(read([entry({})], [entry(more)]))).toBe('unreadable')
})

test.each([
  [401, 'EXPIRED_SESSION', 'consent_ended'],
  [401, 'REVOKED_SESSION', 'consent_ended'],
  [401, 'CLOSED_SESSION', 'consent_ended'],
  [422, 'WRONG_SESSION_STATUS', 'consent_ended'],
  [403, 'ASPSP_PSU_ACTION_REQUIRED', 'consent_ended'],
  [404, 'ACCOUNT_DOES_NOT_EXIST', 'account_closed'],
  [400, 'ASPSP_ACCOUNT_NOT_ACCESSIBLE', 'account_closed'],
  [429, 'ASPSP_RATE_LIMIT_EXCEEDED', 'limited'],
  [400, 'ASPSP_RATE_LIMIT_EXCEEDED', 'limited'],
  [429, '', 'limited'],
  [400, 'ASPSP_ERROR', 'unavailable'],
  [408, 'ASPSP_TIMEOUT', 'unavailable'],
  [500, '', 'unavailable'],
  [422, 'WRONG_CONTINUATION_KEY', 'unavailable'],
  [401, 'UNAUTHORIZED_ACCESS', 'keys_refused'],
  [403, 'UNAUTHORIZED_IP', 'keys_refused'],
  [403, '', 'keys_refused'],
  [422, 'PSU_HEADER_NOT_PROVIDED', 'refused'],
  [400, 'no code: <b>', 'refused'],
])('%i %s means %s', async (status, error, reason) => {
  const account = await connected([[]])
  service.refusals.push({ status, error })
  expect(await reasonOf(enableBanking.listBooked(services, account, DAYS))).toBe(reason)
})

test('a limit says for how long where the service does', async () => {
  const account = await connected([[]])
  service.refusals.push({ status: 429, error: 'ASPSP_RATE_LIMIT_EXCEEDED', retryAfter: '3600' })
  await expect(enableBanking.listBooked(services, account, DAYS)).rejects.toMatchObject({
    pauseSeconds: 3600,
  })
})

test('a bank that does not go back so far is read as far as it goes', async () => {
  const account = await connected([[entry({})]])
  service.refusals.push({ status: 422, error: 'WRONG_TRANSACTIONS_PERIOD' })
  const { transactions } = await enableBanking.listBooked(services, account, DAYS)
  expect(transactions).toHaveLength(1)
  expect(service.requests.at(-1)).toContain('strategy=longest')
})

test('a page that leads back to itself is refused', async () => {
  const account = await connected([[entry({})], [entry({})]])
  service.isCircular = true
  expect(await reasonOf(enableBanking.listBooked(services, account, DAYS))).toBe('unreadable')
})

test('a consent that is gone, or was never given, is withdrawn', async () => {
  await connected([[]])
  const [id = ''] = [...service.sessions.keys()].slice(-1)
  await enableBanking.end(services, id)
  expect(service.sessions.get(id)?.status).toBe('CLOSED')
  await enableBanking.end(services, '73100c65-c54d-46a1-87d1-aa3effde435a')
  // Such a text never becomes another path.
  await enableBanking.end(services, '../accounts/x?a=b')
  expect(service.requests.at(-1)).toBe('DELETE /sessions/..%2Faccounts%2Fx%3Fa%3Db')
})
