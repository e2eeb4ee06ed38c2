import {
  exportPaymentsReport,
  exportRevenueReport,
  exportVatReport,
} from '@bordereau/contract/reports'
import { t } from '#macros'
import { download } from '../../data/download.ts'
import { useWorkspace } from '../../data/session.tsx'
import { ExportButton } from '../list/export-button.tsx'
import { type ReportFormat, reportFiles } from '../list/file-items.ts'
import { useBooksMenu } from './export-books.tsx'
import { useTaxFileMenu } from './export-tax-file.tsx'
import type { ReportState } from './report-state.ts'

/** The report as a file, and the files of a period for accountants and tax offices. */
export function ExportMenu({ state }: { readonly state: ReportState }) {
  const { workspaceId } = useWorkspace()
  const books = useBooksMenu(state.period.key)
  const taxFiles = useTaxFileMenu(state.period.key)
  const items = reportFiles(format => void save(workspaceId, state, format))
  return (
    <ExportButton
      sections={[
        // Its lists have files of their own.
        ...(state.kind === 'abroad'
          ? []
          : [{ key: 'report', label: t`The report as it is shown`, items }]),
        ...taxFiles,
        books,
      ]}
    />
  )
}

function save(workspaceId: string, state: ReportState, format: ReportFormat): Promise<boolean> {
  const query = { workspaceId, period: state.period.key, format }
  switch (state.kind) {
    case 'abroad':
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
