import { expect, test } from 'vitest'
import { refused } from '../../testing/refused.ts'
import { booksRefusalMessage } from './books-refusal.ts'
import { taxFileRefusalMessage } from './tax-file-refusal.ts'

const say = (code: string, detail?: unknown) => taxFileRefusalMessage(refused(code, detail))

test('documents that no file can hold are named, those of one reason together', () => {
  const unfit = [
    { number: 'F-1', reason: 'rate' },
    { number: 'F-2', reason: 'amount' },
    { number: 'F-3', reason: 'rate' },
  ]
  const message = say('documents_unfit', unfit)
  expect(message).toContain('No exchange rate for the currency of F-1, F-3')
  expect(message).toContain('F-2: an amount has more digits')
  expect(say('documents_unfit', 'x')).toBe('')
})

test.each([
  ['box', 'no field for a tax of F-9'],
  ['margin', 'F-9: under the margin scheme'],
  ['item_code', 'F-9: a line or a charge has no HSN or SAC'],
  ['place', 'place of supply of F-9 is not known'],
  ['replaces', 'F-9: a corrected invoice is reported'],
])('a document left out because of %s is named with what to do', (reason, text) => {
  expect(say('documents_unfit', [{ number: 'F-9', reason }])).toContain(text)
})

test('missing details are named as their fields are, unknown ones are left out', () => {
  const message = say('details_missing', ['number', 'email', 'taxOffice', 'shoeSize'])
  expect(message).toMatch(/: tax number, email address, [^,]+\. Enter it in Settings/)
  expect(message).not.toContain('shoeSize')
  expect(say('details_missing')).toContain('details of your company: .')
})

test.each([
  ['period_not_offered', undefined, 'Choose another month'],
  ['currency_differs', 'PLN', 'states amounts in PLN'],
  ['rates_missing', ['USD', 'CHF'], 'missing for USD, CHF'],
  ['advisor_missing', undefined, 'numbers of accountant and client'],
  ['company_number_missing', undefined, 'SIREN'],
  ['not_offered', undefined, 'companies of another country'],
  ['too_many', undefined, 'Choose a shorter period'],
  ['nothing_booked', undefined, 'Nothing was issued or received'],
  ['amount_too_large', undefined, 'more than ten digits'],
])('the refusal %s says what to do', (code, detail, text) => {
  expect(say(code, detail)).toContain(text)
})

test('accounts without a number are named in the order of the settings', () => {
  const message = booksRefusalMessage(refused('accounts_missing', ['bank', 'revenue', 'x']))
  expect(message).toMatch(/hold: [^,]+, [^,]+\. Enter them in Settings, Accounts\.$/)
})
