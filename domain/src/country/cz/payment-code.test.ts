import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import type { BankAccount } from '../../party/party.ts'
import { qrFor } from '../../payment/qr.ts'
import type { QrRequest } from '../payment-code.ts'
import { spaydPayload } from './payment-code.ts'

const ACCOUNT: BankAccount = {
  id: '1',
  accountName: 'Žluťoučký kůň s.r.o.',
  bankName: '',
  iban: 'CZ78 0100 0000 0000 0000 0123',
  bic: '',
  accountNumber: '',
  bankCode: '',
  currency: 'CZK',
  upiId: '',
}

function request(change: Partial<QrRequest> = {}, accountChange: Partial<BankAccount> = {}) {
  return {
    currency: 'CZK',
    amount: 79_950n,
    payee: 'Payee',
    reference: '9562231077',
    ...change,
    account: { ...ACCOUNT, ...accountChange },
  }
}

test('has the attributes of the example of a Czech bank, and name and message without accents', () => {
  // https://www.kb.cz/cs/podpora/ucty-a-platby/jak-vlozit-qr-kod-do-faktury, without its due date.
  expect(spaydPayload(request())).toBe(
    'SPD*1.0*ACC:CZ7801000000000000000123*AM:799.50*CC:CZK*RN:ZLUTOUCKY KUN S.R.O.*MSG:9562231077*X-VS:9562231077',
  )
})

test('names the bank, and has the last ten digits of a longer number as the variable symbol', () => {
  const payload = spaydPayload(request({ reference: 'FV/2026-11/000042' }, { bic: 'komb czpp' }))
  expect(payload).toContain('*ACC:CZ7801000000000000000123+KOMBCZPP*')
  expect(payload).toContain('*MSG:FV/2026-11/000042*X-VS:2611000042')
})

test('leaves out what is empty: a number without digits has no variable symbol', () => {
  const bare = spaydPayload(request({ reference: '', payee: '' }, { accountName: '' }))
  expect(bare).toBe('SPD*1.0*ACC:CZ7801000000000000000123*AM:799.50*CC:CZK')
})

test.each([
  [{ currency: 'EUR' }, {}],
  [{ amount: 0n }, {}],
  [{ amount: 1_000_000_000n }, {}],
  [{}, { iban: 'FR7630006000011234567890189' }],
  [{}, { iban: 'CZ7801000000000000000124' }],
])('is none for %o %o', (change, accountChange) => {
  expect(spaydPayload(request(change, accountChange))).toBeUndefined()
})

test('is the code of an amount in Czech koruna; an amount in euro has that of the SEPA area', () => {
  expect(qrFor(request())?.kind).toBe('spayd')
  expect(qrFor(request({ currency: 'EUR' }))?.kind).toBe('epc')
})

test('no text adds an attribute, leaves the alphanumeric mode, or exceeds its length', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'binary', maxLength: 120 }),
      fc.string({ unit: 'binary', maxLength: 120 }),
      fc.bigInt({ min: 1n, max: 999_999_999n }),
      (accountName, reference, amount) => {
        const payload = spaydPayload(request({ reference, amount }, { accountName })) ?? ''
        expect(payload).toMatch(/^[0-9A-Z $%*+\-./:]+$/)
        const [head, version, ...attributes] = payload.split('*')
        expect([head, version]).toEqual(['SPD', '1.0'])
        const read = new Map(attributes.map(one => [one.split(':')[0], one.replace(/^[^:]*:/, '')]))
        expect(read.size).toBe(attributes.length)
        const { RN = '', MSG = '', AM = '', 'X-VS': symbol = '' } = Object.fromEntries(read)
        expect([RN.length <= 35, MSG.length <= 60, AM.length <= 10]).toEqual([true, true, true])
        expect(symbol).toMatch(/^\d{0,10}$/)
      },
    ),
    { numRuns: 300 },
  )
})
