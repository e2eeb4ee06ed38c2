import { useCallback, useState } from 'react'
import { flushSync } from 'react-dom'

/** A draft with more lines draws the fields of those near the window only. */
const MOST_DRAWN = 40
/** Fields are drawn this far above and below the window, so that the Tab key and the wheel find them there. */
const NEAR_PX = 800

/** Of each line that is observed: draws its fields, or leaves them out. */
const drawers = new WeakMap<Element, (isNear: boolean) => void>()
let observer: IntersectionObserver | undefined

function observe(line: Element, draw: (isNear: boolean) => void): () => void {
  observer ??= new IntersectionObserver(
    entries => {
      for (const { target, isIntersecting } of entries) drawers.get(target)?.(isIntersecting)
    },
    { rootMargin: `${NEAR_PX}px 0px` },
  )
  drawers.set(line, draw)
  observer.observe(line)
  return () => {
    drawers.delete(line)
    observer?.unobserve(line)
  }
}

/** Draws the fields of a line now, so that one of them can be focused. */
export function drawFields(line: Element): void {
  flushSync(() => drawers.get(line)?.(true))
}

/**
 * Whether the fields of a line are drawn, and the ref of its element. Of a long draft those far from the window are not: each
 * has two lists of some forty options, and every key would have the browser look at all of them.
 */
export function useFieldsDrawn(index: number, count: number) {
  const isLong = count > MOST_DRAWN
  const [isNear, setNear] = useState(index < MOST_DRAWN)
  const ref = useCallback(
    (line: HTMLLIElement | null) => {
      if (!isLong || !line) return undefined
      return observe(line, near =>
        // A line that is being edited is not taken away under the cursor.
        setNear(near || line.contains(document.activeElement)),
      )
    },
    [isLong],
  )
  return { isDrawn: !isLong || isNear, ref }
}
