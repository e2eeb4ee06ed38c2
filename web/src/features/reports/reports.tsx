import { Stack } from '@bordereau/ui/layout/layout'
import { ReportBar } from './report-bar.tsx'
import type { ReportState } from './report-state.ts'
import { PaymentsReport, RevenueReport } from './sums-report.tsx'
import { InputTaxReport, VatReport } from './vat-report.tsx'

const REPORTS = {
  vat: VatReport,
  input_tax: InputTaxReport,
  revenue: RevenueReport,
  payments: PaymentsReport,
} as const

/** The sums of a period, and of the same period of the year before. */
export function Reports({ state }: { readonly state: ReportState }) {
  const Report = REPORTS[state.kind]
  return (
    <Stack gap={4}>
      <ReportBar state={state} />
      <Report state={state} />
    </Stack>
  )
}
