import { expect, test } from 'vitest'
import {
  inputOfValues,
  mailServerErrors,
  presetOfValues,
  valuesOfSetting,
  withSender,
} from './mail-server-values.ts'

const NONE = { source: 'none', from: '', server: null, password: 'none' } as const

test('the provider of an address brings its mail server', () => {
  const values = valuesOfSetting(NONE, 'claire@gmail.com')
  expect(values).toMatchObject({ host: 'smtp.gmail.com', port: '465', user: 'claire@gmail.com' })
  expect(presetOfValues(values)?.name).toContain('Gmail')
})

test('a domain of one’s own brings none, until an address of a provider is typed', () => {
  const values = valuesOfSetting(NONE, 'claire@dubois.example')
  expect(values).toMatchObject({ host: '', user: 'claire@dubois.example' })
  const moved = withSender(values, 'claire@gmail.com')
  expect(moved).toMatchObject({ host: 'smtp.gmail.com', user: 'claire@gmail.com' })
  // A user and a host that were typed stay.
  expect(withSender({ ...moved, user: 'claire' }, 'x@dubois.example')).toMatchObject({
    host: 'smtp.gmail.com',
    user: 'claire',
  })
})

test('a stored password need not be typed again, and none is sent that was not typed', () => {
  const values = valuesOfSetting(NONE, 'claire@gmail.com')
  expect(mailServerErrors(values, true)).toEqual({})
  expect(Object.keys(mailServerErrors(values, false))).toEqual(['password'])
  expect(inputOfValues(values)).not.toHaveProperty('password')
  expect(inputOfValues({ ...values, password: 'p' })).toMatchObject({ port: 465, password: 'p' })
})

test('what cannot be sent is named by its field', () => {
  const values = { ...valuesOfSetting(NONE, ''), host: 'not a host', port: '0', from: 'x' }
  expect(Object.keys(mailServerErrors(values, false)).toSorted()).toEqual(['from', 'host', 'port'])
  const open = { ...valuesOfSetting(NONE, 'claire@gmail.com'), security: 'none' as const }
  expect(Object.keys(mailServerErrors(open, true))).toEqual(['security'])
})
