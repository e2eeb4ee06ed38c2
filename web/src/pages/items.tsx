import { ButtonLink } from '@bordereau/ui/button/button'
import { Trans, useLingui } from '#macros'
import { ItemList } from '../features/items/item-list.tsx'
import { useListState } from '../features/list/use-list-state.ts'
import { Page } from '../layout/page.tsx'
import { useWorkspace } from '../data/session.tsx'
import { KEYS } from '../navigation/shortcuts.ts'

export function ItemsPage() {
  const { t } = useLingui()
  const { workspaceId, may } = useWorkspace()
  const state = useListState()
  return (
    <Page
      title={t`Items`}
      actions={
        <>
          {may('import') && (
            <ButtonLink icon="upload" href={`/w/${workspaceId}/items/import`}>
              <Trans>Import</Trans>
            </ButtonLink>
          )}
          {may('items.create') && (
            <ButtonLink
              look="primary"
              icon="plus"
              keys={KEYS['/items/new']}
              href={`/w/${workspaceId}/items/new`}
            >
              <Trans>New item</Trans>
            </ButtonLink>
          )}
        </>
      }
    >
      <ItemList state={state} />
    </Page>
  )
}
