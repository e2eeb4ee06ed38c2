import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { ticksTo } from './chart/ticks.ts'
import { TextField } from './field/text-field.tsx'
import { Flag, flagUrl } from './flag/flag.tsx'
import { keyName } from './kbd/kbd.tsx'
import { paymentBrands } from './brand-icon/payment-icon.tsx'
import { networkName, socialNetworks } from './brand-icon/social-icon.tsx'
import { amountParts } from './money/parts.ts'
import { nextIndex } from './tabs/tabs.tsx'

const amount = (value: string, currency: string, tag: string, decimals?: number) =>
  amountParts(value, currency, { tag, decimals, show: 'symbol' })
    .map(part => (part.currency ? `[${part.text}]` : part.text))
    .join('')
    .replaceAll(/[\u00a0\u202f]/gu, ' ')

describe('an amount', () => {
  test('is formatted in the language, with its currency separate', () => {
    expect(amount('1234.5', 'EUR', 'en')).toBe('[€]1,234.50')
    expect(amount('1234.5', 'EUR', 'fr')).toBe('1 234,50 [€]')
    expect(amount('1234567.8', 'INR', 'en-IN')).toBe('[₹]12,34,567.80')
    expect(amount('98000', 'JPY', 'en')).toBe('[¥]98,000')
    expect(amount('1.5', 'KWD', 'en')).toContain('1.500')
  })
  test('keeps every digit of a decimal that no float can hold', () => {
    expect(amount('90071992547409931.07', 'EUR', 'en')).toBe('[€]90,071,992,547,409,931.07')
  })
})

describe('a flag', () => {
  test('has its country’s name beside it, or as accessible name', () => {
    expect(renderToStaticMarkup(<Flag country="FR" label="France" />)).toMatch(/alt="".*France/u)
    expect(renderToStaticMarkup(<Flag country="FR" label="France" show="flag" />)).toContain(
      'alt="France"',
    )
  })
  test('is a lazy file of its own', () => {
    const html = renderToStaticMarkup(<Flag country="FR" beside />)
    expect(html).toContain('src="/flags/fr.svg"')
    expect(html).toContain('loading="lazy"')
  })
  test('of an invalid code is the unknown flag', () => {
    expect(flagUrl('../../secret')).toBe('/flags/xx.svg')
  })
})

test('a field connects its label, help and error with its input', () => {
  const html = renderToStaticMarkup(
    <TextField
      label="Name"
      help="As in the register"
      error="Missing"
      required
      value=""
      onChange={() => undefined}
    />,
  )
  const id = /for="([^"]+)"/u.exec(html)?.[1]
  expect(html).toContain(`id="${id}" aria-describedby="${id}-help ${id}-error"`)
  expect(html).toContain('aria-invalid="true"')
  expect(html).toContain('aria-required="true"')
})

test('an axis ends at or above the greatest value in three to six round steps', () => {
  expect(ticksTo(0)).toEqual([0, 1])
  expect(ticksTo(12_400)).toEqual([0, 5000, 10_000, 15_000])
  for (const top of [0.03, 1, 7, 99, 101, 2499, 123_456, 9e9]) {
    const ticks = ticksTo(top)
    expect(ticks.at(-1)).toBeGreaterThanOrEqual(top)
    expect(ticks.length).toBeGreaterThanOrEqual(3)
    expect(ticks.length).toBeLessThanOrEqual(6)
  }
})

test('arrow keys move between tabs, mirrored in right-to-left languages', () => {
  expect(nextIndex('ArrowRight', 2, 3, 'ltr')).toBe(0)
  expect(nextIndex('ArrowRight', 0, 3, 'rtl')).toBe(2)
  expect(nextIndex('End', 0, 3, 'ltr')).toBe(2)
  expect(nextIndex('a', 0, 3, 'ltr')).toBe(-1)
})

test('keys have the labels of the keyboard', () => {
  expect(keyName('Mod', true)).toBe('⌘')
  expect(keyName('Mod', false)).toBe('Ctrl')
  expect(keyName('Mod', false, 'de')).toBe('Strg')
  expect(keyName('Mod', true, 'de')).toBe('⌘')
  expect(keyName('k', false)).toBe('K')
})

test('every logo of the specification exists', () => {
  expect(paymentBrands).toEqual(
    expect.arrayContaining([
      'visa',
      'mastercard',
      'amex',
      'discover',
      'jcb',
      'diners',
      'paypal',
      'apple-pay',
      'google-pay',
      'stripe',
    ]),
  )
  expect(socialNetworks).toEqual(
    expect.arrayContaining([
      'linkedin',
      'x',
      'facebook',
      'instagram',
      'youtube',
      'github',
      'whatsapp',
      'telegram',
    ]),
  )
  expect(networkName('linkedin')).toBe('LinkedIn')
})
