import { getMail, getMailSource } from '@bordereau/contract/mail'
import { Notice, StatusBadge } from '@bordereau/ui/badge/badge'
import { Button } from '@bordereau/ui/button/button'
import { Stack } from '@bordereau/ui/layout/layout'
import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useParams } from 'react-router'
import { download } from '../download.ts'
import { FormSkeleton } from '../features/company/with-company.tsx'
import { MessageActions } from '../features/mail/message-actions.tsx'
import { MessageBody } from '../features/mail/message-body.tsx'
import { MessageFacts } from '../features/mail/message-facts.tsx'
import { MAIL_TONES, helpOfMailStatus, nameOfMailStatus } from '../features/mail/mail-words.ts'
import { Page } from '../page.tsx'
import { useGet } from '../query.ts'
import { RefusalView } from '../refusal.tsx'
import { useWorkspace } from '../session.tsx'

/** One message as its receiver reads it, what became of it, and the whole of it as a file. */
export function MessagePage() {
  const { workspaceId } = useWorkspace()
  const { mailId = '' } = useParams()
  const query = { workspaceId, mailId }
  const { data, refused, retry } = useGet(getMail, query)
  const back = { href: `/w/${workspaceId}/mail`, label: t`Mail` }
  if (!data) {
    return (
      <Page title={t`Message`} back={back}>
        {refused ? <RefusalView refused={refused} retry={retry} /> : <FormSkeleton />}
      </Page>
    )
  }
  const help = helpOfMailStatus(data.status)
  return (
    <Page
      title={data.subject}
      back={back}
      aside={
        <StatusBadge tone={MAIL_TONES[data.status]}>{nameOfMailStatus(data.status)}</StatusBadge>
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
        {help !== undefined && <Notice tone={MAIL_TONES[data.status]} title={help} />}
        {data.lastError !== '' && (
          <Notice tone="red" title={<Trans>The mail server said</Trans>}>
            {data.lastError}
          </Notice>
        )}
        <MessageFacts mail={data} />
        <MessageBody html={data.html} text={data.text} />
      </Stack>
    </Page>
  )
}
