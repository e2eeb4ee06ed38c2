import type { Endpoint } from '@bordereau/contract/endpoint'
import { useNavigate } from 'react-router'
import type { Done, Refused } from './api.ts'
import { invalidate } from './mutation.ts'
import { toastResult } from './toast-result.ts'
import { undoable } from './undoable-action.ts'

type Archiving = {
  readonly ids: readonly string[]
  /** Whether they are archived now. */
  readonly archived: boolean
  /** Says that they are archived. */
  readonly message: string
  readonly send: (archived: boolean, keepalive: boolean) => Promise<Done<unknown> | Refused>
  readonly invalidates: readonly Endpoint[]
}

/** Archives records after the time to undo has passed; restores archived ones at once. */
export async function archiveOrRestore(records: Archiving): Promise<void> {
  const { ids, archived, message, send, invalidates } = records
  const setArchived = async (keepalive = false): Promise<void> => {
    toastResult(await send(!archived, keepalive))
    invalidate(invalidates)
  }
  if (archived) return setArchived()
  undoable({ message, hide: ids, act: setArchived })
}

/** Archives or restores a record on its page, and leaves the page when it is archived. */
export function useArchive(
  record: Omit<Archiving, 'ids'> & {
    readonly id: string
    /** The page of the list. */
    readonly listHref: string
  },
): () => Promise<void> {
  const navigate = useNavigate()
  return async () => {
    await archiveOrRestore({ ...record, ids: [record.id] })
    if (!record.archived) await navigate(record.listHref)
  }
}
