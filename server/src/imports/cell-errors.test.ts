import { expect, test } from 'vitest'
import { cellErrorsOf, cellOr, cellReader } from './cell-errors.ts'

test('the errors of a request are those of the cells it was made of', () => {
  const issues = [
    { code: 'too_big', path: ['texts', 0, 'name'] },
    { code: 'too_small', path: ['code'] },
    { code: 'other', path: ['code'] },
    { path: ['unknown'] },
  ]
  const fields = { 'texts.0.name': 'name', code: 'itemCode' }
  expect(cellErrorsOf(issues, fields, { name: 'Long' })).toEqual([
    { field: 'name', value: 'Long', reason: 'too_long' },
    { field: 'itemCode', value: '', reason: 'required' },
    { field: 'itemCode', value: '', reason: 'invalid' },
    { field: '', value: '', reason: 'invalid' },
  ])
})

test('an empty cell is read as nothing, an unreadable one is an error', () => {
  const { read, errors } = cellReader({ price: 'x', rate: '', count: '7' })
  const digits = (text: string) => (/^\d+$/.test(text) ? Number(text) : undefined)
  expect(read('count', digits, 'number')).toBe(7)
  expect(read('rate', digits, 'number')).toBeUndefined()
  expect(read('absent', digits, 'number')).toBeUndefined()
  expect(errors).toEqual([])
  expect(read('price', digits, 'number')).toBeUndefined()
  expect(errors).toEqual([{ field: 'price', value: 'x', reason: 'number' }])
})

test('a cell that is absent or empty leaves the value before', () => {
  expect([cellOr(undefined, 'a'), cellOr('', 'a'), cellOr('b', 'a')]).toEqual(['a', 'a', 'b'])
})
