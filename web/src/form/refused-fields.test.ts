import { expect, test } from 'vitest'
import { errorsOfRefused, onRefusedFields, reportRefusedFields } from './refused-fields.ts'

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

test('a refusal is told to the form that was sent, until its answer has come', () => {
  const told: unknown[] = []
  const stop = onRefusedFields(issues => told.push(issues))
  const issues = [{ path: 'name', message: 'Fill this in' }]
  reportRefusedFields(issues)
  stop()
  reportRefusedFields(issues)
  expect(told).toEqual([issues])
})
