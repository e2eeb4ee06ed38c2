import type { QuoteRowView } from '@bordereau/contract/quotes'
import { StatusBadge } from '@bordereau/ui/badge/badge'
import { Text } from '@bordereau/ui/layout/layout'
import { Amount } from '@bordereau/ui/money/amount'
import type { Column } from '@bordereau/ui/table/data-table'
import { t } from '#macros'
import { useFormats } from '../../format/formats.ts'
import { FlaggedName } from '../list/flagged-name.tsx'
import listCss from '../list/list.module.css'
import { quoteStatusLabel } from './quote-labels.ts'

export function useQuoteColumns(): readonly Column<QuoteRowView>[] {
  const { date } = useFormats()
  return [
    { key: 'number', head: t`Number`, phone: 'bottom-start', cell: numberCell },
    {
      key: 'customer',
      head: t`Customer`,
      wide: true,
      phone: 'top-start',
      cell: row => <FlaggedName name={row.customerName} country={row.customerCountry} />,
    },
    { key: 'status', head: t`Status`, phone: 'bottom-end', cell: statusCell },
    {
      key: 'until',
      head: t`Valid until`,
      rank: 2,
      cell: row =>
        row.validUntil && <span className={listCss.oneLine}>{date(row.validUntil)}</span>,
    },
    {
      key: 'amount',
      head: t`Total`,
      align: 'end',
      phone: 'top-end',
      cell: row => <Amount value={row.gross} currency={row.currency} />,
    },
  ]
}

function numberCell({ number, revision }: QuoteRowView) {
  if (number === null)
    return (
      <Text as="span" tone="muted">
        {t`Draft`}
      </Text>
    )
  return (
    <span className={listCss.oneLine}>
      <bdi>{number}</bdi>
      {revision > 1 && (
        <Text as="span" size={13} tone="muted">
          {' '}
          {t`v${revision}`}
        </Text>
      )}
    </span>
  )
}

function statusCell({ status }: QuoteRowView) {
  const { tone, label } = quoteStatusLabel(status)
  return <StatusBadge tone={tone}>{label}</StatusBadge>
}
