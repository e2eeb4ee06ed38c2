import { requestReset } from '@bordereau/contract/sign-up'
import { Link } from '@bordereau/ui/link/link'
import { Trans, t } from '#macros'
import { useState } from 'react'
import { useMutation } from '../data/mutation.ts'
import { useCaptcha } from '../features/captcha/use-captcha.tsx'
import { PublicForm } from '../features/entry/entry.tsx'
import { entryRefusalMessage } from '../features/entry/texts.ts'
import { fieldErrorsOf, useForm } from '../form/form.ts'
import { useMe } from '../data/session.tsx'
import { EmailField, EntryForm } from '../features/entry/form.tsx'

/** Sends a link to choose a new password; the text is the same whether the address has an account or not. */
export function ForgotPage() {
  const [sentTo, setSentTo] = useState<string>()
  return (
    <PublicForm
      title={t`Choose a new password`}
      foot={
        <Link href="/sign-in">
          <Trans>Back to sign-in</Trans>
        </Link>
      }
    >
      <NoMailServer />
      {sentTo === undefined ? (
        <RequestForm onSent={setSentTo} />
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

function NoMailServer() {
  const { instance } = useMe()
  if (instance.mailConfigured) return null
  return (
    <p role="note">
      <Trans>
        This instance has no mail server yet, so the message stays in its outbox. The operator can
        pass the link on to you.
      </Trans>
    </p>
  )
}

function RequestForm({ onSent }: { onSent: (email: string) => void }) {
  const { mutate } = useMutation(requestReset)
  const { form: watched, status, prove, busy, refused } = useCaptcha('reset', true)
  const form = useForm({ email: '' }, values => fieldErrorsOf(requestReset.request, values))
  const send = form.submit(async ({ email }) => {
    const response = await prove(proof => mutate({ body: { email, captcha: proof } }))
    if (response.ok) onSent(email)
    return response
  })
  return (
    <EntryForm
      submitLabel={<Trans>Send the link</Trans>}
      words={entryRefusalMessage}
      onSubmit={send}
      watched={watched}
      {...{ refused, busy, status }}
    >
      <EmailField {...form.field('email')} autoFocus />
    </EntryForm>
  )
}
