import { expect, test } from 'vitest'
import { countryRules } from '../rules.ts'
import { readHandelsregister } from './handelsregister.ts'
import { readSteuernummer } from './steuernummer.ts'

test.each([
  ['Amtsgericht / München HRB 5', 'München HRB 5'],
  ['München, , HRB 5', 'München HRB 5'],
  ['HRB 5 / , München ;', 'München HRB 5'],
  ['HRB 5 in München', 'München HRB 5'],
  ['HRB 5 AG in München', 'München HRB 5'],
  [`${'M'.repeat(60)} HRB 5`, `${'M'.repeat(60)} HRB 5`],
])('the register entry %s is kept as %s', (text, value) => {
  expect(readHandelsregister(text)).toEqual({ ok: true, value })
})

test('the name of a court has 60 characters at most', () => {
  expect(readHandelsregister(`${'M'.repeat(61)} HRB 5`).ok).toBe(false)
})

test.each([
  ['/181/815/08155/', '181/815/08155'],
  ['181 - 815 - 08155', '181/815/08155'],
])('the Steuernummer %s is kept as %s', (text, value) => {
  expect(readSteuernummer(text)).toEqual({ ok: true, value })
})

test.each(['181815O8155', 'x18181508155', '18181508155x'])('%s is no Steuernummer', text => {
  expect(readSteuernummer(text)).toEqual({ ok: false, refusal: 'wrong_format' })
})

test('what is no number is kept with single spaces', () => {
  const kind = countryRules('DE').taxIds.find(({ key }) => key === 'handelsregister')
  expect(kind?.normalise(' not   yet ')).toBe('not yet')
})
