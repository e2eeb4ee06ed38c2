import { getMail, getMailSource } from '@bordereau/contract/mail'
import { Notice, StatusBadge } from '@bordereau/ui/badge/badge'
import { Button } from '@bordereau/ui/button/button'
import { Stack } from '@bordereau/ui/layout/layout'
import { Trans, t } from '#macros'
import { useState } from 'react'
import { useParams } from 'react-router'
import { download } from '../data/download.ts'
import { FormSkeleton } from '../features/company/with-company.tsx'
import { MessageActions } from '../features/mail/message-actions.tsx'
import { MessageBody } from '../features/mail/message-body.tsx'
import { MessageFacts } from '../features/mail/message-facts.tsx'
import { ScheduledNotice } from '../features/mail/scheduled-notice.tsx'
import { MAIL_TONES, mailStatusHelp, mailStatusLabel } from '../features/mail/mail-labels.ts'
import { Page } from '../layout/page.tsx'
import { useQuery } from '../data/query.ts'
import { RefusalView } from '../data/refusal.tsx'
import { useWorkspace } from '../data/session.tsx'

const WAIT_MS = 2000

/** One message as its recipient reads it, its delivery status, and its file to download. */
export function MessagePage() {
  const { workspaceId } = useWorkspace()
  const { mailId = '' } = useParams()
  const query = { workspaceId, mailId }
  const [waits, setWaits] = useState(false)
  const { data, refused, retry } = useQuery(getMail, query, waits ? { refetchMs: WAIT_MS } : {})
  const waiting = data?.status === 'queued' || data?.status === 'sending'
  if (waiting !== waits) setWaits(waiting)
  const back = { href: `/w/${workspaceId}/mail`, label: t`Mail` }
  if (!data) {
    return (
      <Page title={t`Message`} back={back}>
        {refused ? <RefusalView refused={refused} retry={retry} /> : <FormSkeleton />}
      </Page>
    )
  }
  const help = mailStatusHelp(data.status)
  return (
    <Page
      title={data.subject}
      back={back}
      aside={
        <StatusBadge tone={MAIL_TONES[data.status]}>{mailStatusLabel(data.status)}</StatusBadge>
      }
      actions={
        <>
          <Button icon="download" onClick={() => void download(getMailSource, query)}>
            <Trans>Download</Trans>
          </Button>
          <MessageActions mail={data} />
        </>
      }
    >
      <Stack gap={6}>
        {data.secondsLeft !== null && (
          <ScheduledNotice to={data.to} secondsLeft={data.secondsLeft} />
        )}
        {help !== undefined && <Notice tone={MAIL_TONES[data.status]} title={help} />}
        {data.lastError !== '' && (
          <Notice tone="red" title={<Trans>The last attempt failed</Trans>}>
            {data.lastError}
          </Notice>
        )}
        <MessageFacts mail={data} />
        <MessageBody html={data.html} text={data.text} />
      </Stack>
    </Page>
  )
}
