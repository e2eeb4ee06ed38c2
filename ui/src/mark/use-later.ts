import { useEffect, useSyncExternalStore } from 'react'

/**
 * A hook for drawings that come after the page: undefined until they are there. All who show one share one fetch; where
 * it fails, the next one shown tries again.
 */
export function makeLater<Drawings>(fetchDrawings: () => Promise<Drawings>) {
  let drawings: Drawings | undefined
  let fetching = false
  const waiting = new Set<() => void>()
  const read = (): Drawings | undefined => drawings
  const subscribe = (wake: () => void): (() => void) => {
    waiting.add(wake)
    return () => waiting.delete(wake)
  }
  const start = (): void => {
    if (fetching) return
    fetching = true
    fetchDrawings().then(
      found => {
        drawings = found
        for (const wake of waiting) wake()
      },
      () => {
        fetching = false
      },
    )
  }
  return function useLater(): Drawings | undefined {
    useEffect(start, [])
    return useSyncExternalStore(subscribe, read, read)
  }
}
