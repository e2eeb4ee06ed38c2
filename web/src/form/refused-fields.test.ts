import { expect, test } from 'vitest'
import { errorsOfRefused, fieldIssuesIn } from './refused-fields.ts'

test('the fields of a form are found in the path of the request', () => {
  const values = { name: '', address: { city: '' }, prices: [] }
  const errorsAt = (path: string) =>
    Object.keys(errorsOfRefused([{ path, message: 'Fill this in' }], values))
  expect(errorsAt('name')).toEqual(['name'])
  expect(errorsAt('address.city')).toEqual(['address.city'])
  expect(errorsAt('mail.name')).toEqual(['name'])
  expect(errorsAt('prices.0.price')).toEqual(['prices.0.price'])
  expect(errorsAt('other')).toEqual([])
})

test('the fields of a refusal are those that its detail names', () => {
  const issues = [{ path: 'name', message: 'Fill this in' }]
  expect(fieldIssuesIn({ issues })).toEqual(issues)
  for (const other of [undefined, null, {}, { issues: 'x' }])
    expect(fieldIssuesIn(other)).toEqual([])
})
