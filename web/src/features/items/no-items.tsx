import { ButtonLink } from '@bordereau/ui/button/button'
import { EmptyState } from '@bordereau/ui/state/state'
import { Trans, useLingui } from '#macros'
import { useWorkspace } from '../../data/session.tsx'

/** In place of an empty list: nothing matches, or how the first item is added. */
export function NoItems({ filtered }: { filtered: boolean }) {
  const { t } = useLingui()
  const { workspaceId, may } = useWorkspace()
  if (filtered) return <EmptyState icon="search" title={t`No matching item`} />
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
