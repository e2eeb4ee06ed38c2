import { type ReactNode, act, createElement } from 'react'
import { createRoot } from 'react-dom/client'
import { noteRendered } from './rendered.tsx'

export type RenderedHook<Value> = {
  /** What the hook returned last. */
  readonly value: () => Value
  readonly unmount: () => void
}

/**
 * Runs a hook in a component of its own, which `unmountAll` unmounts at the latest. The test file needs
 * `@vitest-environment happy-dom`.
 */
export function renderHook<Value>(
  use: () => Value,
  around: (children: ReactNode) => ReactNode = children => children,
): RenderedHook<Value> {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  const values: Value[] = []
  function Probe(): null {
    values.push(use())
    return null
  }
  const root = createRoot(document.createElement('div'))
  act(() => root.render(around(createElement(Probe))))
  return {
    value() {
      const last = values.at(-1)
      if (last === undefined) throw new Error('the hook has returned nothing')
      return last
    },
    unmount: noteRendered(() => act(() => root.unmount())),
  }
}
