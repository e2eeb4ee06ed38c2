import { countUnread } from '@bordereau/contract/notifications'
import { useEffect } from 'react'
import { keyOf, queryClient } from '../../query.ts'
import { useMe, useWorkspace } from '../../session.tsx'

/** Keeps what is shown of this company true while it is open: the code comes once the page is painted. */
export function useLive(): void {
  const { workspaceId } = useWorkspace()
  const personId = useMe().person?.id
  useEffect(() => {
    if (personId === undefined) return
    let stop: (() => void) | undefined
    let over = false
    const begin = async () => {
      const { goLive } = await import('./go-live.ts')
      if (!over) stop = goLive(personId, workspaceId)
    }
    // Without it the bell counts every two minutes, as it does where no stream gets through.
    const timer = setTimeout(() => void begin().catch(() => undefined), 0)
    return () => {
      over = true
      clearTimeout(timer)
      stop?.()
    }
  }, [personId, workspaceId])
}

/** What the server has said is the number now. */
export function keepUnread(workspaceId: string, unread: number): void {
  const queryKey = keyOf(countUnread, { workspaceId })
  // A reading under way may be older than this.
  void queryClient.cancelQueries({ queryKey })
  queryClient.setQueryData(queryKey, { unread })
}
