import { Trans, t } from '#macros'
import { EntryForm } from './form.tsx'
import { NewPasswordField } from './new-password-field.tsx'
import { entryRefusalMessage } from './texts.ts'
import { useReset } from './use-reset.ts'

/** The new password of the account that the link in the address belongs to. */
export function ResetForm() {
  const { form, send, pending, refused } = useReset()
  return (
    <EntryForm
      submitLabel={<Trans>Change password</Trans>}
      words={entryRefusalMessage}
      refused={refused}
      busy={pending}
      onSubmit={send}
    >
      <NewPasswordField
        {...form.field('password')}
        label={t`New password`}
        name="password"
        autoFocus
      />
    </EntryForm>
  )
}
