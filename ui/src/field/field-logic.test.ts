import { describe, expect, test } from 'vitest'
import { accepts } from './accepts.ts'
import { contrast, parseHexColor, readableOn } from './contrast.ts'
import { filterOptions } from './filter-options.ts'
import { passwordStrength } from './password-strength.ts'

describe('filtering options', () => {
  const options = [
    { label: 'Wielka Łódź' },
    { label: 'Łódź', help: 'Poland' },
    { label: 'Zürich', keywords: 'CH Schweiz' },
    { label: 'Großenhain' },
  ]
  const found = (query: string) => filterOptions(options, query).map(option => option.label)

  test('accents and case are ignored, and prefixes come first', () => {
    expect(found('lodz')).toEqual(['Łódź', 'Wielka Łódź'])
    expect(found('ZURI')).toEqual(['Zürich'])
    expect(found('gross')).toEqual(['Großenhain'])
  })
  test('a Hindi word without its vowel sign does not match', () => {
    const words = [{ label: 'दिन' }, { label: 'दान' }]
    expect(filterOptions(words, 'दिन')).toEqual([{ label: 'दिन' }])
    expect(filterOptions(words, 'दन')).toEqual([])
  })
  test('help and keywords are searched too', () => {
    expect(found('schweiz')).toEqual(['Zürich'])
    expect(found('poland')).toEqual(['Łódź'])
  })
  test('an empty query finds all, an unknown one nothing', () => {
    expect(found(' ')).toHaveLength(4)
    expect(found('qq')).toEqual([])
  })
})

describe('a password', () => {
  test.each([
    ['', 0],
    ['abc', 1],
    ['aaaaaaaaaaaaaaaaaaaa', 1],
    ['Tr0ub4d!', 2],
    ['longer sentence', 3],
    ['correct horse battery staple', 4],
  ] as const)('"%s" has strength %i', (password, strength) => {
    expect(passwordStrength(password)).toBe(strength)
  })
  test('never loses strength by an additional character', () => {
    const long = 'Correct horse, battery 9'
    const grades = [...long].map((_, index) => passwordStrength(long.slice(0, index + 1)))
    expect(grades).toEqual(grades.toSorted())
  })
})

describe('a colour', () => {
  test('is read in all usual notations', () => {
    expect(parseHexColor(' #ABC ')).toBe('#aabbcc')
    expect(parseHexColor('27457F')).toBe('#27457f')
    expect(parseHexColor('#12345')).toBeUndefined()
    expect(parseHexColor('blue')).toBeUndefined()
  })
  test('has the contrast that WCAG computes', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5)
    expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2)
  })
  test('has white text only where it is legible', () => {
    expect(readableOn('#27457f')).toBe('#ffffff')
    expect(readableOn('#ffd84d')).toBe('#211f1c')
  })
})

describe('a file', () => {
  const csv = { name: 'Kunden.CSV', type: 'text/csv' }
  test('fits by extension, kind and family', () => {
    expect(accepts('.csv', csv)).toBe(true)
    expect(accepts('text/csv', csv)).toBe(true)
    expect(accepts('image/*', { name: 'a.png', type: 'image/png' })).toBe(true)
    expect(accepts(undefined, csv)).toBe(true)
  })
  test('is refused otherwise', () => {
    expect(accepts('image/*,.pdf', csv)).toBe(false)
    expect(accepts('image/*', { name: 'x', type: 'imagery/png' })).toBe(false)
  })
})
