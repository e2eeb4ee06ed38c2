import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Address, BankAccount } from '../../party/party.ts'
import { qrFor } from '../../payment/qr.ts'
import type { QrRequest } from '../payment-code.ts'
import { crc16, pixPayload } from './payment-code.ts'

const ACCOUNT: BankAccount = {
  id: '1',
  accountName: 'Fulano de Tal',
  bankName: '',
  iban: '',
  bic: '',
  accountNumber: '',
  bankCode: '',
  currency: 'BRL',
  upiId: '',
  pixKey: '123e4567-e12b-12d1-a456-426655440000',
}

const CITY: Address = {
  line1: '',
  line2: '',
  line3: '',
  postCode: '',
  city: 'Brasília',
  subdivision: 'DF',
  country: 'BR',
}

function request(change: Partial<QrRequest> = {}, accountChange: Partial<BankAccount> = {}) {
  return {
    currency: 'BRL',
    amount: 6_666n,
    payee: 'Payee',
    payeeAddress: CITY,
    reference: 'NF-2026/0042',
    ...change,
    account: { ...ACCOUNT, ...accountChange },
  }
}

test('has the fields of a static code in their order, with a checksum', () => {
  expect(pixPayload(request())).toBe(
    [
      '000201',
      '2674',
      '0014br.gov.bcb.pix',
      '0136123e4567-e12b-12d1-a456-426655440000',
      '0212NF-2026/0042',
      '52040000',
      '5303986',
      '540566.66',
      '5802BR',
      '5913Fulano de Tal',
      '6008Brasilia',
      '62140510NF20260042',
      '6304',
      '7B2C',
    ].join(''),
  )
})

test.each([
  // Banco Central do Brasil, Manual do BR Code: the example of a static code.
  [
    '00020126580014br.gov.bcb.pix0136123e4567-e12b-12d1-a456-4266554400005204000053039865802BR5913Fulano de Tal6008BRASILIA62070503***6304',
    '1D3D',
  ],
  // https://groups.google.com/g/minigui-forum/c/ovW4oLCkscc
  [
    '00020126330014BR.GOV.BCB.PIX01115794666323452040000530398654041.005802BR5925CLENILTON CRUZ DE ALENCAR6006MANAUS62070503***6304',
    'FA88',
  ],
])('the checksum of the published code %s is %s', (content, checksum) => {
  expect(crc16(content)).toBe(checksum)
})

test('a character that is not ASCII is a space', () => {
  expect(pixPayload(request({}, { accountName: 'Fulano✓Tal' }))).toContain('5910Fulano Tal60')
})

test('a checksum has four digits', () => {
  const checksums = Array.from({ length: 200 }, (_, i) => crc16(String(i)))
  expect(checksums.filter(one => one.startsWith('0')).length).toBeGreaterThan(0)
  for (const one of checksums) expect(one).toMatch(/^[\dA-F]{4}$/)
})

test('a number without letters and digits has the identifier for none, and no note', () => {
  const made = pixPayload(request({ reference: '' }))
  expect(made).toContain('62070503***6304')
  expect(made).toContain('26580014br.gov.bcb.pix0136')
})

test.each([72, 73, 74, 77])('a key of %i characters leaves no field too long', length => {
  const pixKey = 'pix@bcb.gov.br'.padStart(length, 'a')
  const fields = fieldsOf(pixPayload(request({}, { pixKey })) ?? '')
  expect(fieldsOf(fields.get('26') ?? '').get('01')).toBe(pixKey)
  expect([...fields.keys()].join(' ')).toBe('00 26 52 53 54 58 59 60 62 63')
})

test.each([
  [{ currency: 'EUR' }, {}],
  [{ amount: 0n }, {}],
  [{ amount: 1_000_000_000_000n }, {}],
  [{ payeeAddress: undefined }, {}],
  [{ payee: '' }, { accountName: '' }],
  [{}, { pixKey: '' }],
  [{}, { pixKey: undefined }],
])('is none for %o %o', (change, accountChange) => {
  expect(pixPayload(request(change, accountChange))).toBeUndefined()
})

test('is the code of an amount in reais', () => {
  expect(qrFor(request())?.kind).toBe('pix')
  expect(qrFor(request({ currency: 'USD' }))).toBeUndefined()
})

test('no text adds a field, leaves ASCII, or exceeds its length', () => {
  const text = fc.string({ unit: 'binary', maxLength: 200 })
  fc.assert(
    fc.property(text, text, text, (name, reference, town) => {
      const payeeAddress = { ...CITY, city: `C${town}` }
      const made = pixPayload(request({ reference, payeeAddress }, { accountName: `A${name}` }))
      expect(made).toMatch(/^[ -~]+$/)
      const fields = fieldsOf(made ?? '')
      expect([...fields.keys()].join(' ')).toBe('00 26 52 53 54 58 59 60 62 63')
      expect((fields.get('59') ?? '').length).toBeLessThanOrEqual(25)
      expect((fields.get('60') ?? '').length).toBeLessThanOrEqual(15)
      expect(fields.get('62')).toMatch(/^05\d\d([A-Za-z0-9]{1,25}|\*{3})$/)
      expect([...fieldsOf(fields.get('26') ?? '').keys()].join(' ')).toMatch(/^00 01( 02)?$/)
    }),
    { numRuns: 300 },
  )
})

/** Fields of two digits of id and two of length. */
function fieldsOf(text: string): ReadonlyMap<string, string> {
  const fields = new Map<string, string>()
  for (let at = 0; at < text.length;) {
    const length = Number(text.slice(at + 2, at + 4))
    fields.set(text.slice(at, at + 2), text.slice(at + 4, at + 4 + length))
    at += 4 + length
  }
  return fields
}

test('holds the largest amount of thirteen characters, and none above', () => {
  expect(pixPayload(request({ amount: 999_999_999_999n }))).toContain('54139999999999.99')
  expect(pixPayload(request({ amount: 1_000_000_000_000n }))).toBeUndefined()
  expect(pixPayload(request({ currency: 'EUR' }))).toBeUndefined()
})

test('reports the last 25 letters and digits of a long number', () => {
  const number = `NF-${'1234567890'.repeat(3)}`
  expect(pixPayload(request({ reference: number }))).toContain(`0525${number.slice(-25)}6304`)
})
