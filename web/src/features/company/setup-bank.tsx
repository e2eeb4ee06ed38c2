import { listBankAccounts } from '@bordereau/contract/company'
import { t } from '@lingui/core/macro'
import { useGet } from '../../query.ts'
import { RefusalView } from '../../refusal.tsx'
import { BankAccountForm } from './bank-account-form.tsx'
import { firstBankAccount } from './bank-words.ts'
import { BackButton } from './setup-back.tsx'
import type { SetupStepFormProps } from './setup-step-form.tsx'
import { FormSkeleton } from './with-company.tsx'

/** The step of the bank account: the first one, made or mended. */
export function BankStep({ company, onDone, onBack }: SetupStepFormProps) {
  const query = { workspaceId: company.workspaceId }
  const { data, refused, retry } = useGet(listBankAccounts, query)
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
