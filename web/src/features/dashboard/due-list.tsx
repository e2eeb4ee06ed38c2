import { Link } from '@bordereau/ui/link/link'
import { Text } from '@bordereau/ui/layout/layout'
import { Amount } from '@bordereau/ui/money/amount'
import { useLingui } from '@lingui/react/macro'
import { useWorkspace } from '../../session.tsx'
import { todayIn, useFormats } from '../invoices/formats.ts'
import type { DashboardData } from './dashboard.tsx'
import css from './dashboard.module.css'

/** What is due next, and what is late, nearest first. */
export function DueList({ rows }: { rows: DashboardData['due'] }) {
  const { t } = useLingui()
  const { workspaceId } = useWorkspace()
  const { days, date } = useFormats()
  const today = todayIn('')
  return (
    <ul className={css.due}>
      {rows.map(row => (
        <li key={row.id} className={css.dueRow}>
          <span className={css.who} title={row.customerName}>
            <Link href={`/w/${workspaceId}/invoices/${row.id}`}>{row.number ?? t`Draft`}</Link>
            <Text size={13} tone="muted" truncate>
              {row.customerName}
            </Text>
          </span>
          <span className={css.end}>
            <Amount value={row.open} currency={row.currency} />
            {row.dueDate !== null && (
              <Text size={13} tone={row.status === 'overdue' ? 'red' : 'muted'}>
                <Link href={`/w/${workspaceId}/calendar?day=${row.dueDate}`}>
                  <time dateTime={row.dueDate} title={date(row.dueDate)}>
                    {row.status === 'overdue'
                      ? t`overdue, ${days(row.dueDate, today)}`
                      : days(row.dueDate, today)}
                  </time>
                </Link>
              </Text>
            )}
          </span>
        </li>
      ))}
    </ul>
  )
}
