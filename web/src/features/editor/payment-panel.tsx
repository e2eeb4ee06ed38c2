import { chooseAccount } from '@bordereau/domain/party/choose-account'
import { Notice } from '@bordereau/ui/badge/badge'
import { ButtonLink } from '@bordereau/ui/button/button'
import { Stack, Text } from '@bordereau/ui/layout/layout'
import { Trans, useLingui } from '#macros'
import { useIsSelfBilled } from './customer-block.tsx'
import { useEditorContext } from './editor-context.ts'
import { useDraft } from './store.ts'
import { AccountAsPrinted } from './account-as-printed.tsx'
import { AccountChoice } from './account-choice.tsx'

/** The bank account of the payment, and the QR code that the document will have. */
export function PaymentPanel() {
  const { t } = useLingui()
  const { accounts } = useEditorContext()
  const bankAccountId = useDraft('bankAccountId')
  const currency = useDraft('currency')
  const kind = useDraft('kind')
  const isOfSupplier = useIsSelfBilled()
  const account = chooseAccount(accounts, { id: bankAccountId, currency })
  if (isOfSupplier)
    return (
      <Text tone="muted">{t`You pay the supplier as you agreed: the document names no account.`}</Text>
    )
  if (account === undefined) return <NoAccount />
  return (
    <Stack gap={5}>
      <div data-path="bankAccountId">
        <AccountChoice byCurrency={account} />
      </div>
      {kind === 'credit_note' ? (
        <Text tone="muted">{t`A credit note names no account: nothing is to be paid.`}</Text>
      ) : (
        <AccountAsPrinted account={account} />
      )}
      {account.currency !== '' && account.currency !== currency && (
        <Notice tone="amber">
          <Trans>
            This account is for {account.currency}, the document is in {currency}.
          </Trans>
        </Notice>
      )}
    </Stack>
  )
}

function NoAccount() {
  const { t } = useLingui()
  const { workspaceId } = useEditorContext()
  return (
    <Notice
      tone="amber"
      title={t`No bank account yet`}
      action={
        <ButtonLink size="sm" href={`/w/${workspaceId}/settings/bank`}>
          <Trans>Add one</Trans>
        </ButtonLink>
      }
    >
      <Trans>Without it the document cannot say where to pay.</Trans>
    </Notice>
  )
}
