import type { Endpoint } from '@bordereau/contract/endpoint'
import { useNavigate } from 'react-router'
import type { Done, Refused } from './api.ts'
import { invalidate } from './mutation.ts'
import { toastResult } from './toast-result.ts'
import { undoable } from './undoable-action.ts'

/** Archives a record after the time to undo has passed, and leaves its page; restores an archived one at once. */
export function useArchive(record: {
  readonly id: string
  readonly archived: boolean
  /** Says that it is archived. */
  readonly message: string
  /** The page of the list. */
  readonly listHref: string
  readonly send: (archived: boolean, keepalive: boolean) => Promise<Done<unknown> | Refused>
  readonly invalidates: readonly Endpoint[]
}): () => Promise<void> {
  const navigate = useNavigate()
  const { id, archived, message, listHref, send, invalidates } = record
  const setArchived = async (keepalive = false): Promise<void> => {
    toastResult(await send(!archived, keepalive))
    invalidate(invalidates)
  }
  return async () => {
    if (archived) return setArchived()
    undoable({ message, hide: [id], act: setArchived })
    await navigate(listHref)
  }
}
