import { expect, test } from 'vitest'
import { agreementErrors, usableAgreement } from './agreement-values.ts'

const NORWEGIAN = 'NO93 8601 1117 947'

test('an agreement is kept only for accounts of its country, without separators', () => {
  const agreement = { scheme: 'kid_mod10', length: 12 }
  expect(usableAgreement({ iban: NORWEGIAN, agreement }, 'FR')).toMatchObject(agreement)
  expect(usableAgreement({ iban: '', agreement }, 'FR')).toBeUndefined()
  expect(usableAgreement({ iban: NORWEGIAN, agreement: undefined }, 'NO')).toBeUndefined()
  const swedish = { scheme: 'ocr', payee: '160-9908' }
  expect(usableAgreement({ iban: '', agreement: swedish }, 'SE')?.payee).toBe('1609908')
})

test.each([
  [{ scheme: 'kid_mod10' }, 'NO', { 'agreement.length': 'Enter a number from 4 to 25.' }],
  [{ scheme: 'kid_mod10', length: 26 }, 'NO', { 'agreement.length': expect.any(String) }],
  [{ scheme: 'kid_mod10', length: 25 }, 'NO', {}],
  [
    { scheme: 'ocr', payee: '160-9909' },
    'SE',
    { 'agreement.payee': 'This number is not right. A right one looks like 160-9908.' },
  ],
  [{ scheme: 'ocr', payee: '160-9908' }, 'SE', {}],
  // It is left out when the account is saved.
  [{ scheme: 'ocr', payee: '1' }, 'FR', {}],
])('of the agreement %o in %s is wrong: %o', (agreement, country, errors) => {
  expect(agreementErrors({ iban: '', agreement }, country)).toEqual(errors)
})
