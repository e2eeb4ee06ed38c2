import { Notice } from '@bordereau/ui/badge/badge'
import { toasts } from '@bordereau/ui/toast/toast'
import { t } from '#macros'
import { useWorkspace } from '../../data/session.tsx'

/** Above a message that will not leave by itself: why, and where it is kept. */
export function NotSentNotice() {
  const { sample, sendsMail } = useWorkspace()
  if (sample) {
    return (
      <Notice tone="amber" icon="mail" title={t`The sample company sends nothing`}>
        {t`The message is kept in the outbox, to be read.`}
      </Notice>
    )
  }
  if (sendsMail) return null
  return (
    <Notice tone="amber" icon="mail" title={t`No mail server is set up`}>
      {t`The message is kept in the outbox. Download it there to send it yourself.`}
    </Notice>
  )
}

/** Says after a message was written whether it leaves, with these words, or is kept in the outbox. */
export function useSentToast(): (sent: string) => void {
  const { sample, sendsMail } = useWorkspace()
  return sent => {
    if (sendsMail && !sample) toasts.success(sent)
    else toasts.info(t`The message is kept in the outbox. Download it there to send it yourself.`)
  }
}
