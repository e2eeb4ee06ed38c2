import type { PaymentAccount } from '@bordereau/contract/payment-accounts'
import { PasswordField } from '@bordereau/ui/field/password-field'
import { Stack } from '@bordereau/ui/layout/layout'
import { t } from '#macros'
import { SubmitForm } from '../../layout/submit-form.tsx'
import { keyHelp, keyLabel } from './payment-key-label.ts'
import { ProviderEventsAddress } from './provider-events-address.tsx'
import { connectRefusalMessage, isOfField, useConnectAccount } from './use-connect-account.ts'

/** The keys of an account. The provider is asked whose they are before they are stored. */
export function PaymentAccountForm(props: {
  readonly account: PaymentAccount
  readonly onClose: () => void
}) {
  const { account, onClose } = props
  const { form, send, pending, refused } = useConnectAccount(account, onClose)
  return (
    <SubmitForm
      submitLabel={t`Connect`}
      look="primary"
      pending={pending}
      // The field says it.
      refused={refused && isOfField(refused) ? undefined : refused}
      messageOf={connectRefusalMessage}
      onSubmit={send}
      onCancel={account.account ? onClose : undefined}
    >
      <Stack>
        <ProviderEventsAddress account={account} />
        {account.fields.map(({ name, begins, required }) => (
          <PasswordField
            key={name}
            {...form.field(name)}
            label={keyLabel(name)}
            help={keyHelp(name, begins)}
            autoComplete="new-password"
            required={required}
          />
        ))}
      </Stack>
    </SubmitForm>
  )
}
