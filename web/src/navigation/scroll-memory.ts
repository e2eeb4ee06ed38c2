import { asJson, inSession } from '@bordereau/ui/storage'
import { storedValue } from '@bordereau/ui/stored-value'
import { useLayoutEffect, useRef } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router'

/** Scroll positions by the key of the entry in the history; without them pages start at their top. */
const stored = storedValue('bordereau.scroll', asJson(positionsOf), inSession)

/** A new page starts at its top; back, forward and reload restore the former scroll position. */
export function ScrollMemory(): null {
  const { key, pathname } = useLocation()
  const how = useNavigationType()
  const places = useRef<Record<string, number>>(undefined)
  const shown = useRef<string>(undefined)
  useLayoutEffect(() => {
    places.current ??= stored.read() ?? {}
    const known = places.current
    const samePage = shown.current === pathname
    shown.current = pathname
    if (how === NavigationType.Pop) window.scrollTo(0, known[key] ?? 0)
    // Filters and tabs change the address of the page one is reading.
    else if (!samePage) window.scrollTo(0, 0)
    const note = (): void => {
      known[key] = window.scrollY
    }
    const keep = (): void => write(known)
    window.history.scrollRestoration = 'manual'
    window.addEventListener('scroll', note, { passive: true })
    window.addEventListener('pagehide', keep)
    return () => {
      window.removeEventListener('scroll', note)
      window.removeEventListener('pagehide', keep)
    }
  }, [key, pathname, how])
  return null
}

function positionsOf(value: unknown): Record<string, number> | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  return Object.fromEntries(
    Object.entries(value).filter(
      (entry): entry is [string, number] => typeof entry[1] === 'number',
    ),
  )
}

/** The latest positions are enough for the history of a visit. */
function write(positions: Record<string, number>): void {
  stored.write(Object.fromEntries(Object.entries(positions).slice(-50)))
}
