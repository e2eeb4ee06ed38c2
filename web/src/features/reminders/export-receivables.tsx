import { exportReceivables } from '@bordereau/contract/reports'
import { t } from '#macros'
import { download } from '../../data/download.ts'
import { useWorkspace } from '../../data/session.tsx'
import { ExportButton } from '../list/export-button.tsx'
import { reportFiles } from '../list/file-items.ts'

/** The receivables of today as a file. */
export function ExportReceivables() {
  const { workspaceId, may } = useWorkspace()
  if (!may('invoices.export')) return null
  const items = reportFiles(format => void download(exportReceivables, { workspaceId, format }))
  return (
    <ExportButton
      sections={[{ key: 'receivables', label: t`Ageing of receivables by customer`, items }]}
    />
  )
}
