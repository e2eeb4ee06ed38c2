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

const normalised = (change: Partial<Parameters<typeof normaliseAccount>[0]>, company = FRENCH) =>
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

const norwegian = { country: 'NO', currency: 'NOK' }
const NORWEGIAN_IBAN = 'NO93 8601 1117 947'

test('an agreement on references is that of the country of the IBAN, stored without separators', () => {
  const kid = { scheme: 'kid_mod10', length: 12 }
  expect(normalised({ iban: NORWEGIAN_IBAN, agreement: kid })).toMatchObject({
    ok: true,
    value: { agreement: kid },
  })
  const ocr = { scheme: 'ocr', payee: '160-9908' }
  const swedish = normalised(
    { accountNumber: '1', agreement: ocr },
    { country: 'SE', currency: 'SEK' },
  )
  expect(swedish).toMatchObject({
    ok: true,
    value: { agreement: { scheme: 'ocr', payee: '1609908' } },
  })
})

test.each([
  ['scheme', { iban: IBAN, agreement: { scheme: 'kid_mod10', length: 12 } }],
  ['scheme', { iban: NORWEGIAN_IBAN, agreement: { scheme: 'ocr', payee: '1609908' } }],
  ['length', { iban: NORWEGIAN_IBAN, agreement: { scheme: 'kid_mod11' } }],
  ['length', { iban: NORWEGIAN_IBAN, agreement: { scheme: 'kid_mod11', length: 26 } }],
  ['payee', { iban: NORWEGIAN_IBAN, agreement: { scheme: 'kid_mod11', length: 9, payee: '1' } }],
] as const)('an agreement with a wrong %s is refused: %o', (field, change) => {
  const refused = { ok: false, refusal: 'agreement_invalid', detail: { field } }
  expect(normalised(change, norwegian)).toEqual(refused)
})

test('a Pix key is an account by itself, and is checked', () => {
  const brazilian = { country: 'BR', currency: 'BRL' }
  expect(normalised({ pixKey: '390.533.447-05' }, brazilian)).toMatchObject({
    ok: true,
    value: { pixKey: '39053344705' },
  })
  expect(normalised({ pixKey: '390.533.447-06' }, brazilian)).toEqual({
    ok: false,
    refusal: 'pix_key_invalid',
  })
})
