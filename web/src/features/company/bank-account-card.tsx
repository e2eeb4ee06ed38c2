import type { BankAccount, Company } from '@bordereau/contract/company'
import { Card } from '@bordereau/ui/layout/layout'
import { Trans, t } from '#macros'
import { Suspense, lazy } from 'react'
import { AccountLine } from './bank-account-line.tsx'
import { firstBankAccount } from './bank-texts.ts'
import { FormSkeleton } from '../../layout/form-skeleton.tsx'

const BankAccountForm = lazy(async () => ({
  default: (await import('./bank-account-form.tsx')).BankAccountForm,
}))

type Props = {
  readonly company: Company
  readonly onClose: () => void
}

/** A bank account, or its form while it is changed. */
export function AccountCard(
  props: Props & {
    readonly account: BankAccount
    readonly changing: boolean
    readonly onEdit: () => void
  },
) {
  const { account, changing, onEdit, ...rest } = props
  return (
    <Card>
      {changing ? (
        <AccountForm {...rest} account={account} doneLabel={t`Save account`} />
      ) : (
        <AccountLine account={account} onEdit={onEdit} />
      )}
    </Card>
  )
}

export function NewAccountCard(props: Props) {
  return (
    <Card title={<Trans>New account</Trans>}>
      <AccountForm {...props} doneLabel={t`Add account`} />
    </Card>
  )
}

function AccountForm(
  props: Props & { readonly account?: BankAccount; readonly doneLabel: string },
) {
  const { company, onClose, ...rest } = props
  return (
    <Suspense fallback={<FormSkeleton />}>
      <BankAccountForm
        {...rest}
        country={company.profile.address.country}
        first={firstBankAccount(company)}
        onDone={onClose}
        onCancel={onClose}
      />
    </Suspense>
  )
}
