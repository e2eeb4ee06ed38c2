import { expect, test } from 'vitest'
import { readTaxIds } from './import-tax-ids.ts'

test('numbers are read as the first kind of the country that they are valid for', () => {
  const cells = { vatNumber: 'FR40303265045', registrationNumber: '303 265 045' }
  expect(readTaxIds(cells, 'FR')).toEqual({
    ids: [
      { kind: 'vat', value: 'FR40303265045' },
      { kind: 'siren', value: '303265045' },
    ],
    errors: [],
  })
  expect(readTaxIds({ registrationNumber: '73282932000074' }, 'FR').ids).toEqual([
    { kind: 'siret', value: '73282932000074' },
  ])
  expect(readTaxIds({ vatNumber: '18181508155' }, 'DE').ids).toEqual([
    { kind: 'steuernummer', value: '18181508155' },
  ])
})

test('empty cells are none, and the same number in both is one', () => {
  expect(readTaxIds({ vatNumber: '', registrationNumber: '' }, 'FR')).toEqual({
    ids: [],
    errors: [],
  })
  const twice = { vatNumber: '18181508155', registrationNumber: '18181508155' }
  expect(readTaxIds(twice, 'DE').ids).toEqual([{ kind: 'steuernummer', value: '18181508155' }])
})

test('a wrong checksum is the reason before a wrong format', () => {
  expect(readTaxIds({ registrationNumber: '303265046' }, 'FR')).toEqual({
    ids: [],
    errors: [{ field: 'registrationNumber', value: '303265046', reason: 'wrong_checksum' }],
  })
  expect(readTaxIds({ vatNumber: 'x' }, 'FR').errors).toMatchObject([{ field: 'vatNumber' }])
})

test('a column is read as its own kinds of number', () => {
  // A SIREN in the column of VAT numbers is a mistake.
  expect(readTaxIds({ vatNumber: '303265045' }, 'FR')).toMatchObject({ ids: [] })
  expect(readTaxIds({ vatNumber: '91-1144442' }, 'US').ids).toEqual([
    { kind: 'ein', value: '911144442' },
  ])
  const siret = readTaxIds({ registrationNumber: '7328293200007' }, 'FR')
  expect(siret.errors).toEqual([
    { field: 'registrationNumber', value: '7328293200007', reason: 'wrong_length' },
  ])
})
