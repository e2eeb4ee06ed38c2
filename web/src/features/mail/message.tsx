import { getMailSource, type MailView } from '@bordereau/contract/mail'
import { StatusBadge } from '@bordereau/ui/badge/badge'
import { Button } from '@bordereau/ui/button/button'
import { Stack } from '@bordereau/ui/layout/layout'
import { Trans } from '#macros'
import { download } from '../../data/download.ts'
import { MessageActions } from './message-actions.tsx'
import { MessageBody } from './message-body.tsx'
import { MessageFacts } from './message-facts.tsx'
import { MAIL_TONES, mailStatusLabel } from './mail-labels.ts'
import { Page } from '../../layout/page.tsx'
import { useWorkspace } from '../../data/session.tsx'
import type { Crumb } from '@bordereau/ui/shell/page-header'
import { MessageNotices } from './message-notices.tsx'

/** A message as its recipient reads it, with its status and actions. */
export function Message({ mail, back }: { mail: MailView; back: Crumb }) {
  const query = { workspaceId: useWorkspace().workspaceId, mailId: mail.id }
  return (
    <Page
      title={mail.subject}
      back={back}
      aside={
        <StatusBadge tone={MAIL_TONES[mail.status]}>{mailStatusLabel(mail.status)}</StatusBadge>
      }
      actions={
        <>
          <Button icon="download" onClick={() => void download(getMailSource, query)}>
            <Trans>Download</Trans>
          </Button>
          <MessageActions mail={mail} />
        </>
      }
    >
      <Stack gap={6}>
        <MessageNotices mail={mail} />
        <MessageFacts mail={mail} />
        <MessageBody html={mail.html} text={mail.text} />
      </Stack>
    </Page>
  )
}
