import { type Payment, listPayments } from '@bordereau/contract/payments'
import { EmptyState } from '@bordereau/ui/state/state'
import { Trans, useLingui } from '#macros'
import { useQuery } from '../../data/query.ts'
import { useWorkspace } from '../../data/session.tsx'
import type { ListState } from '../list/list-state.ts'
import { ListTable } from '../list/list-table.tsx'
import { ListHead } from '../views/list-head.tsx'
import { PaymentDates } from './payment-dates.tsx'
import { actedOfList } from './payment-actions.ts'
import { PaymentMenu } from './payment-menu.tsx'
import { usePaymentColumns } from './payment-columns.tsx'

const PER_PAGE = 50

/** All payments with their allocations and remaining credit. */
export function PaymentList({ state }: { state: ListState }) {
  const { t } = useLingui()
  const { workspaceId, may } = useWorkspace()
  const query = { workspaceId, ...filterOf(state), after: state.after, limit: PER_PAGE }
  const list = useQuery(listPayments, query, { keep: true })
  return (
    <>
      <ListHead
        list="payments"
        state={state}
        searchLabel={t`Search customer or reference`}
        filters={<PaymentDates state={state} />}
      />
      <ListTable
        list={list}
        state={state}
        label={t`Payments`}
        columns={usePaymentColumns()}
        rows={list.data?.rows}
        rowKey={row => row.id}
        rowName={row => row.customerName}
        {...(may('payments.reverse') || may('payments.refund')
          ? { renderMenu: (row: Payment) => <PaymentMenu payment={actedOfList(row)} /> }
          : {})}
        empty={<NoPayments filtered={Object.keys(filterOf(state)).length > 0} />}
      />
    </>
  )
}

function NoPayments({ filtered }: { filtered: boolean }) {
  const { t } = useLingui()
  return (
    <EmptyState icon="cash" title={filtered ? t`No matches` : t`No payments yet`}>
      {!filtered && <Trans>Record one here, or on the invoice it is for.</Trans>}
    </EmptyState>
  )
}

function filterOf(state: ListState): Readonly<Record<string, string>> {
  const filters = ['q', 'customerId', 'from_date', 'to_date'].flatMap(name => {
    const value = state.get(name)
    return value === undefined ? [] : [[name.replace('_date', ''), value] as const]
  })
  return Object.fromEntries(filters)
}
