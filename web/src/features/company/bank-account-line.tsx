import {
  archiveBankAccount,
  createBankAccount,
  listBankAccounts,
  type BankAccount,
} from '@bordereau/contract/company'
import { formatIban } from '@bordereau/domain/party/iban'
import { StatusBadge } from '@bordereau/ui/badge/badge'
import { IconButton } from '@bordereau/ui/button/button'
import { CopyButton } from '@bordereau/ui/button/copy'
import { Row, Text } from '@bordereau/ui/layout/layout'
import { toasts } from '@bordereau/ui/toast/toast'
import { t } from '#macros'
import { useMutation } from '../../data/query.ts'
import { refusalMessage } from '../../data/refusal.tsx'
import { useWorkspace } from '../../data/session.tsx'
import css from './company.module.css'

/** One account with its actions. */
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

/** Removed at once, with undo: it adds the same account again. */
function useArchive(account: BankAccount): () => Promise<void> {
  const { workspaceId } = useWorkspace()
  const options = { invalidates: [listBankAccounts] }
  const removal = useMutation(archiveBankAccount, options)
  const creation = useMutation(createBankAccount, options)
  return async () => {
    const response = await removal.mutate({ query: { workspaceId, bankAccountId: account.id } })
    if (!response.ok) {
      toasts.error(refusalMessage(response))
      return
    }
    const { id: _, ...body } = account
    toasts.undo(t`The account was removed.`, () => {
      void creation.mutate({ query: { workspaceId }, body })
    })
  }
}
