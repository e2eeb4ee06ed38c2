import { expect, test, vi } from 'vitest'
import { createStore } from './store.tsx'

test('calls its listeners after a change, not for the same value and not after they ended', () => {
  const store = createStore<string | undefined>(undefined)
  const seen: (string | undefined)[] = []
  const listener = vi.fn(() => seen.push(store.read()))
  const end = store.subscribe(listener)
  store.set('a')
  store.set('a')
  store.set('b')
  expect(seen).toEqual(['a', 'b'])
  end()
  store.set('c')
  expect([listener.mock.calls.length, store.read()]).toEqual([2, 'c'])
})
