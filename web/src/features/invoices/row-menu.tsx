import { getDocument } from '@bordereau/contract/invoice-files'
import type { InvoiceRow } from '@bordereau/contract/invoices'
import { PDF } from '@bordereau/domain/document-format'
import { IconButton } from '@bordereau/ui/button/button'
import { Menu, type MenuItem } from '@bordereau/ui/overlay/menu'
import { t } from '#macros'
import { download } from '../../data/download.ts'
import { type Workspace, useWorkspace } from '../../data/session.tsx'
import { deleteDraftUndoable } from '../document/delete-draft.ts'
import { useDuplicate } from '../document/duplicate.ts'

/** Actions on one row of the list. */
export function RowMenu({ row }: { row: InvoiceRow }) {
  const { workspaceId, may } = useWorkspace()
  const query = { workspaceId, invoiceId: row.id }
  const duplicate = useDuplicate(row.id)
  const actions = {
    download: () => void download(getDocument, { ...query, kind: PDF.kind }),
    duplicate: () => void duplicate(),
    remove: () => deleteDraftUndoable(query),
  }
  const items = itemsOf(row, may, actions)
  if (items.length === 0) return null
  const name = row.number ?? row.customerName
  return (
    <Menu align="end" sections={[{ key: 'row', items }]}>
      <IconButton size="sm" icon="dots" label={t`More for ${name}`} />
    </Menu>
  )
}

type Actions = Readonly<Record<'download' | 'duplicate' | 'remove', () => void>>

function itemsOf(row: InvoiceRow, may: Workspace['may'], actions: Actions): readonly MenuItem[] {
  const issued = row.number !== null
  const pdf: MenuItem = {
    key: 'download',
    icon: 'file-pdf',
    label: t`Download PDF`,
    onPress: actions.download,
  }
  const copy: MenuItem = {
    key: 'copy',
    icon: 'copy',
    label: t`Duplicate`,
    onPress: actions.duplicate,
  }
  const remove: MenuItem = {
    key: 'delete',
    icon: 'trash',
    tone: 'red',
    label: t`Delete draft`,
    onPress: actions.remove,
  }
  return [
    ...(issued ? [pdf] : []),
    ...(may('invoices.draft') ? [copy] : []),
    ...(!issued && may('invoices.delete_draft') ? [remove] : []),
  ]
}
