import type { CustomerRow } from '@bordereau/contract/customers'
import type { MenuItem } from '@bordereau/ui/overlay/menu'
import { t } from '#macros'
import { type Workspace, useWorkspace } from '../../data/session.tsx'
import { RowMore } from '../list/row-more.tsx'

/** What can be done with one customer of the list. `onArchive`: undefined for those who may not. */
export function CustomerRowMenu(props: {
  readonly row: CustomerRow
  readonly onArchive: (() => void) | undefined
}) {
  const { row, onArchive } = props
  const workspace = useWorkspace()
  const documents = row.archived ? [] : newDocumentItems(row.id, workspace)
  const archive: MenuItem | undefined = onArchive && {
    key: 'archive',
    icon: 'archive',
    label: row.archived ? t`Restore` : t`Archive`,
    onPress: onArchive,
  }
  return <RowMore name={row.name} items={archive ? [...documents, archive] : documents} />
}

/** The documents that the person may begin for a customer. */
function newDocumentItems(
  customerId: string,
  { workspaceId, may }: Pick<Workspace, 'workspaceId' | 'may'>,
): readonly MenuItem[] {
  const begin = (kind: 'invoices' | 'quotes') =>
    `/w/${workspaceId}/${kind}/new?customer=${customerId}`
  const items: readonly (MenuItem | false)[] = [
    may('invoices.draft') && {
      key: 'invoice',
      icon: 'file-plus',
      label: t`New invoice`,
      href: begin('invoices'),
    },
    may('quotes.draft') && {
      key: 'quote',
      icon: 'file-description',
      label: t`New quote`,
      href: begin('quotes'),
    },
  ]
  return items.filter(item => item !== false)
}
