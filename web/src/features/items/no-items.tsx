import { ButtonLink } from '@bordereau/ui/button/button'
import { EmptyState } from '@bordereau/ui/state/state'
import { Trans, useLingui } from '#macros'
import { useWorkspace } from '../../data/session.tsx'
import { archiveState } from '../list/archive-tabs.tsx'
import { NoMatch } from '../list/no-match.tsx'
import type { ListState } from '../list/list-state.ts'
import { isFilteredItems, NO_ITEM_FILTERS } from './use-items.ts'

/** In place of an empty list: nothing matches, nothing is archived, or how the first item is added. */
export function NoItems({ state }: { readonly state: ListState }) {
  const { t } = useLingui()
  const { workspaceId, may } = useWorkspace()
  if (isFilteredItems(state))
    return <NoMatch title={t`No matching item`} state={state} none={NO_ITEM_FILTERS} />
  if (archiveState(state) === 'archived')
    return <EmptyState icon="archive" title={t`Nothing is archived`} />
  return (
    <EmptyState
      icon="package"
      title={t`No items yet`}
      action={
        may('items.create') && (
          <>
            <ButtonLink look="primary" icon="plus" href={`/w/${workspaceId}/items/new`}>
              <Trans>Add an item</Trans>
            </ButtonLink>
            {may('import') && (
              <ButtonLink icon="upload" href={`/w/${workspaceId}/items/import`}>
                <Trans>Import a list</Trans>
              </ButtonLink>
            )}
          </>
        )
      }
    >
      <Trans>Select what you sell often to fill a line in one step.</Trans>
    </EmptyState>
  )
}
