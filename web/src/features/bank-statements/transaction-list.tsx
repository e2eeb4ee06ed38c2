import {
  type BankTransactionView,
  TRANSACTION_STATUSES,
  bankTransactionCounts,
  listBankTransactions,
} from '@bordereau/contract/bank-statements'
import { EmptyState } from '@bordereau/ui/state/state'
import { TabsBar } from '@bordereau/ui/tabs/tabs'
import { Trans, useLingui } from '#macros'
import { Suspense, lazy, useState } from 'react'
import { useQuery } from '../../data/query.ts'
import { useWorkspace } from '../../data/session.tsx'
import { type ListState, oneOf } from '../list/list-state.ts'
import { ListTable } from '../list/list-table.tsx'
import { useTransactionColumns } from './transaction-columns.tsx'
import { TransactionMenu } from './transaction-menu.tsx'

const ChooseInvoices = lazy(async () => ({
  default: (await import('./choose-invoices.tsx')).ChooseInvoices,
}))

const PER_PAGE = 50

/** The transactions of all imported statements by what was decided of them. */
export function TransactionList({ state }: { state: ListState }) {
  const { t } = useLingui()
  const { workspaceId } = useWorkspace()
  const status = oneOf(TRANSACTION_STATUSES, state.get('status'))
  const query = { workspaceId, status, after: state.after, limit: PER_PAGE }
  const list = useQuery(listBankTransactions, query, { keep: true })
  const counts = useQuery(bankTransactionCounts, { workspaceId }).data
  const [choosing, setChoosing] = useState<BankTransactionView>()
  const tab = (key: (typeof TRANSACTION_STATUSES)[number], label: string) => ({
    key,
    label,
    count: counts?.[key],
    href: state.hrefOf({ status: key === 'open' ? undefined : key }),
  })
  return (
    <>
      <TabsBar
        label={t`Transactions`}
        current={status}
        tabs={[
          tab('open', t({ context: 'transactions without a decision', message: 'Open' })),
          tab('matched', t`Recorded`),
          tab('ignored', t`Ignored`),
        ]}
      />
      <ListTable
        list={list}
        state={state}
        label={t`Transactions`}
        columns={useTransactionColumns()}
        rows={list.data?.rows}
        rowKey={row => row.id}
        rowName={row => row.partyName || row.text}
        renderMenu={row => <TransactionMenu transaction={row} onChoose={setChoosing} />}
        empty={
          <EmptyState icon="bank" title={emptyTitle()}>
            {status === 'open' && (
              <Trans>
                Import the statement that your bank offers for download. Payments are matched with
                your open invoices.
              </Trans>
            )}
          </EmptyState>
        }
      />
      <Suspense fallback={null}>
        {choosing && (
          <ChooseInvoices transaction={choosing} onClose={() => setChoosing(undefined)} />
        )}
      </Suspense>
    </>
  )

  function emptyTitle(): string {
    if (status === 'matched') return t`Nothing recorded yet`
    return status === 'ignored' ? t`Nothing ignored` : t`No open transactions`
  }
}
