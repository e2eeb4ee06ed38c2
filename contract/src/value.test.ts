import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { amount, date, decimal, rate } from './amount.ts'
import {
  cleaned,
  count,
  country,
  currency,
  days,
  email,
  id,
  language,
  list,
  optionalEmail,
  page,
  prose,
  readonlyList,
  required,
  rows,
  searchText,
  text,
  version,
} from './value.ts'
import { emailList } from './email-list.ts'

const takes = (shape: z.ZodMiniType, value: unknown) => z.safeParse(shape, value).success

test('text is what database and XML can hold: controls, lone surrogates and non-characters are left out', () => {
  for (const good of ['Zoë 😀 अ', 'می\u200cخواهم'])
    expect([z.parse(text(), good), z.parse(prose(), good)]).toEqual([good, good])
  for (const bad of ['a\0', 'a\ud83d', '\udc00a', 'a\uffff', 'a\ufffe', 'a\u001b', 'a\u0099'])
    expect([bad, z.parse(text(), bad), z.parse(prose(), bad)]).toEqual([bad, 'a', 'a'])
})

test('breaks of lines and pages, as Word and PDFs have them, are spaces in one line and new lines in several', () => {
  for (const pasted of ['a\nb', 'a\r\nb', 'a\vb', 'a\fb', 'a\u0085b', 'a\u2028b', 'a\u2029b'])
    expect([z.parse(text(), pasted), z.parse(prose(), pasted)]).toEqual(['a b', 'a\nb'])
  expect(z.parse(text(), '\vPhase 2\f')).toBe('Phase 2')
})

test('one line loses what would reorder it, as it is pasted from telephones, and keeps marks of direction', () => {
  expect(z.parse(text(), 'Ada \u202egnirrac\u202c Ltd')).toBe('Ada gnirrac Ltd')
  expect(z.parse(text(), '\u202d+33 1 23 45 67 89\u202c')).toBe('+33 1 23 45 67 89')
  expect(z.parse(text(3), ' \u2068abc\u2069 ')).toBe('abc')
  expect(z.safeParse(required(), '\u202e').success).toBe(false)
  expect(z.parse(text(), 'شركة 12\u200f-\u200e3\u061c')).toBe('شركة 12\u200f-\u200e3\u061c')
})

test('search text is never refused for control characters pasted with it', () => {
  expect(z.parse(searchText, 'a\0b\tc\ud83d 😀')).toBe('ab c 😀')
})

test('a date is a plausible business date', () => {
  expect([takes(date, '2026-02-28'), takes(date, '1900-01-01')]).toEqual([true, true])
  for (const bad of ['0000-01-01', '0050-01-01', '9999-12-31', '2026-02-29', '2200-01-01'])
    expect([bad, takes(date, bad)]).toEqual([bad, false])
})

test('a language is one that formatters accept', () => {
  for (const good of ['fr', 'fr-CA', 'zh-Hans-CN', 'sr-Latn'])
    expect([good, takes(language, good)]).toEqual([good, true])
  for (const bad of ['en-ab-cd', 'en-aaaaa-aaaaa', 'x', 'EN', `en${'-abcde'.repeat(20)}`])
    expect([bad, takes(language, bad)]).toEqual([bad, false])
})

test('counts are integers and fit their columns', () => {
  for (const bad of [0, 1.5, 2 ** 31, 1e300])
    expect([bad, takes(version, bad)]).toEqual([bad, false])
  expect([takes(days, 0), takes(days, 365), takes(days, 3.5)]).toEqual([true, true, false])
})

test('a tax rate is between 0 and 100: minus 100 would be a division by zero', () => {
  expect([takes(rate, '0'), takes(rate, '5.5'), takes(rate, '100')]).toEqual([true, true, true])
  for (const bad of ['-100', '-0.1', '100.01', '1e1', '', 'x'])
    expect([bad, takes(rate, bad)]).toEqual([bad, false])
})

test('a list of ids has each id once', () => {
  const one = '019cbf3e-7a6b-7e3c-8b0a-5a3c2c1d0e0f'
  expect(z.parse(list(id), `${one},,${one}`)).toEqual([one])
  expect(takes(list(id), `${one},x`)).toBe(false)
})

test('a text is trimmed and has a longest length', () => {
  expect(z.parse(text(3), '  abc ')).toBe('abc')
  expect([takes(text(3), 'abcd'), takes(text(), 'a'.repeat(200))]).toEqual([false, true])
  expect([takes(text(), 'a'.repeat(201)), takes(text(3), 'a\0\0b\ud83dc')]).toEqual([false, true])
  expect([takes(prose(3), 'a\nb'), takes(prose(3), 'abcd')]).toEqual([true, false])
  expect([takes(prose(), 'a'.repeat(5000)), takes(prose(), 'a'.repeat(5001))]).toEqual([
    true,
    false,
  ])
  expect([takes(required(), 'a'), takes(required(), '  '), takes(required(3), 'abcd')]).toEqual([
    true,
    false,
    false,
  ])
})

test('text that is only compared has no unstorable characters and a longest length', () => {
  expect(z.parse(cleaned(5), 'a\n\u001fb')).toBe('a b')
  expect([takes(cleaned(2), 'ab'), takes(cleaned(2), 'abc')]).toEqual([true, false])
  expect([takes(searchText, 'a'.repeat(100)), takes(searchText, 'a'.repeat(101))]).toEqual([
    true,
    false,
  ])
})

test('a refused text says what to do', () => {
  const said = (shape: z.ZodMiniType, value: unknown) =>
    z.safeParse(shape, value).error?.issues.map(issue => issue.message)
  expect(said(text(3), 'abcd')).toEqual(['Use at most 3 characters'])
  expect(said(prose(3), 'abcd')).toEqual(['Use at most 3 characters'])
  for (const nothing of ['', ' ', '\u200d', '\u3164'])
    expect(said(required(), nothing)).toEqual(['Fill this in'])
  expect(said(email, 'ada')).toEqual(['Invalid email address'])
  expect(said(emailList, 'ada')).toEqual(['Invalid email address'])
  expect(said(country, 'fr')).toEqual(['Choose a country'])
  expect(said(currency, 'eur')).toEqual(['Choose a currency'])
  expect(said(decimal, 'x')).toEqual(['Not a number'])
  expect(said(rate, '-1')).toEqual(['Not a rate'])
  expect(said(date, 'x')).toEqual(['Not a date'])
})

test('e-mail addresses are in small letters, alone or at most ten with commas or semicolons', () => {
  expect(z.parse(email, ' Ada@Example.COM ')).toBe('ada@example.com')
  expect([takes(optionalEmail, ''), takes(optionalEmail, 'ada')]).toEqual([true, false])
  const ten = Array.from({ length: 10 }, (_, i) => `a${i}@b.example`)
  expect(takes(emailList, '')).toBe(true)
  expect(takes(emailList, ten.join(','))).toBe(true)
  expect(takes(emailList, ten.join(', '))).toBe(true)
  expect(takes(emailList, ten.join(';   '))).toBe(true)
  expect(takes(emailList, [...ten, 'c@b.example'].join(','))).toBe(false)
  expect(takes(emailList, 'a@b.example,ada')).toBe(false)
})

test('a list of e-mail addresses is taken as mail programs copy it, with names and a separator at its end', () => {
  const copied = '"Martin, Ada" <ada@b.example>; Zoë <zoe@b.example>;  c@b.example; '
  expect(z.parse(emailList, copied)).toBe('ada@b.example, zoe@b.example, c@b.example')
  expect(z.parse(emailList, ' ; ')).toBe('')
  for (const bad of ['Ada <ada>', 'Ada <>x', 'Ada a@b.example', '<a@b.example'])
    expect([bad, takes(emailList, bad)]).toEqual([bad, false])
})

test('a number in a query is a whole one between its limits', () => {
  const one = count(1, 100)
  expect(['1', '100', 7].map(value => z.parse(one, value))).toEqual([1, 100, 7])
  for (const bad of ['0', '101', '-1', '1.5', '', 'x', 0, 101, '1234567890', '1e1', ' 1'])
    expect([bad, takes(one, bad)]).toEqual([bad, false])
  expect(takes(z.object(page), { limit: '100', after: 'x' })).toBe(true)
  expect(takes(z.object(page), { limit: '101' })).toBe(false)
})

test('lists have a longest length, and their rows a cursor', () => {
  expect(z.parse(list(text()), 'a,b,,a')).toEqual(['a', 'b'])
  expect(takes(list(text(4000)), 'a'.repeat(4000))).toBe(true)
  expect(takes(list(text(5000)), 'a'.repeat(4001))).toBe(false)
  expect([takes(readonlyList(text(), 2), ['a', 'b']), takes(readonlyList(text(), 2), [1])]).toEqual(
    [true, false],
  )
  expect(takes(readonlyList(text(), 2), ['a', 'b', 'c'])).toBe(false)
  expect(takes(rows(text()), { rows: ['a'], next: null, total: 1 })).toBe(true)
  expect(takes(rows(text()), { rows: ['a'], next: null })).toBe(false)
})

test('decimals and amounts are text of digits', () => {
  expect(z.parse(decimal, '01.50')).toBe('1.5')
  expect([takes(decimal, '1'.repeat(40)), takes(decimal, '1'.repeat(41))]).toEqual([true, false])
  for (const good of ['0', '-1', '165.01'])
    expect([good, takes(amount, good)]).toEqual([good, true])
  for (const bad of ['', '.5', '1.', '+1', '1 ', ' 1', '1,5', '1e3'])
    expect([bad, takes(amount, bad)]).toEqual([bad, false])
})

test('a date is between 1900 and 2199', () => {
  expect([takes(date, '1899-12-31'), takes(date, '2199-12-31')]).toEqual([false, true])
})
