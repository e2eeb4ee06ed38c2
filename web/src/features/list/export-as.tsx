import { Button } from '@bordereau/ui/button/button'
import { Menu } from '@bordereau/ui/overlay/menu'
import { Trans, useLingui } from '#macros'

export type SaveAs = (format: 'csv' | 'xlsx') => void

/** Saves rows of a list as a spreadsheet or as CSV. */
export function ExportAs({ onExport, size = 'md' }: { onExport: SaveAs; size?: 'sm' | 'md' }) {
  const { t } = useLingui()
  const items = [
    {
      key: 'xlsx',
      icon: 'file-spreadsheet' as const,
      label: t`Spreadsheet (XLSX)`,
      onPress: () => onExport('xlsx'),
    },
    { key: 'csv', icon: 'file-csv' as const, label: 'CSV', onPress: () => onExport('csv') },
  ]
  return (
    <Menu align="end" sections={[{ key: 'formats', items }]}>
      <Button icon="cloud-download" iconEnd="chevron-down" size={size}>
        <Trans>Export</Trans>
      </Button>
    </Menu>
  )
}
