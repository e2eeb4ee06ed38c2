import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { date, rate } from './figure.ts'
import { days, id, language, list, prose, text, version, words } from './value.ts'

const takes = (shape: z.ZodMiniType, value: unknown) => z.safeParse(shape, value).success

test('text is what the database and XML can say: no controls, no half of a pair, no non-characters', () => {
  expect([takes(text(), 'Zoë 😀 अ'), takes(prose(), 'two\nlines 😀')]).toEqual([true, true])
  for (const bad of ['a\0', 'a\ud83d', '\udc00b', 'a\uffff', 'a\ufffe', 'a\u001b']) {
    expect([bad, takes(text(), bad), takes(prose(), bad)]).toEqual([bad, false, false])
  }
})

test('what is searched for is never refused for what it was pasted with', () => {
  expect(z.parse(words, 'a\0b\tc\ud83d 😀')).toBe('a b c  😀')
})

test('a date is a day of business', () => {
  expect([takes(date, '2026-02-28'), takes(date, '1900-01-01')]).toEqual([true, true])
  for (const bad of ['0000-01-01', '0050-01-01', '9999-12-31', '2026-02-29', '2200-01-01'])
    expect([bad, takes(date, bad)]).toEqual([bad, false])
})

test('a language is one that formatters know how to read', () => {
  for (const good of ['fr', 'fr-CA', 'zh-Hans-CN', 'sr-Latn'])
    expect([good, takes(language, good)]).toEqual([good, true])
  for (const bad of ['en-ab-cd', 'en-aaaaa-aaaaa', 'x', 'EN', `en${'-abcde'.repeat(20)}`])
    expect([bad, takes(language, bad)]).toEqual([bad, false])
})

test('counts are whole and fit their columns', () => {
  for (const bad of [0, 1.5, 2 ** 31, 1e300])
    expect([bad, takes(version, bad)]).toEqual([bad, false])
  expect([takes(days, 0), takes(days, 365), takes(days, 3.5)]).toEqual([true, true, false])
})

test('a rate of tax lies between nothing and all: minus a hundred would be a division by zero', () => {
  expect([takes(rate, '0'), takes(rate, '5.5'), takes(rate, '100')]).toEqual([true, true, true])
  for (const bad of ['-100', '-0.1', '100.01', '1e1', '', 'x'])
    expect([bad, takes(rate, bad)]).toEqual([bad, false])
})

test('a list of ids is a list of ids, each once', () => {
  const one = '019cbf3e-7a6b-7e3c-8b0a-5a3c2c1d0e0f'
  expect(z.parse(list(id), `${one},,${one}`)).toEqual([one])
  expect(takes(list(id), `${one},x`)).toBe(false)
})
