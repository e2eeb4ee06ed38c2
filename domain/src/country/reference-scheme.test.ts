import { describe, expect, test } from 'vitest'
import { SPECIMEN_ACCOUNT } from '../testing/draft.ts'
import type { BankAccount } from '../party/party.ts'
import { agreementFault, digitsOf } from './reference-scheme.ts'
import { agreedReference, payeeNumber, referenceSchemes, transferReference } from './rules.ts'
import { REFERENCE_SCHEMES as NORWEGIAN } from './no/kid.ts'
import { REFERENCE_SCHEMES as SWEDISH } from './se/ocr.ts'

const account = (agreement?: BankAccount['agreement'], iban = ''): BankAccount => ({
  ...SPECIMEN_ACCOUNT,
  iban,
  ...(agreement && { agreement }),
})

describe('an agreement on references', () => {
  test.each([
    [NORWEGIAN, { scheme: 'kid_mod10', length: 10 }, undefined],
    [NORWEGIAN, { scheme: 'kid_mod10', length: 4 }, undefined],
    [NORWEGIAN, { scheme: 'kid_mod10', length: 3 }, 'length'],
    [NORWEGIAN, { scheme: 'kid_mod10', length: 25 }, undefined],
    [NORWEGIAN, { scheme: 'kid_mod10', length: 26 }, 'length'],
    // All references of one Norwegian agreement are of one length.
    [NORWEGIAN, { scheme: 'kid_mod10' }, 'length'],
    // The account is its own payee there.
    [NORWEGIAN, { scheme: 'kid_mod10', length: 10, payee: '1609908' }, 'payee'],
    [NORWEGIAN, { scheme: 'ocr', length: 10 }, 'scheme'],
    [SWEDISH, { scheme: 'ocr', payee: '1609908' }, undefined],
    [SWEDISH, { scheme: 'ocr', length: 2, payee: '1609908' }, undefined],
    [SWEDISH, { scheme: 'ocr_length', length: 2, payee: '1609908' }, 'length'],
    [SWEDISH, { scheme: 'ocr' }, 'payee'],
    [SWEDISH, { scheme: 'ocr', payee: '1609909' }, 'payee'],
    [SWEDISH, { scheme: 'ocr', payee: '160990' }, 'payee'],
    [SWEDISH, { scheme: 'ocr', payee: 'x1609908' }, 'payee'],
    [SWEDISH, { scheme: 'ocr', payee: '1609908x' }, 'payee'],
  ] as const)('of %o by %o is wrong in: %s', (schemes, agreement, fault) => {
    expect(agreementFault(schemes, agreement)).toBe(fault)
  })

  test('is of the country of the account, else of the company', () => {
    const keys = (iban: string, country: string) =>
      referenceSchemes(iban, country).map(({ key }) => key)
    expect(keys('NO9386011117947', 'SE')).toEqual(['kid_mod10', 'kid_mod11'])
    expect(keys('', 'SE')).toEqual(['ocr', 'ocr_length'])
    expect(keys('DE89370400440532013000', 'SE')).toEqual([])
    expect(keys('', 'DE')).toEqual([])
  })

  test('names the number by which payers’ banks know the payee, where it has one', () => {
    expect(payeeNumber(account({ scheme: 'ocr', payee: '1609908' }))).toEqual({
      name: 'Bankgiro',
      number: '160-9908',
    })
    expect(payeeNumber(account({ scheme: 'ocr' }))).toBeUndefined()
    expect(payeeNumber(account({ scheme: 'kid_mod10', length: 10 }))).toBeUndefined()
    expect(payeeNumber(account())).toBeUndefined()
  })

  test('is quoted as the bank reports it, where it has no written form', () => {
    const swedish = account({ scheme: 'ocr', payee: '1609908' })
    expect(transferReference(swedish, '123')).toBe('1230')
    expect(agreedReference(swedish, '123')).toBe('1230')
    expect(agreedReference(account(), '123')).toBeUndefined()
  })

  test('of a Danish card is written with an empty number where none was entered', () => {
    expect(transferReference(account({ scheme: 'fik_71' }), '2')).toBe('+71<000000000000026+<')
  })
})

test('the digits of a number are those without zeros before them, filled up where the length is fixed', () => {
  expect(digitsOf('F00-0420', { length: undefined, most: 24 })).toBe('420')
  expect(digitsOf('F00-0420', { length: 5, most: 24 })).toBe('00420')
  expect(digitsOf('420', { length: 3, most: 24 })).toBe('420')
  expect(digitsOf('420', { length: 2, most: 24 })).toBeUndefined()
  expect(digitsOf('420', { length: undefined, most: 2 })).toBeUndefined()
  expect(digitsOf('F-00', { length: 5, most: 24 })).toBeUndefined()
})
