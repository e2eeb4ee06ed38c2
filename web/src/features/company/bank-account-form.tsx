import {
  createBankAccount,
  listBankAccounts,
  updateBankAccount,
  type BankAccount,
} from '@bordereau/contract/company'
import type { ReactNode } from 'react'
import { useMutation } from '../../data/query.ts'
import { useWorkspace } from '../../data/session.tsx'
import { usableAgreement } from './agreement-values.ts'
import { bankAccountErrors } from './bank-account-errors.ts'
import { bankRefusalMessage } from './bank-texts.ts'
import { useSketch } from './setup-sketch.ts'
import { SubmitForm } from '../../layout/submit-form.tsx'
import { useKeptForm } from './use-kept-form.ts'
import { BankAccountFields, type BankAccountValues } from './bank-account-fields.tsx'

export type BankAccountFormProps = {
  readonly country: string
  /** undefined: a new account. */
  readonly account?: BankAccount | undefined
  readonly first: BankAccountValues
  readonly onDone: () => void
  readonly onCancel?: (() => void) | undefined
  /** At the start of the row of buttons. */
  readonly start?: ReactNode
  readonly doneLabel: string
  readonly cancelLabel?: string
  /** In the wizard. */
  readonly step?: boolean
}

/** One bank account, with its IBAN checked during input, or the account numbers of countries without IBAN. */
export function BankAccountForm(props: BankAccountFormProps) {
  const { account, first, country, onDone, onCancel } = props
  const { workspaceId } = useWorkspace()
  const options = { invalidates: [listBankAccounts] }
  const creation = useMutation(createBankAccount, options)
  const update = useMutation(updateBankAccount, options)
  const form = useKeptForm<BankAccountValues>(
    { name: `account.${account?.id ?? workspaceId}`, replaces: account ?? null },
    account ?? first,
    values => bankAccountErrors(values, country),
  )
  useSketch({ account: form.values })
  const { refused } = account ? update : creation
  const send = form.submit(async values => {
    const body = { ...values, agreement: usableAgreement(values, country) }
    const response = account
      ? await update.mutate({ query: { workspaceId, bankAccountId: account.id }, body })
      : await creation.mutate({ query: { workspaceId }, body })
    if (!response.ok) return response
    form.forget()
    onDone()
    return response
  })
  const giveUp = (leave: () => void): void => {
    // A step that is skipped can be done later.
    if (!props.step) form.forget()
    leave()
  }
  return (
    <SubmitForm
      submitLabel={props.doneLabel}
      look="primary"
      pending={creation.pending || update.pending}
      refused={refused}
      messageOf={bankRefusalMessage}
      onSubmit={send}
      onCancel={onCancel && (() => giveUp(onCancel))}
      cancelLabel={props.cancelLabel}
      start={props.start}
      step={props.step}
      beginInEmpty={props.step}
    >
      <BankAccountFields form={form} country={country} />
    </SubmitForm>
  )
}
