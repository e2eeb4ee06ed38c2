import {
  type BankTransactionView,
  TRANSACTION_STATUSES,
  listBankTransactions,
} from '@bordereau/contract/bank-statements'
import { useLingui } from '#macros'
import { Suspense, lazy, useState } from 'react'
import { useQuery } from '../../data/query.ts'
import { useWorkspace } from '../../data/session.tsx'
import { type ListState, oneOf } from '../list/list-state.ts'
import { ListTable } from '../list/list-table.tsx'
import { useTransactionColumns } from './transaction-columns.tsx'
import { TransactionMenu } from './transaction-menu.tsx'
import { NoTransactions, TransactionTabs } from './transaction-tabs.tsx'

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
  const [choosing, setChoosing] = useState<BankTransactionView>()
  return (
    <>
      <TransactionTabs status={status} state={state} />
      <ListTable
        list={list}
        state={state}
        label={t`Transactions`}
        columns={useTransactionColumns()}
        rows={list.data?.rows}
        rowKey={row => row.id}
        rowName={row => row.partyName || row.text}
        renderMenu={row => <TransactionMenu transaction={row} onChoose={setChoosing} />}
        empty={<NoTransactions status={status} />}
      />
      <Suspense fallback={null}>
        {choosing && (
          <ChooseInvoices transaction={choosing} onClose={() => setChoosing(undefined)} />
        )}
      </Suspense>
    </>
  )
}
