import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Address, BankAccount } from '../../party/party.ts'
import { qrFor } from '../../payment/qr.ts'
import type { QrRequest } from '../payment-code.ts'
import { paymePayload } from './payment-code.ts'

const ACCOUNT: BankAccount = {
  id: '1',
  accountName: 'Peter Piešťanský s.r.o.',
  bankName: '',
  iban: 'SK91 8180 0000 0070 0015 5733',
  bic: '',
  accountNumber: '',
  bankCode: '',
  currency: 'EUR',
  upiId: '',
}

const payerIn = (country: string) => {
  const none = { line1: '', line2: '', line3: '', postCode: '', city: '', subdivision: '' }
  const address: Address = { ...none, country }
  return { name: 'Payer', address }
}

function request(change: Partial<QrRequest> = {}, accountChange: Partial<BankAccount> = {}) {
  return {
    currency: 'EUR',
    amount: 1n,
    payee: 'Payee',
    reference: '2026/0123456789',
    debtor: payerIn('SK'),
    ...change,
    account: { ...ACCOUNT, ...accountChange },
  }
}

// The account and the amount of the link in the readme of payme-generate, whose author follows the same standard.
test('is a link with version, account, amount, symbols, message and name', () => {
  const link = new URL(paymePayload(request()) ?? '')
  expect(link.origin + link.pathname).toBe('https://payme.sk/')
  expect(Object.fromEntries(link.searchParams)).toEqual({
    V: '1',
    IBAN: 'SK9181800000007000155733',
    AM: '0.01',
    CC: 'EUR',
    PI: '/VS0123456789/SS/KS',
    MSG: '2026/0123456789',
    CN: 'Peter Piešťanský s.r.o.',
  })
})

test('leaves out what is empty: a number without digits has no variable symbol', () => {
  const link = new URL(paymePayload(request({ reference: 'Dar' })) ?? '')
  expect(link.searchParams.has('PI')).toBe(false)
  expect(link.searchParams.get('MSG')).toBe('Dar')
})

test.each([
  [{ currency: 'CZK' }, {}],
  [{ amount: 0n }, {}],
  [{ amount: 100_000_000_000n }, {}],
  [{ debtor: payerIn('AT') }, {}],
  [{}, { iban: 'CZ7801000000000000000123' }],
  [{}, { iban: 'SK9181800000007000155734' }],
])('is none for %o %o', (change, accountChange) => {
  expect(paymePayload(request(change, accountChange))).toBeUndefined()
})

test('is the code of a payer in Slovakia; one elsewhere has that of the SEPA area', () => {
  expect(qrFor(request())?.kind).toBe('payme')
  expect(qrFor(request({ debtor: payerIn('AT') }))?.kind).toBe('epc')
})

test('no text adds a parameter or exceeds its length', () => {
  const text = fc.string({ unit: 'grapheme', maxLength: 200 })
  fc.assert(
    fc.property(text, text, (accountName, reference) => {
      const { searchParams } = new URL(paymePayload(request({ reference }, { accountName })) ?? '')
      const names = [...searchParams.keys()]
      expect(new Set(names).size).toBe(names.length)
      const known = new Set(['V', 'IBAN', 'AM', 'CC', 'PI', 'MSG', 'CN'])
      expect(names.filter(name => !known.has(name))).toEqual([])
      expect([...(searchParams.get('MSG') ?? '')].length).toBeLessThanOrEqual(140)
      expect([...(searchParams.get('CN') ?? '')].length).toBeLessThanOrEqual(70)
    }),
    { numRuns: 300 },
  )
})

test('holds nine digits before the point, and is for payers in Slovakia or unknown ones', () => {
  expect(paymePayload(request({ amount: 99_999_999_999n }))).toContain('AM=999999999.99')
  expect(paymePayload(request({ amount: 100_000_000_000n }))).toBeUndefined()
  const { debtor: _, ...unnamed } = request()
  expect(paymePayload(unnamed)).toBeDefined()
  expect(paymePayload(request({ debtor: payerIn('CZ') }))).toBeUndefined()
  expect(paymePayload(request({ currency: 'CZK' }))).toBeUndefined()
})
