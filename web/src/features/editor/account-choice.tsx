import type { BankAccount } from '@bordereau/contract/company'
import { formatIban } from '@bordereau/domain/party/iban'
import { Select } from '@bordereau/ui/field/select'
import { useLingui } from '#macros'
import { useEditorContext } from './editor-context.ts'
import { useDraft, useSet } from './store.ts'

/** `byCurrency`: the account that is taken where none is chosen. */
export function AccountChoice({ byCurrency }: { byCurrency: BankAccount }) {
  const { t } = useLingui()
  const { accounts } = useEditorContext()
  const set = useSet()
  const bankAccountId = useDraft('bankAccountId')
  return (
    <Select
      label={t`Bank account`}
      value={bankAccountId ?? ''}
      options={[
        { value: '', label: t`By currency: ${nameOf(byCurrency)}` },
        ...accounts.map(each => ({ value: each.id, label: nameOf(each) })),
      ]}
      onChange={id => set({ bankAccountId: id === '' ? null : id })}
    />
  )
}

function nameOf(account: BankAccount): string {
  const number = account.iban === '' ? account.accountNumber : formatIban(account.iban)
  return [account.bankName || account.accountName, number, account.currency]
    .filter(part => part !== '')
    .join(' · ')
}
