import { listBankAccounts } from '@bordereau/contract/company'
import { Button } from '@bordereau/ui/button/button'
import { Card, Stack } from '@bordereau/ui/layout/layout'
import { EmptyState } from '@bordereau/ui/state/state'
import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { AcceptedBrands } from '../features/company/accepted-brands.tsx'
import { AutoSave } from '../features/company/auto-save.tsx'
import { BankAccountForm } from '../features/company/bank-account-form.tsx'
import { AccountLine } from '../features/company/bank-account-line.tsx'
import { firstBankAccount } from '../features/company/bank-words.ts'
import type { Company } from '../features/company/send-company.ts'
import { useCompanyForm } from '../features/company/use-company-form.ts'
import { FormSkeleton, WithCompany } from '../features/company/with-company.tsx'
import { SubjectPage } from '../features/settings/subject.tsx'
import { useGet } from '../query.ts'
import { RefusalView } from '../refusal.tsx'
import { useWorkspace } from '../session.tsx'

export function SettingsBankPage() {
  const [editing, setEditing] = useState<string>()
  return (
    <SubjectPage
      title={t`Bank accounts`}
      lead={t`Where customers pay to.`}
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
            <OtherWays company={company} />
          </Stack>
        )}
      </WithCompany>
    </SubjectPage>
  )
}

function OtherWays({ company }: { company: Company }) {
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
  const { data, refused, retry } = useGet(listBankAccounts, { workspaceId })
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
          <BankAccountForm {...shared} doneLabel={t`Add account`} />
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
            <BankAccountForm {...shared} account={account} doneLabel={t`Save account`} />
          ) : (
            <AccountLine account={account} onEdit={() => onEdit(account.id)} />
          )}
        </Card>
      ))}
    </Stack>
  )
}
