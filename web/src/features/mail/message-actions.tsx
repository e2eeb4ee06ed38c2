import { cancelMail, getMail, listMail, retryMail, type MailView } from '@bordereau/contract/mail'
import { Button } from '@bordereau/ui/button/button'
import { dialogs } from '@bordereau/ui/dialog/dialogs'
import { toasts } from '@bordereau/ui/toast/toast'
import { Trans, t } from '#macros'
import { useMutation } from '../../data/query.ts'
import { useWorkspace } from '../../data/session.tsx'
import { mailRefusalMessage } from './mail-labels.ts'

/** Retry failed messages; stop waiting ones. */
export function MessageActions({ mail }: { mail: MailView }) {
  const { may } = useWorkspace()
  const { again, stop, retrying, stopping } = useDelivery(mail)
  if (!may('mail.send')) return null
  const retryable =
    mail.status === 'failed' ||
    mail.status === 'uncertain' ||
    (mail.status === 'not_sent' && mail.channelConfigured)
  return (
    <>
      {mail.status === 'queued' && (
        <Button icon="undo" busy={stopping} onClick={() => void stop()}>
          {mail.secondsLeft === 0 ? <Trans>Do not send</Trans> : <Trans>Undo</Trans>}
        </Button>
      )}
      {retryable && (
        <Button look="primary" icon="send" busy={retrying} onClick={() => void again()}>
          <Trans>Send again</Trans>
        </Button>
      )}
    </>
  )
}

function mayArriveTwice(): Promise<boolean> {
  return dialogs.confirm({
    title: t`Send it again?`,
    message: t`It is not known whether the first one arrived. The customer may receive it twice.`,
    confirmLabel: t`Send again`,
  })
}

/** Sends the message again, or withdraws it. */
function useDelivery(mail: MailView) {
  const { workspaceId } = useWorkspace()
  const query = { workspaceId, mailId: mail.id }
  const invalidates = [getMail, listMail]
  const retry = useMutation(retryMail, { invalidates })
  const cancel = useMutation(cancelMail, { invalidates })
  const again = async (): Promise<void> => {
    if (mail.status === 'uncertain' && !(await mayArriveTwice())) return
    const response = await retry.mutate({ query })
    if (response.ok) toasts.success(t`The message is waiting to be sent.`)
    else toasts.error(mailRefusalMessage(response), { duration: Infinity })
  }
  const stop = async (): Promise<void> => {
    const response = await cancel.mutate({ query })
    if (response.ok) toasts.undo(t`The message will not be sent.`, () => void again())
    else toasts.error(mailRefusalMessage(response), { duration: Infinity })
  }
  return { again, stop, retrying: retry.pending, stopping: cancel.pending }
}
