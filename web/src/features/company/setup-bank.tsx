import { listBankAccounts } from '@bordereau/contract/company'
import { t } from '#macros'
import { useQuery } from '../../data/query.ts'
import { RefusalView } from '../../data/refusal.tsx'
import { BankAccountForm } from './bank-account-form.tsx'
import { firstBankAccount } from './bank-texts.ts'
import { BackButton } from './setup-back.tsx'
import type { SetupStepFormProps } from './setup-step-form.tsx'
import { FormSkeleton } from './with-company.tsx'

/** The step of the bank account: creates the first one or edits it. */
export function BankStep({ company, onDone, onBack }: SetupStepFormProps) {
  const query = { workspaceId: company.workspaceId }
  const { data, refused, retry } = useQuery(listBankAccounts, query)
  if (refused) return <RefusalView refused={refused} retry={retry} />
  if (!data) return <FormSkeleton />
  return (
    <BankAccountForm
      country={company.profile.address.country}
      account={data.accounts[0]}
      first={firstBankAccount(company)}
      onDone={onDone}
      onCancel={onDone}
      cancelLabel={t`Skip`}
      doneLabel={t`Continue`}
      start={<BackButton onBack={onBack} />}
    />
  )
}
