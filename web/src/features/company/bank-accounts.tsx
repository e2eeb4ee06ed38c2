import { listBankAccounts, type Company } from '@bordereau/contract/company'
import { Stack } from '@bordereau/ui/layout/layout'
import { EmptyState } from '@bordereau/ui/state/state'
import { Trans } from '#macros'
import type { ReactNode } from 'react'
import { FormSkeleton } from '../../layout/form-skeleton.tsx'
import { useQuery } from '../../data/query.ts'
import { RefusalView } from '../../data/refusal.tsx'
import { useWorkspace } from '../../data/session.tsx'
import { AccountCard, NewAccountCard } from './bank-account-card.tsx'

export function Accounts(props: {
  readonly company: Company
  readonly editing: string | undefined
  readonly onEdit: (id: string | undefined) => void
  /** Below them, once they are loaded: it would move. */
  readonly children: ReactNode
}) {
  const { company, editing, onEdit, children } = props
  const { workspaceId } = useWorkspace()
  const { data, refused, retry } = useQuery(listBankAccounts, { workspaceId })
  if (refused)
    return (
      <Stack gap={6}>
        <RefusalView refused={refused} retry={retry} />
        {children}
      </Stack>
    )
  if (!data) return <FormSkeleton />
  const shared = { company, onClose: () => onEdit(undefined) }
  return (
    <Stack gap={6}>
      <Stack>
        {editing === 'new' && <NewAccountCard {...shared} />}
        {data.accounts.length === 0 && editing === undefined && <NoAccount />}
        {data.accounts.map(account => (
          <AccountCard
            {...shared}
            key={account.id}
            account={account}
            changing={editing === account.id}
            onEdit={() => onEdit(account.id)}
          />
        ))}
      </Stack>
      {children}
    </Stack>
  )
}

function NoAccount() {
  return (
    <EmptyState icon="bank" title={<Trans>No bank account yet</Trans>}>
      <Trans>Without one, customers do not know where to pay.</Trans>
    </EmptyState>
  )
}
