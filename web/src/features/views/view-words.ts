import { listViews } from '@bordereau/contract/views'
import { t } from '@lingui/core/macro'
import type { Refused } from '../../api.ts'
import { wordsOf } from '../../refusal.tsx'

/** What is no longer true after a view was changed. */
export const VIEWS = [listViews]

/** Why a view was not saved. */
export function viewFault(refused: Refused): string {
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
      return wordsOf(refused)
  }
}
