import { type Item, createItem, listItems } from '@bordereau/contract/items'
import type { MenuItem } from '@bordereau/ui/overlay/menu'
import { t } from '#macros'
import { useNavigate } from 'react-router'
import { useMutation } from '../../data/query.ts'
import { useWorkspace } from '../../data/session.tsx'
import { toastResult } from '../../data/toast-result.ts'
import { RowMore } from '../list/row-more.tsx'

/** What can be done with one item of the list. `onArchive`: undefined for those who may not. */
export function ItemRowMenu(props: {
  readonly row: Item
  readonly onArchive: (() => void) | undefined
}) {
  const { row, onArchive } = props
  const { may } = useWorkspace()
  const duplicate = useDuplicateItem(row)
  const items: readonly (MenuItem | false)[] = [
    may('items.create') && {
      key: 'copy',
      icon: 'copy',
      label: t`Duplicate`,
      onPress: () => void duplicate(),
    },
    onArchive !== undefined && {
      key: 'archive',
      icon: 'archive',
      label: row.archived ? t`Restore` : t`Archive`,
      onPress: onArchive,
    },
  ]
  return <RowMore name={row.name} items={items.filter(item => item !== false)} />
}

/** Copies the item without its code, which is unique, and opens the copy. */
function useDuplicateItem(row: Item): () => Promise<void> {
  const navigate = useNavigate()
  const { workspaceId } = useWorkspace()
  const { mutate } = useMutation(createItem, { invalidates: [listItems] })
  return async () => {
    const result = await mutate({ query: { workspaceId }, body: { ...row, code: '' } })
    if (toastResult(result)) await navigate(`/w/${workspaceId}/items/${result.value.id}`)
  }
}
