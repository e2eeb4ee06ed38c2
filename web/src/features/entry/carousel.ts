import { useEffect, useState } from 'react'

/** The specification's interval, in milliseconds. */
export const TURN_MS = 5000

/** Which slide comes at this place; before the first is the last. */
export function slideAt(index: number, count: number): number {
  return ((index % count) + count) % count
}

/**
 * Turns through slides by itself; waits while it is pointed at or holds the focus; stands still for who asked for less
 * motion, until she presses play.
 */
export function useCarousel(count: number) {
  const [shown, setShown] = useState(0)
  const [playing, setPlaying] = useState(
    () => !window.matchMedia('(prefers-reduced-motion: reduce)').matches,
  )
  const [attended, setAttended] = useState(false)
  useEffect(() => {
    if (!playing || attended) return
    const timer = setInterval(() => setShown(at => slideAt(at + 1, count)), TURN_MS)
    return () => clearInterval(timer)
  }, [playing, attended, count])
  return {
    shown,
    playing,
    toggle: () => setPlaying(is => !is),
    go: (index: number) => setShown(slideAt(index, count)),
    /** To spread on the element around slides and buttons. */
    attend: {
      onPointerEnter: () => setAttended(true),
      onPointerLeave: () => setAttended(false),
      onFocus: () => setAttended(true),
      onBlur: () => setAttended(false),
    },
  }
}
