import type { RecurringView } from '@bordereau/contract/recurring'
import { Card, Facts, Stack, Text } from '@bordereau/ui/layout/layout'
import { Link } from '@bordereau/ui/link/link'
import { Amount } from '@bordereau/ui/money/amount'
import { Trans, t } from '#macros'
import { useWorkspace } from '../../data/session.tsx'
import { useFormats } from '../../format/formats.ts'
import { planText } from './plan-text.ts'
import css from './recurring.module.css'
import { modeLabel } from './labels.ts'
import { CountryFlag } from '../../layout/country-flag.tsx'

/** Customer, amount, plan, mode and source of a recurring invoice. */
export function RecurringFacts({ recurring }: { recurring: RecurringView }) {
  const { workspaceId } = useWorkspace()
  const formats = useFormats()
  const { customerId, customerName, customerCountry, sourceId, plan, mode } = recurring
  const base = `/w/${workspaceId}`
  const facts = [
    {
      name: t`Customer`,
      value: (
        <span className={css.withFlag}>
          <CountryFlag country={customerCountry} />
          <Link href={`${base}/customers/${customerId}`}>
            <bdi>{customerName}</bdi>
          </Link>
        </span>
      ),
    },
    {
      name: t`Amount`,
      value: <Amount value={recurring.amount} currency={recurring.currency} />,
    },
    { name: t`Repeats`, value: planText(plan, formats) },
    { name: t`On each day`, value: modeLabel(mode).label },
    ...(sourceId === null
      ? []
      : [
          {
            name: t`Created from`,
            value: (
              <Link href={`${base}/invoices/${sourceId}`}>
                <Trans>Open the invoice</Trans>
              </Link>
            ),
          },
        ]),
  ]
  return (
    <Card>
      <Facts facts={facts} />
    </Card>
  )
}

/** The next days of the plan. */
export function NextDays({ recurring }: { recurring: RecurringView }) {
  const { nextDays, state, today } = recurring
  return (
    <Card title={t`Next days`}>
      {state === 'ended' || nextDays.length === 0 ? (
        <Text tone="muted">
          <Trans>No more dates are planned.</Trans>
        </Text>
      ) : (
        <Stack gap={3}>
          <DayList days={nextDays} today={today} />
          {state === 'paused' && (
            <Text size={13} tone="muted">
              <Trans>While it is paused, these dates are skipped.</Trans>
            </Text>
          )}
        </Stack>
      )}
    </Card>
  )
}

function DayList({
  days,
  today,
}: {
  days: RecurringView['nextDays']
  today: RecurringView['today']
}) {
  const formats = useFormats()
  return (
    <ul className={css.days}>
      {days.map(day => (
        <li key={day}>
          <time dateTime={day}>{formats.wholeDay(day)}</time>{' '}
          <Text as="span" size={13} tone="muted">
            {formats.days(day, today)}
          </Text>
        </li>
      ))}
    </ul>
  )
}
