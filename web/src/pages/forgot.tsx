import { requestReset } from '@bordereau/contract/session'
import { Button } from '@bordereau/ui/button/button'
import { TextField } from '@bordereau/ui/field/text-field'
import { Link } from '@bordereau/ui/link/link'
import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { useAct } from '../act.ts'
import { useCaptcha } from '../features/captcha/use-captcha.tsx'
import { Entry } from '../features/entry/entry.tsx'
import { wordsOfEntry } from '../features/entry/words.ts'
import { FormFault } from '../features/entry/form-fault.tsx'
import { faultsOf, useForm } from '../form.ts'
import { Stack } from '@bordereau/ui/layout/layout'
import { useMe } from '../session.tsx'

/** Sends a link to choose a new password; says the same whether the address is known or not. */
export function ForgotPage() {
  const { instance } = useMe()
  const [sentTo, setSentTo] = useState<string>()
  const { act } = useAct(requestReset)
  const { form: watched, status, prove, busy, refused } = useCaptcha('reset', true)
  const form = useForm({ email: '' }, values => faultsOf(requestReset.request, values))
  const send = form.submit(async ({ email }) => {
    const answer = await prove(proof => act({ body: { email, captcha: proof } }))
    if (answer.ok) setSentTo(email)
  })
  return (
    <Entry
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
            This instance has no mail server yet, so the message stays in its outbox. Whoever hosts
            it can pass the link on to you.
          </Trans>
        </p>
      )}
      {sentTo === undefined ? (
        <form onSubmit={send} ref={watched} noValidate>
          <Stack>
            <FormFault refused={refused} words={wordsOfEntry} />
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
    </Entry>
  )
}
