import { Trans, useLingui } from '#macros'
import { ItemList } from '../features/items/item-list.tsx'
import { useItemActs } from '../features/items/use-item-acts.ts'
import { useItems } from '../features/items/use-items.ts'
import { ListActions } from '../features/list/list-actions.tsx'
import { useListState } from '../features/list/use-list-state.ts'
import { Page } from '../layout/page.tsx'

export function ItemsPage() {
  const { t } = useLingui()
  const state = useListState()
  const { exportAs } = useItemActs(state)
  const isEmpty = useItems(state).list.data?.total === 0
  return (
    <Page
      title={t`Items`}
      actions={
        <ListActions list="items" create="items.create" onExport={isEmpty ? undefined : exportAs}>
          <Trans>New item</Trans>
        </ListActions>
      }
    >
      <ItemList state={state} />
    </Page>
  )
}
