import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { awaitTarget } from './target.ts'
import { nextStop, placeOf } from './walk.ts'
import type { Stop } from './walk.ts'

/** Where the tour is, and the way on. Begins at the first stop that is there. */
export function useWalk<S extends Stop>(steps: readonly S[], onEnd: (finished: boolean) => void) {
  const [at, setAt] = useState<number>()
  const [missing] = useState(() => new Set<number>())
  const [busy, setBusy] = useState(false)
  const live = useRef(false)
  const look = (from: number, way: 1 | -1) =>
    nextStop(steps, from, way, missing, awaitTarget).then(next => {
      // It may have been left while the page was on its way.
      if (!live.current) return
      setBusy(false)
      if (next !== undefined) setAt(next)
      else if (way === 1) onEnd(true)
    })
  const begin = useEffectEvent(() => look(-1, 1))
  useEffect(() => {
    live.current = true
    void begin()
    return () => {
      live.current = false
    }
  }, [])
  return {
    step: at === undefined ? undefined : steps[at],
    place: placeOf(at ?? 0, steps.length, missing),
    busy,
    move: (way: 1 | -1): void => {
      // Two presses in a row are one while the page is still on its way.
      if (at === undefined || busy) return
      setBusy(true)
      void look(at, way)
    },
  }
}
