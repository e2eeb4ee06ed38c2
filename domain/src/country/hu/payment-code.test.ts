import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { localDate } from '../../date.ts'
import type { BankAccount } from '../../party/party.ts'
import { qrFor } from '../../payment/qr.ts'
import type { QrRequest } from '../payment-code.ts'
import { hctPayload } from './payment-code.ts'

const ACCOUNT: BankAccount = {
  id: '1',
  accountName: 'Magyar Vöröskereszt',
  bankName: '',
  iban: 'HU70 1040 5004 0002 6542 0000 0005',
  bic: 'OKHBHUHB',
  accountNumber: '',
  bankCode: '',
  currency: 'HUF',
  upiId: '',
}

function request(change: Partial<QrRequest> = {}, accountChange: Partial<BankAccount> = {}) {
  return {
    currency: 'HUF',
    amount: 400_000n,
    payee: 'Payee',
    reference: 'SZ-2026/0042',
    issueDate: localDate('2026-11-23'),
    ...change,
    account: { ...ACCOUNT, ...accountChange },
  }
}

// The account and the amount of https://apistax.io/docs/hct-qr-code, the lines of https://github.com/Gerifield/mnb-qr-go.
test('has seventeen ended lines in the order of the guidelines', () => {
  expect(hctPayload(request())).toBe(
    [
      'HCT',
      '001',
      '1',
      'OKHBHUHBXXX',
      'Magyar Vöröskereszt',
      'HU70104050040002654200000005',
      'HUF4000',
      '20271123235959+1',
      '',
      'SZ-2026/0042',
      '',
      '',
      'SZ-2026/0042',
      '',
      '',
      '',
      '',
      '',
    ].join('\n'),
  )
})

test.each([
  [{ currency: 'EUR' }, {}],
  [{ amount: 0n }, {}],
  // A transfer has whole forints.
  [{ amount: 400_001n }, {}],
  [{ amount: 100_000_000_000_000n }, {}],
  [{ issueDate: undefined }, {}],
  [{ payee: '' }, { accountName: '' }],
  [{}, { bic: '' }],
  [{}, { iban: 'FR7630006000011234567890189' }],
  [{}, { iban: 'HU70104050040002654200000006' }],
])('is none for %o %o', (change, accountChange) => {
  expect(hctPayload(request(change, accountChange))).toBeUndefined()
})

test('is the code of an amount in forints; an amount in euros to the same bank has that of the SEPA area', () => {
  expect(qrFor(request())?.kind).toBe('hct')
  expect(qrFor(request({ currency: 'EUR' }))?.kind).toBe('epc')
})

test('no text adds a line or exceeds 345 bytes', () => {
  const text = fc.string({ unit: 'binary', maxLength: 200 })
  fc.assert(
    fc.property(text, text, fc.bigInt({ min: 1n, max: 10n ** 12n }), (name, reference, forints) => {
      const made = hctPayload(
        request({ reference, amount: forints * 100n }, { accountName: `A${name}` }),
      )
      const lines = made?.split('\n') ?? []
      expect(lines.length).toBe(forints > 999_999_999_999n ? 0 : 18)
      expect(Buffer.byteLength(made ?? '')).toBeLessThanOrEqual(345)
      const [remittance = '', number = ''] = [lines[9], lines[12]]
      expect([...remittance].length <= 70 && [...number].length <= 35).toBe(true)
    }),
    { numRuns: 300 },
  )
})

test('holds twelve digits of forints, and none more', () => {
  expect(hctPayload(request({ amount: 99_999_999_999_900n }))).toContain('HUF999999999999\n')
  expect(hctPayload(request({ amount: 100_000_000_000_000n }))).toBeUndefined()
})

describe('a code of more than 345 bytes', () => {
  const linesOf = (accountName: string) => {
    const made = hctPayload(request({ reference: 'ű'.repeat(70) }, { accountName })) ?? ''
    const [text = '', number = ''] = [9, 12].map(line => made.split('\n')[line])
    return { bytes: Buffer.byteLength(made), text: text.length, number: number.length }
  }

  test('has the number once, as a text', () => {
    expect(linesOf('A'.repeat(49))).toEqual({ bytes: 345, text: 70, number: 35 })
    expect(linesOf('A'.repeat(50))).toEqual({ bytes: 276, text: 70, number: 0 })
  })

  test('has as much of the text as there is room for', () => {
    expect(linesOf('ű'.repeat(70))).toEqual({ bytes: 344, text: 59, number: 0 })
    expect(linesOf(`${'ű'.repeat(69)}A`)).toEqual({ bytes: 345, text: 60, number: 0 })
  })
})
