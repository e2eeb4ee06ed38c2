import { listBankAccounts, type Company } from '@bordereau/contract/company'
import { Card, Stack } from '@bordereau/ui/layout/layout'
import { EmptyState } from '@bordereau/ui/state/state'
import { Trans, t } from '#macros'
import { Suspense, lazy } from 'react'
import { AccountLine } from './bank-account-line.tsx'
import { firstBankAccount } from './bank-texts.ts'
import { FormSkeleton } from '../../layout/form-skeleton.tsx'
import { useQuery } from '../../data/query.ts'
import { RefusalView } from '../../data/refusal.tsx'
import { useWorkspace } from '../../data/session.tsx'

const BankAccountForm = lazy(async () => ({
  default: (await import('./bank-account-form.tsx')).BankAccountForm,
}))

export function Accounts(props: {
  readonly company: Company
  readonly editing: string | undefined
  readonly onEdit: (id: string | undefined) => void
}) {
  const { company, editing, onEdit } = props
  const { workspaceId } = useWorkspace()
  const { data, refused, retry } = useQuery(listBankAccounts, { workspaceId })
  if (refused) return <RefusalView refused={refused} retry={retry} />
  if (!data) return <FormSkeleton />
  const shared = {
    country: company.profile.address.country,
    first: firstBankAccount(company),
    onDone: () => onEdit(undefined),
    onCancel: () => onEdit(undefined),
  }
  return (
    <Stack>
      {editing === 'new' && (
        <Card title={<Trans>New account</Trans>}>
          <Suspense fallback={<FormSkeleton />}>
            <BankAccountForm {...shared} doneLabel={t`Add account`} />
          </Suspense>
        </Card>
      )}
      {data.accounts.length === 0 && editing === undefined && (
        <EmptyState icon="bank" title={<Trans>No bank account yet</Trans>}>
          <Trans>Without one, customers do not know where to pay.</Trans>
        </EmptyState>
      )}
      {data.accounts.map(account => (
        <Card key={account.id}>
          {editing === account.id ? (
            <Suspense fallback={<FormSkeleton />}>
              <BankAccountForm {...shared} account={account} doneLabel={t`Save account`} />
            </Suspense>
          ) : (
            <AccountLine account={account} onEdit={() => onEdit(account.id)} />
          )}
        </Card>
      ))}
    </Stack>
  )
}
