import { useEffect } from 'react'
import { useMe, useWorkspace } from '../../data/session.tsx'
import { startLiveUpdates } from './go-live.ts'

/** Keeps the shown data of this company current while it is open; the page is painted first. */
export function useLiveUpdates(): void {
  const { workspaceId } = useWorkspace()
  const personId = useMe().person?.id
  useEffect(() => {
    if (personId === undefined) return
    let stop: (() => void) | undefined
    const timer = setTimeout(() => {
      stop = startLiveUpdates(personId, workspaceId)
    }, 0)
    return () => {
      clearTimeout(timer)
      stop?.()
    }
  }, [personId, workspaceId])
}
