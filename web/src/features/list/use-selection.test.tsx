// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, test, vi } from 'vitest'
import { useSelection } from './use-selection.tsx'

// The buttons of the bar never arrive.
vi.mock('./selected-actions.tsx', () => new Promise(() => undefined))

const acts = { archived: false, archive: undefined, exportAs: () => undefined }

test('Esc clears the selection before the buttons of its bar have arrived', () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  let table: ReturnType<typeof useSelection>['table'] | undefined
  function List() {
    const selection = useSelection([{ id: 'a' }, { id: 'b' }], acts)
    table = selection.table
    return selection.bar
  }
  const page = document.createElement('div')
  const root = createRoot(page)
  act(() => root.render(<List />))
  expect(page.textContent).toBe('')
  act(() => table?.onSelect(new Set(['a'])))
  expect(page.querySelector('output')?.textContent).toContain('1')
  act(() => void document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' })))
  expect(table?.selected.size).toBe(0)
  expect(page.textContent).toBe('')
  act(() => root.unmount())
})
