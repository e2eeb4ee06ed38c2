import type { LocalDate } from '@bordereau/domain/date'
import { Text } from '@bordereau/ui/layout/layout'
import { Link } from '@bordereau/ui/link/link'
import { Amount } from '@bordereau/ui/money/amount'
import { useLingui } from '#macros'
import { useWorkspace } from '../../data/session.tsx'
import { todayIn, useFormats } from '../../format/formats.ts'
import css from './dashboard.module.css'
import type { DashboardData } from './data.ts'
import { reasonsOf } from './open-reasons.ts'
import { reasonLabel } from './open-labels.ts'

/** Open invoices in two lines each: customer and amount; why it is unpaid and since when, or until when. */
export function OpenList({ rows }: { rows: DashboardData['late'] }) {
  return (
    <ul className={css.rows}>
      {rows.map(row => (
        <li key={row.id} className={css.row}>
          <OpenRow row={row} />
        </li>
      ))}
    </ul>
  )
}

function OpenRow({ row }: { row: DashboardData['late'][number] }) {
  const { t } = useLingui()
  const { workspaceId } = useWorkspace()
  const formats = useFormats()
  const today = todayIn('')
  const late = row.status === 'overdue'
  return (
    <>
      <span className={css.line}>
        <span className={css.who} title={row.customerName}>
          <Link href={`/w/${workspaceId}/invoices/${row.id}`}>{row.number ?? t`Draft`}</Link>
          <Text truncate>{row.customerName}</Text>
        </span>
        <Amount value={row.open} currency={row.currency} weight="medium" />
      </span>
      <span className={css.line}>
        <Text size={13} tone="muted">
          {reasonsOf(row, late)
            .map(reason => reasonLabel(reason, today, formats))
            .join(' · ')}
        </Text>
        {row.dueDate !== null && <Due date={row.dueDate} late={late} />}
      </span>
    </>
  )
}

function Due({ date, late }: { date: LocalDate; late: boolean }) {
  const { t } = useLingui()
  const formats = useFormats()
  const today = todayIn('')
  return (
    <span className={css.end}>
      <Text size={13} tone={late ? 'red' : 'muted'}>
        <time dateTime={date} title={formats.date(date)}>
          {late ? t`due ${formats.days(date, today)}` : formats.days(date, today)}
        </time>
      </Text>
    </span>
  )
}
