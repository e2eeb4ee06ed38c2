import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { awaitTarget } from './target.ts'
import { nextStop, placeOf } from './walk.ts'
import type { Stop } from './walk.ts'

/** The current step of the tour, and the functions to move. Begins at the first step whose target exists. */
export function useSteps<S extends Stop>(steps: readonly S[], onEnd: (finished: boolean) => void) {
  const [at, setAt] = useState<number>()
  const [missing] = useState(() => new Set<number>())
  const [busy, setBusy] = useState(false)
  const live = useRef(false)
  const findStep = (from: number, direction: 1 | -1) =>
    nextStop(steps, from, direction, missing, awaitTarget).then(next => {
      // The tour may have been closed while the page was loading.
      if (!live.current) return
      setBusy(false)
      if (next !== undefined) setAt(next)
      else if (direction === 1) onEnd(true)
    })
  const begin = useEffectEvent(() => findStep(-1, 1))
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
    move: (direction: 1 | -1): void => {
      // A second press is ignored while the page is still loading.
      if (at === undefined || busy) return
      setBusy(true)
      void findStep(at, direction)
    },
  }
}
