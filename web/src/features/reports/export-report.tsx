import { Suspense, lazy } from 'react'
import { useWorkspace } from '../../data/session.tsx'
import { ExportButton } from '../list/export-button.tsx'
import type { ReportState } from './report-state.ts'

// The report is shown without the code of all files that it can become.
const ExportMenu = lazy(async () => ({ default: (await import('./export-menu.tsx')).ExportMenu }))

/** The report as a file. */
export function ExportReport({ state }: { readonly state: ReportState }) {
  const { may } = useWorkspace()
  if (!may('invoices.export')) return null
  return (
    <Suspense fallback={<ExportButton sections={[]} disabled />}>
      <ExportMenu state={state} />
    </Suspense>
  )
}
