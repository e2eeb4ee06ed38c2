import { expect, test } from 'vitest'
import { bankCodeLabel, formatBankCode, parseBankCode } from './bank-code.ts'
import { countryRules } from './rules.ts'

/** US: ABA routing numbers of the Federal Reserve's directory, and changes of them. GB: sort codes. IN: IFSC. */
test.each([
  ['US', '021000021', true],
  ['US', '011000015', true],
  ['US', '121000248', true],
  ['US', '021000022', false],
  ['US', '012000021', false],
  ['US', '000000000', false],
  ['US', '02100002', false],
  ['US', '0210000210', false],
  ['US', 'A021000021', false],
  ['US', '02100002A', false],
  ['GB', '200000', true],
  ['GB', '20000', false],
  ['GB', '2000000', false],
  ['GB', 'A20000', false],
  ['IN', 'HDFC0000001', true],
  ['IN', 'HDFC1000001', false],
  ['IN', 'HDF00000001', false],
  ['IN', 'HDFC00000012', false],
  ['IN', 'XHDFC0000001', false],
])('in %s the bank code %s is possible: %s', (country, code, is) => {
  expect(countryRules(country).bank.isBankCode?.(code)).toBe(is)
})

test('a bank code has the name that its country uses', () => {
  expect(bankCodeLabel('AU', 'de')).toBe('BSB')
  expect(bankCodeLabel('GB', 'en')).toBe('Sort code')
  expect(bankCodeLabel('JP', 'en')).toBeUndefined()
})

test.each([
  ['1110-0002 5', 'US', 'USD', '111000025'],
  ['111000026', 'US', 'USD', undefined],
  ['111000026', 'US', 'EUR', '111000026'],
  ['hdfc0000001', 'IN', 'INR', 'HDFC0000001'],
  ['', 'US', 'USD', ''],
  ['any code', 'FR', 'EUR', 'any code'],
])('the bank code %o of an account of %s in %s is %o', (text, country, currency, code) => {
  expect(parseBankCode(text, country, currency)).toBe(code)
})

test.each([
  ['601613', 'GB', '60-16-13'],
  ['062000', 'AU', '062-000'],
  ['60161', 'GB', '60161'],
  ['NWBK', 'GB', 'NWBK'],
  ['A01613', 'GB', 'A01613'],
  ['60161A', 'GB', '60161A'],
  ['60161300000000000', 'FR', '60161300000000000'],
  ['HDFC0000001', 'IN', 'HDFC0000001'],
  ['021000021', 'US', '021000021'],
])('the bank code %s is written in %s as %s', (code, country, written) => {
  expect(formatBankCode(code, country)).toBe(written)
})
