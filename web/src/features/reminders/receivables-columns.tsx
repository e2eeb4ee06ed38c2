import type { ResponseOf } from '@bordereau/contract/endpoint'
import type { getReceivables } from '@bordereau/contract/reminders'
import { BUCKETS, type Bucket } from '@bordereau/domain/payment/ageing'
import { StatusBadge } from '@bordereau/ui/badge/badge'
import { Row, Text } from '@bordereau/ui/layout/layout'
import { Amount } from '@bordereau/ui/money/amount'
import type { Column } from '@bordereau/ui/table/data-table'
import { t } from '#macros'
import { isAboveZero } from '../../format/formats.ts'
import listCss from '../list/list.module.css'
import { reasonTexts } from './unpaid-texts.ts'

type Customer = ResponseOf<typeof getReceivables>['customers'][number]

export function columnsOf(currency: string): readonly Column<Customer>[] {
  return [
    {
      key: 'name',
      head: t`Customer`,
      wide: true,
      phone: 'top-start',
      cell: row => row.name,
    },
    { key: 'state', head: t`Why unpaid`, phone: 'bottom-start', cell: stateCell, rank: 2 },
    ...BUCKETS.map((bucket): Column<Customer> => {
      const cell = ({ buckets }: Customer) =>
        isAboveZero(buckets[bucket]) ? <Amount value={buckets[bucket]} currency={currency} /> : null
      return { key: bucket, head: bucketLabel(bucket), align: 'end', cell, rank: 1 }
    }),
    {
      key: 'total',
      head: t`Unpaid`,
      align: 'end',
      phone: 'top-end',
      cell: row => <Amount value={row.total} currency={currency} weight="semibold" />,
    },
  ]
}

/** Reasons that a cell has room for; the others are on the invoices. */
const SHOWN_REASONS = 2

/** The age of the oldest open amount, which a phone shows instead of the columns by age, and why it is not paid. */
function stateCell({ buckets, reasons }: Customer) {
  const oldest = BUCKETS.findLast(bucket => isAboveZero(buckets[bucket]))
  return (
    <Row gap={2} wrap>
      {oldest !== undefined && (
        <span className={listCss.stackedOnly}>
          <Text as="span" size={13} tone={oldest === 'not_due' ? 'muted' : 'red'}>
            {bucketLabel(oldest)}
          </Text>
        </span>
      )}
      {shownReasons(reasons).map(({ reason, count }) => {
        const { badge, tone } = reasonTexts(reason)
        return (
          <StatusBadge key={reason} tone={tone}>
            {count > 1 ? `${badge()} × ${count}` : badge()}
          </StatusBadge>
        )
      })}
    </Row>
  )
}

/** What is not due yet is said by its age. */
function shownReasons(reasons: Customer['reasons']): Customer['reasons'] {
  return reasons.filter(({ reason }) => reason !== 'not_due').slice(0, SHOWN_REASONS)
}

function bucketLabel(bucket: Bucket): string {
  switch (bucket) {
    case 'not_due':
      return t`Not yet due`
    case 'days_1_30':
      return t`1–30 days`
    case 'days_31_60':
      return t`31–60 days`
    case 'days_61_90':
      return t`61–90 days`
    case 'days_over_90':
      return t`Over 90 days`
  }
}
