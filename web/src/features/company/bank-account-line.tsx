import {
  archiveBankAccount,
  createBankAccount,
  listBankAccounts,
} from '@bordereau/contract/company'
import { formatIban } from '@bordereau/domain/party/iban'
import { StatusBadge } from '@bordereau/ui/badge/badge'
import { IconButton } from '@bordereau/ui/button/button'
import { CopyButton } from '@bordereau/ui/button/copy'
import { Row, Text } from '@bordereau/ui/layout/layout'
import { toasts } from '@bordereau/ui/toast/toast'
import { t } from '@lingui/core/macro'
import { useAct } from '../../query.ts'
import { wordsOf } from '../../refusal.tsx'
import { useWorkspace } from '../../session.tsx'
import type { BankAccount } from './bank-account-form.tsx'
import css from './company.module.css'

/** One account with what can be done to it. */
export function AccountLine({ account, onEdit }: { account: BankAccount; onEdit: () => void }) {
  const { may } = useWorkspace()
  const archive = useArchive(account)
  const number = account.iban === '' ? account.accountNumber : formatIban(account.iban)
  return (
    <div className={css.entry}>
      <div className={css.words}>
        <Text weight="medium">
          {account.bankName === '' ? account.accountName : account.bankName}{' '}
          {account.isDefault && <StatusBadge tone="blue">{t`Printed on invoices`}</StatusBadge>}
        </Text>
        <Text tone="muted" tabular>
          {[number, account.bic, account.currency].filter(part => part !== '').join(' · ')}
        </Text>
      </div>
      <Row gap={1}>
        <CopyButton text={number} label={t`Copy ${number}`} />
        {may('company.update') && (
          <>
            <IconButton icon="pencil" label={t`Change ${number}`} onClick={onEdit} />
            <IconButton icon="trash" label={t`Remove ${number}`} onClick={() => void archive()} />
          </>
        )}
      </Row>
    </div>
  )
}

/** Removed at once, with a way back: undo adds the same account again. */
function useArchive(account: BankAccount): () => Promise<void> {
  const { workspaceId } = useWorkspace()
  const options = { touches: [listBankAccounts] }
  const removal = useAct(archiveBankAccount, options)
  const creation = useAct(createBankAccount, options)
  return async () => {
    const answer = await removal.act({ query: { workspaceId, bankAccountId: account.id } })
    if (!answer.ok) {
      toasts.error(wordsOf(answer))
      return
    }
    const { id: _, ...body } = account
    toasts.undo(t`The account was removed.`, () => {
      void creation.act({ query: { workspaceId }, body })
    })
  }
}
