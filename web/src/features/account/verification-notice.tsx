import { sendVerification } from '@bordereau/contract/account'
import { getMe } from '@bordereau/contract/session'
import { Notice } from '@bordereau/ui/badge/badge'
import { Button } from '@bordereau/ui/button/button'
import { toasts } from '@bordereau/ui/toast/toast'
import { Trans, t } from '#macros'
import { useMutation } from '../../data/mutation.ts'
import { refusalMessage } from '../../data/refusal.tsx'
import { useMe } from '../../data/session.tsx'

/** Where mail is configured: that the address is not confirmed yet, with a button to send the message again. */
export function VerificationNotice() {
  const { person, instance } = useMe()
  const { mutate, pending } = useMutation(sendVerification, { invalidates: [getMe] })
  if (!person || person.email === null || person.emailVerified || !instance.mailConfigured) {
    return null
  }
  const { email } = person
  const send = async (): Promise<void> => {
    const response = await mutate({})
    if (response.ok) toasts.success(t`A message is on its way to ${email}.`)
    // Confirmed meanwhile, in another window.
    else if (response.refusal === 'already_verified')
      toasts.success(t`${email} is confirmed already.`)
    else toasts.error(refusalMessage(response))
  }
  return (
    <Notice
      tone="amber"
      title={<Trans>Your email address is not confirmed</Trans>}
      action={
        <Button size="sm" busy={pending} onClick={() => void send()}>
          <Trans>Send the message again</Trans>
        </Button>
      }
    >
      <Trans>Open the link in the message sent to {email}.</Trans>
    </Notice>
  )
}
