import { Notice } from '@bordereau/ui/badge/badge'
import { ButtonLink } from '@bordereau/ui/button/button'
import { BarChart } from '@bordereau/ui/chart/bar-chart'
import { StackedBar } from '@bordereau/ui/chart/stacked-bar'
import { Card, Stack, Text } from '@bordereau/ui/layout/layout'
import { Link } from '@bordereau/ui/link/link'
import { Amount } from '@bordereau/ui/money/amount'
import { Plural, Trans, useLingui } from '#macros'
import { useWorkspace } from '../../data/session.tsx'
import { useFormats } from '../../format/formats.ts'
import { bucketsOf } from './ageing.ts'
import css from './dashboard.module.css'
import type { DashboardData } from './data.ts'
import { Figures } from './figures.tsx'
import { Latest } from './latest.tsx'
import { OpenList } from './open-list.tsx'
import { EInvoicingDuties } from './radar.tsx'

type Props = { readonly data: DashboardData }

/** Receivables, overdue invoices with reasons, and the next events; in this order on a phone too. */
export function Dashboard({ data }: Props) {
  return (
    <Stack gap={6}>
      <MissingRates data={data} />
      <Figures data={data} />
      <Ageing data={data} />
      <div className={css.columns}>
        <div className={css.column}>
          <div className={css.first}>
            <Late data={data} />
          </div>
          <Revenue data={data} />
          <EInvoicingDuties data={data} />
        </div>
        <div className={css.column}>
          <div className={css.first}>
            <Next data={data} />
          </div>
          <Latest data={data} />
        </div>
      </div>
    </Stack>
  )
}

function MissingRates({ data }: Props) {
  const { t } = useLingui()
  const { workspaceId } = useWorkspace()
  if (data.ratesMissing.length === 0) return null
  const missing = data.ratesMissing.join(', ')
  return (
    <Notice
      tone="amber"
      title={t`Exchange rates are missing for ${missing}`}
      action={
        <ButtonLink size="sm" href={`/w/${workspaceId}/settings/currencies`}>
          <Trans>Enter rates</Trans>
        </ButtonLink>
      }
    >
      <Trans>Until then, these currencies are left out of the sums in {data.currency}.</Trans>
    </Notice>
  )
}

function Ageing({ data }: Props) {
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

function Late({ data }: Props) {
  const { t } = useLingui()
  const { workspaceId } = useWorkspace()
  const count = data.overdue.reduce((all, sum) => all + sum.count, 0)
  return (
    <Card
      title={t`Overdue, and why`}
      aside={
        count > data.late.length && (
          <Link href={`/w/${workspaceId}/invoices?tab=overdue&sort=due`}>{t`All ${count}`}</Link>
        )
      }
    >
      {count === 0 ? (
        <Text tone="muted">
          <Trans>Nothing is late.</Trans>
        </Text>
      ) : (
        <OpenList rows={data.late} />
      )}
    </Card>
  )
}

function Next({ data }: Props) {
  const { t } = useLingui()
  const { workspaceId } = useWorkspace()
  return (
    <Card
      title={t`Next two weeks`}
      aside={<Link href={`/w/${workspaceId}/calendar`}>{t`Calendar`}</Link>}
    >
      <Stack gap={3}>
        {data.due.length === 0 ? (
          <Text tone="muted">
            <Trans>Nothing is due in the next two weeks.</Trans>
          </Text>
        ) : (
          <OpenList rows={data.due} />
        )}
        {data.drafts > 0 && (
          <Text>
            <Link href={`/w/${workspaceId}/invoices?tab=draft`}>
              <Plural
                value={data.drafts}
                one="# draft is waiting to be issued"
                other="# drafts are waiting to be issued"
              />
            </Link>
          </Text>
        )}
      </Stack>
    </Card>
  )
}

function Revenue({ data }: Props) {
  const { t } = useLingui()
  const { month } = useFormats()
  const show = (value: string) => ({
    value: Number(value),
    shown: <Amount value={value} currency={data.currency} />,
  })
  return (
    <Card title={t`Invoiced and received by month`}>
      <BarChart
        label={t`Invoiced without tax and received by month, in ${data.currency}`}
        groupHead={t`Month`}
        series={[t`Invoiced`, t`Received`]}
        groups={data.months.map(each => ({
          key: each.month,
          label: month(each.month).split(' ')[0] ?? each.month,
          name: month(each.month),
          values: [show(each.invoiced), show(each.received)],
        }))}
      />
    </Card>
  )
}
