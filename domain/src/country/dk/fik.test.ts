import { expect, test } from 'vitest'
import { transferReference } from '../rules.ts'
import { agreementFault } from '../reference-scheme.ts'
import { REFERENCE_SCHEMES } from './fik.ts'

const DANISH = { iban: 'DK5000400440116243' }

test.each([
  // https://support.uniconta.com/hc/en-us/articles/27170473031965-Setting-up-FIK-code-on-company-information
  ['fik_71', '00404040000066', '+71<004040400000669+81234567<'],
  // http://www.giro-kort.dk/fi-kort3.html: the identification 2 has the check digit 6.
  ['fik_71', '2', '+71<000000000000026+81234567<'],
  ['fik_75', '2', '+75<0000000000000026+81234567<'],
] as const)('by %s a transfer for %s quotes %s', (scheme, number, line) => {
  const agreement = { scheme, payee: '81234567' }
  expect(transferReference({ ...DANISH, agreement }, number)).toBe(line)
})

test('a number with more digits than the card has room for is quoted itself', () => {
  const agreement = { scheme: 'fik_71', payee: '81234567' }
  expect(transferReference({ ...DANISH, agreement }, '1'.repeat(15))).toBe('1'.repeat(15))
  expect(transferReference(DANISH, 'F2026-0042')).toBe('F2026-0042')
})

test.each([
  ['81234567', undefined],
  ['12345678', 'payee'],
  ['8123456', 'payee'],
  ['812345678', 'payee'],
  ['181234567', 'payee'],
  ['x81234567', 'payee'],
])('the creditor number %s is wrong in: %s', (payee, fault) => {
  expect(agreementFault(REFERENCE_SCHEMES, { scheme: 'fik_71', payee })).toBe(fault)
})
