import type { ResponseOf } from '@bordereau/contract/endpoint'
import { cancelMail, getMail, listMail, retryMail } from '@bordereau/contract/mail'
import { Button } from '@bordereau/ui/button/button'
import { dialogs } from '@bordereau/ui/dialog/dialogs'
import { toasts } from '@bordereau/ui/toast/toast'
import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useAct } from '../../query.ts'
import { useMe, useWorkspace } from '../../session.tsx'
import { wordsOfMailRefusal } from './mail-words.ts'

export type Mail = ResponseOf<typeof getMail>

/** Try again what failed; stop what waits. */
export function MessageActions({ mail }: { mail: Mail }) {
  const { workspaceId, may } = useWorkspace()
  const { instance } = useMe()
  const query = { workspaceId, mailId: mail.id }
  const touches = [getMail, listMail]
  const retry = useAct(retryMail, { touches })
  const cancel = useAct(cancelMail, { touches })
  if (!may('mail.send')) return null
  const again = async (): Promise<void> => {
    if (mail.status === 'uncertain' && !(await mayArriveTwice())) return
    const answer = await retry.act({ query })
    if (answer.ok) toasts.success(t`The message is waiting to be sent.`)
    else toasts.error(wordsOfMailRefusal(answer))
  }
  const stop = async (): Promise<void> => {
    const answer = await cancel.act({ query })
    if (answer.ok) toasts.undo(t`The message will not be sent.`, () => void again())
    else toasts.error(wordsOfMailRefusal(answer))
  }
  const retryable =
    mail.status === 'failed' ||
    mail.status === 'uncertain' ||
    (mail.status === 'kept' && instance.mailConfigured)
  return (
    <>
      {mail.status === 'queued' && (
        <Button icon="ban" busy={cancel.pending} onClick={() => void stop()}>
          <Trans>Do not send</Trans>
        </Button>
      )}
      {retryable && (
        <Button look="primary" icon="send" busy={retry.pending} onClick={() => void again()}>
          <Trans>Send again</Trans>
        </Button>
      )}
    </>
  )
}

function mayArriveTwice(): Promise<boolean> {
  return dialogs.confirm({
    title: t`Send it again?`,
    message: t`Nobody knows whether the first one arrived. The customer may get it twice.`,
    confirmLabel: t`Send again`,
  })
}
