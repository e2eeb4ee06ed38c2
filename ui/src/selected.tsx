import { useSyncExternalStore } from 'react'
import type { ReadableStore } from './store.tsx'

/**
 * A part of the value; renders again only when that part changes. `select` returns the same object for the same value:
 * no new arrays or objects.
 */
export function useSelected<Value, Part>(
  { subscribe, read }: ReadableStore<Value>,
  select: (value: Value) => Part,
): Part {
  const selected = () => select(read())
  return useSyncExternalStore(subscribe, selected, selected)
}
