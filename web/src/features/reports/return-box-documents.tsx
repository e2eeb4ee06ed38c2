import { getReturnBoxDocuments } from '@bordereau/contract/return-boxes'
import type { ResponseOf } from '@bordereau/contract/endpoint'
import { Button } from '@bordereau/ui/button/button'
import { Stack } from '@bordereau/ui/layout/layout'
import { Amount } from '@bordereau/ui/money/amount'
import { type Column, DataTable } from '@bordereau/ui/table/data-table'
import { Trans, t, useLingui } from '#macros'
import { RefusalView } from '../../data/refusal.tsx'
import { useRows } from '../../data/query.ts'
import { useWorkspace } from '../../data/session.tsx'
import { useFormats } from '../../format/formats.ts'
import css from './reports.module.css'

type Row = ResponseOf<typeof getReturnBoxDocuments>['rows'][number]

/** The documents behind a box, with what each adds to it. */
export function ReturnBoxDocuments(props: {
  readonly period: string
  readonly box: string
  readonly currency: string
}) {
  const { t: text } = useLingui()
  const { workspaceId } = useWorkspace()
  const { period, box, currency } = props
  const list = useRows(getReturnBoxDocuments, { workspaceId, period, box }, { keep: false })
  const columns = useColumns(currency)
  if (list.refused) return <RefusalView refused={list.refused} retry={list.retry} />
  return (
    <div id="documents-behind">
      <Stack gap={2}>
        <DataTable
          label={text`Documents behind the box`}
          columns={columns}
          rows={list.data}
          rowKey={({ id }) => id}
          rowName={({ number }) => number}
          rowHref={({ id }) => `/w/${workspaceId}/invoices/${id}`}
          keys={false}
        />
        {list.hasMore && (
          <Button size="sm" busy={list.loadingMore} onClick={list.fetchNext}>
            <Trans>Show more</Trans>
          </Button>
        )}
      </Stack>
    </div>
  )
}

function useColumns(currency: string): readonly Column<Row>[] {
  const { date } = useFormats()
  const amount = (
    key: 'base' | 'tax',
    head: string,
    phone: 'top-end' | 'bottom-end',
  ): Column<Row> => ({
    key,
    head,
    align: 'end',
    phone,
    cell: row => (
      <>
        <span className={css.head}>{head} </span>
        <Amount value={row[key]} currency={currency} />
      </>
    ),
  })
  return [
    { key: 'number', head: t`Number`, phone: 'top-start', cell: ({ number }) => number },
    { key: 'date', head: t`Date`, rank: 2, cell: ({ issueDate }) => date(issueDate) },
    {
      key: 'customer',
      head: t`Customer`,
      wide: true,
      phone: 'bottom-start',
      cell: ({ customer }) => <bdi>{customer}</bdi>,
    },
    amount('base', t`Taxable amount`, 'bottom-end'),
    amount('tax', t`Tax`, 'top-end'),
  ]
}
