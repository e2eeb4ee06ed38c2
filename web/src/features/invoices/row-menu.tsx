import { duplicateInvoice, getDocument } from '@bordereau/contract/invoices'
import { IconButton } from '@bordereau/ui/button/button'
import { Menu, type MenuItem } from '@bordereau/ui/overlay/menu'
import { toasts } from '@bordereau/ui/toast/toast'
import { useLingui } from '@lingui/react/macro'
import { useNavigate } from 'react-router'
import { call } from '../../api.ts'
import { download } from '../../download.ts'
import { touch } from '../../query.ts'
import { wordsOf } from '../../refusal.tsx'
import { useWorkspace } from '../../session.tsx'
import { deleteDraftLater } from './delete-draft.ts'
import type { InvoiceRow } from './list-columns.tsx'
import { AFTER_DOCUMENT } from './touched.ts'

/** What can be done with one row without opening it. */
export function RowMenu({ row }: { row: InvoiceRow }) {
  const { t } = useLingui()
  const { workspaceId, may } = useWorkspace()
  const navigate = useNavigate()
  const query = { workspaceId, invoiceId: row.id }
  async function duplicate(): Promise<void> {
    const answer = await call(duplicateInvoice, { query })
    if (!answer.ok) return void toasts.error(wordsOf(answer))
    touch(AFTER_DOCUMENT)
    await navigate(`/w/${workspaceId}/invoices/${answer.value.id}`)
  }
  const pdf: MenuItem = {
    key: 'pdf',
    icon: 'file-pdf',
    label: t`Download PDF`,
    onPress: () => void download(getDocument, { ...query, kind: 'pdf' }),
  }
  const copy: MenuItem = {
    key: 'copy',
    icon: 'copy',
    label: t`Duplicate`,
    onPress: () => void duplicate(),
  }
  const trash: MenuItem = {
    key: 'delete',
    icon: 'trash',
    tone: 'red',
    label: t`Delete draft`,
    onPress: () => deleteDraftLater(query),
  }
  const issued = row.number !== null
  const items = [
    ...(issued ? [pdf] : []),
    ...(may('invoices.draft') ? [copy] : []),
    ...(!issued && may('invoices.delete_draft') ? [trash] : []),
  ]
  if (items.length === 0) return null
  const name = row.number ?? row.customerName
  return (
    <Menu align="end" sections={[{ key: 'row', items }]}>
      <IconButton size="sm" icon="dots" label={t`More for ${name}`} />
    </Menu>
  )
}
