import { getDashboard } from '@bordereau/contract/dashboard'
import type { ResponseOf } from '@bordereau/contract/endpoint'
import { Notice } from '@bordereau/ui/badge/badge'
import { ButtonLink } from '@bordereau/ui/button/button'
import { BarChart } from '@bordereau/ui/chart/bar-chart'
import { StackedBar } from '@bordereau/ui/chart/stacked-bar'
import { Card, Grid, Stack, Text } from '@bordereau/ui/layout/layout'
import { Link } from '@bordereau/ui/link/link'
import { Amount } from '@bordereau/ui/money/amount'
import { Timeline } from '@bordereau/ui/timeline/timeline'
import { Trans, useLingui } from '@lingui/react/macro'
import { useWorkspace } from '../../session.tsx'
import { useFormats } from '../invoices/formats.ts'
import { eventWords } from '../invoices/words.ts'
import css from './dashboard.module.css'
import { DueList } from './due-list.tsx'
import { bucketsOf } from './ageing.ts'

export type DashboardData = ResponseOf<typeof getDashboard>

/** What am I owed, what is late and why, what happens next. */
export function Dashboard({ data }: { data: DashboardData }) {
  return (
    <Stack gap={6}>
      <MissingRates data={data} />
      <Figures data={data} />
      <div className={css.columns}>
        <Stack gap={6}>
          <Ageing data={data} />
          <Revenue data={data} />
          <Latest data={data} />
        </Stack>
        <NextDue data={data} />
      </div>
    </Stack>
  )
}

type Props = { readonly data: DashboardData }

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

function Figures({ data }: Props) {
  const { t } = useLingui()
  const { workspaceId } = useWorkspace()
  const base = `/w/${workspaceId}/invoices`
  const { currency } = data
  return (
    <Grid column={13}>
      <Figure
        label={t`Outstanding`}
        amount={data.outstandingHome}
        currency={currency}
        href={`${base}?tab=open`}
      >
        <Sums sums={data.outstanding} home={currency} />
      </Figure>
      <Figure
        label={t`Overdue`}
        amount={data.overdueHome}
        currency={currency}
        href={`${base}?tab=overdue`}
      >
        <Sums sums={data.overdue} home={currency} />
      </Figure>
      <Figure
        label={t`Paid this month`}
        amount={data.paidThisMonthHome}
        currency={currency}
        href={`/w/${workspaceId}/payments`}
      />
      <Card>
        <Text tone="muted" size={13}>
          <Link href={`${base}?tab=draft`}>{t`Drafts`}</Link>
        </Text>
        <Text size={28} weight="semibold" tabular>
          {data.drafts}
        </Text>
      </Card>
    </Grid>
  )
}

function Figure(props: {
  readonly label: string
  readonly amount: string
  readonly currency: string
  readonly href: string
  readonly children?: React.ReactNode
}) {
  return (
    <Card>
      <Text tone="muted" size={13}>
        <Link href={props.href}>{props.label}</Link>
      </Text>
      <Amount value={props.amount} currency={props.currency} size={28} weight="semibold" />
      {props.children}
    </Card>
  )
}

/** By currency, where there is more than the home currency. */
function Sums({ sums, home }: { sums: DashboardData['outstanding']; home: string }) {
  if (sums.every(({ currency }) => currency === home)) return null
  return (
    <ul className={css.sums}>
      {sums.map(sum => (
        <li key={sum.currency}>
          <Text as="span" size={13} tone="muted">
            <Amount value={sum.amount} currency={sum.currency} size={13} />
          </Text>
        </li>
      ))}
    </ul>
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
    <Card title={t`How old the open amounts are`}>
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

function Revenue({ data }: Props) {
  const { t } = useLingui()
  const { month } = useFormats()
  const show = (value: string) => ({
    value: Number(value),
    shown: <Amount value={value} currency={data.currency} />,
  })
  return (
    <Card title={t`Money by month`}>
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

function NextDue({ data }: Props) {
  const { t } = useLingui()
  const { workspaceId } = useWorkspace()
  return (
    <Card
      title={t`Due next`}
      aside={<Link href={`/w/${workspaceId}/calendar`}>{t`Calendar`}</Link>}
    >
      {data.due.length === 0 ? (
        <Text tone="muted">
          <Trans>Nothing is due in the next two weeks.</Trans>
        </Text>
      ) : (
        <DueList rows={data.due} />
      )}
    </Card>
  )
}

const EVENTS_SHOWN = 6

function Latest({ data }: Props) {
  const { t } = useLingui()
  const { workspaceId } = useWorkspace()
  const formats = useFormats()
  // Every document begins as a draft: that would be half of the news and tell nothing.
  const told = data.events.filter(({ kind }) => kind !== 'created')
  return (
    <Card title={t`Latest`}>
      <Timeline
        events={told.slice(0, EVENTS_SHOWN).map(event => {
          const { icon, tone, title } = eventWords(event, formats)
          return {
            key: event.id,
            icon,
            tone,
            title,
            time: <time dateTime={event.at}>{formats.instant(event.at)}</time>,
            children: (
              <Link href={`/w/${workspaceId}/invoices/${event.invoiceId}`}>
                {[event.number ?? t`Draft`, event.customerName].filter(Boolean).join(' · ')}
              </Link>
            ),
          }
        })}
      />
    </Card>
  )
}
