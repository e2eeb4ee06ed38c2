import { createContext, useCallback, useContext, useEffect, useState } from 'react'

export type SchemeChoice = 'light' | 'dark' | 'auto'

export interface ColorScheme {
  /** What the person chose; `auto` follows the system. */
  choice: SchemeChoice
  /** What is on the screen now. */
  shown: 'light' | 'dark'
  choose: (choice: SchemeChoice) => void
}

export const SchemeContext = createContext<ColorScheme>({
  choice: 'auto',
  shown: 'light',
  choose: () => undefined,
})

/** The colour scheme and the way to change it. */
export function useColorScheme(): ColorScheme {
  return useContext(SchemeContext)
}

/** Keeps the choice in this browser and the document's attribute in step with it. */
export function useSchemeState(storageKey: string): ColorScheme {
  const [choice, setChoice] = useState<SchemeChoice>(() => readChoice(storageKey))
  const [systemDark, setSystemDark] = useState(() => darkQuery().matches)
  useEffect(() => {
    const query = darkQuery()
    const follow = () => setSystemDark(query.matches)
    query.addEventListener('change', follow)
    return () => query.removeEventListener('change', follow)
  }, [])
  const shown = choice === 'auto' ? (systemDark ? 'dark' : 'light') : choice
  useEffect(() => {
    document.documentElement.setAttribute('data-mantine-color-scheme', shown)
  }, [shown])
  const choose = useCallback(
    (next: SchemeChoice) => {
      setChoice(next)
      writeChoice(storageKey, next)
    },
    [storageKey],
  )
  return { choice, shown, choose }
}

function darkQuery(): MediaQueryList {
  return window.matchMedia('(prefers-color-scheme: dark)')
}

// Storage may be forbidden (private windows, embedded pages): the choice then lasts one visit.
function readChoice(key: string): SchemeChoice {
  try {
    const kept = localStorage.getItem(key)
    return kept === 'light' || kept === 'dark' ? kept : 'auto'
  } catch {
    return 'auto'
  }
}

function writeChoice(key: string, choice: SchemeChoice): void {
  try {
    localStorage.setItem(key, choice)
  } catch {
    // Not kept; nothing else depends on it.
  }
}
