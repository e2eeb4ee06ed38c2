import { countryName } from '@bordereau/domain/country/countries'
import type { PaymentGroup, RevenueGroup } from '@bordereau/contract/reports'
import { BarChart } from '@bordereau/ui/chart/bar-chart'
import { Card } from '@bordereau/ui/layout/layout'
import { Amount } from '@bordereau/ui/money/amount'
import { useLingui } from '#macros'
import { useFormats } from '../../format/formats.ts'
import { groupLabel } from './report-labels.ts'
import type { SumsData } from './sum-lines.ts'

/** More bars than these cannot be told apart on a phone. */
const MOST_BARS = 12

type Props = {
  readonly report: SumsData
  readonly by: RevenueGroup | PaymentGroup
  readonly label: string
}

/** The months or countries beside those of the year before; names of customers and items are too long for an axis. */
export function SumsChart({ report, by, label }: Props) {
  const { t } = useLingui()
  const { tag, month } = useFormats()
  if ((by !== 'month' && by !== 'country') || report.rows.length < 2) return null
  const { currency } = report
  const show = (value: string) => ({
    value: Number(value),
    shown: <Amount value={value} currency={currency} />,
  })
  const names = (key: string) =>
    by === 'month'
      ? { label: month(key).split(' ')[0] ?? key, name: month(key) }
      : { label: key, name: countryName(key, tag) }
  return (
    <Card title={label}>
      <BarChart
        label={t`${label}, in ${currency}`}
        groupHead={groupLabel(by)}
        series={[t`This period`, t`Year before`]}
        groups={report.rows.slice(0, MOST_BARS).map(row => ({
          key: row.key,
          ...names(row.key),
          values: [show(row.home), show(row.before)],
        }))}
      />
    </Card>
  )
}
