import { createContext, useCallback, useContext, useEffect, useState } from 'react'
import { useMediaQuery } from './media-query.tsx'
import { type StoredValue, storedValue } from './stored-value.tsx'

export type SchemeChoice = 'light' | 'dark' | 'auto'

export interface ColorScheme {
  /** The user's choice; `auto` follows the system. */
  choice: SchemeChoice
  /** The scheme in use. */
  shown: 'light' | 'dark'
  choose: (choice: SchemeChoice) => void
}

export const SchemeContext = createContext<ColorScheme>({
  choice: 'auto',
  shown: 'light',
  choose: () => undefined,
})

/** The colour scheme and the function that changes it. */
export function useColorScheme(): ColorScheme {
  return useContext(SchemeContext)
}

/** Stores the choice in this browser and updates the document's attribute. */
export function useSchemeState(storageKey: string): ColorScheme {
  const [choice, setChoice] = useState(() => storedScheme(storageKey).read() ?? 'auto')
  const systemDark = useMediaQuery('(prefers-color-scheme: dark)')
  const shown = choice === 'auto' ? (systemDark ? 'dark' : 'light') : choice
  useEffect(() => {
    document.documentElement.setAttribute('data-mantine-color-scheme', shown)
  }, [shown])
  const choose = useCallback(
    (next: SchemeChoice) => {
      setChoice(next)
      storedScheme(storageKey).write(next)
    },
    [storageKey],
  )
  return { choice, shown, choose }
}

function storedScheme(key: string): StoredValue<SchemeChoice> {
  return storedValue(key, { parse: schemeOf, format: choice => choice })
}

function schemeOf(text: string): SchemeChoice | undefined {
  return text === 'light' || text === 'dark' ? text : undefined
}
