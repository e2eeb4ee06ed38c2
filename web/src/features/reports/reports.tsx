import { Stack } from '@bordereau/ui/layout/layout'
import { Suspense, lazy } from 'react'
import { ReportBar } from './report-bar.tsx'
import { ReportSkeleton } from './report-skeleton.tsx'
import type { ReportState } from './report-state.ts'
import { PaymentsReport, RevenueReport } from './sums-report.tsx'
import { InputTaxReport, VatReport } from './vat-report.tsx'

// Few companies sell abroad.
const AbroadReport = lazy(async () => ({
  default: (await import('./abroad-report.tsx')).AbroadReport,
}))

const REPORTS = {
  vat: VatReport,
  input_tax: InputTaxReport,
  abroad: AbroadReport,
  revenue: RevenueReport,
  payments: PaymentsReport,
} as const

/** The sums of a period, and of the same period of the year before. */
export function Reports({ state }: { readonly state: ReportState }) {
  const Report = REPORTS[state.kind]
  return (
    <Stack gap={4}>
      <ReportBar state={state} />
      <Suspense fallback={<ReportSkeleton figures={1} />}>
        <Report state={state} />
      </Suspense>
    </Stack>
  )
}
