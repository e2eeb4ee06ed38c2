import { listBankAccounts, type Company } from '@bordereau/contract/company'
import { Button } from '@bordereau/ui/button/button'
import { Card, Stack } from '@bordereau/ui/layout/layout'
import { EmptyState } from '@bordereau/ui/state/state'
import { Trans, t } from '#macros'
import { Suspense, lazy, useState } from 'react'
import { AcceptedBrands } from '../features/company/accepted-brands.tsx'
import { AutoSave } from '../features/company/auto-save.tsx'
import { AccountLine } from '../features/company/bank-account-line.tsx'
import { firstBankAccount } from '../features/company/bank-texts.ts'
import { useCompanyForm } from '../features/company/use-company-form.ts'
import { FormSkeleton, WithCompany } from '../features/company/with-company.tsx'
import { SettingsSubPage } from '../features/settings/settings-sub-page.tsx'
import { useQuery } from '../data/query.ts'
import { RefusalView } from '../data/refusal.tsx'
import { useWorkspace } from '../data/session.tsx'

const BankAccountForm = lazy(async () => ({
  default: (await import('../features/company/bank-account-form.tsx')).BankAccountForm,
}))

export function SettingsBankPage() {
  const [editing, setEditing] = useState<string>()
  return (
    <SettingsSubPage
      title={t`Bank accounts`}
      lead={t`Where customers send payments.`}
      needs="company.update"
      actions={
        <Button look="primary" icon="plus" onClick={() => setEditing('new')}>
          <Trans>Add account</Trans>
        </Button>
      }
    >
      <WithCompany>
        {company => (
          <Stack gap={6}>
            <Accounts company={company} editing={editing} onEdit={setEditing} />
            <OtherPaymentMethods company={company} />
          </Stack>
        )}
      </WithCompany>
    </SettingsSubPage>
  )
}

function OtherPaymentMethods({ company }: { company: Company }) {
  const form = useCompanyForm(company)
  return (
    <Card title={<Trans>Cards and wallets</Trans>}>
      <AutoSave form={form}>
        <AcceptedBrands form={form} />
      </AutoSave>
    </Card>
  )
}

function Accounts(props: {
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
