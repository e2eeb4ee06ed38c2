import {
  type PaymentGroup,
  type RevenueGroup,
  getPaymentsReport,
  getRevenueReport,
} from '@bordereau/contract/reports'
import { DataTable } from '@bordereau/ui/table/data-table'
import { useLingui } from '#macros'
import { type QueryResult, useQuery } from '../../data/query.ts'
import { useWorkspace } from '../../data/session.tsx'
import { CutNotice, MissingRates, NoReport, ReportRefusal } from './notices.tsx'
import { ReportSkeleton } from './report-skeleton.tsx'
import type { ReportState } from './report-state.ts'
import { useSumColumns } from './sum-columns.tsx'
import { type SumsData, isEmpty, sumLines } from './sum-lines.ts'
import { SumsChart } from './sums-chart.tsx'
import { Totals } from './totals.tsx'

type Props = { readonly state: ReportState }

/** What was issued, without tax. */
export function RevenueReport({ state }: Props) {
  const { t } = useLingui()
  const { workspaceId } = useWorkspace()
  const { by, period } = state
  const query = { workspaceId, period: period.key, by }
  const report = useQuery(getRevenueReport, query, { keep: true })
  return <Sums kind="revenue" by={by} report={report} label={t`Revenue without tax`} />
}

/** What was received. */
export function PaymentsReport({ state }: Props) {
  const { t } = useLingui()
  const { workspaceId } = useWorkspace()
  const by = state.paymentsBy
  const query = { workspaceId, period: state.period.key, by }
  const report = useQuery(getPaymentsReport, query, { keep: true })
  return <Sums kind="payments" by={by} report={report} label={t`Payments received`} />
}

function Sums(props: {
  readonly kind: 'revenue' | 'payments'
  readonly by: RevenueGroup | PaymentGroup
  readonly report: QueryResult<SumsData>
  readonly label: string
}) {
  const { kind, by, report, label } = props
  const { data } = report
  const columns = useSumColumns(kind, by, data?.currency ?? '')
  if (report.refused) return <ReportRefusal refused={report.refused} retry={report.retry} />
  if (!data) return <ReportSkeleton figures={1} />
  const shown = isEmpty(data) ? undefined : data
  return (
    <>
      <MissingRates missing={data.ratesMissing} home={data.currency} />
      {shown && (
        <>
          <Totals
            currency={shown.currency}
            figures={[{ label, now: shown.total, before: shown.totalBefore }]}
          />
          <SumsChart report={shown} by={by} label={label} />
        </>
      )}
      <DataTable
        label={label}
        columns={columns}
        rows={sumLines(data)}
        rowKey={line => line.key}
        rowName={line => line.key}
        busy={report.refreshing}
        keys={false}
        empty={<NoReport kind={kind} />}
      />
      {data.cut && <CutNotice />}
    </>
  )
}
