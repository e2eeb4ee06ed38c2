import { getMail } from '@bordereau/contract/mail'
import { t } from '#macros'
import { useState } from 'react'
import { useParams } from 'react-router'
import { FormSkeleton } from '../layout/form-skeleton.tsx'
import { Page } from '../layout/page.tsx'
import { useQuery } from '../data/query.ts'
import { RefusalView } from '../data/refusal.tsx'
import { useWorkspace } from '../data/session.tsx'
import { Message } from '../features/mail/message.tsx'

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
  return <Message mail={data} back={back} />
}
