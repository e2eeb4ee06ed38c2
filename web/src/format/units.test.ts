import { expect, test } from 'vitest'
import { unitOf, unitOptions } from './units.ts'

test.each([
  ['Hours', 'HUR'],
  ['h', 'HUR'],
  ['godz.', 'HUR'],
  ['heure', 'HUR'],
  ['PCS', 'C62'],
  ['Stück', 'C62'],
  [' kg ', 'KGM'],
  ['HUR', 'HUR'],
  ['Stunden', 'HUR'],
  ['Tage', 'DAY'],
  ['pausch.', 'LS'],
  ['ore', 'HUR'],
  ['pz.', 'C62'],
  ['godzin', 'HUR'],
  ['qm', 'MTK'],
])('%s is %s', (text, code) => expect(unitOf(text)).toBe(code))

test.each(['', '.', 'blue', '12', 'k.g'])('%j is no unit', text =>
  expect(unitOf(text)).toBeUndefined(),
)

test.each(['constructor', 'toString'])('%j, which objects have, is no unit', text =>
  expect(unitOf(text)).toBeUndefined(),
)

test('offers a rare code as it is, before the common ones', () => {
  expect(unitOptions('KVA', 'en')[0]).toEqual({ value: 'KVA', label: 'KVA' })
  expect(unitOptions('', 'en').map(({ value }) => value)).not.toContain('')
  expect(unitOptions('HUR', 'en').filter(({ value }) => value === 'HUR')).toEqual([
    { value: 'HUR', label: 'hour' },
  ])
})
