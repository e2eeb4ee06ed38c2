import { parseIban } from '@bordereau/domain/party/iban'
import { expect, test } from 'vitest'
import { SERVER_MESSAGE, refused } from '../../testing/refused.ts'
import { ibanErrorMessage } from '../party/iban-error.ts'
import { bankRefusalMessage } from './bank-texts.ts'

test.each([
  ['12', 'An IBAN begins with two letters and two digits.'],
  ['XX7630006000011234567890189', 'XX has no IBAN.'],
  ['FR76300060000112345678901', 'An IBAN of this country has 27 characters.'],
  ['FR7630006000011234567890188', 'One character is wrong: the check digits do not match.'],
])('what is wrong with %s', (iban, expected) => {
  const read = parseIban(iban)
  if (read.ok) throw new Error('it is valid')
  expect(ibanErrorMessage(read)).toBe(expected)
})

test('each refusal of a bank account has a message, another one the general message', () => {
  const codes = [
    'iban_invalid',
    'bic_invalid',
    'account_missing',
    'bank_code_invalid',
    'pix_key_invalid',
    'agreement_invalid',
  ]
  const messages = codes.map(code => bankRefusalMessage(refused(code)))
  expect(new Set(messages).size).toBe(codes.length)
  expect(messages.join(' ')).not.toContain(SERVER_MESSAGE)
  expect(bankRefusalMessage(refused('unheard_of'))).toContain(SERVER_MESSAGE)
})
