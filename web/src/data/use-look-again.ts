import { useEffect } from 'react'

const LOOK_AGAIN_MS = 1_000

/** Asks again, second by second, while the server works on what a query has answered. */
export function useLookAgain(works: boolean, { retry }: { readonly retry: () => void }): void {
  useEffect(() => {
    if (!works) return
    const timer = setInterval(retry, LOOK_AGAIN_MS)
    return () => clearInterval(timer)
  }, [works, retry])
}
