import { requestReset } from '@bordereau/contract/session'
import { Button } from '@bordereau/ui/button/button'
import { TextField } from '@bordereau/ui/field/text-field'
import { Link } from '@bordereau/ui/link/link'
import { Trans, t } from '#macros'
import { useState } from 'react'
import { useMutation } from '../data/mutation.ts'
import { useCaptcha } from '../features/captcha/use-captcha.tsx'
import { PublicForm } from '../features/entry/entry.tsx'
import { entryRefusalMessage } from '../features/entry/texts.ts'
import { FormError } from '../features/entry/form-error.tsx'
import { fieldErrorsOf, useForm } from '../form/form.ts'
import { Stack } from '@bordereau/ui/layout/layout'
import { useMe } from '../data/session.tsx'

/** Sends a link to choose a new password; the text is the same whether the address has an account or not. */
export function ForgotPage() {
  const { instance } = useMe()
  const [sentTo, setSentTo] = useState<string>()
  const { mutate } = useMutation(requestReset)
  const { form: watched, status, prove, busy, refused } = useCaptcha('reset', true)
  const form = useForm({ email: '' }, values => fieldErrorsOf(requestReset.request, values))
  const send = form.submit(async ({ email }) => {
    const response = await prove(proof => mutate({ body: { email, captcha: proof } }))
    if (response.ok) setSentTo(email)
  })
  return (
    <PublicForm
      title={t`Choose a new password`}
      foot={
        <Link href="/sign-in">
          <Trans>Back to sign-in</Trans>
        </Link>
      }
    >
      {!instance.mailConfigured && (
        <p role="note">
          <Trans>
            This instance has no mail server yet, so the message stays in its outbox. The operator
            can pass the link on to you.
          </Trans>
        </p>
      )}
      {sentTo === undefined ? (
        <form onSubmit={send} ref={watched} noValidate>
          <Stack>
            <FormError refused={refused} words={entryRefusalMessage} />
            <TextField
              {...form.field('email')}
              label={t`Email address`}
              type="email"
              name="email"
              autoComplete="username"
              autoFocus
            />
            <Button type="submit" look="primary" size="lg" wide busy={busy}>
              <Trans>Send the link</Trans>
            </Button>
            {status}
          </Stack>
        </form>
      ) : (
        <p role="status">
          <Trans>
            If there is an account for {sentTo}, a message with a link is on its way. The link works
            once and for a short time.
          </Trans>
        </p>
      )}
    </PublicForm>
  )
}
