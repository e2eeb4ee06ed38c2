import { useEffect } from 'react'
import type { RefObject } from 'react'

/** The height at the end of the page that the toasts take, for what would lie under them: windows and sheets. */
const PROPERTY = '--toasts'

/** Keeps PROPERTY of the page at the distance from the upper edge of the toasts to the end of the page; none without toasts. */
export function useReservedHeight(box: RefObject<HTMLElement | null>, isEmpty: boolean): void {
  useEffect(() => {
    const element = box.current
    if (element === null || isEmpty) return
    const { style } = document.documentElement
    const measure = () => {
      const height = window.innerHeight - element.getBoundingClientRect().top
      style.setProperty(PROPERTY, `${Math.ceil(height)}px`)
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    window.addEventListener('resize', measure)
    return () => {
      observer.disconnect()
      window.removeEventListener('resize', measure)
      style.removeProperty(PROPERTY)
    }
  }, [box, isEmpty])
}
