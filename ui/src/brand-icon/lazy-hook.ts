import { useEffect } from 'react'
import { createStore, useStore } from '../store.tsx'

/**
 * A hook for drawings that are loaded after the page: undefined until then. All components share one request; after a
 * failure, the next mounted component tries again.
 */
export function createLazyHook<Drawings>(fetchDrawings: () => Promise<Drawings>) {
  const drawings = createStore<Drawings | undefined>(undefined)
  let fetching = false
  const start = (): void => {
    if (fetching) return
    fetching = true
    fetchDrawings().then(drawings.set, () => {
      fetching = false
    })
  }
  return function useLazy(): Drawings | undefined {
    useEffect(start, [])
    return useStore(drawings)
  }
}
