import { Button } from '@bordereau/ui/button/button'
import { Trans } from '#macros'
import { Suspense, lazy } from 'react'
import { useWorkspace } from '../../data/session.tsx'
import type { ReportState } from './report-state.ts'

// The report is shown without the code of all files that it can become.
const ExportMenu = lazy(async () => ({ default: (await import('./export-menu.tsx')).ExportMenu }))

/** The report as a file. */
export function ExportReport({ state }: { readonly state: ReportState }) {
  const { may } = useWorkspace()
  if (!may('invoices.export')) return null
  const waiting = (
    <Button icon="cloud-download" iconEnd="chevron-down" disabled>
      <Trans>Export</Trans>
    </Button>
  )
  return (
    <Suspense fallback={waiting}>
      <ExportMenu state={state} />
    </Suspense>
  )
}
