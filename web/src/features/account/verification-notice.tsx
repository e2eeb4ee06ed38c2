import { getMe, sendVerification } from '@bordereau/contract/session'
import { Notice } from '@bordereau/ui/badge/badge'
import { Button } from '@bordereau/ui/button/button'
import { toasts } from '@bordereau/ui/toast/toast'
import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useAct } from '../../act.ts'
import { wordsOf } from '../../refusal.tsx'
import { useMe } from '../../session.tsx'

/** Where mail is configured: that the address is not confirmed yet, and how to get the message again. */
export function VerificationNotice() {
  const { person, instance } = useMe()
  const { act, pending } = useAct(sendVerification, { touches: [getMe] })
  if (!person || person.email === null || person.emailVerified || !instance.mailConfigured) {
    return null
  }
  const { email } = person
  const send = async (): Promise<void> => {
    const answer = await act({})
    if (answer.ok) toasts.success(t`A message is on its way to ${email}.`)
    // Confirmed meanwhile, in another window.
    else if (answer.refusal === 'already_verified')
      toasts.success(t`${email} is confirmed already.`)
    else toasts.error(wordsOf(answer))
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
