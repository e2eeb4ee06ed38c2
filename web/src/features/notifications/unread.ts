import { countUnread } from '@bordereau/contract/notification-stream'
import { keyOf, queryClient } from '../../data/query.ts'

/** Writes the number that the server has sent into the cache. */
export function cacheUnread(workspaceId: string, unread: number): void {
  const queryKey = keyOf(countUnread, { workspaceId })
  // A running query may be older than this.
  void queryClient.cancelQueries({ queryKey })
  queryClient.setQueryData(queryKey, { unread })
}
