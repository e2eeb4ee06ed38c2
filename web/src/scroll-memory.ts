import { useLayoutEffect, useRef } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router'

const KEY = 'bordereau.scroll'

/** A new page begins at its top; back and forward, and a reload, lead to where one was. */
export function ScrollMemory(): null {
  const { key, pathname } = useLocation()
  const how = useNavigationType()
  const places = useRef<Record<string, number>>(undefined)
  const shown = useRef<string>(undefined)
  useLayoutEffect(() => {
    places.current ??= read()
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

function read(): Record<string, number> {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '{}')
    if (typeof kept !== 'object' || kept === null) return {}
    return Object.fromEntries(
      Object.entries(kept).filter(
        (entry): entry is [string, number] => typeof entry[1] === 'number',
      ),
    )
  } catch {
    return {} // Forbidden or broken: pages begin at their top.
  }
}

function write(places: Record<string, number>): void {
  try {
    // The latest places are enough for any history one walks back.
    sessionStorage.setItem(
      KEY,
      JSON.stringify(Object.fromEntries(Object.entries(places).slice(-50))),
    )
  } catch {
    // Not kept; nothing depends on it.
  }
}
