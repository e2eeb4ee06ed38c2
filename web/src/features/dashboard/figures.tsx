import { Card, Grid, Text } from '@bordereau/ui/layout/layout'
import { Link } from '@bordereau/ui/link/link'
import { Amount } from '@bordereau/ui/money/amount'
import { Plural, useLingui } from '#macros'
import type { ReactNode } from 'react'
import { useWorkspace } from '../../data/session.tsx'
import { isAboveZero, useFormats } from '../../format/formats.ts'
import css from './dashboard.module.css'
import type { DashboardData } from './data.ts'

type Props = { readonly data: DashboardData }
type Sums = DashboardData['outstanding']

/** Four figures, each in the company's currency and with its parts. */
export function Figures({ data }: Props) {
  const { t } = useLingui()
  const { workspaceId } = useWorkspace()
  const base = `/w/${workspaceId}`
  const { currency } = data
  return (
    // In pairs, so that they are four, two or one in a row, and never three and one.
    <Grid column={29}>
      <Grid column={13}>
        <Figure label={t`Outstanding`} href={`${base}/invoices?tab=open`}>
          <Amount {...big} value={data.outstandingHome} currency={currency} />
          <Parts sums={data.outstanding} home={currency} />
        </Figure>
        <Figure label={t`Overdue`} href={`${base}/invoices?tab=overdue`}>
          {isAboveZero(data.overdueHome) ? (
            <Text as="span" tone="red">
              <Amount {...big} value={data.overdueHome} currency={currency} />
            </Text>
          ) : (
            <Amount {...big} value={data.overdueHome} currency={currency} />
          )}
          <Parts sums={data.overdue} home={currency} />
        </Figure>
      </Grid>
      <Grid column={13}>
        <Figure label={t`Due in two weeks`} href={`${base}/calendar`}>
          <Amount {...big} value={data.soonHome} currency={currency} />
          <Parts sums={data.soon} home={currency} />
        </Figure>
        <Figure label={t`Received this month`} href={`${base}/payments`}>
          <Amount {...big} value={data.paidThisMonthHome} currency={currency} />
          <LastMonths data={data} />
        </Figure>
      </Grid>
    </Grid>
  )
}

const big = { size: 28, weight: 'semibold' } as const

function Figure(props: {
  readonly label: string
  readonly href: string
  readonly children: ReactNode
}) {
  return (
    <Card className={css.figure}>
      <Text tone="muted" size={13}>
        <Link href={props.href}>{props.label}</Link>
      </Text>
      {props.children}
    </Card>
  )
}

/** The number of invoices, and the sum of each currency where there is more than the home currency. */
function Parts({ sums, home }: { readonly sums: Sums; readonly home: string }) {
  const count = sums.reduce((all, sum) => all + sum.count, 0)
  return (
    <>
      <Text size={13} tone="muted">
        <Plural value={count} _0="No invoice" one="# invoice" other="# invoices" />
      </Text>
      {sums.some(({ currency }) => currency !== home) && (
        <div className={css.parts}>
          {sums.map(sum => (
            <Text key={sum.currency} as="span" size={13} tone="muted">
              <Amount value={sum.amount} currency={sum.currency} size={13} />
            </Text>
          ))}
        </div>
      )}
    </>
  )
}

/** Comparison for the money of the month: what was invoiced in it, and the month before. */
function LastMonths({ data }: Props) {
  const { t } = useLingui()
  const { month, money } = useFormats()
  const [before, now] = data.months.slice(-2)
  if (before === undefined || now === undefined) return null
  const name = month(before.month)
  return (
    <>
      <Text size={13} tone="muted" tabular>
        {t`${name}: ${money(before.received, data.currency)}`}
      </Text>
      <Text size={13} tone="muted" tabular>
        {t`Invoiced: ${money(now.invoiced, data.currency)}`}
      </Text>
    </>
  )
}
