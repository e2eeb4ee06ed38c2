import { asJson, inSession } from '@bordereau/ui/storage'
import { storedValue } from '@bordereau/ui/stored-value'
import { useLayoutEffect, useRef } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router'

/** Scroll positions by the key of the entry in the history; without them pages start at their top. */
const stored = storedValue('bordereau.scroll', asJson(positionsOf), inSession)

/** The key that React Router gives the entry with which the application was loaded. */
const FIRST_KEY = 'default'

/** A new page starts at its top; back, forward and reload restore the former scroll position. */
export function ScrollMemory(): null {
  const { key, pathname } = useLocation()
  const how = useNavigationType()
  const places = useRef<Record<string, number>>(undefined)
  const shown = useRef<string>(undefined)
  useLayoutEffect(() => {
    places.current ??= atLoad(stored.read() ?? {})
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

/** The first entry of each load has the same key; only a reload or a return finds its own position under it. */
function atLoad({ [FIRST_KEY]: first, ...others }: Record<string, number>) {
  const [navigation] = performance.getEntriesByType('navigation')
  const isOpenedAnew = navigation?.toJSON().type === 'navigate'
  return isOpenedAnew || first === undefined ? others : { ...others, [FIRST_KEY]: first }
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
