import type { BankEntry } from '@bordereau/domain/payment/bank-entry'
import { pino } from 'pino'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { localDate } from '@bordereau/domain/date'
import { type Outgoing, createOutgoing } from '../outgoing/outgoing.ts'
import { PUBLIC_ONLY } from '../outgoing/testing.ts'
import { FeedError, type FeedServices } from './feed.ts'
import { gocardless } from './gocardless.ts'
import { GOCARDLESS_KEYS, type GocardlessServer, startGocardless } from './testing-gocardless.ts'

const ACCOUNT = '7e944232-bda9-40bc-b784-660c7ab5fe78'
const DAYS = { from: localDate('2026-11-01'), to: localDate('2026-11-30') }
const NOW = new Date('2026-11-20T10:00:00Z')

let service: GocardlessServer
let outgoing: Outgoing
let services: FeedServices
let token: string | undefined

beforeAll(async () => {
  service = await startGocardless()
  service.now = () => NOW
  const config = { ...PUBLIC_ONLY, allowedNetworks: ['127.0.0.1'] }
  outgoing = createOutgoing(config, pino({ level: 'silent' }))
})
beforeEach(() => {
  token = undefined
  service.state = 'up'
  service.accounts.clear()
  services = {
    clock: { now: () => NOW },
    send: outgoing.send,
    returnUrl: 'https://invoices.example/return',
    apiUrl: service.url,
    keys: GOCARDLESS_KEYS,
    token: { read: async () => token, write: async text => void (token = text) },
  }
})
afterAll(async () => {
  await outgoing.close()
  await service.close()
})

async function read(entry: object): Promise<BankEntry | string | undefined> {
  const booked = [{ bookingDate: '2026-11-20', ...entry }]
  service.accounts.set(ACCOUNT, {
    iban: '',
    currency: 'EUR',
    name: '',
    booked,
    pending: [],
    used: 0,
  })
  try {
    return (await gocardless.listBooked(services, ACCOUNT, DAYS)).transactions[0]
  } catch (error) {
    if (error instanceof FeedError) return error.reason
    throw error
  }
}
const euros = (amount: string) => ({ transactionAmount: { amount, currency: 'EUR' } })

test('an entry has the other party of its sign, all its references and all its text', async () => {
  const parties = {
    debtorName: 'Debtor',
    debtorAccount: { iban: 'DE89 3704 0044 0532 0130 00' },
    creditorName: 'Creditor',
    creditorAccount: { bban: '12345' },
  }
  expect(await read({ ...euros('10.5'), ...parties })).toMatchObject({
    amount: 1050n,
    partyName: 'Debtor',
    partyAccount: 'DE89370400440532013000',
  })
  expect(await read({ ...euros('-0.01'), ...parties })).toMatchObject({
    amount: -1n,
    partyName: 'Creditor',
    partyAccount: '12345',
  })
  expect(
    await read({
      ...euros('1.00'),
      ultimateDebtor: 'Behind',
      endToEndId: 'NOTPROVIDED',
      entryReference: 'bank',
      transactionId: 'service',
      remittanceInformationStructuredArray: ['RF18539007547034', { reference: '210000' }],
      remittanceInformationUnstructuredArray: ['one', 'two'],
      remittanceInformationUnstructured: 'one two',
      additionalInformation: 'three',
      valueDate: '2026-11-22',
    }),
  ).toEqual({
    bookedOn: '2026-11-20',
    valueOn: '2026-11-22',
    amount: 100n,
    currency: 'EUR',
    partyName: 'Behind',
    partyAccount: '',
    references: ['RF18539007547034', '210000'],
    endToEndId: '',
    bankReference: 'bank',
    text: 'one\ntwo\nthree',
  })
})

test('amounts have the decimals of their currency, and no others', async () => {
  const of = (amount: string, currency: string) => read({ transactionAmount: { amount, currency } })
  expect(await of('100', 'JPY')).toMatchObject({ amount: 100n })
  expect(await of('1.2340', 'KWD')).toMatchObject({ amount: 1234n })
  expect(await of('10.000', 'EUR')).toMatchObject({ amount: 1000n })
  for (const [amount, currency] of [
    ['1.5', 'JPY'],
    ['1.005', 'EUR'],
    ['1,00', 'EUR'],
    ['0x10', 'EUR'],
    ['', 'EUR'],
    ['1.00', 'Euro'],
  ] as const)
    expect([amount, currency, await of(amount, currency)]).toEqual([amount, currency, 'unreadable'])
})

test('an unknown bank, consent or account is refused; a consent that is gone is withdrawn', async () => {
  const order = {
    id: 'a',
    institutionId: 'NO_BANK',
    country: 'FR',
    language: 'en',
  }
  await expect(gocardless.begin(services, order)).rejects.toMatchObject({ reason: 'refused' })
  await expect(gocardless.readConsent(services, ACCOUNT)).rejects.toMatchObject({
    reason: 'refused',
  })
  await expect(gocardless.readAccount(services, ACCOUNT)).rejects.toMatchObject({
    reason: 'refused',
  })
  await gocardless.end(services, ACCOUNT)
  // Such a text never becomes another path.
  await gocardless.end(services, '../accounts/x?a=b')
  expect(service.requests.at(-1)).toBe('DELETE /api/v2/requisitions/..%2Faccounts%2Fx%3Fa%3Db/')
})

test('a consent is asked for as long as the bank allows, for what is read and no more', async () => {
  const order = { id: 'a', country: 'FR', language: 'de-AT' }
  for (const [institutionId, days] of [
    ['REVOLUT_REVOGB21', 180],
    ['BNP_PARIBAS_BNPAFRPP', 90],
  ] as const) {
    const { reference, url } = await gocardless.begin(services, { ...order, institutionId })
    const requisition = service.requisitions.at(-1)
    expect(requisition).toMatchObject({ id: reference, link: url, user_language: 'DE' })
    expect((await gocardless.readConsent(services, reference)).status).toBe('waiting')
    if (requisition) service.agree(requisition, [ACCOUNT])
    const consent = await gocardless.readConsent(services, reference)
    expect(consent).toEqual({
      status: 'given',
      validUntil: new Date(NOW.getTime() + days * 86_400_000),
      historyDays: 90,
      accounts: [{ reference: ACCOUNT, known: undefined }],
    })
  }
})
