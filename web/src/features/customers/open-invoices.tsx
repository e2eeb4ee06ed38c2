import { listInvoices } from '@bordereau/contract/invoices'
import { Card, Text } from '@bordereau/ui/layout/layout'
import { Link } from '@bordereau/ui/link/link'
import { Amount } from '@bordereau/ui/money/amount'
import { LoadingSkeleton } from '@bordereau/ui/state/loading-skeleton'
import { useLingui } from '#macros'
import { useQuery } from '../../data/query.ts'
import { useWorkspace } from '../../data/session.tsx'
import { todayIn, useFormats } from '../../format/formats.ts'
import css from './customers.module.css'
import { type Props, MAX_ROWS, SideRow } from './side-row.tsx'

export function OpenInvoices({ customer }: Props) {
  const { t } = useLingui()
  const { workspaceId } = useWorkspace()
  const formats = useFormats()
  const today = todayIn('')
  const query = { workspaceId, customerId: customer.id, tab: 'open', sort: 'due' } as const
  const isOwing = customer.open.length > 0
  const { data, refused } = useQuery(
    listInvoices,
    { ...query, limit: MAX_ROWS },
    { enabled: isOwing },
  )
  if (isOwing && !data && !refused) return <LoadingSkeleton height="8rem" />
  if (data === undefined || data.rows.length === 0) return null
  const list = `/w/${workspaceId}/invoices?tab=open&customerId=${customer.id}&sort=due`
  return (
    <Card
      title={t`Open invoices`}
      aside={data.next !== null && <Link href={list}>{t`All ${data.total}`}</Link>}
    >
      <ul className={css.rows}>
        {data.rows.map(row => (
          <SideRow
            key={row.id}
            start={
              <Link href={`/w/${workspaceId}/invoices/${row.id}`}>{row.number ?? t`Draft`}</Link>
            }
            end={<Amount value={row.open} currency={row.currency} />}
          >
            {row.dueDate !== null && (
              <Text size={13} tone={row.status === 'overdue' ? 'red' : 'muted'}>
                <time dateTime={row.dueDate} title={formats.date(row.dueDate)}>
                  {t`due ${formats.days(row.dueDate, today)}`}
                </time>
              </Text>
            )}
          </SideRow>
        ))}
      </ul>
    </Card>
  )
}
