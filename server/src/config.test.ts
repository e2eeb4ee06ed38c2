import { expect, test } from 'vitest'
import { ConfigError, readConfig } from './config.ts'

test.each([
  ['help@example.com', 'mailto:help@example.com'],
  ['https://help.example.com/', 'https://help.example.com/'],
  ['', null],
])('the contact “%s” of an instance is the link %s', (CONTACT, contact) => {
  expect(readConfig({ CONTACT }).contact).toBe(contact)
})

test.each(['javascript:alert(1)', 'http://help.example.com', 'ask Anna'])(
  'the contact “%s” is refused',
  CONTACT => {
    expect(() => readConfig({ CONTACT })).toThrow(ConfigError)
  },
)
