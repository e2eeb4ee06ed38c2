import { useEffect, useState } from 'react'
import { useMe, useWorkspace } from '../../data/session.tsx'
import { startLiveUpdates } from './go-live.ts'

/** The stream begins with the number of unread notifications, sooner than this. */
const BEGIN_WITHIN_MS = 5_000

/**
 * Keeps the shown data of this company current while it is open; the page is painted first. Returns whether the number of
 * unread notifications has to be requested: the stream has not said it, as it usually does when a page opens.
 */
export function useLiveUpdates(): boolean {
  const { workspaceId } = useWorkspace()
  const personId = useMe().person?.id
  const [isRequested, setRequested] = useState(false)
  useEffect(() => {
    if (personId === undefined) return
    let stop: (() => void) | undefined
    const requestUnread = () => setRequested(true)
    const timers = [
      setTimeout(() => {
        stop = startLiveUpdates(personId, workspaceId, requestUnread)
      }, 0),
      // What the stream has said by then is fresh, and not requested.
      setTimeout(requestUnread, BEGIN_WITHIN_MS),
    ]
    return () => {
      timers.forEach(clearTimeout)
      stop?.()
    }
  }, [personId, workspaceId])
  return isRequested
}
