import {
  exportPaymentsReport,
  exportRevenueReport,
  exportVatReport,
} from '@bordereau/contract/reports'
import { Button } from '@bordereau/ui/button/button'
import { Menu, type MenuItem } from '@bordereau/ui/overlay/menu'
import { Trans, t } from '#macros'
import { download } from '../../data/download.ts'
import { useWorkspace } from '../../data/session.tsx'
import { useBooksMenu } from './export-books.tsx'
import { useTaxFileMenu } from './export-tax-file.tsx'
import type { ReportState } from './report-state.ts'

type Format = 'pdf' | 'csv' | 'xlsx'

/** The report as a file, and the files of a period for accountants and tax offices. */
export function ExportMenu({ state }: { readonly state: ReportState }) {
  const { workspaceId } = useWorkspace()
  const books = useBooksMenu(state.period.key)
  const taxFiles = useTaxFileMenu(state.period.key)
  const exportAs = (format: Format) => () => void save(workspaceId, state, format)
  return (
    <Menu
      align="end"
      sections={[
        { key: 'report', label: t`The report as it is shown`, items: reportItems(exportAs) },
        ...taxFiles,
        books,
      ]}
    >
      <Button icon="cloud-download" iconEnd="chevron-down">
        <Trans>Export</Trans>
      </Button>
    </Menu>
  )
}

function reportItems(exportAs: (format: Format) => () => void): readonly MenuItem[] {
  return [
    { key: 'pdf', icon: 'file-pdf', label: 'PDF', onPress: exportAs('pdf') },
    {
      key: 'xlsx',
      icon: 'file-spreadsheet',
      label: t`Spreadsheet (XLSX)`,
      onPress: exportAs('xlsx'),
    },
    { key: 'csv', icon: 'file-csv', label: 'CSV', onPress: exportAs('csv') },
  ]
}

function save(workspaceId: string, state: ReportState, format: Format): Promise<boolean> {
  const query = { workspaceId, period: state.period.key, format }
  switch (state.kind) {
    case 'vat':
      return download(exportVatReport, query)
    case 'input_tax':
      return download(exportVatReport, { ...query, side: 'purchases' })
    case 'revenue':
      return download(exportRevenueReport, { ...query, by: state.by })
    case 'payments':
      return download(exportPaymentsReport, { ...query, by: state.paymentsBy })
  }
}
