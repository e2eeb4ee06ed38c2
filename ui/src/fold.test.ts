import { expect, test } from 'vitest'
import { fold } from './fold.ts'

test.each([
  ['Łódź', 'lodz'],
  ['STRAẞE', 'strasse'],
  ['Straße', 'strasse'],
  ['Zürich', 'zurich'],
  ['Zu\u0308rich', 'zurich'],
  ['Øresund', 'oresund'],
  ['Đakovo', 'dakovo'],
  ['Æbeltoft', 'aebeltoft'],
  ['Œuvre', 'oeuvre'],
  ['Diyarbakır', 'diyarbakir'],
  ['İstanbul', 'istanbul'],
])('%s is searched as %s', (text, plain) => expect(fold(text).plain).toBe(plain))

test('a Hindi word keeps its vowel signs', () => {
  expect(fold('दिन').plain).not.toBe(fold('दन').plain)
})

test('each character has its original position', () => {
  expect(fold('aße\u0301𝒜x')).toEqual({ plain: 'asse𝒜x', origin: [0, 1, 1, 2, 4, 4, 6] })
})
