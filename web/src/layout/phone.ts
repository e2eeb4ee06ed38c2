import { useMediaQuery } from '@bordereau/ui/media-query'

/** Whether the window is as narrow as a phone's, for layouts that CSS alone cannot do. */
export function usePhone(): boolean {
  return useMediaQuery('(max-width: 47.99em)')
}
