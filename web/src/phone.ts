import { useSyncExternalStore } from 'react'

const PHONE = '(max-width: 47.99em)'

/** Whether the window is as narrow as a phone's, where style alone cannot do: what is shown elsewhere, or not at all. */
export function usePhone(): boolean {
  return useSyncExternalStore(
    wake => {
      const query = matchMedia(PHONE)
      query.addEventListener('change', wake)
      return () => query.removeEventListener('change', wake)
    },
    () => matchMedia(PHONE).matches,
  )
}
