import type { ResponseOf } from '@bordereau/contract/endpoint'
import { MOST_DEBTORS, getReceivables } from '@bordereau/contract/reminders'
import { Button } from '@bordereau/ui/button/button'
import { Card, Facts, Row, Stack, Text } from '@bordereau/ui/layout/layout'
import { Amount } from '@bordereau/ui/money/amount'
import { EmptyState } from '@bordereau/ui/state/state'
import { DataTable } from '@bordereau/ui/table/data-table'
import { Plural, Trans, t } from '#macros'
import { useState } from 'react'
import { useQuery } from '../../data/query.ts'
import { useWorkspace } from '../../data/session.tsx'
import { useLookAgain } from '../../data/use-look-again.ts'
import { useFormats } from '../../format/formats.ts'
import { Loaded } from '../../layout/loaded.tsx'
import { columnsOf } from './receivables-columns.tsx'

/** Customers that are listed at first: as many as rows of a list. */
const FIRST = 50

/** Open amounts by age and customer, and how many days of sales they are. */
export function Receivables() {
  const { workspaceId } = useWorkspace()
  const [limit, setLimit] = useState(FIRST)
  const query = useQuery(getReceivables, { workspaceId, limit }, { keep: true })
  useLookAgain(query.data?.renewing ?? false, query)
  return (
    <Loaded query={query}>
      {data => (
        <Stack gap={6}>
          <Sums data={data} />
          <Customers data={data} />
          {data.others > 0 && limit === FIRST && (
            <Row justify="center">
              <Button busy={query.refreshing} onClick={() => setLimit(MOST_DEBTORS)}>
                <Trans>Show more</Trans>
              </Button>
            </Row>
          )}
        </Stack>
      )}
    </Loaded>
  )
}

type Props = { readonly data: ResponseOf<typeof getReceivables> }

function Sums({ data }: Props) {
  const { count } = useFormats()
  const { total, currency, daysSalesOutstanding: days, ratesMissing } = data
  return (
    <Card>
      <Facts
        align="end"
        facts={[
          {
            name: t`Unpaid`,
            value: <Amount value={total} currency={currency} weight="semibold" />,
          },
          {
            name: t`Days sales outstanding`,
            value: days === null ? t`Nothing invoiced in 90 days` : count(days),
          },
        ]}
      />
      {ratesMissing.length > 0 && (
        <Text size={13} tone="muted">
          <Trans>Without a rate, left out: {ratesMissing.join(', ')}</Trans>
        </Text>
      )}
    </Card>
  )
}

function Customers({ data }: Props) {
  const { workspaceId } = useWorkspace()
  const base = `/w/${workspaceId}/invoices?tab=open&customerId=`
  return (
    <Stack gap={3}>
      <DataTable
        label={t`Ageing of receivables by customer`}
        columns={columnsOf(data.currency)}
        rows={data.customers}
        rowKey={row => row.customerId}
        rowName={row => row.name}
        rowHref={row => `${base}${row.customerId}`}
        empty={<EmptyState icon="check-circle" title={t`Nothing is open.`} />}
      />
      {data.others > 0 && (
        <Text tone="muted">
          <Plural
            value={data.others}
            one="# more customer owes less."
            other="# more customers owe less."
          />
        </Text>
      )}
    </Stack>
  )
}
