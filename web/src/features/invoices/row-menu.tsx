import { getDocument } from '@bordereau/contract/invoice-files'
import { PDF } from '@bordereau/domain/document-format'
import { duplicateInvoice, type InvoiceRow } from '@bordereau/contract/invoices'
import { IconButton } from '@bordereau/ui/button/button'
import { Menu, type MenuItem } from '@bordereau/ui/overlay/menu'
import { toasts } from '@bordereau/ui/toast/toast'
import { useLingui } from '#macros'
import { useNavigate } from 'react-router'
import { call } from '../../data/api.ts'
import { download } from '../../data/download.ts'
import { invalidate } from '../../data/query.ts'
import { refusalMessage } from '../../data/refusal.tsx'
import { useWorkspace } from '../../data/session.tsx'
import { deleteDraftUndoable } from '../document/delete-draft.ts'
import { DOCUMENT_QUERIES } from '../document/invoice-queries.ts'

/** Actions on one row of the list. */
export function RowMenu({ row }: { row: InvoiceRow }) {
  const { t } = useLingui()
  const { workspaceId, may } = useWorkspace()
  const navigate = useNavigate()
  const query = { workspaceId, invoiceId: row.id }
  async function duplicate(): Promise<void> {
    const result = await call(duplicateInvoice, { query })
    if (!result.ok) return void toasts.error(refusalMessage(result))
    invalidate(DOCUMENT_QUERIES)
    await navigate(`/w/${workspaceId}/invoices/${result.value.id}`)
  }
  const pdf: MenuItem = {
    key: 'download',
    icon: 'file-pdf',
    label: t`Download PDF`,
    onPress: () => void download(getDocument, { ...query, kind: PDF.kind }),
  }
  const copy: MenuItem = {
    key: 'copy',
    icon: 'copy',
    label: t`Duplicate`,
    onPress: () => void duplicate(),
  }
  const remove: MenuItem = {
    key: 'delete',
    icon: 'trash',
    tone: 'red',
    label: t`Delete draft`,
    onPress: () => deleteDraftUndoable(query),
  }
  const issued = row.number !== null
  const items = [
    ...(issued ? [pdf] : []),
    ...(may('invoices.draft') ? [copy] : []),
    ...(!issued && may('invoices.delete_draft') ? [remove] : []),
  ]
  if (items.length === 0) return null
  const name = row.number ?? row.customerName
  return (
    <Menu align="end" sections={[{ key: 'row', items }]}>
      <IconButton size="sm" icon="dots" label={t`More for ${name}`} />
    </Menu>
  )
}
