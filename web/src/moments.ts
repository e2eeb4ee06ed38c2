import { useLocale } from '@bordereau/ui/locale'
import { useMemo } from 'react'

/** Instants in the reader's words: a day, or a day with the time. */
export function useMoments() {
  const { tag } = useLocale()
  return useMemo(() => {
    const days = new Intl.DateTimeFormat(tag, { dateStyle: 'medium' })
    const moments = new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeStyle: 'short' })
    return {
      day: (instant: string) => days.format(new Date(instant)),
      moment: (instant: string) => moments.format(new Date(instant)),
    }
  }, [tag])
}
