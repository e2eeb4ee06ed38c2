import type { MailView } from '@bordereau/contract/mail'
import { Notice } from '@bordereau/ui/badge/badge'
import { Trans } from '#macros'
import { ScheduledNotice } from './scheduled-notice.tsx'
import { MAIL_TONES, mailStatusHelp } from './mail-labels.ts'

/** What is still to happen with it, what its status means, and why the last attempt failed. */
export function MessageNotices({ mail }: { mail: MailView }) {
  const help = mailStatusHelp(mail.status)
  return (
    <>
      {mail.secondsLeft !== null && <ScheduledNotice to={mail.to} secondsLeft={mail.secondsLeft} />}
      {help !== undefined && <Notice tone={MAIL_TONES[mail.status]} title={help} />}
      {mail.lastError !== '' && (
        <Notice tone="red" title={<Trans>The last attempt failed</Trans>}>
          {mail.lastError}
        </Notice>
      )}
    </>
  )
}
