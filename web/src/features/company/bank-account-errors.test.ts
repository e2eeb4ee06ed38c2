import { expect, test } from 'vitest'
import { bankAccountErrors } from './bank-account-errors.ts'

const ACCOUNT = {
  accountName: 'Dana Whitfield',
  bankName: '',
  iban: '',
  bic: '',
  accountNumber: '000123456789',
  bankCode: '111000025',
  currency: 'USD',
  upiId: '',
  isDefault: true,
}

test.each([
  [{}, []],
  [{ bankCode: '111000026' }, ['bankCode']],
  [{ bankCode: '' }, []],
  // The rule is that of the country; an account in another currency may be abroad.
  [{ bankCode: '111000026', currency: 'EUR' }, []],
  [{ accountNumber: '' }, ['iban', 'accountNumber']],
  [{ bic: 'BNPA' }, ['bic']],
  [{ iban: 'FR76 3000 6000 0112 3456 7890 188' }, ['iban']],
])('an American account with %o has errors at %o', (changes, fields) => {
  const errors = bankAccountErrors({ ...ACCOUNT, ...changes }, 'US')
  expect(Object.keys(errors).toSorted()).toEqual(fields.toSorted())
})
