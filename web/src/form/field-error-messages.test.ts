import { expect, test } from 'vitest'
import { fieldErrorMessage } from './field-error-messages.ts'

test('a message of the contract is the same in the reader’s language; any other asks to check the value', () => {
  const known = [
    'Fill this in',
    'Invalid email address',
    'Invalid URL',
    'Use at least 10 characters',
    'Use at most 200 characters',
    'Choose a country',
    'Choose a currency',
    'Choose a language',
    'Use at most 300 characters',
  ]
  expect(known.map(fieldErrorMessage)).toEqual(known)
  expect(fieldErrorMessage('Not a number')).toBe('This is not a number')
  expect(fieldErrorMessage('Not a date')).toBe('This is not a date')
  expect(fieldErrorMessage('Expected a fish')).toBe('Check this value')
})
