import { describe, expect, test } from 'vitest'
import { decimal } from './decimal.ts'
import { UNITS, unitName } from './unit.ts'
import { unitLabel } from './unit-label.ts'

test('units have names in eight languages, a symbol where one is usual, and unique codes', () => {
  expect(UNITS.length).toBeGreaterThanOrEqual(40)
  expect(new Set(UNITS.map(one => one.code)).size).toBe(UNITS.length)
  for (const { name } of UNITS) {
    for (const language of ['en', 'fr', 'de', 'es', 'pl', 'it', 'hi', 'ar']) {
      expect(name[language]).toBeTruthy()
    }
  }
  expect(unitName('HUR', 'pl')).toBe('godzina')
})

describe('the unit after a quantity', () => {
  test.each([
    ['en', '1', 'piece'],
    ['en', '2', 'pieces'],
    ['en', '-2', 'pieces'],
    ['en', '0.5', 'pieces'],
    ['fr', '1.5', 'pièce'],
    ['fr-CA', '2', 'pièces'],
    ['fr', '1000000', 'pièces'],
    ['de', '3', 'Stück'],
    ['es', '3', 'unidades'],
    ['it', '3', 'pezzi'],
    ['pl', '1', 'sztuka'],
    ['pl', '2', 'sztuki'],
    ['pl', '5', 'sztuk'],
    ['pl', '22', 'sztuki'],
    ['pl', '1.5', 'sztuki'],
    ['hi', '2', 'नग'],
    ['ar', '3', 'قطعة'],
    ['nl', '1', 'stuk'],
    ['nl', '2', 'stuks'],
    ['nl-BE', '0.5', 'stuks'],
    ['pt', '1', 'unidade'],
    ['pt', '1.5', 'unidades'],
    ['pt-BR', '2', 'unidades'],
    ['sv', '2', 'pieces'],
  ])('is in the number of the quantity: %s, %s %s', (language, quantity, label) => {
    expect(unitLabel('C62', language, decimal(quantity))).toBe(label)
  })

  test('is the symbol where there is one, and the code where the unit is unknown', () => {
    expect(unitLabel('HUR', 'fr', decimal('2'))).toBe('h')
    expect(unitLabel('ZZ', 'fr', decimal('2'))).toBe('ZZ')
  })

  test.each(UNITS.filter(({ symbol }) => symbol === '').map(({ code, name }) => [code, name]))(
    'has a plural: %s',
    (code, name) => {
      expect(unitLabel(code, 'es', decimal('2'))).not.toBe(name.es)
      expect(unitLabel(code, 'pl', decimal('5'))).not.toBe(name.pl)
    },
  )
})
