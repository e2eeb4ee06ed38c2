import { listBankAccounts } from '@bordereau/contract/company'
import { t } from '#macros'
import { useQuery } from '../../data/query.ts'
import { BankAccountForm } from './bank-account-form.tsx'
import { firstBankAccount } from './bank-texts.ts'
import { BackButton } from './setup-back.tsx'
import type { SetupStepFormProps } from './setup-step-form.tsx'
import { Loaded } from '../../layout/loaded.tsx'

/** The step of the bank account: creates the first one or edits it. */
export function BankStep({ company, onDone, onBack }: SetupStepFormProps) {
  const query = useQuery(listBankAccounts, { workspaceId: company.workspaceId })
  return (
    <Loaded query={query}>
      {({ accounts }) => (
        <BankAccountForm
          country={company.profile.address.country}
          account={accounts[0]}
          first={firstBankAccount(company)}
          onDone={onDone}
          onCancel={onDone}
          cancelLabel={t`Skip`}
          doneLabel={t`Continue`}
          step
          start={<BackButton onBack={onBack} />}
        />
      )}
    </Loaded>
  )
}
