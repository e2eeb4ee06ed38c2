import {
  archiveBankAccount,
  createBankAccount,
  listBankAccounts,
} from '@bordereau/contract/company'
import { formatIban } from '@bordereau/domain/party/iban'
import { StatusBadge } from '@bordereau/ui/badge/badge'
import { Button, IconButton } from '@bordereau/ui/button/button'
import { CopyButton } from '@bordereau/ui/button/copy'
import { Card, Row, Stack, Text } from '@bordereau/ui/layout/layout'
import { EmptyState } from '@bordereau/ui/state/state'
import { toasts } from '@bordereau/ui/toast/toast'
import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { type BankAccount, BankAccountForm } from '../features/company/bank-account-form.tsx'
import { firstBankAccount } from '../features/company/bank-words.ts'
import css from '../features/company/company.module.css'
import type { Company } from '../features/company/use-company-form.ts'
import { FormSkeleton, WithCompany } from '../features/company/with-company.tsx'
import { SubjectPage } from '../features/settings/subject.tsx'
import { useAct, useGet } from '../query.ts'
import { RefusalView, wordsOf } from '../refusal.tsx'
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
        {company => <Accounts company={company} editing={editing} onEdit={setEditing} />}
      </WithCompany>
    </SubjectPage>
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

function AccountLine({ account, onEdit }: { account: BankAccount; onEdit: () => void }) {
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
