import type { MenuItem } from '@bordereau/ui/overlay/menu'
import { t } from '#macros'

type TableFormat = 'csv' | 'xlsx'
export type ReportFormat = 'pdf' | TableFormat
export type SaveAs = (format: TableFormat) => void

/** Menu items that save rows as a spreadsheet or as CSV. */
export function tableFiles(save: SaveAs): readonly MenuItem[] {
  return [
    {
      key: 'xlsx',
      icon: 'file-spreadsheet',
      label: t`Spreadsheet (XLSX)`,
      onPress: () => save('xlsx'),
    },
    { key: 'csv', icon: 'file-csv', label: 'CSV', onPress: () => save('csv') },
  ]
}

/** Menu items that save a report to be read, or its rows. */
export function reportFiles(save: (format: ReportFormat) => void): readonly MenuItem[] {
  return [
    { key: 'pdf', icon: 'file-pdf', label: 'PDF', onPress: () => save('pdf') },
    ...tableFiles(save),
  ]
}
