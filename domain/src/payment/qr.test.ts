import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { BankAccount } from '../party/party.ts'
import { type QrRequest, epcPayload, qrFor, upiPayload, zbpPayload } from './qr.ts'

const account: BankAccount = {
  id: '1',
  accountName: 'Atelier Bordereau SARL',
  bankName: '',
  iban: 'FR76 3000 6000 0112 3456 7890 189',
  bic: 'AGRIFRPP',
  accountNumber: '',
  bankCode: '',
  currency: 'EUR',
  upiId: '',
}

function request(
  change: Partial<QrRequest> = {},
  accountChange: Partial<BankAccount> = {},
): QrRequest {
  return {
    currency: 'EUR',
    amount: 16_501n,
    payee: 'Payee',
    reference: 'F2026-0042',
    ...change,
    account: { ...account, ...accountChange },
  }
}

describe('EPC, for euros', () => {
  test('has eleven lines in the order of the guidelines', () => {
    expect(epcPayload(request())).toBe(
      [
        'BCD',
        '002',
        '1',
        'SCT',
        'AGRIFRPP',
        'Atelier Bordereau SARL',
        'FR7630006000011234567890189',
        'EUR165.01',
        '',
        '',
        'F2026-0042',
      ].join('\n'),
    )
  })
  test('leaves the BIC out and ends after the last field filled', () => {
    expect(epcPayload(request({ reference: '' }, { bic: '' }))?.split('\n')).toEqual([
      'BCD',
      '002',
      '1',
      'SCT',
      '',
      'Atelier Bordereau SARL',
      'FR7630006000011234567890189',
      'EUR165.01',
    ])
  })
  test.each([
    [{}, { iban: 'FR7630006000011234567890188' }],
    [{}, { iban: '' }],
    [{}, { iban: 'AE070331234567890123456' }],
    [{ amount: 0n }, {}],
    [{ amount: -5n }, {}],
    [{ amount: 100_000_000_000n }, {}],
    [{ currency: 'USD' }, {}],
    [{ payee: '' }, { accountName: '' }],
  ])('is none for %o %o', (change, accountChange) => {
    expect(epcPayload(request(change, accountChange))).toBeUndefined()
  })
})

describe('UPI, for rupees', () => {
  const rupees = (change: Partial<QrRequest> = {}) =>
    upiPayload(
      request(
        { currency: 'INR', reference: 'INV/26-27/0007', ...change },
        { upiId: 'shop@okaxis' },
      ),
    )
  test('is a link with address, name, amount, note and reference', () => {
    expect(rupees()).toBe(
      'upi://pay?pa=shop%40okaxis&pn=Atelier%20Bordereau%20SARL&am=165.01&cu=INR&tn=INV%2F26-27%2F0007&tr=INV26270007',
    )
  })
  test('needs a UPI address', () => {
    expect(upiPayload(request({ currency: 'INR' }))).toBeUndefined()
    expect(upiPayload(request({ currency: 'INR' }, { upiId: 'no address' }))).toBeUndefined()
    expect(rupees({ amount: 0n })).toBeUndefined()
  })
})

describe('the Polish bank code, for złoty', () => {
  const zloty = (change: Partial<QrRequest> = {}) =>
    zbpPayload(
      request(
        { currency: 'PLN', reference: 'FV/2026/11/0042', nip: 'PL5260250274', ...change },
        { iban: 'PL61 1090 1014 0000 0712 1981 2874', accountName: 'Zażółć gęślą jaźń Sp. z o.o.' },
      ),
    )
  test('has nine fields between bars, the name cut at twenty characters', () => {
    expect(zloty()).toBe(
      '5260250274|PL|61109010140000071219812874|016501|Zażółć gęślą jaźń Sp|FV/2026/11/0042|||',
    )
  })
  test('leaves an amount that does not fit to the payer', () => {
    expect(zloty({ amount: 999_999n })).toContain('|999999|')
    expect(zloty({ amount: 1_000_000n })).toContain('|000000|')
  })
  test('is none for a foreign account', () => {
    expect(zbpPayload(request({ currency: 'PLN' }))).toBeUndefined()
  })
})

test('the currency chooses the code', () => {
  expect(qrFor(request())?.kind).toBe('epc')
  expect(qrFor(request({ currency: 'INR' }, { upiId: 'a.b@upi' }))?.kind).toBe('upi')
  expect(qrFor(request({ currency: 'PLN' }, { iban: 'PL61109010140000071219812874' }))?.kind).toBe(
    'zbp',
  )
  expect(qrFor(request({ currency: 'USD' }))).toBeUndefined()
})

test('no text breaks a code out of its fields or beyond its size', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'binary', maxLength: 300 }),
      fc.string({ unit: 'binary', maxLength: 300 }),
      fc.bigInt({ min: 1n, max: 99_999_999_999n }),
      (name, reference, amount) => {
        const named = { accountName: name }
        const epc = epcPayload(request({ amount, reference, payee: 'P' }, named))
        if (epc !== undefined) {
          const lines = epc.split('\n')
          expect(Buffer.byteLength(epc)).toBeLessThanOrEqual(331)
          expect(lines.length).toBeLessThanOrEqual(11)
          expect([...(lines[5] ?? '')].length).toBeLessThanOrEqual(70)
          expect([...(lines[10] ?? '')].length).toBeLessThanOrEqual(140)
        }
        const iban = 'PL61109010140000071219812874'
        const zbp = zbpPayload(request({ currency: 'PLN', amount, reference }, { ...named, iban }))
        if (zbp !== undefined) {
          expect(zbp.split('|')).toHaveLength(9)
          expect([...zbp].length).toBeLessThanOrEqual(160)
        }
      },
    ),
    { numRuns: 500 },
  )
})
