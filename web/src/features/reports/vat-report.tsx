import { type TaxSide, getVatReport } from '@bordereau/contract/reports'
import { BarChart } from '@bordereau/ui/chart/bar-chart'
import { Card } from '@bordereau/ui/layout/layout'
import { Amount } from '@bordereau/ui/money/amount'
import { DataTable } from '@bordereau/ui/table/data-table'
import { useLingui } from '#macros'
import { Suspense, lazy } from 'react'
import { useQuery } from '../../data/query.ts'
import { useWorkspace } from '../../data/session.tsx'
import { useFormats } from '../../format/formats.ts'
import { CutNotice, NoReport, ReportRefusal, VatNotices } from './notices.tsx'
import { ReportSkeleton } from './report-skeleton.tsx'
import type { ReportState } from './report-state.ts'
import { Totals } from './totals.tsx'
import { useVatColumns } from './vat-columns.tsx'
import { type VatReportData, vatLines, vatRowKey } from './vat-lines.ts'

// Few companies write invoices for suppliers.
const LawNotices = lazy(async () => ({ default: (await import('./law-notices.tsx')).LawNotices }))
const PurchaseNotice = lazy(async () => ({
  default: (await import('./purchase-notice.tsx')).PurchaseNotice,
}))

// Few sellers grant them.
const DiscountsTaken = lazy(async () => ({
  default: (await import('./discounts-taken.tsx')).DiscountsTaken,
}))

// Read and shown when someone opens them.
const ReturnBoxes = lazy(async () => ({
  default: (await import('./return-boxes.tsx')).ReturnBoxes,
}))

type Props = { readonly state: ReportState }

/** The tax of what was issued, by state, category and rate. */
export function VatReport({ state }: Props) {
  return <TaxReport state={state} side="sales" />
}

/** What suppliers charged on the documents that the company wrote in their name. */
export function InputTaxReport({ state }: Props) {
  return <TaxReport state={state} side="purchases" />
}

function TaxReport({ state, side }: Props & { readonly side: TaxSide }) {
  const { t } = useLingui()
  const { workspaceId } = useWorkspace()
  const query = { workspaceId, period: state.period.key, side }
  const { data, refused, retry, refreshing } = useQuery(getVatReport, query, { keep: true })
  const columns = useVatColumns(data?.rows ?? [], data?.currency ?? '')
  if (refused) return <ReportRefusal refused={refused} retry={retry} />
  if (!data) return <ReportSkeleton figures={2} />
  return (
    <>
      <VatNotices report={data} />
      <Suspense fallback={null}>
        <LawNotices />
        {side === 'purchases' && <PurchaseNotice report={data} />}
      </Suspense>
      {data.rows.length > 0 && (
        <>
          <Totals
            currency={data.currency}
            figures={[
              {
                label: t`Taxable amount`,
                now: data.total.taxable,
                before: data.totalBefore.taxable,
              },
              { label: t`Tax`, now: data.total.tax, before: data.totalBefore.tax },
            ]}
          />
          <TaxChart report={data} />
        </>
      )}
      <DataTable
        label={t`Tax by category and rate`}
        columns={columns}
        rows={vatLines(data)}
        rowKey={line => line.key}
        rowName={line => line.key}
        busy={refreshing}
        keys={false}
        empty={<NoReport kind="vat" />}
      />
      <Suspense fallback={null}>
        {data.discounts.length > 0 && <DiscountsTaken report={data} />}
        {data.returnName && <ReturnBoxes period={state.period.key} name={data.returnName} />}
      </Suspense>
      {data.cut && <CutNotice />}
    </>
  )
}

/** The tax of each rate above zero, beside that of the year before. */
function TaxChart({ report }: { readonly report: VatReportData }) {
  const { t } = useLingui()
  const { percent } = useFormats()
  const rows = report.rows.filter(row => row.home && row.before && Number(row.rate) > 0)
  const show = (value: string) => ({
    value: Number(value),
    shown: <Amount value={value} currency={report.currency} />,
  })
  if (rows.length === 0) return null
  return (
    <Card title={t`Tax by rate`}>
      <BarChart
        label={t`Tax by rate, in ${report.currency}`}
        groupHead={t`Rate`}
        series={[t`This period`, t`Year before`]}
        groups={rows.map(row => ({
          key: vatRowKey(row),
          label: percent(row.rate),
          name: `${row.country} ${percent(row.rate)} ${row.currency}`,
          values: [show(row.home?.tax ?? '0'), show(row.before?.tax ?? '0')],
        }))}
      />
    </Card>
  )
}
