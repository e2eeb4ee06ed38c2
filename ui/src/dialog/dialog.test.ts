import { describe, expect, test } from 'vitest'
import { defaultTexts } from '../texts.tsx'
import { validationMessage, initialValue, isEmail, isUrl } from './check.ts'
import { dialogToastWidth } from './kinds.ts'
import { createDialogStore } from './store.ts'

const titles = (store: ReturnType<typeof createDialogStore>) =>
  store.read().map(raised => raised.dialog.title)

describe('the stack of dialogs', () => {
  test('a dialog opened over another is on top of it', async () => {
    const store = createDialogStore()
    const lower = store.raise({ kind: 'confirm', title: 'Lower' }, null)
    const upper = store.raise({ kind: 'confirm', title: 'Upper' }, null)
    expect(titles(store)).toEqual(['Lower', 'Upper'])
    store.settle(2, true)
    expect(await upper).toBe(true)
    expect(titles(store)).toEqual(['Lower'])
    store.settle(1, undefined)
    expect(await lower).toBeUndefined()
  })
  test('a queued one waits until none is open, in order', () => {
    const store = createDialogStore()
    void store.raise({ kind: 'alert', title: 'First' }, null)
    void store.raise({ kind: 'alert', title: 'Second', queue: true }, null)
    void store.raise({ kind: 'alert', title: 'Third', queue: true }, null)
    void store.raise({ kind: 'alert', title: 'On top' }, null)
    expect(titles(store)).toEqual(['First', 'On top'])
    store.settle(4, true)
    store.settle(1, true)
    expect(titles(store)).toEqual(['Second'])
    store.settle(2, true)
    expect(titles(store)).toEqual(['Third'])
  })
  test('a second result is ignored', async () => {
    const store = createDialogStore()
    const asked = store.raise({ kind: 'confirm', title: 'Sure?' }, null)
    store.settle(1, true)
    store.settle(1, undefined)
    expect(await asked).toBe(true)
  })
})

describe('a value by its kind', () => {
  test.each(['a@b.co', 'ada+billing@sub.example.com', 'zoë@exämple.de', " x.y'z@example.org "])(
    '%s is an e-mail address',
    text => expect(isEmail(text)).toBe(true),
  )
  test.each(['a@b', 'a b@c.de', '@c.de', 'a@', 'a@.de', 'a@b..de', 'a@@b.de', 'a@b.de,c@d.ef'])(
    '%s is none',
    text => expect(isEmail(text)).toBe(false),
  )
  test.each([
    'https://example.com',
    'http://localhost:3000/a?b#c',
    'https://[::1]/',
    'HTTPS://ex.am/ple',
  ])('%s is a web address', text => expect(isUrl(text)).toBe(true))
  test.each([
    'example.com',
    'ftp://example.com',
    'javascript:alert(1)',
    'https://',
    'https://a b.de',
    'https://abc',
  ])('%s is none', text => expect(isUrl(text)).toBe(false))

  const say = (input: 'email' | 'url' | 'number' | 'text', value: string, more = {}) =>
    validationMessage({ input, title: '', label: '', ...more }, value, defaultTexts)

  test('the messages are those of the specification', () => {
    expect(say('email', 'no-one')).toBe('Invalid email address')
    expect(say('url', 'nowhere')).toBe('Invalid URL')
    expect(say('email', 'no-one', { invalidMessage: 'No' })).toBe('No')
  })
  test('an empty value is accepted only where it is optional', () => {
    expect(say('text', '')).toBe(defaultTexts.valueMissing)
    expect(say('email', '', { required: false })).toBeUndefined()
  })
  test('a number stays between its bounds', () => {
    expect(say('number', '12,5')).toBeUndefined()
    expect(say('number', '1e3')).toBe(defaultTexts.invalidNumber)
    expect(say('number', '11', { max: 10 })).toBe(defaultTexts.invalidNumber)
  })
  test('each kind starts with a value of its kind', () => {
    const start = (input: 'checkbox' | 'file' | 'range' | 'text') =>
      initialValue({ input, title: '', label: '', min: 3 })
    expect([start('checkbox'), start('file'), start('range'), start('text')]).toEqual([
      false,
      [],
      3,
      '',
    ])
  })
  test('its toast is 360 pixels wide', () => {
    expect(dialogToastWidth).toBe(360)
  })
})
