// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { type RoutedHook, renderRouted } from '../testing/router.ts'
import { useHeadingFocus } from './heading-focus.ts'

test('the heading of another page is focused, so that screen readers read it', async () => {
  document.body.innerHTML = '<main><h1>Invoices</h1></main><input>'
  const frame = document.querySelector('main')
  const hook: RoutedHook<unknown> = renderRouted('/first', () => {
    const ref = useHeadingFocus<HTMLElement>()
    ref.current = frame
    return ref
  })
  // The browser's own focus is right on the first page.
  expect(document.activeElement).toBe(document.body)
  await hook.go('/second')
  const heading = document.querySelector('h1')
  expect(document.activeElement).toBe(heading)
  expect(heading?.tabIndex).toBe(-1)

  // A filter of the same page, or a field that has the focus, moves nothing.
  heading?.blur()
  await hook.go('/second?tab=paid')
  expect(document.activeElement).toBe(document.body)
  const field = document.querySelector('input')
  field?.focus()
  await hook.go('/third')
  expect(document.activeElement).toBe(field)
  hook.unmount()
})
