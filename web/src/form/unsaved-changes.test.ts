// @vitest-environment happy-dom
import { dialogs } from '@bordereau/ui/dialog/dialogs'
import { act, useState } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { addressNow, renderRouted } from '../testing/router.ts'
import { until } from '../testing/until.ts'
import { useUnsavedChanges } from './unsaved-changes.ts'

const confirm = vi.fn()

beforeEach(() => {
  confirm.mockReset()
  vi.spyOn(dialogs, 'confirm').mockImplementation(confirm)
})

const BEFORE = { name: 'A' }
const AFTER = { name: 'B' }

function form() {
  const hook = renderRouted('/form', () => {
    const [values, setValues] = useState(BEFORE)
    return { ...useUnsavedChanges(values), setValues }
  })
  return hook
}

/** Whether the browser is to ask before the tab is closed. */
function asksOnClose(): boolean {
  const event = new Event('beforeunload', { cancelable: true })
  window.dispatchEvent(event)
  return event.defaultPrevented
}

test('an unchanged form is left without a question', async () => {
  const { go } = form()
  expect(asksOnClose()).toBe(false)
  await go('/list')
  expect(addressNow()).toBe('/list')
})

test.each([
  [true, '/list'],
  [false, '/form'],
])('a changed form asks, and is left when the user says so: %s', async (leave, address) => {
  confirm.mockResolvedValue(leave)
  const { go, value } = form()
  act(() => value().setValues(AFTER))
  expect(asksOnClose()).toBe(true)
  await go('/list')
  await until(() => expect(confirm).toHaveBeenCalledOnce())
  await until(() => expect(addressNow()).toBe(address))
})

test('another address of the same page is no leaving', async () => {
  const { go, value } = form()
  act(() => value().setValues(AFTER))
  await go('/form?tab=2')
  expect(addressNow()).toBe('/form?tab=2')
  expect(confirm).not.toHaveBeenCalled()
})

test('a saved form is left without a question', async () => {
  const { go, value } = form()
  act(() => value().setValues(AFTER))
  act(() => value().saved(AFTER))
  expect(asksOnClose()).toBe(false)
  await go('/list')
  expect(addressNow()).toBe('/list')
})
