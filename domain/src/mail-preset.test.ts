import { expect, test } from 'vitest'
import { MAIL_PRESETS, presetOfAddress } from './mail-preset.ts'

test('a preset is the server of a provider, its port that of its encryption, with its source', () => {
  expect(MAIL_PRESETS.length).toBeGreaterThan(3)
  for (const { key, name, host, port, security, source, passwordHelp = source } of MAIL_PRESETS) {
    expect(key).toMatch(/^[a-z0-9_]+$/)
    expect(name.trim().length).toBeGreaterThan(3)
    expect(host).toMatch(/^[a-z0-9]+(\.[a-z0-9]+)+$/)
    expect([security, port]).toEqual(port === 465 ? ['tls', 465] : ['starttls', 587])
    for (const url of [source, passwordHelp]) expect(url).toMatch(/^https:\/\/[a-z.]+\/./)
  }
  expect(new Set(MAIL_PRESETS.map(({ key }) => key)).size).toBe(MAIL_PRESETS.length)
})

test.each([
  ['ann@gmail.com', 'gmail'],
  ['ann@GoogleMail.com ', 'gmail'],
  ['ann@ovh.net', 'ovh'],
  ['ann@company.example', undefined],
  ['gmail.com', undefined],
  ['', undefined],
])('the server of %j is that of %s', (address, key) => {
  expect(presetOfAddress(address)?.key).toBe(key)
})
