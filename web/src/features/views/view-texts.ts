import { listViews } from '@bordereau/contract/views'
import { t } from '#macros'
import type { Refused } from '../../data/api.ts'
import { refusalMessage } from '../../data/refusal.tsx'

/** Queries whose cached responses are stale after a change to a view. */
export const VIEW_QUERIES = [listViews]

/** The message of a refusal about views. */
export function viewRefusalMessage(refused: Refused): string {
  switch (refused.refusal) {
    case 'name_taken':
      return t`There is a view of this name already. Choose another.`
    case 'too_many_views':
      return t`There are 30 views of this list, which is all there can be. Delete one first.`
    case 'view_unknown':
      return t`This view does not exist any more.`
    case 'state_unknown':
      return t`One of these filters cannot be saved. Take it off and try again.`
    default:
      return refusalMessage(refused)
  }
}
