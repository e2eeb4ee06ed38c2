import { useEffect } from 'react'
import { useMe, useWorkspace } from '../../data/session.tsx'

/** Keeps the shown data of this company current while it is open: the code is fetched once the page is painted. */
export function useLiveUpdates(): void {
  const { workspaceId } = useWorkspace()
  const personId = useMe().person?.id
  useEffect(() => {
    if (personId === undefined) return
    let stop: (() => void) | undefined
    let over = false
    const begin = async () => {
      const { startLiveUpdates: goLive } = await import('./go-live.ts')
      if (!over) stop = goLive(personId, workspaceId)
    }
    // Without it the bell polls every two minutes, as it does where no stream is possible.
    const timer = setTimeout(() => void begin().catch(() => undefined), 0)
    return () => {
      over = true
      clearTimeout(timer)
      stop?.()
    }
  }, [personId, workspaceId])
}
