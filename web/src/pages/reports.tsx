import { t } from '#macros'
import { ExportReport } from '../features/reports/export-report.tsx'
import { useReportState } from '../features/reports/report-state.ts'
import { Reports } from '../features/reports/reports.tsx'
import { Page } from '../layout/page.tsx'

/** Tax, revenue and payments of a month, quarter or year. */
export function ReportsPage() {
  const state = useReportState()
  return (
    <Page title={t`Reports`} actions={<ExportReport state={state} />}>
      <Reports state={state} />
    </Page>
  )
}
