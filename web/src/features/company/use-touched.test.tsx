// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, expect, test, vi } from 'vitest'
import { useTouched } from './use-touched.ts'

const onLeave = vi.fn<(isTouched: boolean) => void>()
let unmount = (): void => undefined
afterEach(() => {
  unmount()
  onLeave.mockClear()
})

function Step() {
  const { isTouched, listeners } = useTouched()
  return (
    <>
      <form {...listeners}>
        <input type="checkbox" aria-label="A box" />
        <button type="button" aria-pressed={false}>
          <bdi>2026-001</bdi>
        </button>
        <button type="button" id="show">
          More
        </button>
      </form>
      <button type="button" id="leave" onClick={() => onLeave(isTouched())}>
        Leave
      </button>
    </>
  )
}

test.each([
  ['a ticked box', 'input', true],
  ['a choice that is a button', 'bdi', true],
  ['a button that shows something', '#show', false],
])('%s (%s) counts as a change: %s', (_, pressed, isChange) => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  const page = document.body.appendChild(document.createElement('div'))
  const root = createRoot(page)
  unmount = () => {
    act(() => root.unmount())
    page.remove()
  }
  act(() => root.render(<Step />))
  for (const selector of ['#leave', pressed, '#leave'])
    act(() => page.querySelector<HTMLElement>(selector)?.click())
  expect(onLeave.mock.calls).toEqual([[false], [isChange]])
})
