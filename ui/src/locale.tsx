import { createContext, useContext } from 'react'

export interface Locale {
  /** BCP 47, for dates and numbers. */
  tag: string
  direction: 'ltr' | 'rtl'
}

export const LocaleContext = createContext<Locale>({ tag: 'en', direction: 'ltr' })

/** The user's language and writing direction. */
export function useLocale(): Locale {
  return useContext(LocaleContext)
}
