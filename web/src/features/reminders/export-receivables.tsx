import { exportReceivables } from '@bordereau/contract/reports'
import { Button } from '@bordereau/ui/button/button'
import { Menu } from '@bordereau/ui/overlay/menu'
import { Trans, t } from '#macros'
import { download } from '../../data/download.ts'
import { useWorkspace } from '../../data/session.tsx'

/** The receivables of today as a file. */
export function ExportReceivables() {
  const { workspaceId, may } = useWorkspace()
  if (!may('invoices.export')) return null
  const exportAs = (format: 'pdf' | 'csv' | 'xlsx') => () =>
    void download(exportReceivables, { workspaceId, format })
  return (
    <Menu
      align="end"
      sections={[
        {
          key: 'receivables',
          label: t`Ageing of receivables by customer`,
          items: [
            { key: 'pdf', icon: 'file-pdf', label: 'PDF', onPress: exportAs('pdf') },
            {
              key: 'xlsx',
              icon: 'file-spreadsheet',
              label: t`Spreadsheet (XLSX)`,
              onPress: exportAs('xlsx'),
            },
            { key: 'csv', icon: 'file-csv', label: 'CSV', onPress: exportAs('csv') },
          ],
        },
      ]}
    >
      <Button icon="cloud-download" iconEnd="chevron-down">
        <Trans>Export</Trans>
      </Button>
    </Menu>
  )
}
