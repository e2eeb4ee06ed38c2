import { listPayments } from '@bordereau/contract/payments'
import { Card, Text } from '@bordereau/ui/layout/layout'
import { Link } from '@bordereau/ui/link/link'
import { Amount } from '@bordereau/ui/money/amount'
import { useLingui } from '#macros'
import { useQuery } from '../../data/query.ts'
import { useWorkspace } from '../../data/session.tsx'
import { isAboveZero, useFormats } from '../../format/formats.ts'
import { methodLabel } from '../document/labels.ts'
import css from './customers.module.css'
import { type Props, MAX_ROWS, SideRow } from './side-row.tsx'

export function LastPayments({ customer }: Props) {
  const { t } = useLingui()
  const { workspaceId, may } = useWorkspace()
  const formats = useFormats()
  const { data } = useQuery(
    listPayments,
    { workspaceId, customerId: customer.id, limit: MAX_ROWS },
    { enabled: customer.invoices > 0 && may('payments.read') },
  )
  const rows = data?.rows.filter(row => row.reversedAt === null) ?? []
  if (rows.length === 0) return null
  return (
    <Card
      title={t`Last payments`}
      aside={
        data?.next != null && (
          <Link href={`/w/${workspaceId}/payments?customerId=${customer.id}`}>
            {t`All ${data.total}`}
          </Link>
        )
      }
    >
      <ul className={css.rows}>
        {rows.map(row => (
          <SideRow
            key={row.id}
            start={<time dateTime={row.date}>{formats.date(row.date)}</time>}
            end={<Amount value={row.amount} currency={row.currency} />}
          >
            <Text size={13} tone="muted">
              {[methodLabel(row.method), ...row.allocations.map(({ number }) => number)].join(
                ' · ',
              )}
              {isAboveZero(row.refunded) && (
                <>
                  {' · '}
                  {t`Refunded`} <Amount value={row.refunded} currency={row.currency} />
                </>
              )}
            </Text>
          </SideRow>
        ))}
      </ul>
    </Card>
  )
}
