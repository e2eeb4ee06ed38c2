import { expect, test } from 'vitest'
import { normaliseAccount } from './bank-account.ts'

const EMPTY = {
  accountName: '',
  bankName: '',
  iban: '',
  bic: '',
  accountNumber: '',
  bankCode: '',
  currency: '',
  upiId: '',
  isDefault: true,
}
const FRENCH = { country: 'FR', currency: 'EUR' }
const IBAN = 'FR76 3000 6000 0112 3456 7890 189'

const normalised = (change: Partial<typeof EMPTY>, company = FRENCH) =>
  normaliseAccount({ ...EMPTY, ...change }, company)

test('IBAN and BIC are stored without spaces', () => {
  expect(normalised({ iban: IBAN, bic: 'agri fr pp' })).toMatchObject({
    ok: true,
    value: { iban: 'FR7630006000011234567890189', bic: 'AGRIFRPP' },
  })
  const taken = normalised({ iban: IBAN })
  expect(taken.ok && 'isDefault' in taken.value).toBe(false)
})

test('an account has an IBAN, a number or a UPI address', () => {
  expect(normalised({})).toEqual({ ok: false, refusal: 'account_missing' })
  expect(normalised({ accountNumber: '1' })).toMatchObject({ ok: true, value: { iban: '' } })
  expect(normalised({ upiId: 'a@b' })).toMatchObject({ ok: true })
})

test.each([
  [{ iban: 'FR7630006000011234567890188' }, 'iban_invalid'],
  [{ iban: IBAN, bic: 'AGRI' }, 'bic_invalid'],
])('%o is refused: %s', (change, refusal) => {
  expect(normalised(change)).toMatchObject({ ok: false, refusal })
})

const american = { country: 'US', currency: 'USD' }
const indian = { country: 'IN', currency: 'INR' }
const british = { country: 'GB', currency: 'GBP' }

test.each([
  [american, '021000021', '021000021'],
  [american, '0210-0002 1', '021000021'],
  [american, '021000022', undefined],
  [american, '12000021', undefined],
  [american, '0210000211', undefined],
  [american, '000000000', undefined],
  [indian, 'hdfc0000001', 'HDFC0000001'],
  [indian, 'HDFC1000001', undefined],
  [indian, 'HDF00000001', undefined],
  [indian, 'HDFC00000012', undefined],
  [british, '12-34-56', '123456'],
  [british, '1234567', undefined],
  [british, '12345', undefined],
  [british, '', ''],
  [FRENCH, 'any code-1', 'any code-1'],
])('of a company in %o the bank code %j is stored as %j', (company, bankCode, stored) => {
  const result = normalised({ accountNumber: '1', bankCode }, company)
  if (stored === undefined) expect(result).toEqual({ ok: false, refusal: 'bank_code_invalid' })
  else expect(result).toMatchObject({ ok: true, value: { bankCode: stored } })
})

test('the code is that of the account’s own currency', () => {
  const foreign = { accountNumber: '1', bankCode: 'x', currency: 'EUR' }
  expect(normalised(foreign, american)).toMatchObject({ ok: true, value: { bankCode: 'x' } })
})
