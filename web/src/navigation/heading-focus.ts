import { type RefObject, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

let focusedPath: string | undefined

/** Moves the focus to the h1 inside when the path has changed, so that screen readers read it. */
export function useHeadingFocus<Frame extends HTMLElement>(): RefObject<Frame | null> {
  const frame = useRef<Frame>(null)
  const { pathname } = useLocation()
  useEffect(() => {
    const first = focusedPath === undefined
    const moved = focusedPath !== pathname
    focusedPath = pathname
    // The browser's own focus is right on the first load, and a field with autofocus keeps it.
    const asked = document.activeElement?.matches('input, textarea, select') ?? false
    const heading = frame.current?.querySelector('h1')
    if (first || !moved || asked || !heading) return
    heading.tabIndex = -1
    heading.focus({ preventScroll: true })
  }, [pathname])
  return frame
}
