import { TRANSACTION_STATUSES, bankTransactionCounts } from '@bordereau/contract/bank-statements'
import { Text } from '@bordereau/ui/layout/layout'
import { MAX_COUNTED } from '@bordereau/contract/value'
import { EmptyState } from '@bordereau/ui/state/state'
import { TabsBar } from '@bordereau/ui/tabs/tabs'
import { Trans, useLingui } from '#macros'
import { useQuery } from '../../data/query.ts'
import { useWorkspace } from '../../data/session.tsx'
import type { ListState } from '../list/list-state.ts'
import css from './bank-statements.module.css'

export type TransactionStatus = (typeof TRANSACTION_STATUSES)[number]

type Props = { readonly status: TransactionStatus; readonly state: ListState }

/** Transactions by what was decided of them, with how many there are of each. */
export function TransactionTabs({ status, state }: Props) {
  const { t } = useLingui()
  const { workspaceId } = useWorkspace()
  const counts = useQuery(bankTransactionCounts, { workspaceId }).data
  const tab = (key: TransactionStatus, label: string) => ({
    key,
    label,
    count: counts?.[key],
    countedTo: MAX_COUNTED,
    href: state.hrefOf({ status: key === 'open' ? undefined : key }),
  })
  return (
    <div className={css.tabs}>
      <TabsBar
        label={t`Transactions`}
        current={status}
        tabs={[
          tab('open', t({ context: 'transactions without a decision', message: 'Open' })),
          tab('matched', t`Recorded`),
          tab('ignored', t`Ignored`),
        ]}
      />
      <div role="status">
        {counts?.renewing && (
          <Text size={13} tone="muted">
            <Trans>Matching…</Trans>
          </Text>
        )}
      </div>
    </div>
  )
}

/** What a tab without transactions says. */
export function NoTransactions({ status }: { readonly status: TransactionStatus }) {
  const { t } = useLingui()
  return (
    <EmptyState icon="bank" title={title()}>
      {status === 'open' && (
        <Trans>
          Import the statement that your bank offers for download. Payments are matched with your
          open invoices.
        </Trans>
      )}
    </EmptyState>
  )

  function title(): string {
    if (status === 'matched') return t`Nothing recorded yet`
    return status === 'ignored' ? t`Nothing ignored` : t`No open transactions`
  }
}
