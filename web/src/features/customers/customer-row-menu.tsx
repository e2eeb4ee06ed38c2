import type { CustomerRow } from '@bordereau/contract/customers'
import type { MenuItem } from '@bordereau/ui/overlay/menu'
import { t } from '#macros'
import { useWorkspace } from '../../data/session.tsx'
import { RowMore } from '../list/row-more.tsx'

/** What can be done with one customer of the list. `onArchive`: undefined for those who may not. */
export function CustomerRowMenu(props: {
  readonly row: CustomerRow
  readonly onArchive: (() => void) | undefined
}) {
  const { row, onArchive } = props
  const { workspaceId, may } = useWorkspace()
  const begin = (kind: 'invoices' | 'quotes') => `/w/${workspaceId}/${kind}/new?customer=${row.id}`
  const items: readonly (MenuItem | false)[] = [
    !row.archived &&
      may('invoices.draft') && {
        key: 'invoice',
        icon: 'file-plus',
        label: t`New invoice`,
        href: begin('invoices'),
      },
    !row.archived &&
      may('quotes.draft') && {
        key: 'quote',
        icon: 'file-description',
        label: t`New quote`,
        href: begin('quotes'),
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
