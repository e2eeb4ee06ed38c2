import { SETUP_TASKS } from '@bordereau/domain/setup-task'
import { expect, test } from 'vitest'
import { OBLIGATIONS_ID, setupTaskLabel, setupTaskPath } from './setup-labels.ts'

test('each task of the set-up list has a name and a page of its own', () => {
  expect(new Set(SETUP_TASKS.map(setupTaskLabel)).size).toBe(SETUP_TASKS.length)
  expect(new Set(SETUP_TASKS.map(setupTaskPath)).size).toBe(SETUP_TASKS.length)
  expect([setupTaskLabel('bank'), setupTaskPath('bank')]).toEqual([
    'Add your bank account',
    'settings/bank',
  ])
  expect(setupTaskPath('e_invoicing')).toBe(`#${OBLIGATIONS_ID}`)
})
