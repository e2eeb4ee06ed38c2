import type { RunView } from '@bordereau/contract/recurring'
import { StatusBadge } from '@bordereau/ui/badge/badge'
import { Text } from '@bordereau/ui/layout/layout'
import { Link } from '@bordereau/ui/link/link'
import { Amount } from '@bordereau/ui/money/amount'
import type { Column } from '@bordereau/ui/table/data-table'
import { t } from '#macros'
import type { Formats } from '../../format/formats.ts'
import css from './recurring.module.css'
import { outcomeLabel, failureReasonText } from './labels.ts'

export function columnsOf(formats: Formats, base: string): readonly Column<RunView>[] {
  return [
    {
      key: 'day',
      head: t`Day`,
      phone: 'top-start',
      cell: run => <span className={css.line}>{formats.date(run.day)}</span>,
    },
    {
      key: 'outcome',
      head: t`What was done`,
      wide: true,
      phone: 'bottom-start',
      cell: run => <Outcome run={run} />,
    },
    {
      key: 'invoice',
      head: t`Invoice`,
      phone: 'bottom-end',
      cell: run => <RunInvoice run={run} base={base} />,
    },
    {
      key: 'amount',
      head: t`Amount`,
      align: 'end',
      phone: 'top-end',
      cell: run => <RunAmount run={run} />,
    },
  ]
}

function Outcome({ run }: { run: RunView }) {
  const { tone, label } = outcomeLabel(run.outcome)
  return (
    <span className={css.outcome}>
      <StatusBadge tone={tone}>{label}</StatusBadge>
      {run.reason !== null && (
        <Text as="span" size={13} tone="muted">
          {failureReasonText(run.reason)}
        </Text>
      )}
    </span>
  )
}

function RunInvoice({ run, base }: { run: RunView; base: string }) {
  if (run.invoiceId !== null) {
    return (
      <Link href={`${base}/${run.invoiceId}`} className={css.line}>
        {run.number ?? t`Draft`}
      </Link>
    )
  }
  return (
    <Text as="span" tone="muted">
      {run.outcome === 'skipped' ? '–' : t`Deleted`}
    </Text>
  )
}

function RunAmount({ run: { amount, currency } }: { run: RunView }) {
  return amount === null || currency === null ? null : <Amount value={amount} currency={currency} />
}
