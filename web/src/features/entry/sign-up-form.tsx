import { TextField } from '@bordereau/ui/field/text-field'
import { Trans, t } from '#macros'
import { entryRefusalMessage } from './texts.ts'
import { EmailField, EntryForm } from './form.tsx'
import { NewPasswordField } from './new-password-field.tsx'
import { useSignUp } from './use-sign-up.ts'

/** Name, address and password of a new account, and the captcha that the instance asks for. */
export function SignUpForm() {
  const { form, send, watched, status, busy, refused } = useSignUp()
  return (
    <EntryForm
      submitLabel={<Trans>Create account</Trans>}
      words={entryRefusalMessage}
      onSubmit={send}
      watched={watched}
      {...{ refused, busy, status }}
    >
      <TextField
        {...form.field('name')}
        label={t`Your name`}
        name="name"
        autoComplete="name"
        autoFocus
      />
      <EmailField {...form.field('email')} />
      <NewPasswordField {...form.field('password')} label={t`Password`} name="password" />
    </EntryForm>
  )
}
