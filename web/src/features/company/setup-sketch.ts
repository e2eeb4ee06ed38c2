import { createContext, use, useEffect, useRef } from 'react'
import type { PaperSketch } from './sample-paper.ts'

/** Draws what is typed on the paper beside the form; in Settings there is none. */
export const SketchContext = createContext<(sketch: PaperSketch) => void>(() => undefined)

/** Shows what is typed on the paper of the wizard. */
export function useSketch(sketch: PaperSketch): void {
  const draw = use(SketchContext)
  const key = JSON.stringify(sketch)
  const latest = useRef(sketch)
  useEffect(() => {
    latest.current = sketch
  })
  useEffect(() => {
    if (key !== '{}') draw(latest.current)
  }, [draw, key])
}
