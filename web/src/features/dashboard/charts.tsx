import { BarChart } from '@bordereau/ui/chart/bar-chart'
import { StackedBar } from '@bordereau/ui/chart/stacked-bar'
import { Card } from '@bordereau/ui/layout/layout'
import { Amount } from '@bordereau/ui/money/amount'
import { useLingui } from '#macros'
import { useWorkspace } from '../../data/session.tsx'
import { useFormats } from '../../format/formats.ts'
import { bucketsOf } from './ageing.ts'
import type { DashboardData } from './data.ts'

type Props = { readonly data: DashboardData }

/** The open amounts by how long they are overdue. */
export function Ageing({ data }: Props) {
  const { t } = useLingui()
  const { workspaceId } = useWorkspace()
  const parts = bucketsOf(data.ageing, {
    not_due: t`Not due yet`,
    days_1_30: t`1–30 days`,
    days_31_60: t`31–60 days`,
    days_61_90: t`61–90 days`,
    days_over_90: t`over 90 days`,
  })
  return (
    <Card title={t`Ageing of receivables`}>
      <StackedBar
        label={t`Open amounts by age, in ${data.currency}`}
        parts={parts.map(part => ({
          ...part,
          shown: <Amount value={part.amount} currency={data.currency} />,
          href: `/w/${workspaceId}/invoices?tab=${part.key === 'not_due' ? 'open' : 'overdue'}`,
        }))}
      />
    </Card>
  )
}

/** What was invoiced and received in each of the last months, beside the year before where there is one. */
export function Revenue({ data }: Props) {
  const { t } = useLingui()
  const { month } = useFormats()
  const show = (value: string) => ({
    value: Number(value),
    shown: <Amount value={value} currency={data.currency} />,
  })
  const hasYearBefore = data.months.some(one => Number(one.invoicedYearBefore) !== 0)
  return (
    <Card title={t`Invoiced and received by month`}>
      <BarChart
        label={t`Invoiced without tax and received by month, in ${data.currency}`}
        groupHead={t`Month`}
        series={[t`Invoiced`, t`Received`]}
        {...(hasYearBefore ? { markName: t`Invoiced the year before` } : {})}
        groups={data.months.map(each => ({
          key: each.month,
          label: month(each.month).split(' ')[0] ?? each.month,
          name: month(each.month),
          values: [show(each.invoiced), show(each.received)],
          ...(hasYearBefore ? { mark: show(each.invoicedYearBefore) } : {}),
        }))}
      />
    </Card>
  )
}
