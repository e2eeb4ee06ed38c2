// @vitest-environment happy-dom
import { type ReactNode, act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, expect, test } from 'vitest'
import { useTouched } from './use-touched.ts'

let isTouched = (): boolean => false
let unmount = (): void => undefined
afterEach(() => unmount())

function Form({ children }: { readonly children: ReactNode }) {
  const { listeners, ...touched } = useTouched()
  ;({ isTouched } = touched)
  return <form {...listeners}>{children}</form>
}

test.each([
  ['a ticked box', <input type="checkbox" id="control" />, true],
  [
    'a choice that is a button',
    <button type="button" id="control" aria-pressed={false}>
      <bdi>2026-001</bdi>
    </button>,
    true,
  ],
  ['a button that shows something', <button type="button" id="control" />, false],
])('%s counts as a change: %#', (_, control, isChange) => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  const page = document.body.appendChild(document.createElement('div'))
  const root = createRoot(page)
  unmount = () => {
    act(() => root.unmount())
    page.remove()
  }
  act(() => root.render(<Form>{control}</Form>))
  expect(isTouched()).toBe(false)
  const pressed = page.querySelector<HTMLElement>('#control')
  act(() => (pressed?.querySelector('bdi') ?? pressed)?.click())
  expect(isTouched()).toBe(isChange)
})
